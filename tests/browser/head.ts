import type { Browser, Page } from '@playwright/test';
import { company } from '../owner.ts';

/** Where the built site says that it lives. */
export const origin = company.domain;

/**
 * Everything that a page says of itself to machines, in a form that can be compared: the page on show, or the HTML that the server
 * sends for a path, read without loading anything else of it.
 */
export function readHead(page: Page, path?: string) {
  return page.evaluate(async (address) => {
    const html = address && (await (await fetch(address)).text());
    const from = html ? new DOMParser().parseFromString(html, 'text/html') : document;
    const all = (selector: string) => [...from.querySelectorAll(selector)];
    const metas = all(
      'meta[name]:not([name=viewport], [name=format-detection], [name=theme-color]), meta[property]',
    ).map((meta) => [
      meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
      meta.getAttribute('content') ?? '',
    ]);
    return {
      titles: all('title:not(svg title)').map((title) => title.textContent),
      metas: metas.sort(([one = ''], [other = '']) => one.localeCompare(other)),
      canonical: all('link[rel=canonical]').map((link) => link.getAttribute('href')),
      data: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
      breadcrumbs: all('nav[aria-label=Breadcrumb]').length,
    };
  }, path);
}

/** A page from which the HTML of others can be read: the policy of the site's own pages forbids scripts to parse any. */
export async function openReader(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const reader = await browser.newPage({ bypassCSP: true, ...(baseURL ? { baseURL } : {}) });
  await reader.goto('/robots.txt');
  return reader;
}
