import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bootLoader } from '../../src/app/boot-loader.ts';
import type { HomePage } from '../../src/content/schema.ts';
import { pathOf } from '../../tools/site/content.ts';
import { recordOf as pictureRecord } from '../../tools/site/picture-records.ts';
import { lastChanges } from '../../tools/site/sitemap.ts';
import { origin } from '../browser/head.ts';
import { callHref, company, entries, paths, recordOf, site } from '../owner.ts';
import { all, attributes, hrefs, htmlOf, mainWords, metasOf, one, wordsOf } from './site.ts';

const tags = [
  ...['og:type', 'og:site_name', 'og:title', 'og:description', 'og:url', 'og:image', 'og:image:width'],
  ...['og:image:height', 'og:image:alt', 'twitter:card', 'twitter:title', 'twitter:description', 'twitter:image'],
  ...['description', 'format-detection', 'keywords', 'theme-color', 'viewport'],
];

test.each(paths)('%s has each meta tag once, and its share picture exists', async (path) => {
  const metas = metasOf(path);
  const address = origin + path;
  expect(all(path, 'nav[aria-label=Breadcrumb]')).toHaveLength(path === '/' ? 0 : 1);
  expect(hrefs(path, 'link[rel=canonical]')).toEqual([address]);
  expect(Object.keys(metas).sort()).toEqual(tags.toSorted());
  const title = one(path, 'title:not(svg title)').textContent;
  expect(metas).toMatchObject({ 'og:title': title, 'og:description': metas.description, 'og:url': address });
  expect(metas['twitter:image']).toBe(metas['og:image']);
  const file = join('dist', new URL(metas['og:image'] ?? '').pathname);
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  expect(statSync(file).size).toBeLessThanOrEqual(90 * 1024);
});

test('the HTML of home does not load its film', () => {
  const films = all('/', 'video').map(({ outerHTML }) => outerHTML);
  expect(films).toHaveLength(recordOf<HomePage>('/').hero.film ? 1 : 0);
  expect(films.filter((html) => !html.includes('preload="none"') || /<source|src=|autoplay/.test(html))).toEqual([]);
});

test.each([...paths, '/404'])('%s is complete without scripts', (path) => {
  expect(all(path, 'h1')).toHaveLength(1);
  expect(one(path, 'title:not(svg title)').textContent).not.toBe('');
  expect(metasOf(path).description).toMatch(/\S/);
  const script = one(path, 'script:not([type="application/ld+json"])');
  expect(script.textContent).toBe(bootLoader);
  expect(script.getAttribute('data-boot')).toMatch(/^\/assets\/boot-[\w-]+\.js$/);
  expect(mainWords(path).split(' ').length).toBeGreaterThan(path === '/404' ? 10 : 80);
  // React hides parts that are still loading with these.
  expect(all(path, '[hidden]')).toEqual([]);
  expect(htmlOf(path)).not.toContain('style="display:none"');
  // Without this, an iPhone adds links of its own to the page before the app hydrates it.
  expect(metasOf(path)['format-detection']).toBe('telephone=no,date=no,address=no,email=no');
});

test('the not-found page has no breadcrumbs or canonical address, and is not indexed', () => {
  expect(all('/404', 'nav[aria-label=Breadcrumb], link[rel=canonical]')).toEqual([]);
  expect(attributes(all('/404', 'meta[name=robots]'), 'content')).toEqual(['noindex']);
});

test.skipIf(!company.region.map)('each page of one city names the city on the map beside its places', () => {
  const pages = entries.flatMap((entry) => {
    const city = entry.folder === 'cities' ? entry.name : (entry.record as { city?: string }).city;
    const path = pathOf(entry);
    return city && all(path, '[data-testid=places]').length > 0 ? [{ city, path }] : [];
  });
  expect(pages.length).toBeGreaterThan(0);
  for (const { city, path } of pages) {
    const names = all(path, '[data-testid=places] svg text').map(({ textContent }) => textContent);
    expect(names, path).toContain(recordOf<{ name: string }>(`/areas/${city}`).name);
  }
});

