import type { LinkTo } from './schema/city.ts';
import type { Job } from './schema/job.ts';
import type { Section } from './schema/sections.ts';

/** The section of jobs, which the build adds to a page that has some; no record has it. */
export interface JobsSection {
  kind: 'jobs';
  heading: string;
  lead?: string;
  jobs: ReturnType<typeof jobCard>[];
}

/** A section as a page shows it. */
export type ShownSection = Section | JobsSection;

/** The sections of a page with its jobs below the slider, or first where it has none. */
export function withJobs(sections: ShownSection[], jobs: JobsSection | undefined): ShownSection[] {
  const own = sections.filter(({ kind }) => kind !== 'jobs');
  return jobs ? own.toSpliced(own.findIndex(({ kind }) => kind === 'before-after') + 1, 0, jobs) : own;
}

/** Name of the picture of a job's photograph; with a dot, which the record of no picture has. */
export const photoName = (job: string, place: number) => `jobs.${job}.${place + 1}`;

/**
 * The job `name` as a page shows it.
 *
 * @param about the page that shows it too: of its city on the page of its service, and the reverse
 */
export function jobCard(name: string, job: Job, service: string, city: string, about: LinkTo) {
  const { property, before, text } = job;
  const month = new Date(job.month).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const photos = job.photos.map((_, place) => photoName(name, place));
  return {
    ...{ name, property, about, month, text, city },
    // The first photograph has the picture of the time before: visitors compare the two.
    pair: before && photos.shift(),
    photos,
    // For search engines.
    caption: `${property}: ${service}, ${city}, ${month}`,
  };
}
