import type { CheckLine } from '#logic/check.ts';
import type { Judgement } from '#logic/claim.ts';

type Judged = Pick<CheckLine, 'judgement'>;

const count = (lines: readonly Judged[], judgement: Judgement): number =>
  lines.filter((line) => line.judgement === judgement).length;

/** A sentence that sums up the check lines. */
export function sayCheck(lines: readonly Judged[]): string {
  const [broken, holding] = [count(lines, 'broken'), count(lines, 'holds')];
  if (lines.length === 1 && broken === 1) return 'The rule is broken.';
  if (lines.length === 1 && holding === 1) return 'The rule holds.';
  if (broken > 0) {
    return `${broken} of ${lines.length} rules ${broken === 1 ? 'is' : 'are'} broken.`;
  }
  if (holding === 0) return 'No rule is broken so far.';
  if (holding === lines.length) return `All ${lines.length} rules hold.`;
  return `No rule is broken so far, and ${holding} of ${lines.length} ${holding === 1 ? 'holds' : 'hold'} already.`;
}
