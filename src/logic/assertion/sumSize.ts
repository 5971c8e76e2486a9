/** The size of the linear sum that `linearOf` makes of a number. */
export interface SumSize {
  /** The absolute value of the constant. */
  readonly constant: number;
  /** Cells that contribute a number for each of their values. */
  readonly cells: number;
  /**
   * What the values of these cells contribute: the sum over all, and the difference between most
   * and least.
   */
  readonly weight: number;
  readonly spread: number;
  /** Other conditions, their total weight, and the number of nodes in them. */
  readonly more: number;
  readonly moreWeight: number;
  readonly moreFormula: number;
}

export const NO_SIZE: SumSize = {
  constant: 0,
  cells: 0,
  weight: 0,
  spread: 0,
  more: 0,
  moreWeight: 0,
  moreFormula: 0,
};

/** The weight of all that a number consists of, but its constant. */
export const weightOf = ({ weight, moreWeight }: SumSize): number => weight + moreWeight;

/** The size of a sum of numbers, which mention at most `cells` cells. */
export function sumOfSizes(sizes: readonly SumSize[], cells: number): SumSize {
  const sum = sizes.reduce(
    (a, b) => ({
      constant: a.constant + b.constant,
      cells: a.cells + b.cells,
      weight: a.weight + b.weight,
      spread: a.spread + b.spread,
      more: a.more + b.more,
      moreWeight: a.moreWeight + b.moreWeight,
      moreFormula: a.moreFormula + b.moreFormula,
    }),
    NO_SIZE,
  );
  return { ...sum, cells: Math.min(sum.cells, cells) };
}

/** A number multiplied by a factor, without its constant. */
export const times = (
  factor: number,
  { cells, weight, spread, more, moreWeight, moreFormula }: SumSize,
) =>
  factor === 0
    ? NO_SIZE
    : {
        ...NO_SIZE,
        cells,
        weight: factor * weight,
        spread: factor * spread,
        more,
        moreWeight: factor * moreWeight,
        moreFormula,
      };
