import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildCopy, copyProject } from '../../tools/copy-project.ts';
import { expect, test } from './site.ts';

const file = 'media/pictures/patio-after';

/** A JPEG in one color, of a size and shape unlike the original's. */
const own = sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#c03020' } }).jpeg();

test('a picture is replaced by a file of the owner’s over it, whatever its size', async () => {
  test.setTimeout(120_000);
  const copy = copyProject();
  try {
    await own.clone().toFile(join(copy, `${file}.jpg`));
    buildCopy(copy);
    const html = readFileSync(join(copy, 'dist/areas/st-petersburg.html'), 'utf8');
    const [image = ''] = /<img [^>]*src="\/pictures\/patio-after[^>]*>/.exec(html) ?? [];
    expect(image).toContain('width="1000" height="1000"');
    expect(image).toContain('object-cover');
    const [, name = ''] = /src="\/pictures\/(patio-after\.\w+)\.jpg/.exec(image) ?? [];
    const cut = readdirSync(join(copy, 'dist/pictures')).filter((each) => each.startsWith(name));
    const sizes = ['480', '800', '1000', 'tall'];
    const expected = sizes.flatMap((size) => ['avif', 'webp'].map((format) => `${name}-${size}.${format}`));
    expect(cut.sort()).toEqual([...expected, `${name}.jpg`].sort());
    const { dominant } = await sharp(join(copy, `dist/pictures/${name}.jpg`)).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b + 50);
  } finally {
    rmSync(copy, { recursive: true });
  }
});

test('two files for one picture stop the build with both names', async () => {
  const copy = copyProject();
  try {
    await own
      .clone()
      .png()
      .toFile(join(copy, `${file}.png`));
    expect(() => buildCopy(copy)).toThrow(
      /patio-after: expected one file .*found \S+patio-after\.jpg and \S+patio-after\.png/,
    );
  } finally {
    rmSync(copy, { recursive: true });
  }
});
