import type { z } from 'zod';
import { chosen, draft, field, group, like, maybe, some, text } from './fields.ts';
import { shown } from './picture.ts';

/** Counts the sentences of a text by their end marks. */
const sentences = (words: string) => words.match(/[.!?](?=\s|$)/g)?.length ?? 0;

/** `src/content/jobs/{name}.json`: a finished job, shown on the pages of its service and its city. */
export const job = group('Jobs', {
  draft,
  property: field(text, 'Kind of property', 'For example Shopping center; name the customer only if they agree'),
  service: field(chosen('services'), 'Service', 'Its page shows the job'),
  city: field(chosen('cities'), 'City', 'Its page shows the job too; no street address appears'),
  month: field(
    like(/^20\d\d-(0[1-9]|1[0-2])$/, 'expected a month such as 2026-05'),
    'Month',
    'When it was done, for example 2026-05; the newest job comes first',
  ),
  photos: field(
    some(shown).max(4, 'expected at most four'),
    'Photographs',
    'One to four of the finished work; straight from a phone is fine',
  ),
  before: maybe(
    shown,
    'Before',
    'The same view as the first photograph, before the work; visitors compare them with a slider',
  ),
  text: maybe(
    text.refine((words) => sentences(words) <= 2, 'expected at most two sentences'),
    'What was done',
    'One or two sentences: what was dirty, what you did',
  ),
}).meta({ singular: 'Job', slug: '{{property}}-{{city}}-{{fields.month}}', icon: 'photo_camera' });
export type Job = z.infer<typeof job>;
