import { sameLiteral } from '#logic/literal.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import { argue } from './inference.ts';
import type { Argument, Inference } from './inference.ts';
import type { PbFormula } from './pbFormula.ts';
import { isFree, isUnsaid, knownIn } from './phrases.ts';
import { partsIn } from './reason.ts';
import type { Deduction } from './reason.ts';
import { differenceOf } from './sums.ts';

/** The longest chain that people can follow. */
const LONGEST_CHAIN = 6;

/** The most rules that people see at once. */
const MOST_AT_ONCE = 3;
/** The most links of an argument that is explained. */
const MOST_LINKS = 8;
/** The most cells that a longer argument may fill one after the other. */
const MOST_FILLED = 8;

/** The technique of a deduction: its own, or by the shape of its argument. */
export function techniqueOf(
  formula: PbFormula,
  deduction: Omit<Deduction, 'shortest'>,
): TechniqueId {
  const { conclusions, reason, named, cases } = deduction;
  if (named !== undefined) return named.technique;
  if (cases !== undefined) return 'cases';
  const [conclusion] = conclusions;
  const [only, ...others] = partsIn(formula, reason);
  if (conclusion === undefined || only === undefined) return 'naked single';
  if (others.every(({ claim }) => claim === only.claim)) {
    const known = knownIn(only, reason.facts);
    const name = only.telling?.technique?.(known, conclusions);
    if (name !== undefined) return name;
    if (others.length === 0) return 'one rule';
  }
  if (differenceOf(formula, deduction) !== undefined) return 'two sums';
  const argument = argue(formula, reason, conclusion);
  return argument === undefined ? 'too hard' : shapeOf(formula, argument);
}

/** The technique of an argument with several parts. */
function shapeOf(formula: PbFormula, argument: Argument): TechniqueId {
  const said = argument.steps.filter((step) => !isFree(formula, step));
  const links = linksOf(formula, said);
  if (links.length > MOST_LINKS) {
    // A long argument can be followed by the cells it fills, omitting the exclusions in between.
    const filled = linksOf(formula, filling(formula, said));
    if (argument.kind === 'straight' || filled.length > MOST_FILLED) return 'too hard';
    return 'supposition';
  }
  if (argument.kind === 'straight') return 'several rules';
  if (links.length <= 1 || isAtOnce(links, argument)) return 'look ahead';
  return isChain(links, argument) && links.length <= LONGEST_CHAIN ? 'chain' : 'supposition';
}

/** Whether every link rests only on the supposition and known facts, with few links. */
const isAtOnce = (
  links: readonly (readonly Inference[])[],
  { steps }: Extract<Argument, { readonly kind: 'suppose' }>,
): boolean =>
  links.length <= MOST_AT_ONCE &&
  links.every((link) =>
    link.every(({ from }) =>
      from.every((literal) => !steps.some((step) => sameLiteral(step.literal, literal))),
    ),
  );

/** The inferences that fill a cell. */
export const filling = (formula: PbFormula, steps: readonly Inference[]): readonly Inference[] =>
  steps.filter(
    ({ literal: { cell, holds } }) => holds || (formula.domains[cell]?.length ?? 0) <= 2,
  );

/** The number of links in the explanation of a long argument. */
export const lengthOf = (formula: PbFormula, steps: readonly Inference[]): number =>
  linksOf(
    formula,
    steps.filter((step) => !isUnsaid(formula, step)),
  ).length;

/** Inferences that one claim draws from the same cells count as one link. */
function linksOf(
  formula: PbFormula,
  steps: readonly Inference[],
): readonly (readonly Inference[])[] {
  const links = new Map<string, Inference[]>();
  for (const step of steps) {
    const claim = formula.parts[step.parts[0] ?? -1]?.claim.label ?? `only ${step.literal.cell}`;
    const from = step.from.map(({ cell, value }) => `${cell}=${value}`).join(' ');
    const key = `${claim}: ${from}`;
    links.set(key, [...(links.get(key) ?? []), step]);
  }
  return [...links.values()];
}

/** Whether each link rests on known facts and at most one earlier link. */
function isChain(
  links: readonly (readonly Inference[])[],
  { broken }: Extract<Argument, { readonly kind: 'suppose' }>,
): boolean {
  const linkOf = (cell: number, value: number, holds: boolean): number =>
    links.findIndex((link) =>
      link.some(
        ({ literal }) =>
          literal.cell === cell && literal.value === value && literal.holds === holds,
      ),
    );
  return [...links.map((link) => link.flatMap(({ from }) => from)), broken.from].every((from) => {
    const used = from.map(({ cell, value, holds }) => linkOf(cell, value, holds));
    return new Set(used.filter((at) => at >= 0)).size <= 1;
  });
}
