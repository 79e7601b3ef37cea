const braces = /\{(\w+)\}/g;

/** A record with the company's facts in the place of their names; a name that is no fact stays as it is. */
export function fillIn<Content>(content: Content, facts: Record<string, string>): Content {
  if (typeof content === 'string') return content.replace(braces, (whole, name) => facts[name] ?? whole) as Content;
  if (Array.isArray(content)) return content.map((each) => fillIn(each, facts)) as Content;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, each]) => [key, fillIn(each, facts)])) as Content;
}
