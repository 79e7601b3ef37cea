import { statSync } from 'node:fs';
import { narrowest } from '../../../src/content/schema/picture.ts';
import { findPicture, readPicture } from '../../build/picture-files.ts';
import { pictureNames } from '../../build/picture-records.ts';
import { type Finding, hint, problem, ready } from './finding.ts';

/** Bytes above which an original makes the clone heavy. */
const heaviest = 4_000_000;

/** Whether every picture is there, sharp and light; the film's is made of the owner's film, and fails with it. */
export async function examinePictures(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const id of pictureNames()) {
    try {
      const file = findPicture(id);
      const { width } = await readPicture(file);
      const { size } = statSync(file);
      if (width < narrowest)
        findings.push(
          hint(
            `${file} is ${width} pixels wide and will look soft.`,
            'Use one of 960 pixels or more for a card, 1600 for a first screen.',
          ),
        );
      if (size > heaviest)
        findings.push(hint(`${file} has ${(size / 1e6).toFixed(1)} MB.`, 'Save it as a JPEG under 4 MB.'));
    } catch (error) {
      findings.push(problem((error as Error).message, 'Fix it: the build stops at it.'));
    }
  }
  return findings.length > 0 ? findings : [ready(`${pictureNames().length} pictures are there, sharp and light.`)];
}
