import type { Speech } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { wordCount } from './explained.ts';
import { sayNested } from './explainNested.ts';
import type { PbFormula } from './pbFormula.ts';
import type { Propagator } from './propagator.ts';
import type { Deduction, Known } from './reason.ts';
import { shortenedNested, tryNested } from './tryNested.ts';
import type { NestedStep } from './tryNested.ts';

/** The work limit of all suppositions together, see `Propagator.work`: about a second. */
const WORK = 20_000_000;
/** So many steps are told to find the one in the fewest words, and so many of these are shortened. */
const MOST_TOLD = 40;
const MOST_SHORTENED = 6;
/** Longer ones are not shown. */
const MOST_LINES = 14;
const MOST_WORDS = 200;

/** Of the steps by nested suppositions that in the fewest words; `undefined` where none is short enough. */
export function nestedDeduction(
  formula: PbFormula,
  known: Known,
  all: Propagator,
  only: (conclusion: Literal) => boolean,
  speech: Speech,
): Deduction | undefined {
  const measured = (step: NestedStep) => {
    const say = sayNested(formula, step);
    if (say === undefined) return [];
    const { sentence, lines } = say(speech);
    return [
      {
        step,
        say,
        lines: lines.length,
        words: wordCount({ where: '', place: [], sentence, lines }),
      },
    ];
  };
  const [best] = tryNested(formula, known, all, only, WORK)
    .slice(0, MOST_TOLD)
    .flatMap(measured)
    .toSorted((a, b) => a.words - b.words)
    .slice(0, MOST_SHORTENED)
    .flatMap(({ step }) => measured(shortenedNested(formula, step)))
    .toSorted((a, b) => a.words - b.words);
  if (best === undefined || best.words > MOST_WORDS || best.lines > MOST_LINES) return undefined;
  const { step, say } = best;
  return {
    conclusions: [step.conclusion],
    reason: step.reason,
    named: {
      technique: 'nested',
      cells: step.reason.facts.map(({ cell }) => cell),
      say: (own) => say(own).sentence,
      lines: (own) => say(own).lines,
    },
    shortest: false,
  };
}
