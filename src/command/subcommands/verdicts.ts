import type { Checked } from '#checker/check.ts';
import type { Verdict } from '#engine/questions/questions.ts';
import { inFigures } from '#logic/words.ts';
import type { Status } from '../status.ts';

/** What a verdict ends the command with. */
export const STATUS_OF_VERDICT: Readonly<Record<Verdict['kind'], Status>> = {
  unique: 'good',
  several: 'several',
  none: 'none',
  unknown: 'undecided',
};

/** The outcome of a check in a sentence; the files are named as they are called. */
export function sayChecked(checked: Checked, formula: string, proof: string): string {
  if (checked.kind === 'refused') {
    const { file, line, what } = checked;
    return `Refused: line ${line} of ${file === 'formula' ? formula : proof} ${what}.`;
  }
  const { steps, solutions, cells } = checked;
  const named = `in the ${cells} ${cells === 1 ? 'cell' : 'cells'} that the formula names`;
  const counted = solutions === 1 ? 'one solution' : `${solutions} solutions`;
  const found = solutions === 0 ? 'no solution' : `exactly ${counted} ${named}`;
  return `Checked: ${found}, by a proof of ${steps} ${steps === 1 ? 'step' : 'steps'}.`;
}

/** A verdict in words: "one solution." */
export function sayVerdict(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'unique':
      return 'one solution.';
    case 'several': {
      const { solutions, complete } = verdict;
      return `${complete ? '' : 'at least '}${inFigures(solutions.length)} solutions.`;
    }
    case 'none':
      return 'no solution.';
    case 'unknown':
      return verdict.solutions.length > 0
        ? `a solution, which may not be the only one: ${verdict.reason}`
        : `not decided: ${verdict.reason}`;
  }
}
