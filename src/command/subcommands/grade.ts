import { gradeBy } from '#package/answers.ts';
import type { Unrated } from '#package/outcomes.ts';
import type { PuzzleText } from '#package/puzzleText.ts';
import { TECHNIQUES } from '#logic/techniques/techniques.ts';
import { answerEach } from '../answerEach.ts';
import type { Outcome } from '../answerEach.ts';
import { JSON_LINES, TYPE, WORK } from '../sharedOptions.ts';
import type { Desk } from '../desk.ts';
import { defineSubcommand } from '../subcommand.ts';
import { STATUS_OF_VERDICT } from './verdicts.ts';

/** `gridproof grade`. */
export const grade = defineSubcommand({
  name: 'grade',
  words: '[FILE…]',
  about: [
    'tells how hard each puzzle is: a word, a number, and its hardest step',
    'A number is comparable within a type and size, and the word is that of such puzzles.',
  ],
  options: { ...TYPE, ...JSON_LINES, ...WORK },
  run: ({ options, words }, world) => answerEach(world, options, words, gradeOne),
});

async function gradeOne({ type, text }: PuzzleText, { ask }: Desk): Promise<Outcome> {
  const rated = await gradeBy(ask, { type, text }, { work: Infinity });
  if (rated.grade === undefined) {
    return {
      status: rated.verdict === 'unique' ? 'undecided' : STATUS_OF_VERDICT[rated.verdict],
      said: WHY_NOT[rated.verdict],
      json: { verdict: rated.verdict },
    };
  }
  const { difficulty, hardest, steps } = rated;
  const count = `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`;
  const top =
    hardest === undefined
      ? ''
      : `, the hardest ${TECHNIQUES[hardest.technique].name}: ${hardest.sentence}`;
  return {
    status: 'good',
    said: `${rated.grade}, ${difficulty}; ${count}${top}.`,
    json: {
      grade: rated.grade,
      difficulty,
      hardest,
      steps: steps.map(({ technique }) => technique),
    },
  };
}

const WHY_NOT: Readonly<Record<Unrated['verdict'], string>> = {
  unique: 'not graded: it takes too much work.',
  several: 'not graded: it has several solutions.',
  none: 'not graded: it has no solution.',
  unknown: 'not graded: whether it has one solution was not decided.',
};
