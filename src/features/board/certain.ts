import { useMemo } from 'react';
import type { Values } from '#logic/claim.ts';
import { useSolutions } from '#store/solving/solutions.ts';
import type { Inquiry } from '#store/asking/inquiry.ts';
import { useLiveCertain } from '#store/asking/liveCertain.ts';
import { useProof } from '#store/asking/proof.ts';
import { memoizeLast } from '#store/memoizeLast.ts';
import { useView } from '#store/document/view.ts';

/** What all solutions share, indexed by cell. */
export interface Certain {
  /** The values that are the same in all solutions. */
  readonly values: Values;
  /** The possible values of the other cells; empty if the value is certain. */
  readonly candidates: readonly (readonly number[])[];
}

const NONE: readonly number[] = [];
const NO_SOLUTIONS: readonly (readonly number[])[] = [];

/** The certain values, while they are shown on the board: on request, or while clues are entered. */
export function useCertain(): Certain | undefined {
  const asked = useProof(({ certainty, showsCertain }) => certainOf(certainty, showsCertain));
  const possible = useLiveCertain((live) => live.possible);
  const isCovered = useSolutions(({ shown, laid }) => shown !== undefined || laid !== undefined);
  return asked ?? (isCovered || possible === undefined ? undefined : liveOf(possible));
}

const certainOf = memoizeLast(
  (certainty: Inquiry<'certainty'>, shows: boolean): Certain | undefined => {
    if (!shows || certainty.kind !== 'answered' || certainty.answer === 'none') return undefined;
    return valuesOf(certainty.answer.possible);
  },
);

const valuesOf = (possible: readonly (readonly number[])[]): Certain => ({
  values: possible.map((values) => (values.length === 1 ? values[0] : undefined)),
  candidates: possible.map((values) => (values.length > 1 ? values : NONE)),
});

const liveOf = memoizeLast(valuesOf);

/**
 * The index of the solution that the shown one is compared with: the one before it; for the first,
 * the next.
 */
export const comparedWith = (shown: number): number => (shown === 0 ? 1 : shown - 1);

/** The cells in which the shown solution differs from another, while the panel compares them. */
export function useDiffering(): readonly number[] {
  const solutions = useSolutions(({ state }) =>
    state.kind === 'several' ? state.solutions : NO_SOLUTIONS,
  );
  const shown = useSolutions((state) => state.shown);
  const panel = useView((state) => state.panel);
  return useMemo(() => {
    const solution = solutions[shown ?? -1];
    const other = solutions[comparedWith(shown ?? 0)];
    if (panel !== 'proof' || solution === undefined || other === undefined) return NONE;
    return solution.flatMap((value, cell) => (value === other[cell] ? [] : [cell]));
  }, [panel, solutions, shown]);
}
