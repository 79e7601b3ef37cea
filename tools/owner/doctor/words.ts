import type { Metadata } from '../../../src/content/schema.ts';
import { checkContent } from '../../build/check-content.ts';
import { type PageEntry as Entry, isPublished, pathOf } from '../../build/content.ts';
import { type Finding, hint, problem, ready } from './finding.ts';

/** Characters that a search result shows at most. */
const limits = { title: 60, description: 160 };

function hasSample(value: unknown): boolean {
  if (typeof value === 'string') return /\bSample\b/.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasSample);
}

function longTexts(entries: Entry[]): Finding[] {
  return entries.flatMap((entry) => {
    const { metadata, metaDescription } = entry.record as { metadata?: Metadata; metaDescription?: string };
    const texts = { title: metadata?.title, description: metadata?.description ?? metaDescription };
    return (['title', 'description'] as const).flatMap((field) => {
      const length = texts[field]?.length ?? 0;
      if (length <= limits[field]) return [];
      return hint(`${entry.file}: the ${field} of ${length} characters is cut.`, `Write at most ${limits[field]}.`);
    });
  });
}

/** What is begun and not part of the built site. */
export function examineDrafts(entries: Entry[]): Finding[] {
  const lines = checkContent(entries);
  const drafts = entries.filter((entry) => !isPublished(entry));
  return drafts.map(({ file }) => {
    const left = lines.filter((line) => line.startsWith(`${file}: `)).length;
    return hint(`${file} is a draft, with ${left} places to write.`, 'Switch its "draft" off to publish it.');
  });
}

/** Whether the words are the owner's, whole, and fit. */
export function examineWords(entries: Entry[], today: Date): Finding[] {
  const problems = checkContent(entries);
  const samples = entries.filter(({ record }) => hasSample(record)).map(({ file }) => file);
  const long = longTexts(entries);
  const policy = entries.find((entry) => pathOf(entry) === '/privacy-policy')?.record as { hero?: { lead?: string } };
  const updated = new Date(/updated (.+)$/.exec(policy?.hero?.lead ?? '')?.[1] ?? '');
  const months = (today.getTime() - updated.getTime()) / (30 * 24 * 60 * 60 * 1000);
  return [
    ...(problems.length > 0
      ? problems.map((text) => problem(text, 'Fix it: the build stops at it.'))
      : [ready(`${entries.length} records are whole, their links lead to pages, no two have the same title.`)]),
    ...(samples.length > 0
      ? [problem(`Sample reviews or people stand in ${samples.join(', ')}.`, 'Replace them with real ones.')]
      : [ready('No sample reviews or people are left.')]),
    ...(long.length > 0 ? long : [ready('Every title and description fits a search result.')]),
    ...(months > 12
      ? [
          hint(
            `The privacy policy was last updated ${Math.floor(months)} months ago.`,
            'Read it again; its date is in src/content/pages/privacy-policy.json.',
          ),
        ]
      : []),
  ];
}
