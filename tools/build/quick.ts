/**
 * Whether the site is built or developed for a look on this machine: in a fraction of the time, with more bytes. `npm start`
 * and `npm run dev` say so with `QUICK=1`; a build for a host never does.
 */
export const isQuick = () => process.env.QUICK === '1';

/** Says so from inside, for the rest of this process. */
export function beQuick(): void {
  process.env.QUICK = '1';
}
