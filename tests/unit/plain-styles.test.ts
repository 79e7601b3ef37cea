import { expect, test } from 'vitest';
import { plainStyles } from '../../src/app/plain-styles.ts';

test('Tailwind’s variables are replaced by their values, and the site’s own variables stay', () => {
  const css = [
    '@layer properties{@supports (not (margin-trim:inline)){:root{--hint:0}*,:before{--tw-leading:initial}}}',
    '.a{border-style:var(--tw-border-style);width:var(--size)}.b{--tw-leading:1.1;line-height:1.1}',
    '.c{line-height:var(--tw-leading,1.5);transition:var(--tw-ease,var(--ease,ease))}.d{--tw-font-weight:650}',
    '@property --hint{syntax:"<number>";initial-value:0}@property --tw-leading{syntax:"*"}',
    '@property --tw-border-style{syntax:"*";initial-value:solid}',
  ];
  expect(plainStyles(css.join(''))).toBe(
    '.a{border-style:solid;width:var(--size)}.b{line-height:1.1}' +
      '.c{line-height:1.5;transition:var(--ease,ease)}.d{}@property --hint{syntax:"<number>";initial-value:0}',
  );
});

test('a utility that only sets a variable for another utility stops the build, as it would have no effect', () => {
  const css = '.a{--tw-pan-y:pan-y;touch-action:var(--tw-pan-x,) var(--tw-pan-y,)}';
  expect(() => plainStyles(css)).toThrow('--tw-pan-y would have no effect');
});
