import type { Claim } from '#logic/claim.ts';
import type { Formula } from '#logic/formula.ts';
import { BOX } from '#puzzle/boxedSquare.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import { slotValues } from '#puzzle/slot.ts';
import { compileDefinition } from './compile.ts';
import { parameterOf } from './definition.ts';
import type { DefinedRule, Definition } from './definition.ts';
import { sceneOf } from './sceneOf.ts';
import { createSites } from './sites.ts';
import { settingOf, structureWith } from './structures.ts';

/** What a definition makes on a board of some side. */
export interface DefinitionWork {
  /** The values of all cells together. */
  values(side: number): number;
  /** The ways to fill a cage of four cells, of which all that have a printed result are listed. */
  combinations(side: number): number;
  /** The places at which clues can stand. */
  sites(side: number): number;
  /**
   * About how many conditions a rule makes for the solvers: the size of its formulas. Of claims that
   * are alike a few are counted, and no more once they have `enough`.
   */
  conditions(rule: DefinedRule, side: number, enough: number): number;
}

/** So many claims of those that are alike are counted. */
const COUNTED = 4;

/** The cells of a large cage. */
const CAGE = 4;

/** The sides at which boards are tried, ascending, up to the largest of `sides`. */
export function sidesToTry(
  { board: { form } }: Definition,
  sides: readonly number[],
): readonly number[] {
  if (form.shape === 'hexagons') return sides;
  const all =
    form.shape === 'boxes' ? [...BOX.keys()] : [3, 4, 5, 6, 8, 11, 16, 22, 32, 45, 64, 100];
  return all.filter((_, at) => at < 2 || (all[at - 1] ?? 0) < Math.max(...sides));
}

/** Counts what a definition makes, on boards with some clues. */
export function workOfDefinition(definition: Definition): DefinitionWork {
  const known = new Map<string, Trial>();
  const hasResults = definition.clues.some(
    ({ meaning }) => meaning.clue === 'sites' && meaning.holds === 'result',
  );
  function trialAt(side: number, option?: string): Trial {
    const key = `${side} ${option ?? ''}`;
    const found = known.get(key) ?? tryAt(definition, side, option);
    known.set(key, found);
    return found;
  }
  return {
    values: (side) => trialAt(side).cells * trialAt(side).domain,
    combinations: (side) => (hasResults ? trialAt(side).domain ** CAGE : 0),
    sites: (side) => trialAt(side).sites(),
    conditions: (rule, side, enough) =>
      sizeOfClaims(rule.meaning.claims(trialAt(side, rule.onlyWith).scene()), enough),
  };
}

type Trial = ReturnType<typeof tryAt>;

function tryAt(definition: Definition, side: number, option: string | undefined) {
  const sized = withSide(definition, side);
  const parameters = parametersAt(sized, side, option);
  const compiled = compileDefinition(sized);
  const grid = compiled.grid(parameters);
  const part = { ...compiled, grid: () => grid };
  const slot = part.slot(parameters);
  const gridAt = () => grid;
  const structure = once(() => structureWith(sized, part, parameters, 'some'));
  return {
    cells: grid.centres.length,
    domain: slotValues(slot).length,
    sites: () => structure().siteClues.length,
    scene: once(() => {
      const sites = createSites(sized, gridAt);
      return sceneOf(sized, gridAt, sites, structure(), settingOf(slot), sized.rules);
    }),
  };
}

/** What `make` gives, made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The same definition on a board of one side, whatever its sizes are. */
function withSide(definition: Definition, side: number): Definition {
  const { form } = definition.board;
  return form.shape === 'square' || form.shape === 'rectangle'
    ? { ...definition, board: { form: { ...form, sides: [side] } } }
    : definition;
}

/** The largest settings at a side, and one option or none. */
const parametersAt = (
  { settings, options }: Definition,
  side: number,
  option: string | undefined,
): Parameters => ({
  size: side,
  width: side,
  height: side,
  ...Object.fromEntries(settings.map(({ name, high }) => [name, high])),
  ...Object.fromEntries(
    options.map((each) => [parameterOf(each.option), parameterOf(each.option) === option]),
  ),
});

function sizeOfClaims(claims: readonly Claim[], enough: number): number {
  const alike = new Map<string, Claim[]>();
  for (const claim of claims) {
    const { noun, words } = claim.place;
    const name = noun?.many ?? words;
    const some = alike.get(name) ?? [];
    some.push(claim);
    alike.set(name, some);
  }
  return [...alike.values()].reduce((sum, some) => sum + sizeOfAlike(some, enough), 0);
}

function sizeOfAlike(claims: readonly Claim[], enough: number): number {
  const step = Math.max(1, Math.floor(claims.length / COUNTED));
  let [size, counted] = [0, 0];
  for (let at = 0; at < claims.length && size <= enough; at += step) {
    for (const { formula } of claims[at]?.parts() ?? []) size += sizeOf(formula);
    counted += 1;
  }
  return (size * claims.length) / Math.max(1, counted);
}

/** The propositions in a formula, and what joins them. */
function sizeOf(formula: Formula): number {
  switch (formula.op) {
    case 'is':
    case 'auxiliary':
      return 1;
    case 'not':
      return sizeOf(formula.of);
    case 'and':
    case 'or':
    case 'at-most':
    case 'at-least':
      return formula.of.reduce((sum, each) => sum + sizeOf(each), 1);
    case 'sum':
    case 'reach':
      return formula.of.reduce((sum, { of }) => sum + sizeOf(of), 1);
  }
}
