import { create } from 'zustand';
import type { JobOutcome, Solution, Verdict } from '#engine/page/client.ts';
import type { Witness } from '#engine/page/prove.ts';
import type { Values } from '#logic/claim.ts';
import { onDocumentChange, useDocument } from '#store/document/document.ts';
import { markAll } from '#store/document/marking.ts';
import { memoizeLast } from '#store/memoizeLast.ts';

/** A verdict that settles something: what else there is, is unsettled. */
export type Settled = Exclude<Verdict, { readonly kind: 'unknown' }>;

/** Several solutions, and whether more of them are being looked for. */
type Several = Extract<Verdict, { readonly kind: 'several' }> & { readonly listing: boolean };

/**
 * Where the question "what do the clues prove?" stands; one state after another (see `solving.ts`
 * for the ways between them). The first four show nothing.
 */
export type SolveState =
  /** Nothing was asked. */
  | { readonly kind: 'idle' }
  /** The clues are looked at in passing, while they are typed. */
  | { readonly kind: 'looking' }
  /** So much was found in passing; of several solutions only two are known. */
  | { readonly kind: 'found'; readonly verdict: Settled }
  /** It takes too long to be done in passing. */
  | { readonly kind: 'open' }
  /** Somebody waits for the verdict. `by` is who is at work. */
  | { readonly kind: 'solving'; readonly by: Witness }
  /** The verdict, or why there is none. */
  | Exclude<JobOutcome, { readonly kind: 'cancelled' | 'several' }>
  | Several;

/** A state in which nothing is shown. */
export type QuietState = Extract<SolveState, { kind: 'idle' | 'looking' | 'found' | 'open' }>;

/** Values that came from elsewhere than the verdict on the clues. */
export interface Laid {
  /** Indexed by cell; they need not keep the rules, nor fit their cells. */
  readonly values: Values;
  /** A run of the SMT-LIB text, or another solver's output that was pasted. */
  readonly from: 'run' | 'paste';
}

export interface Solutions {
  readonly state: SolveState;
  /** Laid over the board instead of a solution, until it is taken off or the clues change. */
  readonly laid: Laid | undefined;
  /** Which of the found solutions is laid over the board, from 0; `undefined` when taken off. */
  readonly shown: number | undefined;
  /** Cells where the player wrote a mark after the solution was laid: there the mark shows. */
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

/** What is settled about the clues, shown or not. */
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

/** Whether nothing is shown or about to be: the clues are only looked at, if that. */
export const isQuiet = (state: SolveState): state is QuietState =>
  state.kind === 'idle' ||
  state.kind === 'looking' ||
  state.kind === 'found' ||
  state.kind === 'open';

/** Goes on to another state; what lies over the board stays there. */
export const goOnTo = (state: SolveState): void => useSolutions.setState({ state });

/** Goes on to another state, with its first solution laid over the board where `shows` is true. */
export function put(state: SolveState, shows = true): void {
  const shown = shows && foundSolutions(state).length > 0 ? 0 : undefined;
  useSolutions.setState({ ...NOTHING_SHOWN, state, shown });
}

const NOTHING_LAID: Values = [];

const withHoles = memoizeLast((values: Values, uncovered: ReadonlySet<number>): Values =>
  values.map((value, cell) => (uncovered.has(cell) ? undefined : value)),
);

/**
 * What is laid over the board, with holes where a later mark shows instead. The same list as
 * long as it says the same, for the whole board is drawn from it.
 */
export function overlay({ state, laid, shown, uncovered }: Solutions): Values {
  const values = laid?.values ?? (shown === undefined ? undefined : foundSolutions(state)[shown]);
  if (values === undefined) return NOTHING_LAID;
  return uncovered.size === 0 ? values : withHoles(values, uncovered);
}

/** Lays the solution with this index over the board; `undefined` takes it off. */
export const showSolution = (shown: number | undefined): void =>
  useSolutions.setState({ ...NOTHING_SHOWN, shown });

/** Lays values from elsewhere over the board, to be judged by the check lines; or takes them off. */
export const layOver = (laid: Laid | undefined): void =>
  useSolutions.setState({ ...NOTHING_SHOWN, laid });

/** Adds solutions that were found after the verdict; the one on the board stays there. */
export function addSolutions(more: readonly Solution[], count: number, complete: boolean): void {
  const { state } = useSolutions.getState();
  if (state.kind !== 'several') return;
  const known = new Set(state.solutions.map((solution) => solution.join(' ')));
  const fresh = more.filter((solution) => !known.has(solution.join(' ')));
  const solutions = [...state.solutions, ...fresh];
  goOnTo({
    ...state,
    solutions,
    // Listing and counting may be under way at once, and either may be further.
    count: Math.max(count, solutions.length, state.count ?? 0),
    complete: complete || state.complete,
  });
}

/** Turns what is laid over the board into the player's own marks. */
export function keepAsMarks(): void {
  const laid = overlay(useSolutions.getState());
  const { marks } = useDocument.getState();
  showSolution(undefined);
  markAll(laid.map((value, cell) => value ?? marks[cell]));
}

onDocumentChange((change, now, before) => {
  if (change !== 'marks' || overlay(useSolutions.getState()).length === 0) return;
  const written = now.marks.flatMap((mark, cell) =>
    mark !== undefined && mark !== before.marks[cell] ? [cell] : [],
  );
  if (written.length === 0) return;
  useSolutions.setState(({ uncovered }) => ({ uncovered: new Set([...uncovered, ...written]) }));
});
