import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../../tools/site/contrast.ts';

type Color = [red: number, green: number, blue: number, alpha: number];

/** One line of text: where it stands on the page, in CSS pixels, and its color. */
interface Line {
  words: string;
  color: Color;
  box: { x: number; y: number; width: number; height: number };
}

/** Reads every visible line of text, then makes text transparent, so that a screenshot shows only the background. */
function readAndHideText(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const parse = (color: string): Color => {
      if (!canvas) throw new Error('no canvas');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    // Hide fixed and sticky elements, which would cover other words in a screenshot of the whole page.
    for (const each of document.querySelectorAll<HTMLElement>('body *')) {
      if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) each.style.display = 'none';
    }
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      // Skip disabled controls (WCAG excludes them), text for screen readers only, and options, which the system draws.
      if (parent.closest('.sr-only, :disabled, select, script, style, [aria-disabled=true]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const color = parse(getComputedStyle(parent)[parent instanceof SVGElement ? 'fill' : 'color']);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 2 || x < 0 || x + width > innerWidth) continue;
        lines.push({ words: node.textContent.trim().slice(0, 40), color, box: { x, y: y + scrollY, width, height } });
      }
    }
    const style = document.createElement('style');
    style.textContent =
      '* { color: transparent !important; text-decoration: none !important; transition: none !important } text { fill: transparent !important }';
    style.className = 'text-hidden';
    document.head.append(style);
    return lines;
  });
}

/** Screenshot as raw pixels, three bytes each. */
async function pixels(page: Page, part: { fullPage?: boolean; clip?: Line['box'] }) {
  const picture = await page.screenshot({ ...part, animations: 'disabled' });
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/**
 * Measures every line of text against the pixels behind it, on a screenshot.
 *
 * @param least required contrast: 4.5 to 1 for level AA
 * @returns the lines below `least`, each with the contrast that 99 % of the line's pixels reach
 */
export async function faintLines(page: Page, least = 4.5): Promise<string[]> {
  const lines = await readAndHideText(page);
  const { data, info } = await pixels(page, { fullPage: true });
  await page.evaluate(() => document.querySelector('.text-hidden')?.remove());
  const seen = lines.filter(({ box }) => box.y >= 0 && box.y + box.height <= info.height);
  return seen.flatMap(({ words, color, box }) => {
    const [red, green, blue, alpha] = color;
    const ratioOn = (behind: number[]) =>
      contrast(
        [red, green, blue].map((value, i) => value * alpha + (behind[i] ?? 0) * (1 - alpha)),
        behind,
      );
    const ratios: number[] = [];
    // Cache of ratios by color, because most backgrounds are one color.
    const known = new Map<number, number>();
    for (let y = Math.ceil(box.y); y < Math.min(box.y + box.height, info.height); y += 1) {
      for (let x = Math.ceil(box.x); x < box.x + box.width; x += 1) {
        const at = (y * info.width + x) * 3;
        const pixel = data.readUIntBE(at, 3);
        const ratio = known.get(pixel) ?? ratioOn([...data.subarray(at, at + 3)]);
        known.set(pixel, ratio);
        ratios.push(ratio);
      }
    }
    ratios.sort((a, b) => a - b);
    const worst = ratios[Math.floor(ratios.length / 100)] ?? 21;
    return worst < least ? [`${worst.toFixed(2)} ${words}`] : [];
  });
}

/**
 * Contrast between the focused element's ring and what is behind the ring, from screenshots with and without the ring.
 *
 * @returns the median over the pixels of the ring, or 0 where no ring is seen
 */
export async function focusRing(page: Page): Promise<number> {
  await page.locator(':focus').scrollIntoViewIfNeeded();
  const clip = await page.evaluate(() => {
    const { x, y, width, height } = (document.activeElement ?? document.body).getBoundingClientRect();
    const [left, top] = [Math.max(0, x - 8), Math.max(0, y - 8)];
    return {
      x: left,
      y: top,
      width: Math.min(innerWidth, x + width + 8) - left,
      height: Math.min(innerHeight, y + height + 8) - top,
    };
  });
  const { data: shown } = await pixels(page, { clip });
  const without = await page.addStyleTag({ content: '*, ::before, ::after { outline-color: transparent !important }' });
  const { data: hidden } = await pixels(page, { clip });
  await without.evaluate((style) => (style as HTMLStyleElement).remove());
  const ratios: number[] = [];
  for (let at = 0; at < shown.length; at += 3) {
    const [one, other] = [shown, hidden].map((all) => [...all.subarray(at, at + 3)]) as [number[], number[]];
    if (one.some((value, i) => Math.abs(value - (other[i] ?? 0)) > 8)) ratios.push(contrast(one, other));
  }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length / 2)] ?? 0;
}
