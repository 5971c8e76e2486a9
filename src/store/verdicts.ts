import type { KeptVerdict } from '#library/entry.ts';
import { useAnswers } from './answers.ts';
import { aboutBoard, describeBoard } from './keeping.ts';
import { useLive } from './live.ts';

/** Keeps what the clues are proved to have, from now on. */
export function keepVerdicts(): void {
  useAnswers.subscribe(({ verdict }) => note(verdict.kind));
  useLive.subscribe(({ finding }) => finding.kind === 'proved' && note(finding.verdict.kind));
}

function note(kind: string): void {
  const verdict = VERDICTS.find((each) => each === kind);
  const entry = aboutBoard();
  if (verdict !== undefined && entry !== undefined && entry.verdict !== verdict) {
    describeBoard({ verdict });
  }
}

const VERDICTS: readonly KeptVerdict[] = ['unique', 'several', 'none'];
