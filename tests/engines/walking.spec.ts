import { links, paths, recordOf } from '../owner.ts';
import { by, expect, poll } from './tab.ts';
import { test } from './test.ts';

// Menus, links, Back, and the slider.

const services = by('button', 'Services');
const service = by('link', links.otherService.label, by('navigation', 'Main'));
const menu = by('navigation', 'Menu');
const menuButton = by('button', 'Menu');
const heading = by('heading', undefined, by('main'));

test('the services menu opens under its button on hover, click and Enter, and closes when the mouse leaves', async ({
  tab,
}) => {
  await tab.open('/');
  const left = async () => (await tab.find(by('list', undefined, by('navigation', 'Main'))))?.box.left;
  await tab.hover(services);
  await tab.shows(service);
  const place = await left();
  await tab.click(services);
  // After the click the menu is an open popover, in the same place as on hover.
  await tab.until(() => document.querySelector(':popover-open') !== null);
  expect(await left()).toBe(place);
  // On the way from the button to the list, the mouse must cross nothing that closes the menu.
  await tab.hover(service);
  await tab.shows(service);
  await tab.moveMouse({ x: 20, y: 400 });
  await tab.hides(service);
  await tab.focus(services);
  await tab.press('Enter');
  await tab.shows(service);
  await tab.press('Escape');
  await tab.hides(service);
  await tab.press('Enter');
  await tab.shows(service);
  await tab.tabTo(service);
  await tab.press('Enter');
  await tab.arriveAt(links.otherService.to);
  await tab.hides(service);
});

test('the mobile menu closes by its button, Escape, and a link, which moves the focus to its page’s heading', async ({
  tab,
}) => {
  await tab.resize(447, 900);
  await tab.open('/');
  for (const close of [() => tab.click(menuButton), () => tab.press('Escape')]) {
    await tab.click(menuButton);
    await tab.shows(menu);
    await close();
    await tab.hides(menu);
  }
  await tab.click(menuButton);
  await tab.click(by('link', links.otherService.label, menu));
  await tab.arriveAt(links.otherService.to);
  await tab.hides(menu);
  await tab.isFocused(heading);
});

test('a followed link keeps the document, and Back restores the scroll position, even from another document', async ({
  tab,
}) => {
  await tab.open('/about');
  await tab.markDocument();
  const title = () => tab.evaluate(() => document.title);
  const before = await title();
  const link = by('link', links.service.label, by('contentinfo'));
  await tab.hover(link);
  const place = await tab.scrollY();
  expect(place).toBeGreaterThan(300);
  await tab.click(link);
  await tab.arriveAt(links.service.to);
  await poll(() => tab.scrollY()).toBe(0);
  await poll(title).not.toBe(before);
  await tab.back();
  await tab.arriveAt('/about');
  await poll(() => tab.scrollY()).toBe(place);
  await poll(title).toBe(before);
  expect(await tab.isSameDocument()).toBe(true);
  await tab.load('/robots.txt');
  await tab.back();
  await tab.arriveAt('/about');
  await tab.hydrated();
  await poll(() => tab.scrollY()).toBe(place);
});

test('the slider moves by keys and follows the mouse', async ({ tab }) => {
  const path = paths.find((each) => JSON.stringify(recordOf(each)).includes('"kind":"before-after"')) ?? '';
  await tab.open(path);
  const slider = by('slider');
  const edge = () =>
    tab.evaluate(() => Number(document.querySelector<HTMLElement>('.before-after')?.style.getPropertyValue('--edge')));
  await tab.focus(slider);
  await tab.press('ArrowRight');
  await poll(edge).toBe(51);
  await tab.press('End');
  await poll(edge).toBe(100);
  await tab.press('Home');
  await poll(edge).toBe(0);
  await tab.press('ArrowRight');
  await tab.hover(slider);
  await tab.holdMouse();
  await tab.releaseMouse();
  await poll(edge).toBeGreaterThan(45);
  const { x = 0, y = 0, box } = (await tab.find(slider)) ?? {};
  await tab.holdMouse();
  await tab.moveMouse({ x: Math.round(x + (box?.width ?? 0) * 0.3), y });
  await tab.releaseMouse();
  await poll(edge).toBeGreaterThan(75);
});
