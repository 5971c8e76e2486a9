import { isOnLinks } from './definition.ts';
import type { Definition } from './definition.ts';
import type { ClueContent, RuleMeaning } from './scene.ts';
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
      const why = whyWithoutMeaning({ board, fill, clues }, meaning);
      return why === undefined ? [] : [problemAt(line, why)];
    }),
  ];
}

/**
 * Why the board's shape, its clues, or what cells take leave a rule without a meaning: a sentence.
 * `enters` says where a clue is entered: "line 5 enters".
 */
export function whyWithoutMeaning(
  { board, fill, clues }: Pick<Definition, 'board' | 'fill' | 'clues'>,
  meaning: RuleMeaning,
  enters = (line: number): string => `line ${line} enters`,
): string | undefined {
  const isStrange =
    meaning.kinds.length === 0 || meaning.kinds.some(({ id }) => !ON_HEXAGONS.has(id));
  if (board.form.shape === 'hexagons' && isStrange) {
    return 'This rule needs a board that is square or a rectangle.';
  }
  const misread = misreadBy(meaning, clues, enters);
  if (misread !== undefined) return misread;
  if (meaning.about === 'diagonals' && !takesDiagonals(fill)) {
    return 'This rule speaks of diagonals, but cells take none: write "each cell: falling or rising" under "fill".';
  }
  if (meaning.about === 'bridges' && !takesBridges(fill)) {
    return 'This rule speaks of bridges, but there are none: write "between neighbours: one or two bridges, or blank" under "fill".';
  }
  if (meaning.about === 'links' && !isOnLinks(fill)) {
    return 'This rule speaks of lines from cell to cell: write "between neighbours: line or blank" under "fill".';
  }
  if (meaning.about === 'triangles' || takesTriangles(fill)) {
    return whyNotTriangles(fill, meaning);
  }
  if (meaning.forThree !== true && takesThree(fill)) {
    return 'This rule speaks of two values, but cells take three.';
  }
  return meaning.about === 'numbers' && fill.takes === 'values'
    ? 'This rule speaks of numbers, but cells take none.'
    : undefined;
}

const takesDiagonals = (fill: Definition['fill']): boolean =>
  fill.takes === 'values' &&
  ['falling', 'rising'].every((shape) =>
    fill.slot.choices.some((choice) => choice.shape === shape),
  );

const takesBridges = (fill: Definition['fill']): boolean =>
  fill.takes === 'values' && fill.slot.choices.some(({ shape }) => shape === 'double line');

/** Rules speak of triangles where cells take them, and only there. */
function whyNotTriangles(fill: Definition['fill'], { about }: RuleMeaning): string | undefined {
  if (!takesTriangles(fill)) {
    return 'This rule speaks of triangles, but cells take none: write "each cell that is not black: one of four triangles, or empty" under "fill".';
  }
  return about === 'triangles'
    ? undefined
    : 'This rule speaks of other values, but cells take triangles.';
}

/** Whether cells take triangles. */
export const takesTriangles = (fill: Definition['fill']): boolean =>
  fill.takes === 'values' && fill.slot.choices.some(({ shape }) => shape === 'lower left triangle');

/** Whether cells take three values. */
export const takesThree = (fill: Definition['fill']): boolean =>
  fill.takes === 'values' && fill.slot.choices.length > 2;

const CONTENTS: Readonly<Record<ClueContent, string>> = {
  number: 'one number',
  numbers: 'several numbers',
  letter: 'a letter',
  result: 'a result and a sign',
  sign: 'a sign',
  circle: 'a circle',
  dot: 'a dot',
  arrow: 'an arrow',
};

/** Why a rule does not speak of what is entered at its places. */
function misreadBy(
  { kinds, readsClue, reads = 'number' }: RuleMeaning,
  clues: Definition['clues'],
  enters: (line: number) => string,
): string | undefined {
  if (!readsClue) return undefined;
  for (const { line, meaning } of clues) {
    if (meaning.clue !== 'sites' || meaning.holds === reads) continue;
    const kind = kinds.find(({ id }) => meaning.kinds.some((each) => each.id === id));
    if (kind !== undefined) {
      return `This rule speaks of ${CONTENTS[reads]} at ${aOrAn(kind.id)}, but ${enters(line)} ${CONTENTS[meaning.holds]} there.`;
    }
  }
  return undefined;
}

const aOrAn = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
