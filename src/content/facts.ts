/** A sentence with the space before it; the question mark in `{paperwork?}` does not end the sentence. */
const sentences = /(?:\{\w+\?\}|[^.?!])+[.?!]*/g;
/** An optional fact, such as in `We provide {paperwork?}.` */
const optional = /\{(\w+)\?\}/g;
const braces = /\{(\w+)\??\}/g;

function fillText(text: string, facts: Record<string, string>): string {
  const factOf = (name = '') => (Object.hasOwn(facts, name) ? facts[name] : undefined);
  const keep = (sentence: string) =>
    [...sentence.matchAll(optional)].every(([, name]) => factOf(name)) ? sentence : '';
  const filled = text.replace(sentences, keep).replace(braces, (whole, name) => factOf(name) ?? whole);
  // Capitalize "the", because a region such as "the Front Range" may begin a heading.
  return text.startsWith('{') ? filled.replace(/^the /, 'The ') : filled;
}

/**
 * Replaces each fact's name in braces with the fact; an unknown name stays. Drops a sentence whose optional fact
 * (`{name?}`) is missing or empty, and a list entry left without a sentence.
 */
export function fillIn<Content>(content: Content, facts: Record<string, string>): Content {
  if (typeof content === 'string') return fillText(content, facts) as Content;
  if (Array.isArray(content))
    return content.map((each) => fillIn(each, facts)).filter((each) => each !== '') as Content;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, each]) => [key, fillIn(each, facts)])) as Content;
}
