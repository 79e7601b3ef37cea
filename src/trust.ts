/** The company's line of trust, with its facts in it: apart from the rest of `company.json`, because home does without it. */
const [own] = Object.values(
  import.meta.glob<{ trust?: string }>('../company.json', { query: '?pick=trust', import: 'default', eager: true }),
);

/** Why to trust the company, in a few words; nothing where it says nothing. */
export const trust = own?.trust;
