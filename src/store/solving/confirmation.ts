import { create } from 'zustand';
import type { JobOutcome, Solution, Verdict } from '#engine/page/client.ts';
import type { Statement } from '#engine/page/prove.ts';
import { onPuzzleChange } from '#store/document/document.ts';
import { currentPuzzle, engine, isZ3Spared } from '#store/engine.ts';
import type { Certification } from './certificate.ts';

/** What Z3 says of a verdict. */
export type Agreement =
  /** Nothing, or there is no verdict. */
  | 'none'
  /** Nothing unless somebody asks for it, to save data. */
  | 'spared'
  | 'asked'
  /** It could not be had, or took too long. */
  | 'unheard'
  /** Each solution that is known is one and, where they are said to be all, there is no other. */
  | 'agrees'
  /** Z3 found the verdict itself. */
  | 'found'
  /** Something is wrong: a bug. */
  | 'differs';

export interface Confirmation {
  readonly certification: Certification;
  readonly agreement: Agreement;
}

const NOTHING: Confirmation = { certification: { kind: 'none' }, agreement: 'none' };

export const useConfirmation = create<Confirmation>()(() => NOTHING);

/** How long may be taken over what is known already, in milliseconds. */
const BUDGET = 60_000;
/**
 * How long a verdict must stand before it is looked into, in milliseconds: the solution is painted
 * first, and a page that has just opened, or a person who is typing, needs the machine for other
 * things than Z3.
 */
const CERTIFY_AFTER = 100;
const ASK_Z3_AFTER = 1500;

/** A verdict that says something of all or some solutions. */
type Proved = Extract<Verdict, { readonly kind: 'unique' | 'several' | 'none' }>;

/** What is being looked into, and how to stop that. */
let activeConfirmation:
  | { readonly verdict: Proved; readonly signal: AbortSignal; readonly stop: () => void }
  | undefined;

const isProved = (outcome: JobOutcome): outcome is Proved =>
  outcome.kind === 'unique' || outcome.kind === 'several' || outcome.kind === 'none';

/** The solutions that a verdict knows of. */
function solutionsOf(verdict: Proved): readonly Solution[] {
  switch (verdict.kind) {
    case 'none':
      return [];
    case 'unique':
      return [verdict.solution];
    case 'several':
      return verdict.solutions;
  }
}

/** Whether a verdict lists all solutions. */
const isComplete = (verdict: Proved): boolean =>
  verdict.kind !== 'several' ||
  (verdict.complete && (verdict.count ?? 0) <= verdict.solutions.length);

const sayTheSame = (one: Proved, other: Proved): boolean =>
  one.kind === other.kind &&
  isComplete(one) === isComplete(other) &&
  solutionsOf(one).length === solutionsOf(other).length;

/**
 * Has a verdict confirmed in the background, once: its proof written and checked, and Z3 asked
 * what it makes of it.
 */
export function confirm({ by, outcome }: Statement): void {
  if (!isProved(outcome)) return;
  if (activeConfirmation !== undefined && sayTheSame(activeConfirmation.verdict, outcome)) return;
  forget();
  const stopped = new AbortController();
  activeConfirmation = { verdict: outcome, signal: stopped.signal, stop: () => stopped.abort() };
  // What our own solver gave up on, it would give up on again.
  const isCertain = isComplete(outcome) && (by === 'rules' || outcome.kind === 'several');
  useConfirmation.setState({
    certification: { kind: isCertain ? 'checking' : by === 'z3' ? 'absent' : 'none' },
    agreement: by === 'z3' ? 'found' : isZ3Spared() ? 'spared' : 'asked',
  });
  if (isCertain) after(CERTIFY_AFTER, stopped.signal, () => certify(outcome, stopped.signal));
  if (useConfirmation.getState().agreement !== 'asked') return;
  engine.wake();
  after(ASK_Z3_AFTER, stopped.signal, () => askZ3(outcome, stopped.signal));
}

/** Asks Z3, too, although that costs data. */
export function confirmAnyway(): void {
  if (activeConfirmation === undefined) return;
  useConfirmation.setState({ agreement: 'asked' });
  void askZ3(activeConfirmation.verdict, activeConfirmation.signal);
}

function after(milliseconds: number, signal: AbortSignal, work: () => Promise<void>): void {
  const timer = setTimeout(() => void work(), milliseconds);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** What writes proofs and has them checked is fetched for the first verdict that has one. */
async function certify(verdict: Proved, signal: AbortSignal): Promise<void> {
  let certification: Certification | undefined;
  try {
    const { seekCertificate } = await import('./certificate.ts');
    certification = await seekCertificate(solutionsOf(verdict), BUDGET, signal);
  } catch {
    certification = { kind: 'absent' };
  }
  if (!signal.aborted && certification !== undefined) useConfirmation.setState({ certification });
}

async function askZ3(verdict: Proved, signal: AbortSignal): Promise<void> {
  const asked = engine.ask(
    {
      kind: 'confirm',
      puzzle: currentPuzzle(),
      asks: { solutions: solutionsOf(verdict), complete: isComplete(verdict) },
    },
    { budget: BUDGET, patient: true },
  );
  signal.addEventListener('abort', () => asked.abandon());
  const said = await asked.outcome;
  if (signal.aborted) return;
  const word = said.kind === 'answered' ? said.answer : 'unknown';
  const agreement = { confirmed: 'agrees', refuted: 'differs', unknown: 'unheard' } as const;
  useConfirmation.setState({ agreement: agreement[word] });
}

/** Whether something is wrong with the verdict. */
export const isRefuted = ({ certification, agreement }: Confirmation): boolean =>
  certification.kind === 'refused' || agreement === 'differs';

/** Whatever is known is of another verdict now. */
export function forget(): void {
  activeConfirmation?.stop();
  activeConfirmation = undefined;
  useConfirmation.setState(NOTHING);
}

onPuzzleChange(forget);
