import { startCheck } from '#checker/ask.ts';
import type { Certificate, Solution } from '#engine/page/client.ts';
import { currentPuzzle, ruleEngine } from '#store/engine.ts';
import { suspectRelease } from '#store/release.ts';

export type { Certificate };

/** What became of the proof of a verdict. */
export type Certification =
  /** There is no verdict, or not all solutions are known, so that there is nothing to prove. */
  | { readonly kind: 'none' }
  /** It is being written, then checked. */
  | { readonly kind: 'checking' }
  | {
      readonly kind: 'checked';
      readonly certificate: Certificate;
      readonly steps: number;
      /** How long the check took. */
      readonly milliseconds: number;
    }
  /** A step does not follow, or other solutions were found: a bug. */
  | { readonly kind: 'refused' }
  /** Our own solver gave up, or there is no checking here. */
  | { readonly kind: 'absent' };

/**
 * Has our own solver write down that these solutions are all there are, and the proof checked, in
 * so many milliseconds each; `undefined` where nobody wants to know any more.
 */
export async function seekCertificate(
  solutions: readonly Solution[],
  budget: number,
  signal: AbortSignal,
): Promise<Certification | undefined> {
  const asked = ruleEngine.ask(
    { kind: 'certify', puzzle: currentPuzzle(), asks: { solutions } },
    { budget, patient: true },
  );
  signal.addEventListener('abort', () => asked.abandon());
  const written = await asked.outcome;
  if (signal.aborted) return undefined;
  if (written.kind !== 'answered' || written.answer === 'none') return { kind: 'absent' };
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
