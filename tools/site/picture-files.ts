import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PictureFacts } from '../../src/content/schema/picture.ts';
import { faultOf, hashOf } from './files.ts';
import { filmPoster } from './film.ts';
import { isPair as isPairOf, loadPicture, recordOf } from './picture-records.ts';
import { isQuick } from './quick.ts';

/** Cache of encoded files, so that later builds need not encode an unchanged picture again. */
export const pictureCache = '.cache/pictures';
/** Width of the one JPEG for older browsers, wherever the site shows the picture, and of PNGs at `fixedAddresses`. */
const plainWidth = 1200;
/** Width of the crop for a phone's first screen: 412 CSS pixels at a pixel density of 1.75. */
const phoneWidth = 720;
/** Width of the crop for a phone's slider: 390 CSS pixels at a pixel density of 2. */
const tallWidth = 780;
/** Width of a card's picture on a phone's dense screen, the only one of the `widths` with a byte limit. */
const cardWidth = 800;
/** Width of the largest picture that most phones load: dense screens hide its lower quality. */
const phonesWidest = 1240;
/** Greatest height of an AVIF in pixels: on a taller picture the encoder fails without naming the file. */
const highest = 16_384;
/** Pictures that the specification requires at a fixed address, `/{id}.png`. */
const fixedAddresses = [1, 2, 3, 4].map((number) => `commercial_pw_${number}`);

/** Qualities to try, best first, until the file has at most `bytes`; if none fits, the last one is used. */
interface Limit {
  bytes: number;
  qualities: number[];
}

/**
 * Encoder settings. `mark` is part of each file's hash and address: change it with any setting, to retire cached files.
 * Effort 3 takes 3.7 times as long as 1, for files 0.7 dB better and 2 % smaller, so only crops for phones get it.
 */
const release = {
  mark: '16',
  // Widths of the files in image pixels: CSS widths at which the site shows pictures, times screens' pixel densities.
  widths: [480, 800, phonesWidest, 1600, 1920, 2560],
  full: { bytes: Number.POSITIVE_INFINITY, qualities: [48] },
  // For wide screens, where at 48 the grain of stucco and concrete is lost, and a picture looks painted.
  wide: { bytes: Number.POSITIVE_INFINITY, qualities: [64] },
  card: { bytes: 25 * 1024, qualities: [48, 44, 38, 32, 26] },
  // As many bytes as a slow connection delivers in the round trips that loading the font takes.
  phone: { bytes: 14_000, qualities: [40, 36, 32, 28, 24, 20, 17] },
  effort: 1,
  phoneEffort: 3,
  pngEffort: 7,
  mozjpeg: true,
};
type Recipe = typeof release;
/** Settings of a quick build: the fastest encoding, and one width for every place where the site shows the picture. */
const quick: Recipe = {
  ...release,
  mark: '16 quick',
  widths: [1200],
  phone: { ...release.phone, qualities: [32] },
  effort: 0,
  phoneEffort: 0,
  pngEffort: 1,
  mozjpeg: false,
};

/**
 * Path of a picture's file; for the home page's hero, a frame of the owner's film if there is one.
 *
 * @throws Error that names the record of a missing file
 */
export function findPicture(id: string): string {
  const frame = filmPoster(id);
  if (frame) return frame;
  const { file } = loadPicture(id);
  const path = file.slice(1);
  const fault = faultOf(path);
  if (fault) throw new Error(`${recordOf(id)}: file: ${fault}`);
  return path;
}

/** Opens a picture upright: phones save pictures unrotated, with the rotation in the metadata. */
export const openPicture = (file: string): Sharp => sharp(file, { autoOrient: true });

/** Upright size in pixels, and a PNG copy 64 pixels wide. @throws Error that names a file that is broken or too tall */
export async function readPicture(file: string): Promise<{ width: number; height: number; small: Buffer }> {
  const refuse = (error: Error) => {
    throw new Error(`${file}: cannot be read, export it as a JPEG: ${error.message}`);
  };
  const { autoOrient } = await openPicture(file).metadata().catch(refuse);
  const { width, height } = autoOrient;
  const widest = Math.min(width, ...release.widths.slice(-1));
  if ((height / width) * widest > highest) throw new Error(`${file}: ${width} × ${height} pixels is too tall: crop it`);
  return { width, height, small: await openPicture(file).resize(64).png().toBuffer().catch(refuse) };
}

/** Path of the owner's own phone picture (`name-phone.jpg`), if there is one because a crop would spoil the picture. */
function phoneFile(file: string): string | undefined {
  const own = file.replace(/(\.\w+)$/, '-phone$1');
  return existsSync(own) ? own : undefined;
}

