/** A sentence with the space before it; the mark in `{paperwork?}` ends none. */
const sentences = /(?:\{\w+\?\}|[^.?!])+[.?!]*/g;
/** A fact that the company need not have, such as in `We provide {paperwork?}.` */
const optional = /\{(\w+)\?\}/g;
const braces = /\{(\w+)\??\}/g;

function fillText(text: string, facts: Record<string, string>): string {
  const factOf = (name = '') => (Object.hasOwn(facts, name) ? facts[name] : undefined);
  const keep = (sentence: string) =>
    [...sentence.matchAll(optional)].every(([, name]) => factOf(name)) ? sentence : '';
  return text.replace(sentences, keep).replace(braces, (whole, name) => factOf(name) ?? whole);
}

/**
 * A record with the company's facts in the place of their names; a name that is no fact stays as it is, and a sentence with
 * `{name?}` is left out.
 */
export function fillIn<Content>(content: Content, facts: Record<string, string>): Content {
  if (typeof content === 'string') return fillText(content, facts) as Content;
  if (Array.isArray(content)) return content.map((each) => fillIn(each, facts)) as Content;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, each]) => [key, fillIn(each, facts)])) as Content;
}
