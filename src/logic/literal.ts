/** A fact about a cell, known or to be concluded: it has a value, or it has not. */
export interface Literal {
  readonly cell: number;
  readonly value: number;
  /** False for "cell is not value". */
  readonly holds: boolean;
}

/** The negation of a literal. */
export const contrary = ({ cell, value, holds }: Literal): Literal => ({
  cell,
  value,
  holds: !holds,
});

/** The literals of a filling, cell by cell; open cells have none. `values` is indexed by cell. */
export const literalsOf = (values: readonly (number | undefined)[]): readonly Literal[] =>
  values.flatMap((value, cell) => (value === undefined ? [] : [{ cell, value, holds: true }]));

export const sameLiteral = (a: Literal, b: Literal): boolean =>
  a.cell === b.cell && a.value === b.value && a.holds === b.holds;

/** Removes duplicates; keeps the order of first occurrence. */
export const distinct = (literals: readonly Literal[]): readonly Literal[] =>
  literals.filter((a, at) => literals.findIndex((b) => sameLiteral(a, b)) === at);

/** Whether a cell is known to have a value; `undefined` if that is undecided. */
export function isKnownAs(
  known: readonly Literal[],
  cell: number,
  value: number,
): boolean | undefined {
  const own = known.filter((fact) => fact.cell === cell);
  const held = own.find(({ holds }) => holds);
  if (held !== undefined) return held.value === value;
  return own.some((fact) => fact.value === value) ? false : undefined;
}
