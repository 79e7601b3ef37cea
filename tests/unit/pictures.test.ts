import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openPicture, readPicture } from '../../tools/site/picture-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const file = join(folder, 'phone.JPG');
/** The red left side of the file, which orientation 6 (a phone held upright) turns to the top of the picture. */
const red = { create: { width: 80, height: 90, channels: 3, background: '#f00' } } as const;
const blue = sharp({ create: { ...red.create, width: 160, background: '#00f' } });
await blue
  .composite([{ input: red, left: 0, top: 0 }])
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toFile(file);

test.each(['avif', 'jpeg', 'png'] as const)('a photo taken on an upright phone stays upright as %s', async (format) => {
  expect(await readPicture(file)).toMatchObject({ width: 90, height: 160 });
  const image = sharp(await openPicture(file).toFormat(format).toBuffer());
  const [top = 0, , blueAtTop = 0] = await image.extract({ left: 85, top: 10, width: 1, height: 1 }).raw().toBuffer();
  expect(top).toBeGreaterThan(blueAtTop + 100);
});

test('a broken picture is reported with its file name', async () => {
  const broken = join(folder, 'broken.jpg');
  writeFileSync(broken, readFileSync(file).subarray(0, 500));
  await expect(readPicture(broken)).rejects.toThrow(`${broken}: cannot be read, export it as a JPEG: `);
});

test('a picture too tall for every format is reported by name before it reaches the encoder', async () => {
  const strip = join(folder, 'strip.png');
  await sharp({ create: { ...red.create, width: 20, height: 20_000 } }).toFile(strip);
  await expect(readPicture(strip)).rejects.toThrow(`${strip}: 20 × 20000 pixels is too tall: crop it`);
});
