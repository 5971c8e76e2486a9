import type { Speech } from '#logic/claim.ts';
import { capitalise, inWords } from '#logic/words.ts';
import type { CountedNeed } from './needs.ts';
import type { Lit } from './pbConstraint.ts';
import { meaningOf } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import { sayValue } from './phrases.ts';
import type { Reason } from './reason.ts';

/** An area with less room than it needs. */
export interface Packing {
  readonly need: CountedNeed;
  readonly supposed: Lit;
  /** How many it lacks, and what it has room for: of each group one at most. */
  readonly more: number;
  readonly groups: readonly (readonly Lit[])[];
  readonly reason: Reason;
  /** The parts of the reason that the sentence has to mention. */
  readonly mentioned: ReadonlySet<number>;
}

/** "If row 1, column 2 were blank, region a would have room for only two of its last three stars: one at most in each of …" */
export function sayPacking(
  formula: PbFormula,
  { need, groups, more, supposed }: Packing,
  because: string,
  speech: Speech,
): string {
  const { cell, value, holds } = meaningOf(formula, supposed);
  const were = `${speech.names([cell])} were ${holds ? '' : 'not '}${sayValue(value, speech)}`;
  const last = more < need.count ? 'last ' : '';
  const wanted = need.counted(more, speech);
  const named = groups
    .toSorted(([a = 0], [b = 0]) => a - b)
    .map((group) => need.names(group, speech));
  const room = groups.length === 0 ? 'no room for' : `room for only ${inWords(groups.length)} of`;
  const list =
    groups.length === 0
      ? ''
      : `: ${groups.length === 1 ? 'one at most of' : 'one at most in each of'} ${named.join('; ')}`;
  return `${capitalise(`if ${were}`)}, ${need.claim.place.words} would have ${room} its ${last}${wanted}${because}${list}.`;
}
