import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';

const parsed = new Map<string, Document>();

/** The file of a built page; `/404` is the not-found page. */
export const fileOf = (path: string) => `dist${path === '/' ? '/index' : path}.html`;
export const htmlOf = (path: string) => readFileSync(fileOf(path), 'utf8');

/** A built page, parsed once for all tests. */
export function pageAt(path: string): Document {
  const page = parsed.get(path) ?? parseHTML(htmlOf(path)).document;
  parsed.set(path, page);
  return page;
}

/** Every element of a page that matches the selector. */
export const all = (path: string, selector: string) => [...pageAt(path).querySelectorAll(selector)];

/** The one element of a page that matches the selector. @throws Error when there is none, or more than one */
export function one(path: string, selector: string): Element {
  const found = all(path, selector);
  if (!found[0] || found.length > 1) throw new Error(`${path}: expected one ${selector}, found ${found.length}`);
  return found[0];
}

export const attributes = (elements: Element[], name: string) => elements.map((each) => each.getAttribute(name));

/** Text of an element with single spaces, without scripts, styles, drawings and what screen readers skip. */
export function wordsOf(node: Node): string {
  const inside = [...node.childNodes].map((each) => {
    if (each.nodeType === 3) return each.textContent ?? '';
    if (each.nodeType !== 1 || /^(script|style|svg)$/i.test(each.nodeName)) return '';
    return (each as Element).getAttribute('aria-hidden') === 'true' ? ' ' : ` ${wordsOf(each)} `;
  });
  return inside.join('').replace(/\s+/g, ' ').trim();
}

export const mainWords = (path: string) => wordsOf(one(path, 'main'));

/** Targets of a page's links that match the selector, in order. */
export const hrefs = (path: string, selector: string) => attributes(all(path, selector), 'href');

/** Targets of the links with the text `name`. */
export const hrefsNamed = (path: string, name: string, part = 'main') =>
  attributes(
    all(path, `${part} a`).filter((link) => wordsOf(link) === name),
    'href',
  );

/** The content of each meta tag, by name or property. @throws Error when a page has the same tag twice */
export function metasOf(path: string): Record<string, string> {
  const metas = all(path, 'meta[name], meta[property]').map((meta) => [
    meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
    meta.getAttribute('content') ?? '',
  ]);
  const byName = Object.fromEntries(metas);
  if (Object.keys(byName).length < metas.length) throw new Error(`${path}: a meta tag stands twice`);
  return byName;
}

export type Data = Record<string, unknown> & { '@type': string };

/** A page's structured data, one record for each script. */
export const dataOf = (path: string): Data[] =>
  all(path, 'script[type="application/ld+json"]').map((script) => JSON.parse(script.textContent ?? ''));
