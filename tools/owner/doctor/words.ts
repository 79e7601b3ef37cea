import { shapeOf } from '../../../src/content/schema.ts';
import { checkContent, sample } from '../../site/check-content.ts';
import { isPublished, type PageEntry, pathOf } from '../../site/content.ts';
import { readShape, textsOf } from '../../site/shape.ts';
import { buildStops, type Clone, type Finding, hint, orReady, problem, when } from './finding.ts';
import { wordsOf } from './prose.ts';

const findLongTexts = ({ file, folder, name, record }: PageEntry): Finding[] =>
  textsOf(record, readShape(shapeOf(folder, name))).flatMap(({ text, place, field: { longest } }) =>
    longest && text.length > longest
      ? hint(
          `${file}: ${place}: ${text.length} characters are too many for a search result.`,
          `Write at most ${longest}.`,
        )
      : [],
  );

/** Lists the drafts, which are not part of the built site. */
export function examineDrafts({ entries }: Clone): Finding[] {
  const lines = checkContent(entries);
  const drafts = entries.filter((entry) => !isPublished(entry));
  return drafts.map(({ file }) => {
    const left = lines.filter((line) => line.startsWith(`${file}: `)).length;
    return hint(`${file} is a draft; left to write or fix: ${left}.`, 'Switch its "draft" off to publish it.');
  });
}

/** Finds errors, sample reviews or people, texts too long for a search result, and an old privacy policy. */
export function examineWords({ published, today }: Clone): Finding[] {
  const isSample = ({ record }: PageEntry) => wordsOf(record).some(({ text }) => sample.test(text));
  const samples = published.filter(isSample).map(({ file }) => file);
  const policy = published.find((entry) => pathOf(entry) === '/privacy-policy');
  const { hero } = (policy?.record ?? {}) as { hero?: { lead?: string } };
  const updated = new Date(/updated (.+)$/.exec(hero?.lead ?? '')?.[1] ?? '');
  const months = Math.floor((today.getTime() - updated.getTime()) / (30 * 24 * 60 * 60 * 1000));
  const old = hint(`The privacy policy is ${months} months old.`, `Review it; its date is in ${policy?.file}.`);
  const sampled = problem(
    `Sample reviews or people are still in ${samples.join(', ')}.`,
    'Replace them with real ones.',
  );
  return [
    ...orReady(
      checkContent(published).map(buildStops),
      `${published.length} records are complete, their links work, and no two have the same title.`,
    ),
    ...orReady(when(samples.length > 0, sampled), 'No sample reviews or people are left.'),
    ...orReady(published.flatMap(findLongTexts), 'Every title and description fits a search result.'),
    ...when(months >= 12, old),
  ];
}
