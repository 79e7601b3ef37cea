import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PictureFacts } from '../../src/content/schema/picture.ts';
import { filmPoster } from './film.ts';
import { loadPicture, pictureNames, recordOf } from './picture-records.ts';
import { isQuick } from './quick.ts';

/** Files of earlier builds; a picture that has not changed is never encoded twice. */
export const pictureCache = '.cache/pictures';
/** The JPEG that older browsers are sent, whatever the slot. */
const plainWidth = 1200;
/** Width of the part that phones are sent as a first screen: what one of 412 CSS pixels shows at 1.75x. */
const phoneWidth = 720;
/** Pixels that a card shows on a phone's dense screen; every other width is sent in full. */
const cardWidth = 800;
/** Pixels that an AVIF file is high at most: the encoder says so without a name. */
const highest = 16_384;
/** Pictures that the specification gives an address, `/{id}.png`. */
const fixedAddresses = [1, 2, 3, 4].map((number) => `commercial_pw_${number}`);

/** The qualities to try, best first: the first that stays within the bytes is taken, else the last. */
interface Limit {
  bytes: number;
  qualities: number[];
}

/**
 * How pictures are encoded. Its mark is a part of the hash, and so of every address: what is encoded again is never taken for what
 * was. Effort 3 takes 3.7 times as long and looks 0.7 dB better at the same quality, for 2 % fewer bytes (measured on 30 files).
 */
const release = {
  mark: '13',
  // CSS pixels times density that the slots of the site ask for.
  widths: [480, 800, 1200, 1600, 1920, 2560],
  full: { bytes: Number.POSITIVE_INFINITY, qualities: [49] },
  card: { bytes: 25 * 1024, qualities: [49, 44, 38, 32, 26] },
  // What a slow line brings in the round trips that the font needs too.
  phone: { bytes: 14_000, qualities: [40, 36, 32, 28, 24, 20, 17] },
  effort: 1,
  phoneEffort: 3,
  pngEffort: 7,
  mozjpeg: true,
};
type Recipe = typeof release;
/** For a look on this machine: one width in every slot. */
const quick: Recipe = {
  ...release,
  mark: '13 quick',
  widths: [1200],
  phone: { ...release.phone, qualities: [32] },
  effort: 0,
  phoneEffort: 0,
  pngEffort: 1,
  mozjpeg: false,
};

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

/** An AVIF in the bytes that its place has: on a phone's dense screen nobody sees the difference, and it is there sooner. */
async function toAvif(open: () => Sharp, { bytes, qualities }: Limit, effort: number): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of qualities) {
    encoded = await open().avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer();
    if (encoded.length <= bytes) break;
  }
  return encoded;
}

/** One file of a picture, as the build publishes it. */
export interface Version {
  /** Its name in the cache. */
  file: string;
  /** Where it lies in the built site. */
  place: string;
  encode: () => Promise<Buffer>;
}

/** What the site knows of a picture, and the files that it is published as. */
export interface Described {
  id: string;
  /** The original. */
  file: string;
  facts: PictureFacts;
  versions: Version[];
}

/** Describes a picture. @param opens whether it opens a page: phones are sent a part of it */
export async function describePicture(id: string, opens: boolean): Promise<Described> {
  const { alt = '', focus } = loadPicture(id);
  const file = findPicture(id);
  // What a release has encoded already is not encoded once more.
  const isReleased = existsSync(join(pictureCache, `${stemOf(id, file, focus, release)}.jpg`));
  const recipe = isQuick() && !isReleased ? quick : release;
  const name = stemOf(id, file, focus, recipe);
  const { width, height, small } = await readPicture(file);
  // Of a small copy: from the whole picture the same answer takes ten times as long.
  const { dominant: d } = await sharp(small).stats();
  const color = `#${[d.r, d.g, d.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const widths = recipe.widths.filter((each) => each < width);
  if (widths.length < recipe.widths.length) widths.push(width);
  const facts: PictureFacts = { name, widths, width, height, color, alt, ...(focus && { focus }) };

  // A pair is looked at closely.
  const isPair = id.endsWith('-before') || pictureNames().includes(`${id}-before`);
  const scale = (to: number) => openPicture(file).resize({ width: to, withoutEnlargement: true });
  const limitOf = (to: number) => (to === cardWidth && !isPair ? recipe.card : recipe.full);
  const part = () => openPhonePart(file, facts);
  const inFolder = (ending: string, encode: Version['encode']) => {
    const own = `${name}${ending}`;
    return { file: own, place: `pictures/${own}`, encode };
  };
  const toPng = () => scale(plainWidth).png({ palette: true, effort: recipe.pngEffort }).toBuffer();
  const versions = [
    ...widths.map((to) => inFolder(`-${to}.avif`, () => toAvif(() => scale(to), limitOf(to), recipe.effort))),
    ...(opens ? [inFolder('-phone.avif', () => toAvif(part, recipe.phone, recipe.phoneEffort))] : []),
    inFolder('.jpg', () => scale(plainWidth).jpeg({ quality: 74, mozjpeg: recipe.mozjpeg }).toBuffer()),
    ...(fixedAddresses.includes(id) ? [{ file: `${name}.png`, place: `${id}.png`, encode: toPng }] : []),
  ];
  return { id, file, facts, versions };
}
