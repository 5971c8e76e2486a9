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
