import { examples } from '../owner.ts';
import { expect, open, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of ['/', '/contact', examples.service, '/areas']) {
  test(`${path} stands still for a visitor who wants no motion`, async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') films.push(request.url());
    });
    await open(page, path);
    const moving = await page.locator('*').evaluateAll((all) => {
      const seconds = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)));
      return all.flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          const longest = Math.max(seconds(style.transitionDuration), seconds(style.animationDuration));
          return longest > 0.01 || style.scrollBehavior === 'smooth' ? [`${element.tagName} ${part ?? ''}`] : [];
        }),
      );
    });
    expect(moving).toEqual([]);
    expect(films).toEqual([]);
  });
}
