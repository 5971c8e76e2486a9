import { startCheck } from '#checker/ask.ts';
import type { Certificate, Solution } from '#engine/page/client.ts';
import { currentPuzzle, engines } from '#store/engine.ts';
import { suspectRelease } from '#store/release.ts';

export type { Certificate };

/** State of a verdict's proof. */
export type Certification =
  /** No verdict, or not all solutions are known, so there is nothing to prove. */
  | { readonly kind: 'none' }
  /** Being written, then checked. */
  | { readonly kind: 'checking' }
  | {
      readonly kind: 'checked';
      readonly certificate: Certificate;
      readonly steps: number;
      /** The time of the check. */
      readonly milliseconds: number;
    }
  /** A step does not follow, or there are other solutions: a bug. */
  | { readonly kind: 'refused' }
  /** All paths were followed at once, which leaves no steps to check. */
  | { readonly kind: 'stepless' }
  /** Our own solver gave up, or the checker is unavailable. */
  | { readonly kind: 'absent' };

/**
 * Writes and checks the certificate that these solutions are all, each within `budget`
 * milliseconds; `undefined` if aborted.
 */
export async function seekCertificate(
  solutions: readonly Solution[],
  budget: number,
  signal: AbortSignal,
): Promise<Certification | undefined> {
  const asked = engines.rules.ask(
    { kind: 'certify', puzzle: currentPuzzle(), asks: { solutions } },
    { budget, patient: true },
  );
  signal.addEventListener('abort', () => asked.abandon());
  const written = await asked.outcome;
  if (signal.aborted) return undefined;
  if (written.kind !== 'answered' || written.answer === 'none') return { kind: 'absent' };
  if (written.answer === 'no log') return { kind: 'stepless' };
  if (written.answer === 'differs') return { kind: 'refused' };
  const certificate = written.answer;
  const check = startCheck(certificate);
  signal.addEventListener('abort', () => check.cancel());
  const outcome = await check.outcome;
  if (outcome.kind === 'unfetched') suspectRelease();
  if (outcome.kind !== 'done') return { kind: 'absent' };
  const { checked, milliseconds } = outcome;
  if (checked.kind === 'refused' || checked.solutions !== solutions.length) {
    return { kind: 'refused' };
  }
  return { kind: 'checked', certificate, steps: checked.steps, milliseconds };
}
