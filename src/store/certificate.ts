import { startCheck } from '#checker/ask.ts';
import type { Answer } from '#engine/client.ts';
import { BUDGET } from './confirmation.ts';
import type { Certification } from './confirmation.ts';
import { currentPuzzle, follower } from './engine.ts';
import { suspectRelease } from './release.ts';

/**
 * Has our own solver write down that these answers are all there are, and the proof checked;
 * `undefined` where nobody wants to know any more.
 */
export async function seekCertificate(
  answers: readonly Answer[],
  signal: AbortSignal,
): Promise<Certification | undefined> {
  const asked = follower.ask(
    { kind: 'certify', puzzle: currentPuzzle(), asks: { answers } },
    { budget: BUDGET, patient: true },
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
  if (checked.kind === 'refused' || checked.solutions !== answers.length) {
    return { kind: 'refused' };
  }
  return { kind: 'checked', certificate, steps: checked.steps, milliseconds };
}
