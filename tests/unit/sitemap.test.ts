import { expect, test } from 'vitest';
import { sitemap } from '../../tools/build/sitemap.ts';

test('the site map says of each page where it is, and when it was last changed where that is known', () => {
  const map = sitemap('https://wash.example', [{ path: '/', changed: '2026-11-21' }, { path: '/about' }]);
  expect(map.split('\n').slice(2, 4)).toEqual([
    '<url><loc>https://wash.example/</loc><lastmod>2026-11-21</lastmod></url>',
    '<url><loc>https://wash.example/about</loc></url>',
  ]);
});
