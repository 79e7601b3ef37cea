/** Whether the text may be an address, a file name or a choice's value; code looks those up, so they stay as typed. */
const isKey = (text: string) => /^[a-z/]\S*$/.test(text);

/**
 * Sets curly apostrophes, puts en dashes in ranges such as "90-95%" and keeps "1-2 days", "bi-weekly",
 * "eco-friendly" and "St. Petersburg" on one line, so that owners can type plain characters. `name` fields stay as
 * typed, because facts may contain the same names. Call this before `fillIn`, because facts and visitors' own words
 * must stay as typed.
 */
export function typeset<Content>(content: Content): Content {
  const set = (text: string) =>
    text
      .replace(/(?<=[\w}])'(?=\w)|(?<=s)'(?= )/g, '’')
      .replace(/(\d)-(?=\d+%)/g, '$1–')
      .replace(/(\d-)(?=\d+ [a-z])/g, '$1\u2060')
      .replace(/\b(bi-(?=\w)|[a-z]+-(?=[a-z]{1,3}\b)|[a-z]{2,5}-(?=[a-z]{4,10}\b))/gi, '$1\u2060')
      .replace(/\bSt\. (?=[A-Z])/g, 'St.\u00a0');
  return JSON.parse(JSON.stringify(content), (field, value) =>
    typeof value !== 'string' || field === 'name' || isKey(value) ? value : set(value),
  );
}
