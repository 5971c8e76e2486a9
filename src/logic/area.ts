/** Areas into which sides divide a board of squares. */
import type { Values } from './claim.ts';
import { auxiliary } from './formula.ts';
import type { Formula } from './formula.ts';
import type { Literal } from './literal.ts';

/** A place that the area of a number can have. */
export interface Area {
  /** Its squares, ascending. */
  readonly squares: readonly number[];
  /** The sides between its squares, which take no line. */
  readonly inside: readonly number[];
  /** The sides around it, which take one. */
  readonly around: readonly number[];
}

/** A number, and all areas that it can have on the empty board. */
export interface AreaOwner {
  /** The square of its number. */
  readonly square: number;
  readonly areas: readonly Area[];
}

/** The values of sides. */
export interface SideValues {
  readonly line: number;
  readonly blank: number;
}

/** That the owner at a square has the area with this index among its own. */
export const hasArea = (square: number, index: number): Formula =>
  auxiliary(`area-${square}-${index}`);

/** The name of the index of an owner's area in SMT-LIB. */
export const areaName = (square: number): string => `area-of-${square}`;

/** Whether the sides of a board still allow an area. */
export const isPossible = (
  { inside, around }: Area,
  shown: Values,
  { line, blank }: SideValues,
): boolean =>
  inside.every((side) => shown[side] !== line) && around.every((side) => shown[side] !== blank);

/** The sides of some areas, ascending. */
export const sidesOfAreas = (areas: readonly Area[]): readonly number[] =>
  [...new Set(areas.flatMap(({ inside, around }) => [...inside, ...around]))].toSorted(
    (a, b) => a - b,
  );

/** What all of some areas say about open sides. */
export function sharedBy(
  areas: readonly Area[],
  shown: Values,
  { line, blank }: SideValues,
): readonly Literal[] {
  const [first, ...others] = areas;
  if (first === undefined) return [];
  const all = (sides: readonly number[], of: 'inside' | 'around', value: number) =>
    sides
      .filter(
        (side) => shown[side] === undefined && others.every((other) => other[of].includes(side)),
      )
      .map((side): Literal => ({ cell: side, value, holds: true }));
  return [...all(first.around, 'around', line), ...all(first.inside, 'inside', blank)].toSorted(
    (a, b) => a.cell - b.cell,
  );
}
