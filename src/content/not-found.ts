import site from './site.json?pick=notFound';

/** Words of the page at unknown addresses, which only that page loads. */
export const { notFound } = site;
