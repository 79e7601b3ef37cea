import lighthouse, { type Result } from 'lighthouse';

/** What Lighthouse says of one load with its phone setting; scores out of 100, times in milliseconds. */
export interface Score {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  /** Audits that cost points. */
  complaints: string[];
}

// A frame that is blocked is gone before Lighthouse has attached to it; the run itself goes on.
process.on('unhandledRejection', (error) => {
  if (!String(error).includes('Session with given id not found')) throw error;
});

/** The four that a report scores, by Lighthouse's names. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** One report; Lighthouse now and then loses its own trace and asks to be run again. */
async function reportOn(address: string, port: number, tries = 3): Promise<Result> {
  const run = await lighthouse(address, {
    port,
    logLevel: 'silent',
    // Google's frame of the contact page does not answer here.
    blockedUrlPatterns: ['https://*.com/*'],
  });
  if (run && !run.lhr.runtimeError) return run.lhr;
  if (tries > 1) return reportOn(address, port, tries - 1);
  throw new Error(`${address}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
}

/**
 * Runs Lighthouse on a page in the browser that listens on `port`.
 *
 * @throws Error when the page did not load
 */
export async function score(address: string, port: number): Promise<Score> {
  const report = await reportOn(address, port);
  const { audits } = report;
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const of = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const weighty = categories.flatMap((category) => report.categories[category]?.auditRefs ?? []);
  return {
    ...(Object.fromEntries(categories.map((category) => [category, of(category)])) as Record<
      (typeof categories)[number],
      number
    >),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    complaints: weighty.flatMap(({ id, weight }) => {
      const result = audits[id]?.score;
      return weight > 0 && typeof result === 'number' && result < 1 ? [id] : [];
    }),
  };
}
