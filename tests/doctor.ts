import { readFileSync } from 'node:fs';
import type { Clone, Finding } from '../tools/owner/doctor/finding.ts';
import { loadCompany } from '../tools/site/company.ts';
import { entries } from './owner.ts';

/** A company that is ready to go live. */
export const harbor = loadCompany(readFileSync('tests/fixtures/harborwash.json', 'utf8'));
export const keys = {
  VITE_EMAILJS_PUBLIC_KEY: 'abcDEF123456789',
  VITE_EMAILJS_SERVICE_ID: 'service_1a2b3c4',
  VITE_EMAILJS_TEMPLATE_ID: 'template_1a2b3c4',
  VITE_GOOGLE_MAPS_KEY: 'AIza',
};
/** The doctor's input: `harbor` with this site's pages, free of problems except those that `changes` bring. */
export const cloneOf = (changes: Partial<Clone> = {}): Clone => ({
  company: harbor,
  entries,
  published: entries,
  shown: [],
  settings: [],
  env: keys,
  today: new Date('2026-03-01'),
  root: '.cache/not-built',
  ...changes,
});
/** Findings other than `ready`, such as "problem It is not on https." */
export const marked = (findings: Finding[]): string[] =>
  findings.flatMap(({ mark, text }) => (mark === 'ready' ? [] : [`${mark} ${text}`]));
