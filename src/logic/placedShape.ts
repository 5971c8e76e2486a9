/** Shapes of which each of some places holds one. */
import type { Values } from './claim.ts';
import { auxiliary } from './formula.ts';
import type { Formula } from './formula.ts';

/** A way in which a shape can lie. */
export interface Placement {
  readonly shape: string;
  /** Ascending. */
  readonly cells: readonly number[];
}

/** A place that holds one shape: a region. */
export interface ShapeHolder {
  /** Tells it from others; 0 or more. */
  readonly index: number;
  /** Its cells, ascending. */
  readonly cells: readonly number[];
  /** All ways in which a shape can lie in it. */
  readonly placements: readonly Placement[];
}

/** That a holder has the placement with this index among its own. */
export const hasPlacement = (holder: number, placement: number): Formula =>
  auxiliary(`placement-${holder}-${placement}`);

/** That a holder has a shape. */
export const hasShape = (holder: number, shape: string): Formula =>
  auxiliary(`shape-${holder}-${shape}`);

/** The name of the shape of a holder in SMT-LIB: an index into `shapesOf`. */
export const shapeName = (holder: number): string => `shape-of-${holder}`;

/** The shapes that holders can have, in a fixed order. */
export const shapesOf = (holders: readonly ShapeHolder[]): readonly string[] =>
  [
    ...new Set(holders.flatMap(({ placements }) => placements.map(({ shape }) => shape))),
  ].toSorted();

/** The placements of a holder that what is known still allows. */
export const placementsLeft = (
  { cells, placements }: ShapeHolder,
  shown: Values,
  value: number,
): readonly Placement[] => {
  const taken = cells.filter((cell) => shown[cell] === value);
  return placements.filter(
    (placement) =>
      taken.every((cell) => placement.cells.includes(cell)) &&
      placement.cells.every((cell) => shown[cell] === undefined || shown[cell] === value),
  );
};
