import type { Company } from '../../../../src/content/schema/company.ts';
import type { Visit } from './visit.ts';

/** What the owner's files say of the site. */
export interface Own {
  company: Company;
  env: Record<string, string | undefined>;
  /** Every page that the records make. */
  paths: string[];
  /** Folder of the site as last built here. */
  root: string;
}

/** The site that is looked at. */
export interface Site extends Own {
  /** Where it is looked at, such as `https://www.harborwash.com`. */
  origin: string;
  /** Where its pages say that they are. */
  domain: string;
  home: Visit;
}

/** What helps against most of what can be wrong. */
export const republish = 'Run npm run build, and publish dist/ with the file for your host.';
