import type { Definition } from './definition.ts';
import { problemAt } from './problem.ts';
import type { DefinitionProblem } from './problem.ts';

/** Kinds of place that boards of hexagons have. */
const ON_HEXAGONS = new Set(['hexagon', 'boundary', 'grid']);

/** Rules that the board's shape, or what cells take, leaves without a meaning. */
export function checkRules({
  board,
  fill,
  clues,
  rules,
}: Definition): readonly DefinitionProblem[] {
  const isStacked = board.form.shape === 'hexagons';
  return [
    ...clues.flatMap(({ line, meaning: { clue } }) =>
      isStacked && clue !== 'answers'
        ? [problemAt(line, 'On hexagons no clue can stand but answers in cells.')]
        : [],
    ),
    ...rules.flatMap(({ line, meaning }) => {
      const isStrange =
        meaning.kinds.length === 0 || meaning.kinds.some(({ id }) => !ON_HEXAGONS.has(id));
      if (isStacked && isStrange) {
        return [problemAt(line, 'This rule needs a board that is square or a rectangle.')];
      }
      return meaning.about === 'numbers' && fill.takes === 'values'
        ? [problemAt(line, 'This rule speaks of numbers, but cells take none.')]
        : [];
    }),
  ];
}
