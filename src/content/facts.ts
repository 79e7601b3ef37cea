const braces = /\{(\w+)\}/g;
/** A sentence with a fact that the company need not have, such as `We provide {paperwork?}.` */
const optional = /\s*[^.?!]*\{(\w+)\?\}[^.?!]*[.?!]/g;

function fillText(text: string, facts: Record<string, string>): string {
  return text
    .replace(optional, (sentence, name) => (facts[name] ? sentence.replace('?}', '}') : ''))
    .replace(braces, (whole, name) => facts[name] ?? whole);
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
