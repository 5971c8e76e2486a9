import { and, auxiliary, FALSE, is, not, or, TRUE } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';

/** The value of a filled cell; the other value, 0, is blank. */
export const FILLED = 1;

/**
 * One auxiliary variable for each block and cell, "block k starts at p or before". Whether a cell
 * is filled or blank follows from its position in a block or in a gap, by clauses of three of these
 * variables; no automaton is needed. Names begin with `name`, which must be unique to the line.
 */
export function blocksFormula(
  name: string,
  cells: readonly number[],
  lengths: readonly number[],
): Formula {
  const spare = cells.length - lengths.reduce((sum, length) => sum + length + 1, -1);
  if (spare < 0) return FALSE;
  const firsts = lengths.map((_, block) =>
    lengths.slice(0, block).reduce((sum, length) => sum + length + 1, 0),
  );
  /**
   * The literals of each block with their negations, created once: every cell uses most of them.
   */
  const starts = firsts.map((first, block) =>
    Array.from({ length: spare }, (_, step): Started => {
      const is = auxiliary(`${name}-${block}-${first + step}`);
      return { is, isNot: not(is) };
    }),
  );
  /** As if a block before the first had always started, and one after the last never did. */
  const startsBy = (block: number, position: number): Started => {
    const first = firsts[block];
    if (first === undefined) return block < 0 ? ALREADY : NEVER;
    return position < first ? NEVER : (starts[block]?.[position - first] ?? ALREADY);
  };
  const endsBefore = (block: number, position: number): Started =>
    startsBy(block, position - (lengths[block] ?? 0));

  const clauses: Formula[] = [];
  lengths.forEach((length, block) => {
    for (let step = 0; step < spare; step += 1) {
      const position = (firsts[block] ?? 0) + step;
      const here = startsBy(block, position);
      put(clauses, here.isNot, startsBy(block, position + 1).is);
      put(clauses, startsBy(block + 1, position + length + 1).isNot, here.is);
    }
  });
  cells.forEach((cell, position) => {
    const isFilled = is(cell, FILLED);
    const isBlank = not(isFilled);
    for (let block = 0; block < lengths.length; block += 1) {
      put(clauses, startsBy(block, position).isNot, endsBefore(block, position).is, isFilled);
    }
    for (let block = -1; block < lengths.length; block += 1) {
      put(clauses, endsBefore(block, position).isNot, startsBy(block + 1, position).is, isBlank);
    }
  });
  return and(clauses);
}

/** The literals for "the block starts at a position or before" and its negation. */
interface Started {
  readonly is: Formula;
  readonly isNot: Formula;
}

const ALREADY: Started = { is: TRUE, isNot: FALSE };
const NEVER: Started = { is: FALSE, isNot: TRUE };

/** Appends a clause to `into`, unless it is a tautology, as it is for most blocks and cells. */
function put(into: Formula[], ...literals: readonly Formula[]): void {
  if (!literals.includes(TRUE)) into.push(or(literals.filter((literal) => literal !== FALSE)));
}
