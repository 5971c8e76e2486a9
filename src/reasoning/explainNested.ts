/** Words a supposition below which other suppositions fail. */
import type { Speech } from '#logic/claim.ts';
import { sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { capitalise, listed } from '#logic/words.ts';
import { assume, eagerPropagator } from './antecedents.ts';
import type { PropagationConflict } from './antecedents.ts';
import { sayBroken, sayOpening } from './explainArgument.ts';
import { wordsOfLines } from './explained.ts';
import { assumeAndCross, tryAndCross } from './crossingConflict.ts';
import type { StepWords } from './fewestWords.ts';
import { atNeed, brokenBy, inferences } from './inference.ts';
import type { Broken, Inference } from './inference.ts';
import { sayBriefly, sayMostBriefly } from './lines.ts';
import type { SayLines } from './lines.ts';
import type { Lit } from './pbConstraint.ts';
import { litsOf, meaningOf } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import { phrase, sentencesOf } from './phrases.ts';
import type { NestedStep } from './tryNested.ts';

/** A supposition that fails, and what was inferred before. */
interface Refutation {
  /** What follows whether this is supposed or not, and was not said yet. */
  readonly before: readonly Inference[];
  /** What is known since the supposition fails; absent for the outer one. */
  readonly shown?: Literal;
  readonly steps: readonly Inference[];
  readonly broken: Broken;
}

/** The suppositions of a step in order, the outer one last; `undefined` if they do not fail by its reason. */
function argueNested(
  formula: PbFormula,
  { supposed, refuted, reason }: NestedStep,
): readonly Refutation[] | undefined {
  const propagator = eagerPropagator(formula, reason.parts);
  if (assume(propagator, litsOf(formula, reason.facts)) !== undefined) return undefined;
  propagator.openLevel();
  if (assumeAndCross(formula, propagator, [supposed], reason.parts) !== undefined) return undefined;
  const said: Inference[] = [];
  const refutations: Refutation[] = [];
  const note = (conflict: PropagationConflict, shared: ReadonlySet<Lit>, shown?: Literal): void => {
    const broken = brokenBy(formula, propagator, conflict);
    const found = inferences(formula, propagator, conflict.literals, broken.from);
    const isShared = ({ literal }: Inference): boolean =>
      litsOf(formula, [literal]).some((of) => shared.has(of));
    const news = found.filter(
      ({ literal }) => !said.some((step) => sameLiteral(step.literal, literal)),
    );
    const before = news.filter(isShared);
    said.push(...before);
    const own = news.filter((step) => !isShared(step));
    refutations.push({ before, ...(shown && { shown }), ...atNeed(formula, own, broken) });
  };
  for (const literal of refuted) {
    if (propagator.values[literal] === -1) continue;
    const shared = new Set(propagator.trail);
    const fails = (conflict: PropagationConflict | undefined): boolean => {
      if (conflict === undefined) return false;
      note(conflict, shared, meaningOf(formula, literal ^ 1));
      return true;
    };
    const isOut = tryAndCross(formula, propagator, literal, fails, reason.parts);
    if (!isOut) return undefined;
    const conflict = assumeAndCross(formula, propagator, [literal ^ 1], reason.parts);
    if (conflict === undefined) continue;
    note(conflict, new Set());
    return refutations;
  }
  return undefined;
}

/** The words of a step, in the fewest; `undefined` if its suppositions do not fail by its reason. */
export function sayNested(
  formula: PbFormula,
  step: NestedStep,
): ((speech: Speech) => StepWords) | undefined {
  const refutations = argueNested(formula, step);
  if (refutations === undefined) return undefined;
  return (own) => {
    const speech: Speech = { ...own, supposing: true };
    const told = (sayLines: SayLines): readonly string[] =>
      refutations.flatMap((each) => sayRefutation(formula, each, speech, sayLines));
    const [brief, briefest] = [told(sayBriefly), told(sayMostBriefly)];
    const lines = wordsOfLines(briefest) < wordsOfLines(brief) ? briefest : brief;
    return {
      sentence: `${capitalise(sayOpening(meaningOf(formula, step.supposed), speech))}.`,
      lines: lines.map((line) => `${capitalise(line)}.`),
    };
  };
}

/** "Row 2, column 7 is blank: otherwise row 2, column 8 is a star; but row 2 would have two stars." */
function sayRefutation(
  formula: PbFormula,
  { before, shown, steps, broken }: Refutation,
  speech: Speech,
  sayLines: SayLines,
): readonly string[] {
  const lead = sayLines(formula, before, speech);
  const said = sayLines(formula, steps, speech);
  if (shown === undefined) {
    return [...lead, ...said, `but ${sayImpossible(formula, broken, speech)}, so that cannot be`];
  }
  const end =
    said.length > 0
      ? `but ${sayImpossible(formula, broken, speech)}`
      : sayImpossible(formula, broken, speech);
  return [...lead, `${phrase([shown], speech)}: otherwise ${[...said, end].join('; ')}`];
}

/** "row 2 would have two stars"; of rules without words for that, that they do not hold. */
function sayImpossible(formula: PbFormula, broken: Broken, speech: Speech): string {
  const said = sayBroken(formula, broken, speech);
  const rules = sentencesOf(formula, broken);
  if (said !== listed(rules)) return said;
  return rules.length === 1
    ? `it would not be so that ${said}`
    : `not all of this would hold: ${rules.join('; ')}`;
}
