/** Name under which session storage keeps the typed request, for this tab only. */
export const draftKey = 'quote-draft';

/** Milliseconds that a draft is kept after the last key press: a restored tab would show it to the computer's next user. */
export const keptFor = 2 * 3600_000;

/** Key under which the tab keeps where its visit came from. */
export const sourceKey = 'visit-source';
