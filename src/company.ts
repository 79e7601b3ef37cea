import file from '../company.json' with { type: 'json' };
import type { Company } from './content/schema/company.ts';

/**
 * The company as every page knows it. Its colors and claims are the build's alone, and of its facts the app is given the two
 * that are more than words of a record (`tools/build/records.ts`).
 */
export const company: Omit<Company, 'colors' | 'claims'> = file satisfies Company;
