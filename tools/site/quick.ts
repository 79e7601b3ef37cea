/**
 * Whether this is a quick build, only for viewing the site on this machine: much faster, but with larger files.
 * `npm start` and `npm run dev` set `QUICK=1`; a build for a host never does.
 */
export const isQuick = () => process.env.QUICK === '1';
