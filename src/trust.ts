/** The company's line of trust, with its facts in it: apart from the rest of `company.json`, because home does without it. */
import own from '../company.json?pick=trust';

/** Why to trust the company, in a few words; nothing where it says nothing. */
export const trust = own.trust;
