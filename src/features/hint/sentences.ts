import { capitalise, countedInWords, inWords } from '#logic/words.ts';
import { counted } from '#puzzle/numbers.ts';
import type { Hint, Rightness, StandingCheck, WalkEnd } from '#store/asking/hints.ts';

/** How somebody gets to see which clues contradict: on the whole page, and in a frame, which has no Solve. */
const TO_SEE = {
  page: 'Press Solve, then open Proof.',
  frame: 'Open it in Gridproof, press Solve, then open Proof.',
} as const;

/** Where something is said. */
export type Where = keyof typeof TO_SEE;

/** A hint other than a step, as a sentence. */
export function sayHint(hint: Exclude<Hint, { readonly kind: 'step' }>, where: Where): string {
  switch (hint.kind) {
    case 'wrong marks':
      return sayRightness(hint.wrong, where);
    case 'wrong notes':
      return sayWrongNotes(hint.cells.length);
    case 'contradiction':
      return `The clues contradict each other. ${TO_SEE[where]}`;
    case 'too long':
      return 'Something follows from here, but no reason short enough to read was found.';
    case 'nothing':
      return hint.solved
        ? 'The board is full, and all of it is right.'
        : 'Nothing more is certain: the clues and your marks leave several solutions.';
  }
}

const sayWrongNotes = (count: number): string =>
  count === 1
    ? 'One cell’s notes are missing its value.'
    : `The notes of ${countedInWords(count, 'cell')} are missing their values.`;

/** Whether the marks and notes are right, without saying which are not. */
export function sayRightness(rightness: Rightness, where: Where): string {
  switch (rightness.kind) {
    case 'right':
      return 'Yes: right so far.';
    case 'wrong notes':
      return sayWrongNotes(rightness.cells.length);
    case 'contradiction':
      return `The clues contradict, so no mark can be right. ${TO_SEE[where]}`;
    case 'wrong': {
      const { cells, each } = rightness;
      if (!each) {
        return cells.length === 1
          ? 'One mark fits no solution.'
          : `${capitalise(countedInWords(cells.length, 'mark'))} cannot be right together.`;
      }
      return cells.length === 1
        ? 'Not quite: one mark is wrong.'
        : `Not quite: ${inWords(cells.length)} marks are wrong.`;
    }
  }
}

/** The answer to a question about a cell; `claim` is "row 1, column 2 is 5". */
export function sayStanding(standing: StandingCheck, place: string, word: string): string {
  switch (standing.kind) {
    case 'forced':
      return `Forced: ${place} is ${word} in every solution.`;
    case 'impossible':
      return `Impossible: ${place} is ${word} in no solution.`;
    case 'open':
      return `Open: ${place} is ${word} in some solutions, and not in others.`;
    case 'contradiction':
      return 'The clues contradict, so there is no solution to ask about.';
  }
}

/** How a walk ended. */
export function sayEnd(end: WalkEnd, steps: number): string {
  const found = counted(steps, 'step');
  switch (end) {
    case 'solved':
      return `Solved in ${found}.`;
    case 'open':
      return steps === 0
        ? 'Nothing is certain from the clues alone.'
        : `${capitalise(found)}, then nothing more is certain.`;
    case 'contradiction':
      return 'The clues contradict, so there is nothing to explain.';
    case 'stopped':
      return `Stopped after ${found}.`;
  }
}
