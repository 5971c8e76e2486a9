import type { Speech } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { sayNested } from './explainNested.ts';
import { inFewestWords } from './fewestWords.ts';
import type { PbFormula } from './pbFormula.ts';
import type { Propagator } from './propagator.ts';
import type { Deduction, Known } from './reason.ts';
import { shortenedNested, tryNested } from './tryNested.ts';
import type { NestedStep } from './tryNested.ts';

/** The work limit of all suppositions together, see `Propagator.work`: about a second. */
const WORK = 20_000_000;
const MOST = { mostTold: 40, mostShortened: 6, mostLines: 14, mostWords: 200 };

/** Of the steps by nested suppositions that in the fewest words; `undefined` where none is short enough. */
export function nestedDeduction(
  formula: PbFormula,
  known: Known,
  all: Propagator,
  only: (conclusion: Literal) => boolean,
  speech: Speech,
): Deduction | undefined {
  return inFewestWords<NestedStep>(
    tryNested(formula, known, all, only, WORK),
    {
      technique: 'nested',
      say: (step) => sayNested(formula, step),
      shorten: (step) => shortenedNested(formula, step),
      ...MOST,
    },
    speech,
  );
}
