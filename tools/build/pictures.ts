import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp, { type Region, type Sharp } from 'sharp';
import type { Plugin } from 'vite';
import { type PictureEntry, pictures } from '../../src/content/pictures.ts';
import { beQuick, isQuick } from './quick.ts';

const sources = 'media/pictures';
/** Files cut on earlier builds; a picture that has not changed is never encoded twice. */
const pictureCache = '.cache/pictures';
/** The JPEG that older browsers are sent, whatever the slot. */
const plainWidth = 1200;
/** Width of the upright part that phones are sent as a first screen: what one of 412 CSS pixels shows at 1.75x. */
const tallWidth = 720;
/** Bytes of it, as AVIF, that a slow line brings in the round trips that the font needs too; the quality gives way first. */
const tallBytes = 14_000;
/** Pictures that the specification gives an address, `/{id}.png`. */
const fixedAddresses = [1, 2, 3, 4].map((number) => `commercial_pw_${number}`);
/**
 * How pictures are encoded. Its mark is a part of the hash, and so of every address: what is encoded anew is never taken for what
 * was. The next effort of AVIF takes four times as long and saves no byte (measured on the 1920-pixel entrance of the clinic).
 */
const release = {
  mark: '9',
  // CSS pixels times density that the slots of the site ask for.
  widths: [480, 800, 1200, 1600, 1920, 2560],
  // Of the upright part: the first that stays within its bytes, else the last.
  tallQualities: [40, 36, 32, 28, 24],
  effort: 3,
  pngEffort: 7,
  mozjpeg: true,
};
/** In a twentieth of the time, for a look on this machine: one width in every slot. */
const quick = { mark: '9 quick', widths: [1200], tallQualities: [32], effort: 0, pngEffort: 1, mozjpeg: false };
type Recipe = typeof release;

/** What the site knows of a picture; `name` is the stem of all its addresses. */
export interface PictureFacts extends PictureEntry {
  name: string;
  widths: number[];
  width: number;
  height: number;
  /** Dominant color as `#rrggbb`, shown until the file is there. */
  color: string;
}

/** The file of a picture. @throws Error that names the registry when there is none, or more than one */
export function findPicture(id: string): string {
  const found = ['jpg', 'jpeg', 'png', 'webp', 'avif'].map((ext) => join(sources, `${id}.${ext}`)).filter(existsSync);
  const [file] = found;
  if (!file || found.length > 1) {
    const problem = file ? `found ${found.join(' and ')}` : 'found none';
    throw new Error(
      `src/content/pictures.ts: ${id}: expected one file ${sources}/${id}.jpg (or .png, .webp, .avif), ${problem}`,
    );
  }
  return file;
}

/** An upright picture of its own, `{id}-tall` beside the other, where the middle part would not do. */
function tallFile(file: string): string | undefined {
  const own = file.replace(/(\.\w+)$/, '-tall$1');
  return existsSync(own) ? own : undefined;
}

/** Stem of a picture's addresses: it differs with everything that its files are made of. */
function nameOf(id: string, file: string, focus: string | undefined, { mark }: Recipe): string {
  const hash = createHash('sha256').update(`${mark} ${focus}`).update(readFileSync(file));
  const tall = tallFile(file);
  if (tall) hash.update(readFileSync(tall));
  return `${id}.${hash.digest('hex').slice(0, 8)}`;
}

