// Which pairs of cells of a drawn path a rule speaks of.

/** Pairs of cells of a path. */
export type Pairs = (cells: readonly number[]) => readonly (readonly [number, number])[];

/** Each two cells that follow each other. */
export const inTurn: Pairs = (cells) =>
  cells.slice(1).map((cell, at) => [cells[at] ?? 0, cell] as const);
export const eachTwo: Pairs = (cells) =>
  cells.flatMap((cell, at) => cells.slice(at + 1).map((other) => [cell, other] as const));
/** The first and the last cell, the second and the last but one, and so on. */
export const mirrored: Pairs = (cells) =>
  cells
    .slice(0, Math.floor(cells.length / 2))
    .map((cell, at) => [cell, cells.at(-1 - at) ?? 0] as const);

/** Each cell with the next and the next but one. */
export const nearInTurn: Pairs = (cells) => [
  ...inTurn(cells),
  ...cells.slice(2).map((cell, at) => [cells[at] ?? 0, cell] as const),
];