/** Start of a picture's published file names: the picture's name and a hash of what the files are made from. */
function stemOf(id: string, file: string, focus: string | undefined, { mark }: Recipe): string {
  const parts = [file, phoneFile(file)].flatMap((each) => (each ? readFileSync(each) : []));
  return `${id}.${hashOf(`${mark} ${focus}`, ...parts).slice(0, 8)}`;
}

/**
 * Opens a picture for phones, cropped to a `shape` (its width by its height) if it is wider, with the focal point as near
 * the crop's middle as possible.
 */
function openPart(file: string, { width, height, focus }: PictureFacts, shape: number): Sharp {
  const part = Math.min(width, Math.round(height * shape));
  const middle = Math.round((width * Number.parseFloat(focus ?? '50%')) / 100 - part / 2);
  const left = Math.max(0, Math.min(middle, width - part));
  return openPicture(file).extract({ left, top: 0, width: part, height });
}

/** Encodes an AVIF within a byte limit: a phone's dense screen hides the lower quality, and the file loads sooner. */
async function toAvif(open: () => Sharp, { bytes, qualities }: Limit, effort: number): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of qualities) {
    encoded = await open().avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer();
    if (encoded.length <= bytes) break;
  }
  return encoded;
}

/** One published file of a picture. */
export interface Version {
  /** File name in the cache. */
  file: string;
  /** Path in the built site. */
  place: string;
  encode: () => Promise<Buffer>;
}

/** A picture's facts and published files. */
export interface Described {
  id: string;
  /** Path of the original. */
  file: string;
  facts: PictureFacts;
  versions: Version[];
}

/** Describes a picture. @param opens whether it is on a page's first screen, so that phones get a crop of it */
export async function describePicture(id: string, opens: boolean): Promise<Described> {
  const { alt = '', focus, rendering } = loadPicture(id);
  const file = findPicture(id);
  // A quick build reuses the files that a full build has encoded.
  const isReleased = existsSync(join(pictureCache, `${stemOf(id, file, focus, release)}.jpg`));
  const recipe = isQuick() && !isReleased ? quick : release;
  const name = stemOf(id, file, focus, recipe);
  const { width, height, small } = await readPicture(file);
  // The color comes from the small copy, because the whole picture takes ten times as long for the same color.
  const { dominant: d } = await sharp(small).stats();
  const color = `#${[d.r, d.g, d.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  // One that is nearly as wide as the picture would only lengthen the page.
  const widths = recipe.widths.filter((each) => each < 0.9 * width);
  if (widths.length < recipe.widths.length) widths.push(width);
  const isPair = isPairOf(id);
  const facts: PictureFacts = {
    name,
    widths,
    width,
    height,
    color,
    alt,
    ...(focus && { focus }),
    ...(isPair && rendering && { rendering }),
  };

  const limitOf = (to: number) => {
    if (to > phonesWidest) return recipe.wide;
    return to === cardWidth && !isPair ? recipe.card : recipe.full;
  };
  const own = phoneFile(file);
  const narrow = (image: Sharp, to: number) => image.resize({ width: to, withoutEnlargement: true });
  const scale = (to: number) => narrow(openPicture(file), to);
  const part = () => narrow(own ? openPicture(own) : openPart(file, facts, 5 / 4), phoneWidth);
  const tall = () => narrow(openPart(file, facts, 4 / 5), tallWidth);
  const inFolder = (ending: string, encode: Version['encode']) => {
    const ended = `${name}${ending}`;
    return { file: ended, place: `pictures/${ended}`, encode };
  };
  const toPng = () => scale(plainWidth).png({ palette: true, effort: recipe.pngEffort }).toBuffer();
  const versions = [
    ...widths.map((to) => inFolder(`-${to}.avif`, () => toAvif(() => scale(to), limitOf(to), recipe.effort))),
    ...(isPair ? [inFolder('-tall.avif', () => toAvif(tall, recipe.full, recipe.effort))] : []),
    ...(opens ? [inFolder('-phone.avif', () => toAvif(part, recipe.phone, recipe.phoneEffort))] : []),
    inFolder('.jpg', () => scale(plainWidth).jpeg({ quality: 74, mozjpeg: recipe.mozjpeg }).toBuffer()),
    ...(fixedAddresses.includes(id) ? [{ file: `${name}.png`, place: `${id}.png`, encode: toPng }] : []),
  ];
  return { id, file, facts, versions };
}
