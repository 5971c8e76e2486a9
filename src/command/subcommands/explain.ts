import { explainBy } from '#package/answers.ts';
import type { PuzzleText } from '#package/puzzleText.ts';
import { answerEach } from '../answerEach.ts';
import type { Outcome } from '../answerEach.ts';
import { JSON_LINES, TYPE, WORK, Z3_BESIDE } from '../sharedOptions.ts';
import type { Desk } from '../desk.ts';
import { defineSubcommand } from '../subcommand.ts';
import { sayStep, stepData } from './steps.ts';

/** `gridproof explain`. */
export const explain = defineSubcommand({
  name: 'explain',
  words: '[FILE…]',
  about: ['tells the whole way to the solution, step by step'],
  options: { ...TYPE, ...Z3_BESIDE, ...JSON_LINES, ...WORK },
  run: ({ options, words }, world) =>
    answerEach(world, options, words, (puzzle, desk) => explainOne(puzzle, desk, options.z3)),
});

async function explainOne(
  { type, text }: PuzzleText,
  { ask }: Desk,
  isZ3Asked: boolean,
): Promise<Outcome> {
  // Where Z3 is not asked instead, the time is limited, and not the work.
  const limits = isZ3Asked ? {} : { work: Infinity };
  const { steps, solved, contradiction } = await explainBy(ask, { type, text }, limits);
  const count = `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`;
  const below = steps
    .flatMap((step, at) => {
      const [first = '', ...more] = sayStep(step);
      return [`${at + 1}. ${first}`, ...more.map((line) => `   ${line}`)];
    })
    .map((line) => `${line}\n`)
    .join('');
  return {
    status: contradiction ? 'none' : solved ? 'good' : 'several',
    said: contradiction
      ? 'the clues contradict, so there is nothing to explain.'
      : solved
        ? `solved in ${count}.`
        : `${count}, then nothing more is certain.`,
    below: below === '' ? '' : `${below}\n`,
    json: { solved, contradiction, steps: steps.map(stepData) },
  };
}
