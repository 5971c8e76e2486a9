import type { Values } from '#logic/claim.ts';
import { shapeMeaning } from '#puzzle/slot.ts';
import { overlay, useSolutions } from '#store/solving/solutions.ts';
import { useDocument } from '#store/document/document.ts';
import { lockedGivens, shownGivens } from '#puzzle/pairs.ts';
import type { PuzzleDocument } from '#store/document/document.ts';
import { memoizeLast } from '#store/memoizeLast.ts';
import { useCertain } from './certain.ts';
import type { Certain } from './certain.ts';
import { useHintView } from './hint.ts';

/** The board's three layers as shown, each indexed by cell. */
export interface Shown {
  readonly givens: Values;
  /** What is printed in cells besides their values: a Hitori's numbers. */
  readonly printed: Values;
  readonly marks: Values;
  readonly overlay: Values;
  /**
   * The value that each cell shows: clue over overlay over mark. `givens` lacks the clues that
   * values from elsewhere contradict, so that those values show.
   */
  readonly values: Values;
}

/** The values on the board, for all parts of the page. */
export function useShown(): Shown {
  const document = useDocument();
  // Subscribes to the overlay only, so that a verdict without one does not render the board again.
  const overlaid = useSolutions(overlay);
  const foreign = useSolutions(({ laid }) => laid !== undefined);
  const { laid } = useHintView();
  return shownOf(document, overlaid, foreign, useCertain(), laid);
}

const shownOf = memoizeLast(
  (
    document: PuzzleDocument,
    overlaid: Values,
    foreign: boolean,
    certain: Certain | undefined,
    hinted: Values | undefined,
  ): Shown => {
    const clues = lockedGivens(document);
    const printed = shownGivens(document).map((given, cell) =>
      clues[cell] === undefined ? given : undefined,
    );
    const laid = hinted ?? certain?.values ?? overlaid;
    const slot = document.type.slot(document.puzzle.parameters);
    // Values from elsewhere are judged as they are, so a clue must not replace another value.
    const givens = !(foreign && laid === overlaid)
      ? clues
      : clues.map((clue, cell) => {
          const value = laid[cell];
          const hidden =
            clue !== undefined && value !== undefined && value !== shapeMeaning(slot, clue);
          return hidden ? undefined : clue;
        });
    // A hint's overlay replaces all marks; certain values replace the marks of their cells.
    const marks =
      hinted !== undefined
        ? givens.map(() => undefined)
        : certain === undefined
          ? document.marks
          : document.marks.map((mark, cell) => (laid[cell] === undefined ? undefined : mark));
    const values = givens.map((given, cell) =>
      given === undefined ? (laid[cell] ?? marks[cell]) : shapeMeaning(slot, given),
    );
    return { givens, printed, marks, overlay: laid, values };
  },
);
