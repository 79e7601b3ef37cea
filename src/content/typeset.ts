/** Whether the text is an address, a file name or the value of a choice: code looks these up, so they stay as typed. */
const isKey = (text: string) => /^[a-z/]\S*$/.test(text);

/**
 * Sets a record's apostrophes and ranges such as "90-95%" as in print and keeps "bi-weekly" on one line, so that owners
 * can type plain characters. Names stay as typed, because the company's facts may contain them too. Call it before
 * `fillIn`, because facts and visitors' own words must stay as typed.
 */
export function typeset<Content>(content: Content): Content {
  const set = (text: string) =>
    text
      .replace(/(?<=[\w}])'(?=\w)|(?<=s)'(?= )/g, '’')
      .replace(/(\d)-(?=\d+%)/g, '$1–')
      .replace(/\bbi-(?=\w)/gi, '$&\u2060');
  return JSON.parse(JSON.stringify(content), (field, value) =>
    typeof value !== 'string' || field === 'name' || isKey(value) ? value : set(value),
  );
}
