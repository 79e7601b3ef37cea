import lighthouse, { type Result } from 'lighthouse';

/** What Lighthouse says of one load with its phone setting; scores out of 100, times in milliseconds. */
export interface Score {
  numbers: Record<string, number>;
  /** Audits that cost points. */
  complaints: string[];
}

// A frame that is blocked is gone before Lighthouse has attached to it; the run itself goes on.
process.on('unhandledRejection', (error) => {
  if (!String(error).includes('Session with given id not found')) throw error;
});

/** The four that a report scores, by Lighthouse's names. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const measures = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
};

/** One report; Lighthouse now and then loses its own trace and asks to be run again. */
async function reportOn(address: string, port: number, tries = 3): Promise<Result> {
  // Google's frame of the contact page does not answer here.
  const run = await lighthouse(address, { port, logLevel: 'silent', blockedUrlPatterns: ['https://*.com/*'] });
  if (run && !run.lhr.runtimeError) return run.lhr;
  if (tries > 1) return reportOn(address, port, tries - 1);
  throw new Error(`${address}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
}

/** Runs Lighthouse on a page in the browser that listens on `port`. @throws Error when the page did not load */
export async function score(address: string, port: number): Promise<Score> {
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
