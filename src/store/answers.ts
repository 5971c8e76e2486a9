import { create } from 'zustand';
import type { Answer, Outcome } from '#engine/client.ts';
import { askWitness, prove } from '#engine/prove.ts';
import type { Statement, Witness } from '#engine/prove.ts';
import type { Values } from '#logic/claim.ts';
import { readExamples } from '#puzzle/examples.ts';
import { confirm, forget, isRefuted, useConfirmation } from './confirmation.ts';
import { markAll, onDocumentChange, useDocument } from './document.ts';
import { currentPuzzle, engine, witnesses } from './engine.ts';
import { proofUnderWay, provedInPassing, startLooking, stopLooking } from './live.ts';
import { remembered } from './remembered.ts';

/** Where the question "what do the clues prove?" stands. */
export type Verdict =
  | { readonly kind: 'idle' }
  /** `by` is who is at work. */
  | { readonly kind: 'solving'; readonly by: Witness }
  | Exclude<Outcome, { readonly kind: 'cancelled' }>;

/** A verdict with just one answer. */
type Found = Extract<Outcome, { readonly kind: 'unique' }>;

/** Values that came from elsewhere than the verdict on the clues. */
export interface Laid {
  /** Indexed by cell; they need not keep the rules, nor fit their cells. */
  readonly values: Values;
  /** A run of the SMT-LIB text, or another solver's output that was pasted. */
  readonly from: 'run' | 'paste';
}

export interface Answers {
  readonly verdict: Verdict;
  /** Whether more answers are being looked for than the verdict has. */
  readonly listing: boolean;
  /** Laid over the board instead of an answer, until it is taken off or the clues change. */
  readonly laid: Laid | undefined;
  /** Which of the found answers is laid over the board, from 0; `undefined` when taken off. */
  readonly shown: number | undefined;
  /** Cells where the player wrote a mark after the answer was laid: there the mark shows. */
  readonly uncovered: ReadonlySet<number>;
}

const NOTHING_UNCOVERED: ReadonlySet<number> = new Set();

const NOTHING_SHOWN = { laid: undefined, shown: undefined, uncovered: NOTHING_UNCOVERED } as const;

export const useAnswers = create<Answers>()(() => ({
  ...NOTHING_SHOWN,
  verdict: { kind: 'idle' },
  listing: false,
}));

/** How long Solve may take before the page says that it is at work, in milliseconds: most are done. */
const UNSEEN = 60;

let saying: ReturnType<typeof setTimeout> | undefined;
let running: { readonly cancel: () => void } | undefined;

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

const NOTHING_LAID: Values = [];

const withHoles = remembered((answer: Values, uncovered: ReadonlySet<number>): Values =>
  answer.map((value, cell) => (uncovered.has(cell) ? undefined : value)),
);

/**
 * The answer laid over the board, with holes where a later mark shows instead. The same list as
 * long as it says the same, for the whole board is drawn from it.
 */
export function overlay({ verdict, laid, shown, uncovered }: Answers): Values {
  const answer = laid?.values ?? (shown === undefined ? undefined : foundAnswers(verdict)[shown]);
  if (answer === undefined) return NOTHING_LAID;
  return uncovered.size === 0 ? answer : withHoles(answer, uncovered);
}

/**
 * How often an example is followed before anything is asked: browsers speed up what runs often. A
 * few tens of milliseconds each, for most types less, where nobody waits for them.
 */
const WARMING = 6;
/** When that is done, in milliseconds: a person who opened a link may have pressed Solve by then. */
const UNHURRIED = 400;

/** Starts what follows rules and looks at the clues, without showing an answer. */
export function begin(): void {
  startLooking();
  clearTimeout(warming);
  warming = setTimeout(warmUp, UNHURRIED);
}

let warming: ReturnType<typeof setTimeout> | undefined;
/** The types of which an example was followed. */
const warmed = new Set<string>();

/** Follows an example of the type on the board. */
function warmUp(): void {
  const { type } = useDocument.getState();
  const [example] = readExamples(type);
  if (example === undefined || warmed.has(type.id)) return;
  warmed.add(type.id);
  const puzzle = { type: type.id, text: example.text };
  for (let round = 0; round < WARMING; round += 1) {
    askWitness(witnesses, 'rules', puzzle, { listing: false, patient: true });
  }
}

/** Starts loading Z3. */
export const warm = (): void => engine.warm();

/** Asks for the verdict on the clues and lays the answer over the board. */
export async function solve(): Promise<void> {
  stop();
  performance.mark('gridproof:solve-pressed');
  const underWay = proofUnderWay();
  if (underWay !== undefined) {
    const job = { cancel: stopLooking };
    running = job;
    sayLater();
    await underWay;
    // Cancelled, or the clues changed meanwhile: a newer state is on the screen already.
    if (running !== job) return;
    running = undefined;
  }
  const isWrong = isRefuted(useConfirmation.getState());
  if (isWrong) forget();
  const known = isWrong ? undefined : provedInPassing();
  if (known !== undefined) conclude(known);
  if (known === undefined || known.kind === 'several') await ask(known !== undefined);
}

