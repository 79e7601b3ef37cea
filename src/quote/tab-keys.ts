/** Session storage key of the draft, which is the quote request typed in this tab. */
export const draftKey = 'quote-draft';

/** Milliseconds from the last save until a draft expires, so that a restored tab does not show it to others. */
export const keptFor = 2 * 3600_000;

/** Session storage key of the visit's source, which tells where this tab's visitor came from. */
export const sourceKey = 'visit-source';
