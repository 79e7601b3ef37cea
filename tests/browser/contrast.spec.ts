import type { Page } from '@playwright/test';
import { examples, site } from '../owner.ts';
import { faintLines, focusRing } from './contrast.ts';
import { expect, open, test } from './site.ts';
import { scrollThrough } from './watch.ts';

// The site's content security policy would block the style that hides text during a measurement.
test.use({ bypassCSP: true });

/** Pages with text beside or below a picture: in the hero from 768 px, in a wide hero and a closing call from 1024. */
const besidePictures = ['/', '/contact', '/areas', examples.service, examples.city];

// On a busy machine one screenshot takes seconds, and a test may take several.
test.setTimeout(180_000);

/** Expects no faint lines; retries, because the last paint may reach the screen after the browser reports it. */
function expectNoFaintLines(page: Page, state: string, least = 4.5): Promise<void> {
  return expect.poll(() => faintLines(page, least), { message: state, timeout: 45_000 }).toEqual([]);
}

for (const path of besidePictures) {
  test(`every line of text on ${path} has a contrast of at least 4.5 to 1 with what is behind it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [390, 768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      // Loads every picture.
      await scrollThrough(page);
      await page.evaluate(() => scrollTo(0, 0));
      // `faintLines` hides fixed elements, so make the bottom bar static to measure it at the page's end.
      const bar = page.getByRole('navigation', { name: site.names.bar });
      if (await bar.isVisible()) await bar.evaluate((element) => Object.assign(element.style, { position: 'static' }));
      await expectNoFaintLines(page, `${width} px`);
    }
  });
}

test('if the visitor prefers more contrast, every line of text has a contrast of at least 7 to 1', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' });
  await open(page, examples.service);
  await expectNoFaintLines(page, 'more contrast', 7);
});

test('every kind of control has a visible focus ring', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const seen = new Set<string>();
  for (const path of ['/', '/contact', examples.service]) {
    await open(page, path);
    // After one Tab the browser also shows focus rings on elements that a script focuses.
    await page.keyboard.press('Tab');
    const controls = page.locator(':is(a[href], button, input, select, textarea, summary):visible');
    // Controls are of one kind if they have the same ring on the same color: the control's own if the ring touches it.
    const kinds = await controls.evaluateAll((all) =>
      all.map((each) => {
        (each as HTMLElement).focus();
        const { tagName, textContent, id } = each;
        const isReached = each === document.activeElement && (each as HTMLElement).tabIndex >= 0;
        const colors: string[] = [];
        for (let part = each.parentElement; part; part = part.parentElement)
          colors.push(getComputedStyle(part).backgroundColor);
        const around = colors.find((color) => color !== 'rgba(0, 0, 0, 0)');
        const { outline, outlineOffset, backgroundColor } = getComputedStyle(each);
        const own = Number.parseFloat(outlineOffset) > 0 ? '' : backgroundColor;
        return {
          kind: isReached ? [outline, outlineOffset, own, around].join() : '',
          name: `${tagName} ${id || textContent}`.slice(0, 60),
        };
      }),
    );
    const before = seen.size;
    for (const [place, { kind, name }] of kinds.entries()) {
      if (!kind || seen.has(kind)) continue;
      seen.add(kind);
      await controls.nth(place).focus();
      expect(await focusRing(page), `${path}: ${name}`).toBeGreaterThanOrEqual(3);
    }
    expect(seen.size, path).toBeGreaterThan(before);
  }
  expect(seen.size).toBeGreaterThan(5);
});
