import type { Claim, Judgement, Values } from './claim.ts';

/** A puzzle as logic: the domain of each unknown, and the claims. */
export interface Model {
  /** Indexed by unknown; the values ascend and are never empty. */
  readonly domains: readonly (readonly number[])[];
  readonly claims: readonly Claim[];
}

/**
 * Judges one claim without a solver. A value outside its cell's domain breaks every claim on that
 * cell, whatever the kind of claim says.
 */
export function judgeClaim(model: Model, claim: Claim, values: Values): Judgement {
  return outside(model, claim, values).length > 0 ? 'broken' : claim.judge(values);
}

/** The culprits of a broken claim; empty if it is not broken. */
export function blameCells(model: Model, claim: Claim, values: Values): readonly number[] {
  const strangers = outside(model, claim, values);
  return strangers.length > 0 ? strangers : claim.culprits(values);
}

/** Judges the whole model: a solution is a filling for which this returns `holds`. */
export function judgeModel(model: Model, values: Values): Judgement {
  const judgements = model.claims.map((claim) => judgeClaim(model, claim, values));
  if (judgements.includes('broken')) return 'broken';
  return isFilled(model, values) && !judgements.includes('open') ? 'holds' : 'open';
}

/** Whether each cell has a value of its domain. */
const isFilled = (model: Model, values: Values): boolean =>
  model.domains.every((domain, unknown) => {
    const value = values[unknown];
    return value !== undefined && domain.includes(value);
  });

/**
 * Whether `judgeModel` returns `holds`; stops at the first claim that does not, as for most
 * fillings.
 */
export const isSolution = (model: Model, values: Values): boolean =>
  isFilled(model, values) && model.claims.every((claim) => claim.judge(values) === 'holds');

/**
 * Whether `more` implies `less`: it has the same domains, and each of its claims. With equal
 * domains, claims with the same sentence and the same cells are equivalent.
 */
export function saysAll(more: Model, less: Model): boolean {
  const sameDomains =
    more.domains.length === less.domains.length &&
    more.domains.every((domain, unknown) => {
      const other = less.domains[unknown];
      return domain.length === other?.length && domain.every((value, at) => value === other[at]);
    });
  const said = new Set(more.claims.map(sayingOf));
  return sameDomains && less.claims.every((claim) => said.has(sayingOf(claim)));
}

/**
 * The identity of a claim by its meaning. Sentences of house rules contain their number, so those
 * are identified by their text.
 */
const sayingOf = (claim: Claim): string =>
  claim.place.houseRule === undefined
    ? `${claim.cells.join(' ')} ${claim.sentence}`
    : claim.smtlib().join(' ');

function outside(model: Model, claim: Claim, values: Values): readonly number[] {
  return claim.cells.filter((cell) => {
    const value = values[cell];
    return value !== undefined && model.domains[cell]?.includes(value) !== true;
  });
}
