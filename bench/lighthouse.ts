import lighthouse, { type Result } from 'lighthouse';

// Ignores Lighthouse's error about a blocked frame that is gone before Lighthouse attaches to it; the run goes on.
process.on('unhandledRejection', (error) => {
  if (!String(error).includes('Session with given id not found')) throw error;
});

/** The four categories that a report scores, by Lighthouse's names. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const measures = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
};

/** Makes one report, in at most three tries, because Lighthouse sometimes loses its trace and asks for another run. */
async function reportOn(address: string, port: number, tries = 3): Promise<Result> {
  // Block .com addresses, because the contact page embeds a Google map that this machine may not be able to reach.
  const run = await lighthouse(address, { port, logLevel: 'silent', blockedUrlPatterns: ['https://*.com/*'] });
  if (run && !run.lhr.runtimeError) return run.lhr;
  if (tries > 1) return reportOn(address, port, tries - 1);
  throw new Error(`${address}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
}

/**
 * Runs Lighthouse on a page, on its emulated phone, in the browser that listens on `port`.
 *
 * @returns scores out of 100, times in milliseconds, the layout shift, and the ids of the audits that cost points
 * @throws Error when three tries fail
 */
export async function score(address: string, port: number) {
  const report = await reportOn(address, port);
  const of = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const number = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const weighty = categories.flatMap((each) => report.categories[each]?.auditRefs ?? []).filter(({ weight }) => weight);
  return {
    numbers: Object.fromEntries([
      ...categories.map((each) => [each, of(each)]),
      ...Object.entries(measures).map(([name, audit]) => [name, number(audit)]),
    ]),
    complaints: weighty.map(({ id }) => id).filter((id) => (report.audits[id]?.score ?? 1) < 1),
  };
}
