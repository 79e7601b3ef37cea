/** Name under which session storage keeps the typed request, for this tab only. */
export const draftKey = 'quote-draft';

/** Milliseconds that it is kept after the last key: a browser that restores a tab restores its storage, whoever sits there then. */
export const keptFor = 2 * 3600_000;
