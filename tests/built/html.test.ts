import { globSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // The build writes HTML for the wire: short, and as React spells it.
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // Titles and descriptions have limits of their own in the specification.
    'long-title': 'off',
    // Phone numbers stand as the owner writes them.
    'tel-non-breaking': 'off',
    // Lists with their bullets drawn away keep the role that Safari would drop; a link without destination needs its role.
    'no-redundant-role': 'off',
  },
});

test.each(globSync('dist/**/*.html'))('%s is valid HTML', async (file) => {
  const { results } = await validator.validateFile(file);
  const problems = results.flatMap(({ messages }) => messages);
  expect(problems.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
});
