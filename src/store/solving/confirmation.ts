import { create } from 'zustand';
import type { JobOutcome, Solution, Verdict } from '#engine/page/client.ts';
import type { Statement } from '#engine/page/prove.ts';
import { onPuzzleChange } from '#store/document/events.ts';
import { currentPuzzle, engines, isZ3Spared } from '#store/engine.ts';
import type { Certification } from './certificate.ts';

/** Z3's answer about a verdict. */
export type Agreement =
  /** Not asked, or no verdict. */
  | 'none'
  /** Not asked, to save data. */
  | 'spared'
  | 'asked'
  /** Z3 could not be loaded, or took too long. */
  | 'unheard'
  /** Z3 could not be loaded, since there is no network. */
  | 'offline'
  /** Z3 confirms every known solution and, if they are complete, that there is no other. */
  | 'agrees'
  /** Z3 found the verdict itself. */
  | 'found'
  /** Z3 disagrees: a bug. */
  | 'differs';

export interface Confirmation {
  readonly certification: Certification;
  readonly agreement: Agreement;
}

const NOTHING: Confirmation = { certification: { kind: 'none' }, agreement: 'none' };

export const useConfirmation = create<Confirmation>()(() => NOTHING);

/** The time limit of a confirmation, in milliseconds. */
const BUDGET = 60_000;
/**
 * The delay before a confirmation, in milliseconds: the solution is painted first, and a page just
 * opened, or a person typing, needs the machine more.
 */
const CERTIFY_AFTER = 100;
const ASK_Z3_AFTER = 1500;

/** A verdict about all or some solutions. */
type Proved = Extract<Verdict, { readonly kind: 'unique' | 'several' | 'none' }>;

/** The confirmation in progress, and how to stop it. */
let activeConfirmation:
  | { readonly verdict: Proved; readonly signal: AbortSignal; readonly stop: () => void }
  | undefined;

const isProved = (outcome: JobOutcome): outcome is Proved =>
  outcome.kind === 'unique' || outcome.kind === 'several' || outcome.kind === 'none';

/** The solutions of a verdict. */
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

/** Confirms a verdict in the background, once: writes and checks its proof, and asks Z3. */
export function confirm({ by, outcome }: Statement): void {
  if (!isProved(outcome)) return;
  if (activeConfirmation !== undefined && sayTheSame(activeConfirmation.verdict, outcome)) return;
  forget();
  const stopped = new AbortController();
  activeConfirmation = { verdict: outcome, signal: stopped.signal, stop: () => stopped.abort() };
  // Our own solver would give up again.
  const isCertain = isComplete(outcome) && (by === 'rules' || outcome.kind === 'several');
  useConfirmation.setState({
    certification: { kind: isCertain ? 'checking' : by === 'z3' ? 'absent' : 'none' },
    agreement: by === 'z3' ? 'found' : isZ3Spared() ? 'spared' : 'asked',
  });
  if (isCertain) after(CERTIFY_AFTER, stopped.signal, () => certify(outcome, stopped.signal));
  if (useConfirmation.getState().agreement !== 'asked') return;
  engines.z3.wake();
  after(ASK_Z3_AFTER, stopped.signal, () => askZ3(outcome, stopped.signal));
}

/** Asks Z3 although that costs data. */
export function confirmAnyway(): void {
  if (activeConfirmation === undefined) return;
  useConfirmation.setState({ agreement: 'asked' });
  void askZ3(activeConfirmation.verdict, activeConfirmation.signal);
}

function after(milliseconds: number, signal: AbortSignal, work: () => Promise<void>): void {
  const timer = setTimeout(() => void work(), milliseconds);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** The code for writing and checking proofs is loaded for the first complete verdict. */
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
  const asked = engines.z3.ask(
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
  if (said.kind === 'failed' && globalThis.navigator?.onLine === false)
    return useConfirmation.setState({ agreement: 'offline' });
  const word = said.kind === 'answered' ? said.answer : 'unknown';
  const agreement = { confirmed: 'agrees', refuted: 'differs', unknown: 'unheard' } as const;
  useConfirmation.setState({ agreement: agreement[word] });
}

/** Whether the confirmation found a bug. */
export const isRefuted = ({ certification, agreement }: Confirmation): boolean =>
  certification.kind === 'refused' || agreement === 'differs';

/** Drops the confirmation, since the verdict changed. */
export function forget(): void {
  activeConfirmation?.stop();
  activeConfirmation = undefined;
  useConfirmation.setState(NOTHING);
}

/** Drops the confirmation when the puzzle changes; returns a function that stops that. */
export const followConfirmation = (): (() => void) => onPuzzleChange(forget);
