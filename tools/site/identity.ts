import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { drawLogo } from './brand.ts';
import { loadCompany } from './company.ts';

function icon(size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawLogo()), { density: 300 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

/** The logo on a square of color `background`, small enough to stay whole in any shape to which devices crop icons. */
async function maskable(size: number, background: string): Promise<Buffer> {
  const mark = await icon(Math.round(size * 0.72));
  const square = sharp({ create: { width: size, height: size, channels: 3, background } });
  return square
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The icons for old browsers, phones and installed pages, and the manifest, by file name. */
export async function identityFiles(): Promise<Record<string, string | Buffer>> {
  const { name, colors } = loadCompany();
  const manifest = {
    name,
    short_name: name.split(' ').slice(0, 2).join(' '),
    start_url: '/',
    display: 'browser',
    background_color: colors.ground,
    theme_color: colors.dark,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return {
    'favicon.ico': await pngToIco([await icon(32)]),
    'apple-touch-icon.png': await maskable(180, colors.dark),
    'icon-192.png': await icon(192),
    'icon-512.png': await icon(512),
    'icon-maskable-512.png': await maskable(512, colors.dark),
    'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
  };
}
