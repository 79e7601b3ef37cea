/**
 * Whether this is a quick build, only for viewing the site on this machine: much faster, but with larger files.
 * `npm start` and the development server set `QUICK=1`; `npm run build`, which hosts run, does not.
 */
export const isQuick = () => process.env.QUICK === '1';
