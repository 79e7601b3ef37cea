import { createInterface } from 'node:readline/promises';
import type { z } from 'zod';

/** One thing that a new record needs to be told. */
export interface Question {
  /** Name of the command's flag. */
  flag: string;
  /** What the person is asked, with an example. */
  ask: string;
  /** What an answer must look like; its message says what was expected. */
  shape: z.ZodType<unknown, string>;
}

export type Answers = Record<string, string>;

/** What is wrong with an answer, or nothing. */
function complaintOf({ shape }: Question, answer: string): string | undefined {
  return shape.safeParse(answer.trim()).error?.issues[0]?.message;
}

async function askAll(questions: Question[], answers: Answers): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (const question of questions) {
      let complaint: string | undefined = 'unanswered';
      while (complaint) {
        answers[question.flag] = await terminal.question(`${question.ask}: `);
        complaint = complaintOf(question, answers[question.flag] ?? '');
        if (complaint) console.log(`  ${complaint}`);
      }
    }
  } finally {
    terminal.close();
  }
}

/**
 * Answers to all questions: from the flags, and from the person where there is one to ask.
 *
 * @throws Error with one line for each flag that is missing or not as expected
 */
export async function collectAnswers(questions: Question[], flags: Answers, canAsk: boolean): Promise<Answers> {
  const answers = { ...flags };
  const missing = questions.filter(({ flag }) => answers[flag] === undefined);
  const wrong = questions.flatMap((question) => {
    const answer = answers[question.flag];
    const complaint = answer === undefined ? undefined : complaintOf(question, answer);
    return complaint ? [`--${question.flag} is "${answer}": ${complaint}`] : [];
  });
  if (!canAsk) wrong.push(...missing.map(({ flag, ask }) => `--${flag} is missing: ${ask}`));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  if (missing.length > 0) await askAll(missing, answers);
  return Object.fromEntries(Object.entries(answers).map(([flag, answer]) => [flag, answer.trim()]));
}
