import { statSync } from 'node:fs';
import { saySoft } from '../../../src/content/schema/picture.ts';
import { findPicture, readPicture } from '../../site/picture-files.ts';
import { pictureNames } from '../../site/picture-records.ts';
import { buildStops, type Finding, hint, orReady } from './finding.ts';

/** Bytes above which an original picture makes a clone of the repository heavy. */
const heaviest = 4_000_000;

async function examinePicture(id: string): Promise<Finding[]> {
  try {
    const file = findPicture(id);
    const { size } = statSync(file);
    const soft = saySoft((await readPicture(file)).width).map((say) => hint(`${file} ${say}.`, 'Take a larger one.'));
    if (size <= heaviest) return soft;
    return [...soft, hint(`${file} is ${(size / 1e6).toFixed(1)} MB.`, 'Save it as a JPEG under 4 MB.')];
  } catch (error) {
    return [buildStops((error as Error).message)];
  }
}

/** Checks that every picture exists, is sharp and not too heavy. A missing film is reported too, at its poster. */
export async function examinePictures(): Promise<Finding[]> {
  const found = await Promise.all(pictureNames().map(examinePicture));
  return orReady(found.flat(), `${found.length} pictures are there, sharp and light.`);
}
