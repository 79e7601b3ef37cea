import type { ShownPlaces } from './city-page.ts';
import type { LinkTo } from './schema/city.ts';
import type { Job } from './schema/job.ts';
import type { Section } from './schema/sections.ts';

/** Section of finished jobs: added by the build, never part of a record. */
export interface JobsSection {
  kind: 'jobs';
  heading: string;
  lead?: string;
  jobs: ReturnType<typeof jobCard>[];
}

/** Any section that a page can show: one from a record, or what the build adds. */
export type ShownSection = Section | JobsSection | ShownPlaces;

/** Adds the jobs section to a page's sections: below the before-and-after slider, or first if there is no slider. */
export function withJobs(sections: ShownSection[], jobs: JobsSection | undefined): ShownSection[] {
  const own = sections.filter(({ kind }) => kind !== 'jobs');
  return jobs ? own.toSpliced(own.findIndex(({ kind }) => kind === 'before-after') + 1, 0, jobs) : own;
}

/** Picture name of a job's photograph; the dots keep it distinct from the names of picture records. */
export const photoName = (job: string, place: number) => `jobs.${job}.${place + 1}`;

/**
 * The job `name` as a page shows it.
 *
 * @param about link to the job's other page: its city on a service page, its service on a city page
 */
export function jobCard(name: string, job: Job, service: string, city: string, about: LinkTo) {
  const { property, before, text } = job;
  const month = new Date(job.month).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const photos = job.photos.map((_, place) => photoName(name, place));
  return {
    ...{ name, property, about, month, text, city },
    // The slider compares `before` with the job's first photograph; without `before` the job has no slider.
    pair: before && photos.shift(),
    photos,
    // For search engines.
    caption: `${property}: ${service}, ${city}, ${month}`,
  };
}
