import { create } from 'zustand';
import { createEngine } from '#engine/client.ts';
import type {
  Answer,
  Answered,
  AnswerTo,
  Asked,
  Asks,
  EngineState,
  Kind,
  Outcome,
  Tells,
} from '#engine/client.ts';
import type { Values } from '#logic/claim.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { markAll, useDocument } from './document.ts';

export type { EngineState };

/** Where the question "what do the clues prove?" stands. */
export type Verdict =
  | { readonly kind: 'idle' }
  | { readonly kind: 'solving'; readonly found: number }
  | Exclude<Outcome, { readonly kind: 'cancelled' }>;

export interface Answers {
  readonly engine: EngineState;
  readonly verdict: Verdict;
  /** Which of the found answers is laid over the board, from 0; `undefined` when taken off. */
  readonly shown: number | undefined;
  /** Cells where the player wrote a mark after the answer was laid: there the mark shows. */
  readonly uncovered: ReadonlySet<number>;
}

const NOTHING_UNCOVERED: ReadonlySet<number> = new Set();
/** Long enough that a quick typist's keys make one structure, in milliseconds. */
const PREPARE_DELAY = 150;

export const useAnswers = create<Answers>()(() => ({
  engine: { kind: 'idle' },
  verdict: { kind: 'idle' },
  shown: undefined,
  uncovered: NOTHING_UNCOVERED,
}));

const engine = createEngine({ onState: (state) => useAnswers.setState({ engine: state }) });
let running: { readonly cancel: () => void } | undefined;
let preparing: ReturnType<typeof setTimeout> | undefined;

const currentText = (): string => {
  const { type, puzzle } = useDocument.getState();
  return writePuzzle(type, puzzle);
};

/** Asks the one engine of the page something about the puzzle on the board. */
export const askEngine = <K extends Kind>(
  kind: K,
  asks: Asks<K>,
  onTold?: (told: Tells<K>) => void,
  budget?: number,
): Asked<Answered<AnswerTo<K>>> =>
  engine.ask(
    { kind, puzzle: { type: useDocument.getState().type.id, text: currentText() }, asks },
    onTold,
    budget,
  );

/** All answers found so far, in the order they were found. */
export function foundAnswers(verdict: Verdict): readonly Values[] {
  switch (verdict.kind) {
    case 'unique':
      return [verdict.answer];
    case 'several':
    case 'unknown':
      return verdict.answers;
    case 'idle':
    case 'solving':
    case 'none':
    case 'failed':
      return [];
  }
}

/** The answer laid over the board, with holes where a later mark shows instead. */
export function overlay({ verdict, shown, uncovered }: Answers): Values {
  const answer = shown === undefined ? undefined : foundAnswers(verdict)[shown];
  return answer?.map((value, cell) => (uncovered.has(cell) ? undefined : value)) ?? [];
}

/** Starts loading the solver and building this puzzle's rules, without solving. */
export function warm(): void {
  engine.warm();
  prepareSoon();
}

function prepareSoon(): void {
  clearTimeout(preparing);
  preparing = setTimeout(
    () => engine.prepare(useDocument.getState().type.id, currentText()),
    PREPARE_DELAY,
  );
}

/** Asks for the verdict on the clues and lays the answer over the board. */
export async function solve(): Promise<void> {
  stop();
  performance.mark('gridproof:solve-pressed');
  const job = engine.solve(useDocument.getState().type.id, currentText(), (found) => {
    if (running === job) useAnswers.setState({ verdict: { kind: 'solving', found } });
  });
  running = job;
  useAnswers.setState({
    verdict: { kind: 'solving', found: 0 },
    shown: undefined,
    uncovered: NOTHING_UNCOVERED,
  });
  const outcome = await job.outcome;
  // Cancelled, or the clues changed meanwhile: a newer state is on the screen already.
  if (running !== job) return;
  running = undefined;
  const verdict: Verdict = outcome.kind === 'cancelled' ? { kind: 'idle' } : outcome;
  useAnswers.setState({ verdict, shown: foundAnswers(verdict).length > 0 ? 0 : undefined });
  requestAnimationFrame(() =>
    performance.measure('gridproof:solve', { start: 'gridproof:solve-pressed' }),
  );
}

/** Ends a running solve at once. */
export function stop(): void {
  const job = running;
  running = undefined;
  job?.cancel();
  if (job !== undefined) useAnswers.setState({ verdict: { kind: 'idle' } });
}

/** Lays the answer with this index over the board; `undefined` takes it off. */
export const showAnswer = (shown: number | undefined): void =>
  useAnswers.setState({ shown, uncovered: NOTHING_UNCOVERED });

/** Adds solutions that were counted after the verdict; the one on the board stays there. */
export function addAnswers(more: readonly Answer[], count: number, complete: boolean): void {
  const { verdict } = useAnswers.getState();
  if (verdict.kind !== 'several') return;
  const known = new Set(verdict.answers.map((answer) => answer.join(' ')));
  const fresh = more.filter((answer) => !known.has(answer.join(' ')));
  const answers = [...verdict.answers, ...fresh];
  useAnswers.setState({
    verdict: { ...verdict, answers, count: Math.max(count, answers.length), complete },
  });
}

/** Turns the laid answer into the player's own marks. */
export function keepAsMarks(): void {
  const laid = overlay(useAnswers.getState());
  const { marks } = useDocument.getState();
  showAnswer(undefined);
  markAll(laid.map((value, cell) => value ?? marks[cell]));
}

useDocument.subscribe((now, before) => {
  if (now.puzzle !== before.puzzle || now.type !== before.type) {
    stop();
    useAnswers.setState({
      verdict: { kind: 'idle' },
      shown: undefined,
      uncovered: NOTHING_UNCOVERED,
    });
    if (useAnswers.getState().engine.kind !== 'idle') prepareSoon();
  } else if (useAnswers.getState().shown !== undefined) {
    const written = now.marks.flatMap((mark, cell) =>
      mark !== undefined && mark !== before.marks[cell] ? [cell] : [],
    );
    if (written.length === 0) return;
    useAnswers.setState(({ uncovered }) => ({ uncovered: new Set([...uncovered, ...written]) }));
  }
});
