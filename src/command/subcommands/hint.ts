import type { Hint } from '#engine/questions/questions.ts';
import type { Values } from '#logic/claim.ts';
import { countedInWords } from '#logic/words.ts';
import { hintBy } from '#package/answers.ts';
import { UnansweredError } from '#package/unanswered.ts';
import { readText } from '#package/readText.ts';
import type { PuzzleText } from '#package/puzzleText.ts';
import { answerEach } from '../answerEach.ts';
import type { Outcome } from '../answerEach.ts';
import { JSON_LINES, TYPE, WORK, Z3_BESIDE } from '../sharedOptions.ts';
import type { Desk } from '../desk.ts';
import type { Status } from '../status.ts';
import { defineSubcommand } from '../subcommand.ts';
import { sayStep, stepData } from './steps.ts';

/** `gridproof hint`. */
export const hint = defineSubcommand({
  name: 'hint',
  words: '[FILE…] [--marks VALUES]',
  about: ['tells the next step and its reason'],
  options: {
    ...TYPE,
    marks: {
      kind: 'text',
      value: 'VALUES',
      about: 'what the player has entered: a sign for each cell, . if it is open, a for 10',
    },
    ...Z3_BESIDE,
    ...JSON_LINES,
    ...WORK,
  },
  run: ({ options, words }, world) =>
    answerEach(world, options, words, (puzzle, desk) => hintOne(puzzle, desk, options.marks)),
});

async function hintOne(
  { type, text }: PuzzleText,
  desk: Desk,
  marked: string | undefined,
): Promise<Outcome> {
  const { puzzle } = await readText({ type, text });
  const marks = marked === undefined ? [] : readMarks(marked, puzzle.givens.length);
  const answer = await hintBy(desk.ask, { type, text }, marks);
  if (answer.kind !== 'step') {
    return { status: STATUSES[answer.kind], said: say(answer), json: { hint: answer } };
  }
  const { step } = answer;
  return {
    status: 'good',
    said: step.where,
    below: `${sayStep(step).join('\n')}\n\n`,
    json: { hint: { kind: 'step', step: stepData(step) } },
  };
}

/** The marks of a text with a sign for each cell; spaces do not count. */
function readMarks(text: string, cells: number): Values {
  const signs = [...text.replaceAll(/\s/g, '')];
  const wrong = signs.find((sign) => !/[\da-z.]/i.test(sign));
  if (wrong !== undefined) throw new UnansweredError(`--marks has "${wrong}", which is no value`);
  if (signs.length !== cells) {
    throw new UnansweredError(`--marks has ${signs.length} signs, and the puzzle ${cells} cells`);
  }
  return signs.map((sign) => (sign === '.' ? undefined : Number.parseInt(sign, 36)));
}

type NoStep = Exclude<Hint, { readonly kind: 'step' }>;

const STATUSES: Readonly<Record<NoStep['kind'], Status>> = {
  'wrong marks': 'none',
  'wrong notes': 'none',
  contradiction: 'none',
  nothing: 'several',
  'too long': 'undecided',
};

function say(answer: NoStep): string {
  switch (answer.kind) {
    case 'wrong marks': {
      const { cells, each } = answer.wrong;
      const marks = countedInWords(cells.length, 'mark');
      return each || cells.length === 1
        ? `${marks} ${cells.length === 1 ? 'is' : 'are'} wrong.`
        : `${marks} cannot be right together.`;
    }
    case 'wrong notes':
      return `${countedInWords(answer.cells.length, 'note')} lack the cell's value.`;
    case 'contradiction':
      return 'the clues contradict each other.';
    case 'nothing':
      return answer.solved
        ? 'the board is full, and all of it is right.'
        : 'nothing more is certain: the clues and the marks leave several solutions.';
    case 'too long':
      return 'something follows, but no reason short enough to read was found.';
  }
}