test('the sitemap lists every page that is the original, and robots.txt links to the sitemap', () => {
  const map = readFileSync('dist/sitemap.xml', 'utf8');
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const originals = paths.filter((path) => hrefs(path, 'link[rel=canonical]')[0] === origin + path);
  expect(addresses.sort()).toEqual(originals.map((path) => origin + path).sort());
  // The site map has no `lastmod` if git cannot tell when a page changed, as in a shallow clone.
  const changed = lastChanges('src/content').get('src/content/pages/about.json');
  expect(map).toContain(`<loc>${origin}/about</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`);
  expect(readFileSync('dist/robots.txt', 'utf8')).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test.each(paths)(
  '%s: every picture has a size, alt text and two formats, and all pictures but the first load lazily',
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
    const images = all(path, 'main img');
    // The contact page's first picture does not show on phones, so it is loaded as late as the others.
    if (path !== '/contact') expect(images.shift()?.getAttribute('fetchPriority')).toBe('high');
    for (const other of images)
      expect([other.getAttribute('loading'), other.getAttribute('decoding')]).toEqual(['lazy', 'async']);
  },
);

test('every before-and-after pair of a record shows both pictures in a slider of its own', () => {
  let shown = 0;
  for (const path of paths) {
    const named = JSON.stringify(recordOf(path)).split('"pair":').length - 1;
    // Leaves out the block of finished jobs, which has sliders of its own.
    const sliders = all(path, '.before-after:has(input[type=range]):not([data-testid=jobs] *)');
    expect(sliders, path).toHaveLength(named);
    shown += named;
    for (const slider of sliders) {
      const words = wordsOf(slider);
      for (const label of [site.blocks.before, site.blocks.after]) expect(words, path).toContain(label);
      const [before = '', after = ''] = attributes([...slider.querySelectorAll('img')], 'src').map(String);
      expect(before).toContain('-before.');
      expect(before.split('-before.')[0]).toBe(after.split('.')[0]);
      // The half before is cropped like the other, unless its record says otherwise.
      const styles = attributes([...slider.querySelectorAll('picture')], 'style').map(String);
      const record = JSON.parse(readFileSync(pictureRecord(basename(after).split('.')[0] ?? ''), 'utf8'));
      expect(styles.map((style) => /object-position:([^;]+)/.exec(style)?.[1])).toEqual([
        record.before.focus ?? record.focus,
        record.focus,
      ]);
    }
  }
  expect(shown).toBeGreaterThan(0);
});

test.skipIf(!site.blocks.offer)(
  'only first screens with a quote button say what a quote costs and when it comes',
  () => {
    const saying = paths.filter((path) =>
      all(path, '.hero p')
        .map(wordsOf)
        .includes(site.blocks.offer ?? ''),
    );
    expect(saying.length).toBeGreaterThan(0);
    expect(saying).toEqual(paths.filter((path) => all(path, '.hero :is([href="/contact"], [href$="#quote-form"])')[0]));
  },
);

test.each(paths)(
  '%s has the bottom bar, with the phone number and the quote form, unless it is the form’s page',
  (path) => {
    const bar = `nav[aria-label="${site.names.bar}"]`;
    expect(hrefs(path, `${bar} a`)).toEqual(path === '/contact' ? [] : [callHref, '/contact']);
  },
);

test.each(paths)('%s: the first picture for phones is at most 16 KB', (path) => {
  const [hero] = /\/pictures\/[\w.-]+-phone\.avif/.exec(htmlOf(path)) ?? [];
  expect(statSync(`dist${hero}`).size).toBeLessThanOrEqual(16 * 1024);
});

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'heading-level': 'error',
    'input-missing-label': 'error',
    // These rules would reject the compact HTML that React and the build write.
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // `tests/specification` sets the limits for titles and descriptions.
    'long-title': 'off',
    // Phone numbers keep the spaces and hyphens that the owner typed.
    'tel-non-breaking': 'off',
    // Lists without bullets lose their role in Safari, and links without `href` have none, so both state their role.
    'no-redundant-role': 'off',
  },
});

test.each(globSync('dist/**/*.html'))('%s is valid HTML', async (file) => {
  const { results } = await validator.validateFile(file);
  const problems = results.flatMap(({ messages }) => messages);
  expect(problems.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
});
