/** `trust` of `company.json` with the facts filled in; a module of its own, because the home page does not need it. */
import own from '../company.json?pick=trust';

/** Why to trust the company, in a few words; `undefined` if `company.json` has no `trust`. */
export const trust = own.trust;
