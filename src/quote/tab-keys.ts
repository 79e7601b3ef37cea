/** Name under which session storage keeps the typed request, for this tab only. */
export const draftKey = 'quote-draft';

/** Milliseconds from the last key press until a draft expires, so that the next user of a restored tab sees none. */
export const keptFor = 2 * 3600_000;

/** Session storage key of the source of the visit, for this tab only. */
export const sourceKey = 'visit-source';
