import { expect, test } from 'vitest';
import { htmlOf } from '../built/site.ts';
import { paths } from '../owner.ts';

test('the cloned site shows no optional feature that an owner has yet to turn on', () => {
  expect(paths.length).toBeGreaterThan(50);
  const waiting =
    /id="jobs"|ImageObject|type="checkbox"|"sms:|name="zip"|href="\/documents|subject=Certificate|g\.page/;
  for (const path of paths) expect(waiting.exec(htmlOf(path))?.[0], path).toBeUndefined();
});
