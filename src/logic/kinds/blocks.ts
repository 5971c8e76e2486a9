import { and, auxiliary, FALSE, is, not, or, TRUE } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';

/** The value of a filled cell; the other value, 0, is blank. */
export const FILLED = 1;

/**
 * One auxiliary variable per block and cell, "block k starts at p or before". A cell is filled or
 * blank as it lies in a block or in the gap between two, which needs clauses of three of them, and
 * no automaton.
 * `name` begins their names and must be the line's own.
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
  /** The variables of each block, each made once, as every cell asks for most of them. */
  const starts = firsts.map((first, block) =>
    Array.from({ length: spare }, (_, step) => auxiliary(`${name}-${block}-${first + step}`)),
  );
  /** As if a block before the first had always started, and one after the last never did. */
  const startsBy = (block: number, position: number): Formula => {
    const first = firsts[block];
    if (first === undefined) return block < 0 ? TRUE : FALSE;
    return position < first ? FALSE : (starts[block]?.[position - first] ?? TRUE);
  };
  const endsBefore = (block: number, position: number): Formula =>
    startsBy(block, position - (lengths[block] ?? 0));

  const order = lengths.flatMap((length, block) =>
    Array.from({ length: spare }, (_, step) => {
      const position = (firsts[block] ?? 0) + step;
      return [
        ...oneOf([not(startsBy(block, position)), startsBy(block, position + 1)]),
        ...oneOf([not(startsBy(block + 1, position + length + 1)), startsBy(block, position)]),
      ];
    }).flat(),
  );
  const filled = cells.flatMap((cell, position) => [
    ...lengths.flatMap((_, block) =>
      oneOf([not(startsBy(block, position)), endsBefore(block, position), is(cell, FILLED)]),
    ),
    ...[-1, ...lengths.keys()].flatMap((block) =>
      oneOf([
        not(endsBefore(block, position)),
        startsBy(block + 1, position),
        not(is(cell, FILLED)),
      ]),
    ),
  ]);
  return and([...order, ...filled]);
}

/** A clause; none where it is sure to hold, which for most blocks and cells it is. */
function oneOf(literals: readonly Formula[]): readonly Formula[] {
  const sure = literals.some((literal) =>
    literal.op === 'not' ? literal.of === FALSE : literal === TRUE,
  );
  return sure ? [] : [or(literals)];
}
