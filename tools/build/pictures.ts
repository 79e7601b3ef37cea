import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Plugin } from 'vite';
import { narrowest, type PictureFacts, type Shown } from '../../src/content/schema/picture.ts';
import { loadContent } from './content.ts';
import { filmPoster } from './film.ts';
import { loadPicture, pictureNames, recordOf } from './picture-records.ts';
import { beQuick, isQuick } from './quick.ts';

/** Files of earlier builds; a picture that has not changed is never encoded twice. */
const pictureCache = '.cache/pictures';
/** The JPEG that older browsers are sent, whatever the slot. */
const plainWidth = 1200;
/** Width of the part that phones are sent as a first screen: what one of 412 CSS pixels shows at 1.75x. */
const phoneWidth = 720;
/** Bytes of it, as AVIF, that a slow line brings in the round trips that the font needs too; the quality gives way first. */
const phoneBytes = 14_000;
/** Pixels that a card shows on a phone's dense screen, and what they may weigh; every other width is sent in full. */
const cardWidth = 800;
const card = { bytes: 25 * 1024, qualities: [50, 44, 38, 32, 26] };
const full = { bytes: 0, qualities: [50] };
/** Pictures that the specification gives an address, `/{id}.png`. */
const fixedAddresses = [1, 2, 3, 4].map((number) => `commercial_pw_${number}`);
/**
 * How pictures are encoded. Its mark is a part of the hash, and so of every address: what is encoded again is never taken for what
 * was. The next effort of AVIF takes four times as long and saves no byte (measured on the 1920-pixel entrance of the clinic).
 */
const release = {
  mark: '12',
  // CSS pixels times density that the slots of the site ask for.
  widths: [480, 800, 1200, 1600, 1920, 2560],
  // Of the part for phones: the first that stays within its bytes, else the last.
  phoneQualities: [40, 36, 32, 28, 24, 20, 17],
  effort: 3,
  pngEffort: 7,
  mozjpeg: true,
};
/** In a twentieth of the time, for a look on this machine: one width in every slot. */
const quick = { mark: '12 quick', widths: [1200], phoneQualities: [32], effort: 0, pngEffort: 1, mozjpeg: false };
type Recipe = typeof release;

/** The file of a picture; of the film's, a frame of the owner's own. @throws Error that names the record when there is none */
export function findPicture(id: string): string {
  const frame = id === 'hero-poster' ? filmPoster() : undefined;
  if (frame) return frame;
  const { file } = loadPicture(id);
  const path = file.slice(1);
  if (!existsSync(path)) throw new Error(`${recordOf(id)}: file: expected a file ${path}, found none`);
  return path;
}

/** A picture, opened upright: phones save theirs lying, with a note of how they were held. */
export const openPicture = (file: string): Sharp => sharp(file, { autoOrient: true });

/** Pixels that an AVIF file is high at most: the encoder says so without a name. */
const highest = 16_384;

/** How large a picture is when it stands upright, and a small copy. @throws Error that names the file when it is broken or too high */
export async function readPicture(file: string): Promise<{ width: number; height: number; small: Buffer }> {
  try {
    const { autoOrient } = await openPicture(file).metadata();
    const { width, height } = autoOrient;
    const widest = Math.min(width, ...release.widths.slice(-1));
    if ((height / width) * widest > highest)
      throw new Error(`${width} × ${height} pixels are too high for their width`);
    return { width, height, small: await openPicture(file).resize(64).png().toBuffer() };
  } catch (error) {
    throw new Error(`${file}: expected a picture that can be shown: ${(error as Error).message}`);
  }
}

/** A picture for phones of its own, `{id}-phone` beside the other, where the middle part would not do. */
function phoneFile(file: string): string | undefined {
  const own = file.replace(/(\.\w+)$/, '-phone$1');
  return existsSync(own) ? own : undefined;
}

/** Stem of a picture's addresses: it differs with everything that its files are made of. */
function stemOf(id: string, file: string, focus: string | undefined, { mark }: Recipe): string {
  const hash = createHash('sha256').update(`${mark} ${focus}`).update(readFileSync(file));
  const part = phoneFile(file);
  if (part) hash.update(readFileSync(part));
  return `${id}.${hash.digest('hex').slice(0, 8)}`;
}

