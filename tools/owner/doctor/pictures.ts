import { statSync } from 'node:fs';
import { narrowest } from '../../../src/content/schema/picture.ts';
import { findPicture, readPicture } from '../../site/picture-files.ts';
import { pictureNames } from '../../site/picture-records.ts';
import { buildStops, type Finding, hint, orReady, when } from './finding.ts';

/** Bytes above which an original makes the clone heavy. */
const heaviest = 4_000_000;

async function examinePicture(id: string): Promise<Finding[]> {
  try {
    const file = findPicture(id);
    const { width } = await readPicture(file);
    const { size } = statSync(file);
    const soft = hint(
      `${file} is ${width} pixels wide and will look soft.`,
      'Use one of 960 pixels or more for a card, 1600 for a first screen.',
    );
    const heavy = hint(`${file} has ${(size / 1e6).toFixed(1)} MB.`, 'Save it as a JPEG under 4 MB.');
    return [...when(width < narrowest, soft), ...when(size > heaviest, heavy)];
  } catch (error) {
    return [buildStops((error as Error).message)];
  }
}

/** Checks that every picture exists, looks sharp and is not too heavy; the film's poster fails with the film that it is made of. */
export async function examinePictures(): Promise<Finding[]> {
  const found = await Promise.all(pictureNames().map(examinePicture));
  return orReady(found.flat(), `${found.length} pictures are there, sharp and light.`);
}
