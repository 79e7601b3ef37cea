import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import type { PictureFacts } from '../../src/content/schema/picture.ts';
import { loadContent } from './content.ts';
import { makeOnce } from './files.ts';
import { type Described, describePicture, pictureCache, type Version } from './picture-files.ts';
import { pictureNames } from './picture-records.ts';
import { textsOf } from './shape.ts';

/** Names of the pictures on a page's first screen; only these have a crop for phones. */
function openingPictures(): Set<string> {
  const named = loadContent().map(({ record }) => {
    const { hero, picture } = record as { hero?: { picture?: string }; picture?: string };
    return hero?.picture ?? picture ?? '';
  });
  return new Set(named);
}

/** Describes every picture with its published files. @param opening names of pictures with a crop for phones */
export function describePictures(opening = openingPictures(), drafts = false): Promise<Described[]> {
  return Promise.all(pictureNames(drafts).map((id) => describePicture(id, opening.has(id))));
}

const encodeOnce = ({ file, encode }: Version) => makeOnce(join(pictureCache, file), encode);

/** Copies all files of the pictures into the built site. @param progress gets a line for each picture encoded now */
export async function publishPictures(
  pictures: Described[],
  out: string,
  progress: (line: string) => void,
): Promise<void> {
  mkdirSync(join(out, 'pictures'), { recursive: true });
  let done = 0;
  await Promise.all(
    pictures.map(async ({ file, versions }) => {
      const fresh = await Promise.all(versions.map(encodeOnce));
      for (const version of versions) copyFileSync(join(pictureCache, version.file), join(out, version.place));
      done += 1;
      if (fresh.some(Boolean)) progress(`picture ${done} of ${pictures.length}: ${basename(file)}`);
    }),
  );
}

/** All texts of a record, any of which may name a picture; the name of a pair stands for its two pictures. */
const namesIn = (record: unknown): string[] =>
  textsOf(record).flatMap(({ text, place }) => (place.endsWith('.pair') ? [text, `${text}-before`] : text));

/**
 * Provides the pictures' facts as `virtual:pictures`; in development also serves the files, each encoded on its first
 * request. In the built site each record's module adds the facts of its own pictures: with a single list, every page's
 * scripts would grow with each picture.
 */
export function picturesPlugin(): Plugin {
  const id = '\0virtual:pictures';
  let described: Promise<Described[]> | undefined;
  let building = false;
  /** In development all pictures have a crop for phones: edits may put any of them on a page's first screen. */
  const describe = () => {
    described ??= describePictures(building ? undefined : new Set(pictureNames(true)), !building);
    return described;
  };
  const factsOf = async (names?: string[]): Promise<Record<string, PictureFacts>> =>
    Object.fromEntries(
      (await describe()).filter((each) => names?.includes(each.id) ?? true).map((each) => [each.id, each.facts]),
    );
  return {
    name: 'pictures',
    config(_, { command }) {
      building = command === 'build';
      if (!building) process.env.QUICK = '1';
    },
    resolveId: (source) => (source === 'virtual:pictures' ? id : null),
    async load(loaded) {
      if (loaded !== id) return null;
      return `export default ${JSON.stringify(building ? {} : await factsOf())}`;
    },
    async transform(code, module) {
      if (!building || !/\.json\?record$/.test(module)) return null;
      const own = await factsOf(namesIn(JSON.parse(code.replace('export default ', ''))));
      return {
        code: `import pictures from 'virtual:pictures';\nObject.assign(pictures, ${JSON.stringify(own)});\n${code}`,
        map: null,
      };
    },
    configureServer({ middlewares, watcher, moduleGraph, ws }) {
      // Reloads the page when a picture's file, or the record of a picture or job, changes.
      watcher.on('all', (_, file) => {
        const known = moduleGraph.getModuleById(id);
        if (!known || !/\/content\/(pictures|jobs)\/|\/media\/pictures\//.test(file.replaceAll('\\', '/'))) return;
        described = undefined;
        moduleGraph.invalidateModule(known);
        ws.send({ type: 'full-reload' });
      });
      middlewares.use('/pictures', (request, response, next) => {
        const name = basename(request.url ?? '');
        const send = async () => {
          const version = (await describe()).flatMap(({ versions }) => versions).find(({ file }) => file === name);
          if (!version) return next();
          await encodeOnce(version);
          response.end(readFileSync(join(pictureCache, name)));
        };
        send().catch(next);
      });
    },
  };
}
