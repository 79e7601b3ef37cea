/** An address, or the name of a file or a choice, which pages are found by. */
const isKey = (text: string) => /^[a-z/]\S*$/.test(text);

/**
 * Writes a record's apostrophes and "90-95%" as print does, and keeps "bi-weekly" on one line, so that plain keys are
 * enough. Names stay as typed, because the company's facts may say them too. Comes before `fillIn`, because facts and
 * what visitors type stay as they are.
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