async function measure(id: string, entry: PictureEntry): Promise<PictureFacts & { file: string; recipe: Recipe }> {
  const file = findPicture(id);
  const name = nameOf(id, file, entry.focus, release);
  // What a release has encoded already is not encoded once more.
  const recipe = isQuick() && !existsSync(join(pictureCache, `${name}.jpg`)) ? quick : release;
  const { width = 0, height = 0 } = await sharp(file).metadata();
  // Of a small copy: from the whole picture the same answer takes ten times as long.
  const { dominant: d } = await sharp(await sharp(file).resize(64).png().toBuffer()).stats();
  const color = `#${[d.r, d.g, d.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const fitting = recipe.widths.filter((each) => each < width);
  if (fitting.length < recipe.widths.length) fitting.push(width);
  return {
    file,
    recipe,
    name: recipe === release ? name : nameOf(id, file, entry.focus, recipe),
    widths: fitting,
    width,
    height,
    color,
    alt: entry.alt,
    ...(entry.focus && { focus: entry.focus }),
  };
}

/** The largest upright 3:4 part of a picture that has its focal point as near the middle as it can be. */
function cropTall({ width, height, focus }: Pick<PictureFacts, 'width' | 'height' | 'focus'>): Region {
  const crop = { width: Math.min(width, Math.round(height * 0.75)), height };
  const x = Number.parseFloat(focus ?? '50%');
  const left = Math.round((width * x) / 100 - crop.width / 2);
  return { ...crop, left: Math.max(0, Math.min(left, width - crop.width)), top: 0 };
}

/** The upright part of a picture, opened. */
function openTall(file: string, picture: PictureFacts): Sharp {
  const own = tallFile(file);
  const image = own ? sharp(own) : sharp(file).extract(cropTall(picture));
  return image.resize({ width: tallWidth, withoutEnlargement: true });
}

/** Every file that a picture is published as. */
function namesOf({ name, widths }: PictureFacts): string[] {
  const sizes = [...widths, 'tall'];
  return [...sizes.map((size) => `${name}-${size}.avif`), `${name}.jpg`];
}

/** Opens the picture that a file of {@link namesOf} is made of, in that file's size. */
function open(target: string, file: string, picture: PictureFacts): Sharp {
  if (target.includes('-tall.')) return openTall(file, picture);
  const width = Number(/-(\d+)\.\w+$/.exec(target)?.[1] ?? plainWidth);
  return sharp(file).resize({ width, withoutEnlargement: true });
}

/** Writes one version into the cache unless it is there. @returns whether it had to be encoded */
async function encode(target: string, recipe: Recipe, open: () => Sharp): Promise<boolean> {
  const path = join(pictureCache, target);
  if (existsSync(path)) return false;
  // On a phone's dense screen nobody sees the difference, and the first screen is there one round trip sooner.
  const dense = target.includes('-tall.');
  const encoders = {
    '.avif': () => (dense ? withinBytes(open, recipe) : toAvif(open(), 50, recipe)),
    '.jpg': () => open().jpeg({ quality: 74, mozjpeg: recipe.mozjpeg }).toBuffer(),
    '.png': () => open().png({ palette: true, effort: recipe.pngEffort }).toBuffer(),
  };
  writeFileSync(`${path}.part`, await encoders[extname(target) as keyof typeof encoders]());
  renameSync(`${path}.part`, path);
  return true;
}

const toAvif = (image: Sharp, quality: number, { effort }: Recipe) => image.avif({ quality, effort }).toBuffer();

/** The upright part of a picture within {@link tallBytes}, if one of its recipe's qualities can do it. */
async function withinBytes(open: () => Sharp, recipe: Recipe): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of recipe.tallQualities) {
    bytes = await toAvif(open(), quality, recipe);
    if (bytes.length <= tallBytes) break;
  }
  return bytes;
}

/** Describes and cuts every picture of the registry. @param progress is told of each picture that had to be encoded */
export async function cutPictures(progress: (line: string) => void): Promise<Record<string, PictureFacts>> {
  mkdirSync(pictureCache, { recursive: true });
  const facts: Record<string, PictureFacts> = {};
  const entries = Object.entries<PictureEntry>(pictures);
  for (const [index, [id, entry]] of entries.entries()) {
    const { file, recipe, ...picture } = await measure(id, entry);
    facts[id] = picture;
    const names = [...namesOf(picture), ...(fixedAddresses.includes(id) ? [`${picture.name}.png`] : [])];
    const fresh = await Promise.all(names.map((target) => encode(target, recipe, () => open(target, file, picture))));
    if (fresh.some(Boolean)) progress(`picture ${index + 1} of ${entries.length}: ${basename(file)}`);
  }
  return facts;
}

/** Copies the cut pictures into the built site, some to public addresses of their own too. */
export function publishPictures(facts: Record<string, PictureFacts>, out: string): void {
  mkdirSync(join(out, 'pictures'), { recursive: true });
  for (const file of Object.values(facts).flatMap(namesOf)) {
    copyFileSync(join(pictureCache, file), join(out, 'pictures', file));
  }
  for (const id of fixedAddresses) {
    copyFileSync(join(pictureCache, `${facts[id]?.name}.png`), join(out, `${id}.png`));
  }
}

/** Serves the facts as `virtual:pictures`; in development the files too. */
export function picturesPlugin(): Plugin {
  const id = '\0virtual:pictures';
  let facts: ReturnType<typeof cutPictures> | undefined;
  return {
    name: 'pictures',
    config(_, { command }) {
      if (command === 'serve') beQuick();
    },
    resolveId: (source) => (source === 'virtual:pictures' ? id : null),
    async load(loaded) {
      if (loaded !== id) return null;
      facts ??= cutPictures((line) => this.info(line));
      return `export default ${JSON.stringify(await facts)}`;
    },
    configureServer(server) {
      server.middlewares.use('/pictures', (request, response, next) => {
        const path = join(pictureCache, basename(request.url ?? ''));
        if (!existsSync(path)) return next();
        response.end(readFileSync(path));
      });
    },
  };
}
