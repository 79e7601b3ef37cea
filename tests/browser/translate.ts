import type { Page } from '@playwright/test';

/** Puts each text, slightly changed, in two nested `<font>` elements, as translators do. @returns number of texts */
export function translate(page: Page): Promise<number> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.textContent?.trim() && !node.parentElement?.closest('script, style, textarea, font')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    );
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = `${text.textContent} `;
      text.parentNode?.replaceChild(outer, text);
    }
    return texts.length;
  });
}
