/** Words steps in which two lines would have to cross. */
import type { Speech } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { capitalise } from '#logic/words.ts';
import { sayBroken, sayOpening } from './explainArgument.ts';
import { ONE_SENTENCE, wordsOfLines } from './explained.ts';
import { inFewestWords } from './fewestWords.ts';
import type { StepWords } from './fewestWords.ts';
import { brokenBy, inferences } from './inference.ts';
import { sayBriefly, sayInferences, sayMostBriefly } from './lines.ts';
import type { PbFormula } from './pbFormula.ts';
import { meaningOf } from './pbFormula.ts';
import { phrase } from './phrases.ts';
import type { Propagator } from './propagator.ts';
import type { Deduction, Known } from './reason.ts';
import { crossingWithin, shortenedCrossing, tryCrossing } from './tryCrossing.ts';
import type { Crossing } from './tryCrossing.ts';

/** The work limit of all suppositions together, see `Propagator.work`: half a second or more. */
const WORK = 10_000_000;
const MOST = { mostTold: 30, mostShortened: 6, mostLines: 12, mostWords: 150 };
/** Above this many words, each line only says where to look. */
const MANY_WORDS = 60;

/** Of the steps in which two lines would cross that in the fewest words; `undefined` where none is short enough. */
export function crossingDeduction(
  formula: PbFormula,
  known: Known,
  all: Propagator,
  only: (conclusion: Literal) => boolean,
  speech: Speech,
): Deduction | undefined {
  return inFewestWords<Crossing>(
    tryCrossing(formula, known, all, only, WORK),
    {
      technique: 'must cross',
      say: (step) => sayCrossing(formula, step),
      shorten: (step) => shortenedCrossing(formula, step),
      ...MOST,
    },
    speech,
  );
}

function sayCrossing(
  formula: PbFormula,
  step: Crossing,
): ((speech: Speech) => StepWords) | undefined {
  const argued = crossingWithin(formula, step, (propagator, crossing) => {
    const broken = brokenBy(formula, propagator, crossing);
    return { broken, steps: inferences(formula, propagator, crossing.literals, broken.from) };
  });
  if (argued === undefined) return undefined;
  const { broken, steps } = argued;
  return (own) => {
    const speech: Speech = { ...own, supposing: true };
    const opening = sayOpening(meaningOf(formula, step.supposed), speech);
    const end = sayBroken(formula, broken, speech);
    const said =
      [sayInferences, sayBriefly]
        .map((sayLines) => sayLines(formula, steps, speech))
        .find((lines) => wordsOfLines(lines) <= MANY_WORDS) ??
      sayMostBriefly(formula, steps, speech);
    if (said.length <= ONE_SENTENCE) {
      const chain = [opening, ...said].map((line) => `${capitalise(line)}. `).join('');
      const so = phrase([step.conclusion], speech);
      return { sentence: `${chain}But ${end}. So ${so}.`, lines: [] };
    }
    return {
      sentence: `${capitalise(opening)}.`,
      lines: [...said, `but ${end}, so that cannot be`].map((line) => `${capitalise(line)}.`),
    };
  };
}
