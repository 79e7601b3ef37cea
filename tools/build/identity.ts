import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { site } from '../../site.config.ts';

/** The drawn mark; every icon of the site is made from it. */
const source = 'public/favicon.svg';
/** The mark's own ground, for icons that the device cuts to its shape. */
const ground = '#0c2836';
const paper = '#fbfaf7';

function icon(size: number): Promise<Buffer> {
  return sharp(source, { density: 300 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

/** The mark on a square of its ground, small enough for any cut. */
async function maskable(size: number): Promise<Buffer> {
  const mark = await icon(Math.round(size * 0.72));
  const square = sharp({ create: { width: size, height: size, channels: 3, background: ground } });
  return square
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Writes the icons for old browsers, phones and installed pages, and the manifest that names them. */
export async function publishIdentity(out: string): Promise<void> {
  const icons = {
    'favicon.ico': await pngToIco([await icon(32)]),
    'apple-touch-icon.png': await maskable(180),
    'icon-192.png': await icon(192),
    'icon-512.png': await icon(512),
    'icon-maskable-512.png': await maskable(512),
  };
  for (const [name, bytes] of Object.entries(icons)) writeFileSync(join(out, name), bytes);
  const manifest = {
    name: site.name,
    short_name: site.name.split(' ').slice(0, 2).join(' '),
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: ground,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  writeFileSync(join(out, 'site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
}
