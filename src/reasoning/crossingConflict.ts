/** Sees that two lines that join dots would have to cross, which no single rule says. */
import { blamedFor } from '#logic/blamed.ts';
import type { Values } from '#logic/claim.ts';
import type { PathRule } from '#logic/pathRule.ts';
import { assume, tryLiteral } from './antecedents.ts';
import type { PropagationConflict } from './antecedents.ts';
import { NO_PART } from './layout.ts';
import { Faces } from './paths/faces.ts';
import type { TwoNumbers } from './paths/faces.ts';
import { pathBoardOf } from './paths/pathBoard.ts';
import type { Lit } from './pbConstraint.ts';
import { litsOf } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import type { Propagator } from './propagator.ts';

/** The lines of a puzzle. */
interface Lines {
  readonly rule: PathRule;
  /** The parts that say where lines lead: the first of all, then, by number from 1, those of each group. */
  readonly parts: readonly number[];
  readonly faces: Faces;
}

const kept = new WeakMap<PbFormula, Lines | 'none'>();

/** The lines of a puzzle whose dots are those of a rectangle; `undefined` if it has none. */
export function crossableLines(formula: PbFormula): Lines | undefined {
  const known = kept.get(formula) ?? findLines(formula) ?? 'none';
  kept.set(formula, known);
  return known === 'none' ? undefined : known;
}

function findLines({ parts }: PbFormula): Lines | undefined {
  const rule = parts.find(({ claim }) => claim.paths !== undefined)?.claim.paths;
  const board = rule && pathBoardOf(rule);
  if (rule === undefined || board === undefined) return undefined;
  const own = parts.flatMap(({ claim }, part) => (claim.paths === rule ? [part] : []));
  return { rule, parts: own, faces: new Faces(board) };
}

/**
 * Two lines that would cross with what is known, for as few reasons as possible; `undefined` if there are none.
 * `among` are the parts that may be a reason, by default all.
 */
export function crossingConflict(
  formula: PbFormula,
  propagator: Propagator,
  among?: readonly number[],
): PropagationConflict | undefined {
  const lines = crossableLines(formula);
  if (lines === undefined) return undefined;
  const { rule, parts, faces } = lines;
  const isAmong = (number: number): boolean => among?.includes(parts[number] ?? NO_PART) !== false;
  if (!isAmong(0)) return undefined;
  const without = new Set(rule.groups.flatMap((_, at) => (isAmong(at + 1) ? [] : [at + 1])));
  const shown = shownBy(formula, propagator, rule);
  const [best] = faces
    .crossing(shown, without)
    .map((two) => ({ two, ...blamed(lines, shown, two, without) }))
    .toSorted((a, b) => a.sides.length - b.sides.length);
  if (best === undefined) return undefined;
  const [one = '', other = ''] = best.two.map((number) => rule.groups[number - 1]?.fromTo);
  return {
    part: parts[0] ?? NO_PART,
    others: best.numbers.flatMap((number) => parts[number] ?? []),
    literals: litsOf(
      formula,
      best.sides.map((cell) => ({ cell, value: shown[cell] ?? rule.blank, holds: true })),
    ),
    says: `the lines from ${one} and from ${other} would cross, since their ends take turns around the open sides`,
  };
}

/** The sides that two lines cross because of, and the numbers whose lines and dots matter. */
function blamed({ rule, faces }: Lines, shown: Values, two: TwoNumbers, left: ReadonlySet<number>) {
  const without = new Set(left);
  for (let number = 1; number <= rule.groups.length; number += 1) {
    if (two.includes(number) || without.has(number)) continue;
    without.add(number);
    if (!faces.cross(shown, two, without)) without.delete(number);
  }
  const cells = rule.sides.map(({ cell }) => cell);
  const sides = blamedFor(cells, shown, (some) => faces.cross(some, two, without));
  return {
    sides,
    numbers: rule.groups.flatMap((_, at) => (without.has(at + 1) ? [] : [at + 1])),
  };
}

/** What a propagator knows of the sides, by cell. */
function shownBy(
  formula: PbFormula,
  { values }: Propagator,
  { sides, line, blank }: PathRule,
): Values {
  const shown: (number | undefined)[] = formula.domains.map(() => undefined);
  for (const { cell } of sides) {
    const [literal = 0] = litsOf(formula, [{ cell, value: line, holds: true }]);
    if (values[literal] === 1) shown[cell] = line;
    else if (values[literal] === -1) shown[cell] = blank;
  }
  return shown;
}

/** Assumes literals; returns what goes wrong, lines that would cross among it. */
export const assumeAndCross = (
  formula: PbFormula,
  propagator: Propagator,
  literals: readonly Lit[],
  among?: readonly number[],
): PropagationConflict | undefined =>
  assume(propagator, literals) ?? crossingConflict(formula, propagator, among);

/** Assumes an open literal, passes what goes wrong (if anything does) to `look`, and backtracks. */
export const tryAndCross = <T>(
  formula: PbFormula,
  propagator: Propagator,
  literal: Lit,
  look: (conflict: PropagationConflict | undefined) => T,
  among?: readonly number[],
): T =>
  tryLiteral(propagator, literal, (conflict) =>
    look(conflict ?? crossingConflict(formula, propagator, among)),
  );
