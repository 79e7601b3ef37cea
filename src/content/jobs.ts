import type { LinkTo } from './schema/city.ts';
import type { Job } from './schema/job.ts';
import type { Section } from './schema/sections.ts';

/** A job as a page shows it. */
export interface JobCard {
  name: string;
  property: string;
  /** The page that shows it too: of its city on the page of its service, and the reverse. */
  about: LinkTo;
  /** For example May 2026. */
  month: string;
  text?: string | undefined;
  /** Name of the picture of the first photograph, where there is one of the time before. */
  pair?: string;
  /** Names of the pictures of the other photographs. */
  photos: string[];
  /** What search engines are told of the photographs, beside the name of the city. */
  caption: string;
  city: string;
}

/** The section of jobs, which the build adds to a page that has some; no record has it. */
export interface JobsSection {
  kind: 'jobs';
  heading: string;
  lead?: string;
  jobs: JobCard[];
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

/** The job `name` on a page, which leads to the page `about`. */
export function jobCard(name: string, job: Job, service: string, city: string, about: LinkTo): JobCard {
  const { property, photos, before, text } = job;
  const month = new Date(job.month).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const [first = '', ...others] = photos.map((_, place) => photoName(name, place));
  return {
    ...{ name, property, about, month, text, city },
    ...(before ? { pair: first, photos: others } : { photos: [first, ...others] }),
    caption: `${property}: ${service}, ${city}, ${month}`,
  };
}
