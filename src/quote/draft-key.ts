/** Name under which session storage keeps the typed request: for this tab only, so that on a shared computer the next visitor finds nothing. */
export const draftKey = 'quote-draft';