/** Says that the page is at work, unless it is done before anybody would wonder. */
function sayLater(): void {
  clearTimeout(saying);
  saying = setTimeout(() => say('rules'), UNSEEN);
}

const say = (by: Witness): void =>
  useAnswers.setState({ ...NOTHING_SHOWN, verdict: { kind: 'solving', by } });

/**
 * Asks for the verdict. Where there are `several` solutions, two are shown as soon as they are
 * known, for they prove it; the others join them.
 */
async function ask(several: boolean): Promise<void> {
  const start = performance.now();
  const show = (answers: readonly Answer[], complete: boolean): void => {
    if (several) return addAnswers(answers, answers.length, complete);
    several = true;
    const milliseconds = performance.now() - start;
    conclude({ kind: 'several', answers, complete, milliseconds });
    useAnswers.setState({ listing: true });
  };
  if (several) useAnswers.setState({ listing: true });
  else sayLater();
  const asked = prove(witnesses, currentPuzzle(), {
    onProgress(answers, by) {
      if (running !== job) return;
      if (answers.length > 1) show(answers, false);
      else if (by === 'z3' && !several) say(by);
    },
  });
  // What is only looking for more may end by itself: a worker that is ended has forgotten all.
  const job = { cancel: () => (several ? asked.abandon() : asked.cancel()) };
  running = job;
  const statement = await asked.outcome;
  if (running !== job) return;
  running = undefined;
  const { outcome } = statement;
  if (outcome.kind === 'several') show(outcome.answers, outcome.complete);
  else if (!several) conclude(outcome.kind === 'cancelled' ? { kind: 'idle' } : outcome);
  if (several) useAnswers.setState({ listing: false });
  confirm(statement);
}

/** Shows a verdict that is known already; the answer stays hidden until it is asked for. */
export function showVerdict(statement: Statement & { readonly outcome: Found }): void {
  stop();
  useAnswers.setState({ verdict: statement.outcome, shown: undefined });
  confirm(statement);
}

/** Shows a verdict, with its first answer laid over the board. */
function conclude(verdict: Verdict): void {
  clearTimeout(saying);
  const shown = foundAnswers(verdict).length > 0 ? 0 : undefined;
  useAnswers.setState({ ...NOTHING_SHOWN, verdict, shown });
  requestAnimationFrame(() =>
    performance.measure('gridproof:solve', { start: 'gridproof:solve-pressed' }),
  );
}

/** Ends a running solve at once. */
export function stop(): void {
  clearTimeout(saying);
  const job = running;
  running = undefined;
  job?.cancel();
  if (job !== undefined) useAnswers.setState({ verdict: { kind: 'idle' }, listing: false });
}

/** Lays the answer with this index over the board; `undefined` takes it off. */
export const showAnswer = (shown: number | undefined): void =>
  useAnswers.setState({ ...NOTHING_SHOWN, shown });

/** Lays values from elsewhere over the board, to be judged by the check lines; or takes them off. */
export const layOver = (laid: Laid | undefined): void =>
  useAnswers.setState({ ...NOTHING_SHOWN, laid });

/** Adds solutions that were counted after the verdict; the one on the board stays there. */
export function addAnswers(more: readonly Answer[], count: number, complete: boolean): void {
  const { verdict } = useAnswers.getState();
  if (verdict.kind !== 'several') return;
  const known = new Set(verdict.answers.map((answer) => answer.join(' ')));
  const fresh = more.filter((answer) => !known.has(answer.join(' ')));
  const answers = [...verdict.answers, ...fresh];
  useAnswers.setState({
    verdict: {
      ...verdict,
      answers,
      // Listing and counting may be under way at once, and either may be further.
      count: Math.max(count, answers.length, verdict.count ?? 0),
      complete: complete || verdict.complete,
    },
  });
}

/** Turns the laid answer into the player's own marks. */
export function keepAsMarks(): void {
  const laid = overlay(useAnswers.getState());
  const { marks } = useDocument.getState();
  showAnswer(undefined);
  markAll(laid.map((value, cell) => value ?? marks[cell]));
}

const DIFFERS =
  'Our own solver and Z3 do not find the same of these clues, so nothing is shown. This is a bug in Gridproof.';
const REFUSED =
  'The proof of this verdict does not hold, so nothing is shown. This is a bug in Gridproof.';

useConfirmation.subscribe((confirmation) => {
  if (!isRefuted(confirmation)) return;
  stop();
  const sentence = confirmation.certification.kind === 'refused' ? REFUSED : DIFFERS;
  useAnswers.setState({
    verdict: { kind: 'failed', sentence, detail: sentence },
    shown: undefined,
  });
});

onDocumentChange((change, now, before) => {
  if (change !== 'marks') {
    stop();
    useAnswers.setState({ ...NOTHING_SHOWN, verdict: { kind: 'idle' } });
  } else if (overlay(useAnswers.getState()).length > 0) {
    const written = now.marks.flatMap((mark, cell) =>
      mark !== undefined && mark !== before.marks[cell] ? [cell] : [],
    );
    if (written.length === 0) return;
    useAnswers.setState(({ uncovered }) => ({ uncovered: new Set([...uncovered, ...written]) }));
  }
});
