import file from '../company.json' with { type: 'json' };
import type { Company } from './content/schema/company.ts';

/**
 * `company.json` as pages see it: the build leaves out colors, claims, terms, trust, the review address, and every
 * entry of `facts` but `rating` and `reviews` (`tools/site/records.ts`).
 */
export const company: Omit<Company, 'colors' | 'claims' | 'terms' | 'trust'> = file as Company;
