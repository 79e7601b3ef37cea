/** Words of the sample company's region, and what a Denver owner writes instead; the doctor reports most of them. */
const elsewhere: [RegExp, string][] = [
  [/Tampa Bay/g, 'Front Range'],
  [/\bTampa\b/g, 'Denver'],
  [/\bFlorida\b/g, 'Colorado'],
  [/\bFL\b/g, 'CO'],
  [/St\. Pete(rsburg)?\b/g, 'Aurora'],
  [/\bClearwater\b/g, 'Lakewood'],
  [/\bBrandon\b/g, 'Arvada'],
  [/\bRiverview\b/g, 'Westminster'],
  [/\bLakeland\b/g, 'Littleton'],
  [/\bDunedin\b/g, 'Golden'],
  [/\bLargo\b/g, 'Thornton'],
  [/\bHillsborough\b/g, 'Arapahoe'],
  [/\bPinellas\b/g, 'Jefferson'],
  [/\bPolk\b/g, 'Adams'],
  [/\bGulf\b/g, 'Platte'],
  [/\bBay\b/g, 'River'],
  [/\bDBPR\b/g, 'health department'],
  [/\btropical\b/g, 'hail'],
  [/\b([Ll])ovebug/g, '$1eafhopper'],
];

/** Replaces the words of the sample company's region in a text; a path such as `/areas/tampa` stays as it is. */
export const inColorado = (text: string): string =>
  text.startsWith('/') ? text : elsewhere.reduce((words, [from, to]) => words.replace(from, to), text);
