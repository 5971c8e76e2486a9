import type { Values } from '#logic/claim.ts';
import { shapeMeaning } from '#puzzle/slot.ts';
import { overlay, useSolutions } from '#store/solving/solutions.ts';
import { useDocument } from '#store/document/document.ts';
import { shownGivens } from '#store/document/pairs.ts';
import type { PuzzleDocument } from '#store/document/document.ts';
import { memoizeLast } from '#store/memoizeLast.ts';
import { useCertain } from './certain.ts';
import type { Certain } from './certain.ts';
import { useHintView } from './hint.ts';

/** The board's three layers as they are shown, each indexed by cell. */
export interface Shown {
  readonly givens: Values;
  readonly marks: Values;
  readonly overlay: Values;
  /**
   * The one value each cell shows: clue before overlay before mark. Clues that values from
   * elsewhere contradict are not among `givens`, so there the other value shows.
   */
  readonly values: Values;
}

/** What is on the board, whichever part of the page asks. */
export function useShown(): Shown {
  const document = useDocument();
  // The board is not drawn anew for a verdict that lays nothing over it.
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
    const clues = shownGivens(document);
    const laid = hinted ?? certain?.values ?? overlaid;
    const slot = document.type.slot(document.puzzle.parameters);
    // Values from elsewhere are judged as they are, so a clue must not stand in for another value.
    const givens = !(foreign && laid === overlaid)
      ? clues
      : clues.map((clue, cell) => {
          const value = laid[cell];
          const hidden =
            clue !== undefined && value !== undefined && value !== shapeMeaning(slot, clue);
          return hidden ? undefined : clue;
        });
    // What a hint lays there, or is certain, is read off the board: marks must not hide what is not.
    const marks =
      hinted !== undefined
        ? givens.map(() => undefined)
        : certain === undefined
          ? document.marks
          : document.marks.map((mark, cell) => (laid[cell] === undefined ? undefined : mark));
    const values = givens.map((given, cell) =>
      given === undefined ? (laid[cell] ?? marks[cell]) : shapeMeaning(slot, given),
    );
    return { givens, marks, overlay: laid, values };
  },
);
