import file from '../company.json' with { type: 'json' };
import type { Company } from './content/schema/company.ts';

/**
 * The company as every page knows it. Its colors and claims are the build's alone, and of its facts the app is given the two
 * that are more than words of a record (`tools/build/records.ts`).
 */
export const company: Omit<Company, 'colors' | 'claims' | 'trust'> = file satisfies Company;

/** One of the company's facts; a company that cannot say it has none of that name. */
export const factNamed = (name: 'rating' | 'reviews') => company.facts.find((fact) => fact.name === name);
