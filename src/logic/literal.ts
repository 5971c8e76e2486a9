/** Something that is known of a cell, or to be found out: that it is a value, or that it is not. */
export interface Literal {
  readonly cell: number;
  readonly value: number;
  /** False for "cell is not value". */
  readonly holds: boolean;
}

/** The contrary of a literal. */
export const contrary = ({ cell, value, holds }: Literal): Literal => ({
  cell,
  value,
  holds: !holds,
});

/** What a filling says, cell by cell; open cells say nothing. Indexed by cell. */
export const literalsOf = (values: readonly (number | undefined)[]): readonly Literal[] =>
  values.flatMap((value, cell) => (value === undefined ? [] : [{ cell, value, holds: true }]));

export const sameLiteral = (a: Literal, b: Literal): boolean =>
  a.cell === b.cell && a.value === b.value && a.holds === b.holds;

/** Each literal once, in the order in which they first come. */
export const distinct = (literals: readonly Literal[]): readonly Literal[] =>
  literals.filter((a, at) => literals.findIndex((b) => sameLiteral(a, b)) === at);

/** Whether a cell is known to be a value: `undefined` where it may be that or another. */
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
