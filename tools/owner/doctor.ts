import { parseArgs } from 'node:util';
import { checkEnvironment } from '../build/check-environment.ts';
import { loadCompany } from '../build/company.ts';
import { isPublished, loadContent, pathOf } from '../build/content.ts';
import { siteEnvironment } from '../build/environment.ts';
import { examineBuilt } from './doctor/built.ts';
import { examineClaims } from './doctor/claims.ts';
import { examineCompany } from './doctor/company.ts';
import { type Finding, problem } from './doctor/finding.ts';
import { examineLive } from './doctor/live.ts';
import { examineOverlap } from './doctor/overlap.ts';
import { examinePictures } from './doctor/pictures.ts';
import { examineProse } from './doctor/prose.ts';
import { examineServices, sendTest } from './doctor/services.ts';
import { examineDrafts, examineWords } from './doctor/words.ts';

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
    console.error(
      `${(error as Error).message}\nnpm run doctor -- --json --send-test --live https://www.your-domain.com`,
    );
    process.exit(2);
  }
}
const options = readOptions();

/** What an examination finds; where it fails, so would the build. */
async function tryTo(examine: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await examine();
  } catch (error) {
    return [problem((error as Error).message, 'Fix it: the build stops at it.')];
  }
}

const env = siteEnvironment();
const today = new Date();
const root = process.env.BUILD_DIR ?? 'dist';

/** What there is to say of the site on the internet. */
const lookAtLive = async (address: string) => ({
  'Live site': await tryTo(() => {
    const company = loadCompany();
    checkEnvironment(env, company);
    const paths = loadContent().filter(isPublished).map(pathOf);
    return examineLive(address, { company, env, paths, root }, today);
  }),
});

/** What there is to say of this clone. */
const lookAtClone = async () => ({
  Company: await tryTo(() => {
    const company = loadCompany();
    checkEnvironment(env, company);
    return examineCompany(company, env, today);
  }),
  Services: [...examineServices(env), ...(options['send-test'] ? [await sendTest(env)] : [])],
  Words: await tryTo(() => {
    const entries = loadContent();
    const published = entries.filter(isPublished);
    return [
      ...examineDrafts(entries),
      ...examineWords(published, today),
      ...examineOverlap(published),
      ...examineProse(published),
    ];
  }),
  Claims: await tryTo(() => examineClaims(loadCompany(), loadContent().filter(isPublished))),
  Pictures: await examinePictures(),
  Site: examineBuilt(root, env),
});

const groups: Record<string, Finding[]> =
  options.live === undefined ? await lookAtClone() : await lookAtLive(options.live);
const problems = Object.values(groups)
  .flat()
  .filter(({ mark }) => mark === 'problem');

if (options.json) {
  console.log(JSON.stringify({ ready: problems.length === 0, groups }, null, 2));
} else {
  const signs = { ready: '✓', hint: '!', problem: '✗' };
  for (const [title, findings] of Object.entries(groups)) {
    console.log(`\n${title}`);
    for (const { mark, text, todo } of findings)
      console.log(`  ${signs[mark]} ${text}${todo ? `\n      ${todo}` : ''}`);
  }
  const [good, bad] = options.live === undefined ? ['Ready to go live', 'Not ready'] : ['All is well', 'Not well'];
  const things = problems.length === 1 ? '1 thing' : `${problems.length} things`;
  console.log(problems.length === 0 ? `\n${good}.` : `\n${bad}: ${things} to do (✗). Hints (!) stop nothing.`);
}
process.exitCode = problems.length === 0 ? 0 : 1;
