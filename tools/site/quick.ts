/**
 * Whether this is a quick build for a look on this machine: done in a fraction of the time, with larger files. `npm start` and
 * `npm run dev` set `QUICK=1`; a build for a host never does.
 */
export const isQuick = () => process.env.QUICK === '1';

/** Sets `QUICK=1` for the rest of this process. */
export function beQuick(): void {
  process.env.QUICK = '1';
}
