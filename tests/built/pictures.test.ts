import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '../owner.ts';
import { all, htmlOf } from './site.ts';

test.each(paths)(
  '%s: every picture has its size, a description and two formats, and only the first comes at once',
  (path) => {
    const pictures = all(path, 'picture');
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      expect(picture.querySelectorAll('source[type="image/avif"]').length, picture.outerHTML).toBeGreaterThan(0);
      const [image] = picture.querySelectorAll('img');
      expect(image?.hasAttribute('alt'), picture.outerHTML).toBe(true);
      for (const side of ['width', 'height'])
        expect(Number(image?.getAttribute(side)), picture.outerHTML).toBeGreaterThan(0);
    }
    const [first, ...others] = all(path, 'main img');
    expect(first?.getAttribute('fetchPriority')).toBe('high');
    for (const other of others)
      expect([other.getAttribute('loading'), other.getAttribute('decoding')]).toEqual(['lazy', 'async']);
  },
);

test.each(paths)('%s: the first picture that a phone is sent has at most 16 KB', (path) => {
  const [hero] = /\/pictures\/[\w.-]+-phone\.avif/.exec(htmlOf(path)) ?? [];
  expect(statSync(`dist${hero}`).size).toBeLessThanOrEqual(16 * 1024);
});