/** What the site knows of a picture, found in its file. */
async function measure(file: string, name: string, entry: Shown, { widths }: Recipe): Promise<PictureFacts> {
  const { width, height, small } = await readPicture(file);
  // Of a small copy: from the whole picture the same answer takes ten times as long.
  const { dominant: d } = await sharp(small).stats();
  const color = `#${[d.r, d.g, d.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const fitting = widths.filter((each) => each < width);
  if (fitting.length < widths.length) fitting.push(width);
  const { alt = '', focus } = entry;
  return { name, widths: fitting, width, height, color, alt, ...(focus && { focus }) };
}

/**
 * The part of a picture that a phone shows above the words, opened: one of its own, or the largest 5:4 part of it that has its
 * focal point as near the middle as it can be.
 */
function openPhonePart(file: string, { width, height, focus }: PictureFacts): Sharp {
  const own = phoneFile(file);
  const part = Math.min(width, Math.round(height * 1.25));
  const middle = Math.round((width * Number.parseFloat(focus ?? '50%')) / 100 - part / 2);
  const left = Math.max(0, Math.min(middle, width - part));
  const image = own ? openPicture(own) : openPicture(file).extract({ left, top: 0, width: part, height });
  return image.resize({ width: phoneWidth, withoutEnlargement: true });
}

const toAvif = (image: Sharp, quality: number, { effort }: Recipe) => image.avif({ quality, effort }).toBuffer();

/** The qualities to try: the first that stays within the bytes, else the last. */
interface Limit {
  bytes: number;
  qualities: number[];
}

/** A picture in the bytes that its place has: on a phone's dense screen nobody sees the difference, and it is there sooner. */
async function withinBytes(open: () => Sharp, { bytes, qualities }: Limit, recipe: Recipe): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of qualities) {
    encoded = await toAvif(open(), quality, recipe);
    if (encoded.length <= bytes) break;
  }
  return encoded;
}

/** One file of a picture, as the build publishes it. */
interface Version {
  /** Its name in the cache. */
  file: string;
  /** Where it lies in the built site. */
  place: string;
  encode: () => Promise<Buffer>;
}

/** The one picture that code names: the first frame of the film. */
const namedByCode = ['hero-poster'];

/** The pictures that open a page: phones are sent a part of these, and of no other. */
function openingPictures(): Set<string> {
  const named = loadContent().map(({ record }) => {
    const { hero, picture } = record as { hero?: { picture?: string }; picture?: string };
    return hero?.picture ?? picture ?? '';
  });
  return new Set([...namedByCode, ...named]);
}

/** All versions of a picture. */
function versionsOf(id: string, file: string, picture: PictureFacts, recipe: Recipe, opens: boolean): Version[] {
  const { name, widths } = picture;
  const phone = { bytes: phoneBytes, qualities: recipe.phoneQualities };
  // A pair is looked at closely.
  const isPair = id.endsWith('-before') || pictureNames().includes(`${id}-before`);
  const scale = (width: number) => openPicture(file).resize({ width, withoutEnlargement: true });
  const toJpeg = () => scale(plainWidth).jpeg({ quality: 74, mozjpeg: recipe.mozjpeg }).toBuffer();
  const toPng = () => scale(plainWidth).png({ palette: true, effort: recipe.pngEffort }).toBuffer();
  const versions = [
    ...widths.map((width) => ({
      file: `${name}-${width}.avif`,
      encode: () => withinBytes(() => scale(width), width === cardWidth && !isPair ? card : full, recipe),
    })),
    ...(opens
      ? [{ file: `${name}-phone.avif`, encode: () => withinBytes(() => openPhonePart(file, picture), phone, recipe) }]
      : []),
    { file: `${name}.jpg`, encode: toJpeg },
  ].map((version) => ({ ...version, place: `pictures/${version.file}` }));
  return fixedAddresses.includes(id)
    ? [...versions, { file: `${name}.png`, encode: toPng, place: `${id}.png` }]
    : versions;
}

/** Writes one version into the cache unless it is there. @returns whether it had to be encoded */
async function encodeOnce({ file, encode }: Version): Promise<boolean> {
  const path = join(pictureCache, file);
  if (existsSync(path)) return false;
  writeFileSync(`${path}.part`, await encode());
  renameSync(`${path}.part`, path);
  return true;
}

/** Every picture, by the name of its record, and every file that they are published as. */
interface Pictures {
  facts: Record<string, PictureFacts>;
  versions: Version[];
}

/**
 * Describes and encodes every picture.
 *
 * @param progress is told of each picture that had to be encoded
 * @param opening names those of which phones are sent a part
 */
export async function encodePictures(
  progress: (line: string) => void,
  opening: Set<string> = openingPictures(),
): Promise<Pictures> {
  mkdirSync(pictureCache, { recursive: true });
  const all: Pictures = { facts: {}, versions: [] };
  const names = pictureNames();
  for (const [index, id] of names.entries()) {
    const entry = loadPicture(id);
    const file = findPicture(id);
    const released = stemOf(id, file, entry.focus, release);
    // What a release has encoded already is not encoded once more.
    const recipe = isQuick() && !existsSync(join(pictureCache, `${released}.jpg`)) ? quick : release;
    const picture = await measure(file, stemOf(id, file, entry.focus, recipe), entry, recipe);
    const versions = versionsOf(id, file, picture, recipe, opening.has(id));
    const fresh = await Promise.all(versions.map(encodeOnce));
    if (fresh.some(Boolean)) progress(`picture ${index + 1} of ${names.length}: ${basename(file)}`);
    all.facts[id] = picture;
    all.versions.push(...versions);
  }
  return all;
}

/** One line for each picture that is too small to be sharp. */
export function findSoftPictures(facts: Record<string, PictureFacts>): string[] {
  return Object.entries(facts).flatMap(([id, { width }]) =>
    width < narrowest
      ? `${findPicture(id)} is ${width} pixels wide and will look soft: use one of 960 or more for a card, 1600 for a first screen.`
      : [],
  );
}

/** Copies the encoded pictures into the built site. */
export function publishPictures(versions: Version[], out: string): void {
  mkdirSync(join(out, 'pictures'), { recursive: true });
  for (const { file, place } of versions) copyFileSync(join(pictureCache, file), join(out, place));
}

/** Every string of a record that may name a picture; a pair names two. */
const namesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, each]) => (key === 'pair' ? [`${each}`, `${each}-before`] : namesIn(each)))
      : [];

/**
 * Serves the facts as `virtual:pictures`; in development the files too. In the built site the facts of a picture come with the
 * records that name it: all of them in one place would make every page's scripts grow with every picture.
 */
export function picturesPlugin(): Plugin {
  const id = '\0virtual:pictures';
  let encoding: ReturnType<typeof encodePictures> | undefined;
  let building = false;
  return {
    name: 'pictures',
    config(_, { command }) {
      building = command === 'build';
      if (!building) beQuick();
    },
    resolveId: (source) => (source === 'virtual:pictures' ? id : null),
    async load(loaded) {
      if (loaded !== id) return null;
      // While the owner edits, any picture may come to open a page.
      encoding ??= encodePictures((line) => this.info(line), building ? undefined : new Set(pictureNames()));
      const { facts } = await encoding;
      const shared = building ? Object.fromEntries(namedByCode.map((name) => [name, facts[name]])) : facts;
      return `export default ${JSON.stringify(shared)}`;
    },
    async transform(code, module) {
      if (!building || !/\.json\?record$/.test(module)) return null;
      encoding ??= encodePictures((line) => this.info(line));
      const { facts } = await encoding;
      const names = namesIn(JSON.parse(code.replace('export default ', '')));
      const own = Object.fromEntries(
        names.filter((name) => Object.hasOwn(facts, name)).map((name) => [name, facts[name]]),
      );
      return {
        code: `import pictures from 'virtual:pictures';\nObject.assign(pictures, ${JSON.stringify(own)});\n${code}`,
        map: null,
      };
    },
    configureServer({ middlewares, watcher, moduleGraph, ws }) {
      // A picture that the owner has just saved is on the page at once.
      watcher.on('all', (_, file) => {
        const known = moduleGraph.getModuleById(id);
        if (!known || !/\/(content|media)\/pictures\//.test(file.replaceAll('\\', '/'))) return;
        encoding = undefined;
        moduleGraph.invalidateModule(known);
        ws.send({ type: 'full-reload' });
      });
      middlewares.use('/pictures', (request, response, next) => {
        const path = join(pictureCache, basename(request.url ?? ''));
        if (!existsSync(path)) return next();
        response.end(readFileSync(path));
      });
    },
  };
}
