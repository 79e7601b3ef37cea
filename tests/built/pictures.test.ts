import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '../owner.ts';
import { all, attributes, htmlOf } from './site.ts';

test.each(paths)('%s: every picture has its size, a description and two formats', (path) => {
  const pictures = all(path, 'picture');
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    const image = picture.querySelector('img');
    expect(Number(image?.getAttribute('width')), picture.outerHTML).toBeGreaterThan(0);
    expect(Number(image?.getAttribute('height')), picture.outerHTML).toBeGreaterThan(0);
    expect(image?.hasAttribute('alt'), picture.outerHTML).toBe(true);
    expect(picture.querySelector('source[type="image/avif"]'), picture.outerHTML).not.toBeNull();
  }
});

test.each(paths)('%s: the first picture comes at once, and the others wait until they come near', (path) => {
  const [first, ...others] = all(path, 'main img');
  expect(first?.getAttribute('fetchPriority')).toBe('high');
  expect(attributes(others, 'loading').filter((each) => each !== 'lazy')).toEqual([]);
  expect(attributes(others, 'decoding').filter((each) => each !== 'async')).toEqual([]);
});

test.each(paths)('%s: the first picture that a phone is sent has at most 16 KB', (path) => {
  const [hero] = /\/pictures\/[\w.-]+-phone\.avif/.exec(htmlOf(path)) ?? [];
  expect(statSync(`dist${hero}`).size).toBeLessThanOrEqual(16 * 1024);
});
