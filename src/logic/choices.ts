import type { Speech } from './claim.ts';
import type { Literal } from './literal.ts';
import { oneOf } from './words.ts';

/** A cell, its remaining values, and all its values; both ascending. */
export interface FormulaChoice {
  readonly cell: number;
  readonly left: readonly number[];
  readonly all: readonly number[];
}

/** The remaining values of each cell that facts restrict without determining it. */
export const choicesOf = (
  cells: readonly number[],
  all: readonly number[],
  known: readonly Literal[],
): readonly FormulaChoice[] =>
  cells.flatMap((cell) => {
    const own = known.filter((fact) => fact.cell === cell);
    if (own.length === 0 || own.some(({ holds }) => holds)) return [];
    const left = all.filter((value) => own.every((fact) => fact.value !== value));
    return left.length === all.length ? [] : [{ cell, left, all }];
  });

/** "row 3, columns 4 and 5 can only be 4 or 5; row 4, column 5 is not 1", whichever is shorter. */
export function sayChoices(choices: readonly FormulaChoice[], { names, word }: Speech): string {
  const groups = new Map<
    string,
    { readonly cells: number[]; readonly isLeft: boolean; readonly list: string }
  >();
  for (const { cell, left, all } of choices) {
    const out = all.filter((value) => !left.includes(value));
    const isLeft = left.length <= out.length;
    const list = oneOf((isLeft ? left : out).map(word));
    const key = `${isLeft} ${list}`;
    const group = groups.get(key) ?? { cells: [], isLeft, list };
    groups.set(key, group);
    group.cells.push(cell);
  }
  return [...groups.values()]
    .map(({ cells, isLeft, list }) => {
      const are = isLeft ? 'can only be' : cells.length === 1 ? 'is not' : 'are not';
      return `${names(cells)} ${are} ${list}`;
    })
    .join('; ');
}
