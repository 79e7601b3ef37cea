import { addressOf } from '../../src/content/addresses.ts';
import { type JobsSection, jobCard } from '../../src/content/jobs.ts';
import type { Job } from '../../src/content/schema/job.ts';
import { shapes } from '../../src/content/schema.ts';
import { type Filled, loadSite, type PageEntry } from './content.ts';
import { wrongFields } from './json.ts';

/** Largest number of jobs on one page. */
const most = 6;

/** The newest jobs for the page of a service or city; `undefined` if there are none, and for other kinds of pages. */
export function jobsOf({ folder, name }: PageEntry, published: PageEntry[], jobs: Filled[]): JobsSection | undefined {
  const [own, other] = folder === 'services' ? (['service', 'city'] as const) : (['city', 'service'] as const);
  const otherFolder = own === 'service' ? 'cities' : 'services';
  if (folder !== 'services' && folder !== 'cities') return undefined;
  const nameOf = (place: PageEntry['folder'], slug: string) => {
    const found = published.find((entry) => entry.folder === place && entry.name === slug);
    return (found?.record as { name?: string } | undefined)?.name ?? slug;
  };
  const cards = jobs
    .filter(({ record }) => wrongFields(shapes.jobs, record).length === 0)
    .map((entry) => ({ slug: entry.name, job: entry.record as Job }))
    .filter(({ job }) => job[own] === name)
    .toSorted((one, two) => two.job.month.localeCompare(one.job.month) || one.slug.localeCompare(two.slug))
    .slice(0, most)
    .map(({ slug, job }) => {
      const about = { label: nameOf(otherFolder, job[other]), to: addressOf(otherFolder, job[other]) };
      return jobCard(slug, job, nameOf('services', job.service), nameOf('cities', job.city), about);
    });
  return cards.length > 0 ? { kind: 'jobs', ...loadSite().jobs, jobs: cards } : undefined;
}
