import type { Values } from '#logic/claim.ts';
import { meaningOf } from '#puzzle/slot.ts';
import { overlay, useAnswers } from '#store/solving/answers.ts';
import { shownGivens, useDocument } from '#store/document/document.ts';
import type { Document } from '#store/document/document.ts';
import { remembered } from '#store/remembered.ts';
import { useCertain } from './certain.ts';
import type { Certain } from './certain.ts';
import { useHintView } from './hint.ts';

/** The board's three layers as they are shown, each indexed by cell. */
export interface Shown {
  readonly givens: Values;
  readonly marks: Values;
  readonly answers: Values;
  /**
   * The one value each cell shows: clue before answer before mark. Clues that values from elsewhere
   * contradict are not among `givens`, so there the other value shows.
   */
  readonly values: Values;
}

/** What is on the board, whichever part of the page asks. */
export function useShown(): Shown {
  const document = useDocument();
  // The board is not drawn anew for a verdict that lays nothing over it.
  const answer = useAnswers(overlay);
  const foreign = useAnswers(({ laid }) => laid !== undefined);
  const { laid } = useHintView();
  return shownOf(document, answer, foreign, useCertain(), laid);
}

const shownOf = remembered(
  (
    document: Document,
    answer: Values,
    foreign: boolean,
    certain: Certain | undefined,
    told: Values | undefined,
  ): Shown => {
    const clues = shownGivens(document);
    const laid = told ?? certain?.values ?? answer;
    const slot = document.type.slot(document.puzzle.parameters);
    // Values from elsewhere are judged as they are, so a clue must not stand in for another value.
    const givens = !(foreign && laid === answer)
      ? clues
      : clues.map((clue, cell) => {
          const value = laid[cell];
          const hidden =
            clue !== undefined && value !== undefined && value !== meaningOf(slot, clue);
          return hidden ? undefined : clue;
        });
    // What is told or certain is read off the board, so that marks must not hide what is not.
    const marks =
      told !== undefined
        ? givens.map(() => undefined)
        : certain === undefined
          ? document.marks
          : document.marks.map((mark, cell) => (laid[cell] === undefined ? undefined : mark));
    const values = givens.map((given, cell) =>
      given === undefined ? (laid[cell] ?? marks[cell]) : meaningOf(slot, given),
    );
    return { givens, marks, answers: laid, values };
  },
);
