import { create } from 'zustand';
import type { JobOutcome, Solution, Verdict } from '#engine/page/client.ts';
import type { Witness } from '#engine/page/prove.ts';
import type { Values } from '#logic/claim.ts';
import { useDocument } from '#store/document/document.ts';
import { onDocumentChange } from '#store/document/events.ts';
import { markAll } from '#store/document/marking.ts';
import { memoizeLast } from '#store/memoizeLast.ts';

/** A verdict that decides how many solutions there are; other outcomes do not. */
export type Settled = Exclude<Verdict, { readonly kind: 'unknown' }>;

/** Several solutions, and whether more are being listed. */
type Several = Extract<Verdict, { readonly kind: 'several' }> & { readonly listing: boolean };

/** State of solving the board (`solving.ts` lists the transitions). The first four show nothing. */
export type SolveState =
  /** Not asked yet. */
  | { readonly kind: 'idle' }
  /** Being solved in the background while clues are typed. */
  | { readonly kind: 'looking' }
  /** Found in the background; at most two solutions are known. */
  | { readonly kind: 'found'; readonly verdict: Settled }
  /** Not decided within the background budget. */
  | { readonly kind: 'open' }
  /** The user waits for the verdict; `by` is the solver at work. */
  | { readonly kind: 'solving'; readonly by: Witness }
  /** The verdict, or why there is none. */
  | Exclude<JobOutcome, { readonly kind: 'cancelled' | 'several' }>
  | Several;

/** A state in which nothing is shown. */
export type QuietState = Extract<SolveState, { kind: 'idle' | 'looking' | 'found' | 'open' }>;

/** Values shown on the board that are no solution of the clues found here. */
export interface Laid {
  /** Indexed by cell; may break rules and be outside domains. */
  readonly values: Values;
  /** A model of the SMT-LIB text, or pasted output of another solver. */
  readonly from: 'run' | 'paste';
}

export interface Solutions {
  readonly state: SolveState;
  /** Shown on the board instead of a solution, until hidden or the clues change. */
  readonly laid: Laid | undefined;
  /** Index of the solution shown on the board; `undefined` if hidden. */
  readonly shown: number | undefined;
  /** Cells that the player marked after the solution was shown: there the mark is visible. */
  readonly uncovered: ReadonlySet<number>;
}

const NOTHING_UNCOVERED: ReadonlySet<number> = new Set();

const NOTHING_SHOWN = { laid: undefined, shown: undefined, uncovered: NOTHING_UNCOVERED } as const;

export const useSolutions = create<Solutions>()(() => ({
  ...NOTHING_SHOWN,
  state: { kind: 'idle' },
}));

/** All solutions found so far, in the order they were found. */
export function foundSolutions(state: SolveState): readonly Values[] {
  switch (state.kind) {
    case 'unique':
      return [state.solution];
    case 'several':
    case 'unknown':
      return state.solutions;
    case 'idle':
    case 'looking':
    case 'found':
    case 'open':
    case 'solving':
    case 'none':
    case 'failed':
      return [];
  }
}

/** The verdict on the clues, shown or not. */
export function settledBy(state: SolveState): Settled | undefined {
  switch (state.kind) {
    case 'found':
      return state.verdict;
    case 'unique':
    case 'several':
    case 'none':
      return state;
    case 'idle':
    case 'looking':
    case 'open':
    case 'solving':
    case 'unknown':
    case 'failed':
      return undefined;
  }
}

/** Whether nothing is shown or about to be. */
export const isQuiet = (state: SolveState): state is QuietState =>
  state.kind === 'idle' ||
  state.kind === 'looking' ||
  state.kind === 'found' ||
  state.kind === 'open';

/** Changes the state; the overlay stays. */
export const goOnTo = (state: SolveState): void => useSolutions.setState({ state });

/** Changes the state and, if `shows`, overlays its first solution. */
export function put(state: SolveState, shows = true): void {
  const shown = shows && foundSolutions(state).length > 0 ? 0 : undefined;
  useSolutions.setState({ ...NOTHING_SHOWN, state, shown });
}

const NOTHING_LAID: Values = [];

const withHoles = memoizeLast((values: Values, uncovered: ReadonlySet<number>): Values =>
  values.map((value, cell) => (uncovered.has(cell) ? undefined : value)),
);

/**
 * The overlay, with holes where a later mark is visible. Memoized by content, since the whole board
 * depends on its identity.
 */
export function overlay({ state, laid, shown, uncovered }: Solutions): Values {
  const values = laid?.values ?? (shown === undefined ? undefined : foundSolutions(state)[shown]);
  if (values === undefined) return NOTHING_LAID;
  return uncovered.size === 0 ? values : withHoles(values, uncovered);
}

/** Overlays the solution with this index; `undefined` hides it. */
export const showSolution = (shown: number | undefined): void =>
  useSolutions.setState({ ...NOTHING_SHOWN, shown });

/** Overlays values from elsewhere, which the check lines judge; `undefined` hides them. */
export const layOver = (laid: Laid | undefined): void =>
  useSolutions.setState({ ...NOTHING_SHOWN, laid });

/** Adds solutions found after the verdict; the one shown stays. */
export function addSolutions(more: readonly Solution[], count: number, complete: boolean): void {
  const { state } = useSolutions.getState();
  if (state.kind !== 'several') return;
  const known = new Set(state.solutions.map((solution) => solution.join(' ')));
  const fresh = more.filter((solution) => !known.has(solution.join(' ')));
  const solutions = [...state.solutions, ...fresh];
  goOnTo({
    ...state,
    solutions,
    // Listing and counting may run at once, and either may be ahead.
    count: Math.max(count, solutions.length, state.count ?? 0),
    complete: complete || state.complete,
  });
}

/** Copies the overlay to the player's marks. */
export function keepAsMarks(): void {
  const laid = overlay(useSolutions.getState());
  const { marks } = useDocument.getState();
  showSolution(undefined);
  markAll(laid.map((value, cell) => value ?? marks[cell]));
}

/** Uncovers what the player marks over a solution; returns a function that stops that. */
export const followSolutions = (): (() => void) =>
  onDocumentChange(({ change, now, before }) => {
    if (change !== 'marks' || overlay(useSolutions.getState()).length === 0) return;
    const written = now.marks.flatMap((mark, cell) =>
      mark !== undefined && mark !== before.marks[cell] ? [cell] : [],
    );
    if (written.length === 0) return;
    useSolutions.setState(({ uncovered }) => ({ uncovered: new Set([...uncovered, ...written]) }));
  });
