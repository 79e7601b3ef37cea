import { parseArgs } from 'node:util';
import { siteEnvironment } from '../site/check-environment.ts';
import { loadCompany } from '../site/company.ts';
import { isPublished, loadContent, loadJobs, loadSettings, readRecords } from '../site/content.ts';
import { examineBuilt } from './doctor/built.ts';
import { examineClaims, examinePlace } from './doctor/claims.ts';
import { examineCompany } from './doctor/company.ts';
import { buildStops, type Clone, type Finding } from './doctor/finding.ts';
import { examineLive } from './doctor/live.ts';
import { examineOverlap } from './doctor/overlap.ts';
import { examinePictures } from './doctor/pictures.ts';
import { examineProse } from './doctor/prose.ts';
import { examineServices, sendTest } from './doctor/services.ts';
import { examineDrafts, examineWords } from './doctor/words.ts';

const usage = 'Use: npm run doctor -- [--json] [--send-test | --live https://www.your-domain.com]';

function readOptions() {
  try {
    return parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        'send-test': { type: 'boolean', default: false },
        live: { type: 'string' },
      },
    }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
}
const { json, live, 'send-test': sends } = readOptions();

/** Getters read the company and the records, so that a faulty file fails only the groups of checks that read it. */
const clone: Clone = {
  get company() {
    return loadCompany();
  },
  get entries() {
    return loadContent();
  },
  get published() {
    return loadContent().filter(isPublished);
  },
  get shown() {
    return [...loadJobs().filter(isPublished), ...readRecords().filter(({ folder }) => folder === 'pictures')];
  },
  get settings() {
    return loadSettings();
  },
  env: siteEnvironment(),
  today: new Date(),
  root: process.env.BUILD_DIR ?? 'dist',
};

const checks: Record<string, ((clone: Clone) => Finding | Finding[] | Promise<Finding | Finding[]>)[]> =
  live === undefined
    ? {
        Company: [examineCompany],
        Services: [examineServices, ...(sends ? [sendTest] : [])],
        Words: [examineDrafts, examineWords, examineOverlap, examineProse],
        Claims: [examineClaims],
        Place: [examinePlace],
        Pictures: [examinePictures],
        Site: [examineBuilt],
      }
    : { 'Live site': [(own) => examineLive(live, own)] };

const groups: Record<string, Finding[]> = {};
for (const [title, group] of Object.entries(checks)) {
  try {
    groups[title] = (await Promise.all(group.map((check) => check(clone)))).flat();
  } catch (error) {
    groups[title] = [buildStops((error as Error).message)];
  }
}
const all = Object.values(groups).flat();
const problems = all.filter(({ mark }) => mark === 'problem');

if (json) {
  console.log(JSON.stringify({ ready: problems.length === 0, groups }, null, 2));
} else {
  const signs = { ready: '✓', hint: '!', problem: '✗' };
  for (const [title, findings] of Object.entries(groups)) {
    console.log(`\n${title}`);
    for (const { mark, text, todo } of findings)
      console.log(`  ${signs[mark]} ${text}${todo ? `\n      ${todo}` : ''}`);
  }
  const [good, bad] = live === undefined ? ['Ready to go live', 'Not ready'] : ['All is well', 'Not well'];
  const things = problems.length === 1 ? '1 thing' : `${problems.length} things`;
  console.log(problems.length === 0 ? `\n${good}.` : `\n${bad}: ${things} to do (✗). Hints (!) are optional.`);
}
process.exitCode = problems.length === 0 ? 0 : 1;
