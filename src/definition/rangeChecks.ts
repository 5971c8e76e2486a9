import type { Grid } from '#grid/grid.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import { LAST_SYMBOL } from '#puzzle/slot.ts';
import { boundScene } from './bound.ts';
import { gridOf, parametersOf } from './compile.ts';
import { counts } from './definition.ts';
import type { DefinedClue, Definition } from './definition.ts';
import { problemAt } from './problem.ts';
import type { DefinitionProblem } from './problem.ts';
import type { PlaceKind, RuleMeaning } from './scene.ts';
import { saySize } from './sizes.ts';

/** The last letter of the alphabet, as a number. */
const MOST_LETTERS = 26;

/** What is empty, too large or odd at the two smallest boards or the largest. */
export function checkRanges(definition: Definition): readonly DefinitionProblem[] {
  const spec = Object.entries(parametersOf(definition));
  const chosen = [0, 1, -1].flatMap((at) =>
    [false, true].map((ticked): Parameters =>
      Object.fromEntries(
        spec.map(([name, each]) => [
          name,
          each.kind === 'size' ? (each.choices.at(at) ?? each.standard) : ticked,
        ]),
      ),
    ),
  );
  const found = chosen.flatMap((parameters) => problemsAt(definition, parameters));
  // The same line may be wrong on several boards.
  return found.filter(({ line }, at) => found.findIndex((each) => each.line === line) === at);
}

function problemsAt(definition: Definition, parameters: Parameters): readonly DefinitionProblem[] {
  const { fill, clues, lines, rules } = definition;
  const grid = gridOf(definition)(parameters);
  const size = saySize(definition, parameters);
  const board = boundScene(grid, parameters);
  const high = fill.takes === 'numbers' ? fill.high.of(board) : 1;
  const cells = fill.takes === 'numbers' ? whyNotTaken(fill, high) : undefined;
  const halves = rules.flatMap(({ line, meaning }) => {
    const odd = oddPlace(meaning, parameters, grid);
    return odd === undefined
      ? []
      : [problemAt(line, `At ${size} a ${odd.id} has an odd number of cells, which has no half.`)];
  });
  const ranges = clues.flatMap((clue): readonly DefinitionProblem[] => {
    if (!counts(clue, parameters)) return [];
    const why = rangesOf(clue, parameters, grid, high)
      .map(([low, most]) => whyEmpty(low, most) ?? whyTooWide(clue, most))
      .find((each) => each !== undefined);
    return why === undefined ? [] : [problemAt(clue.line, `At ${size} ${why}.`)];
  });
  return [
    ...(cells === undefined ? [] : [problemAt(lines.fill, `At ${size} ${cells}.`)]),
    ...ranges,
    ...halves,
  ];
}

/** A kind of place that a rule halves, and that has an odd number of cells at these sizes. */
export function oddPlace(
  { isHalving, kinds }: RuleMeaning,
  parameters: Parameters,
  grid: Grid,
): PlaceKind | undefined {
  const empty = { parameters, areas: [], blackCells: [] };
  return kinds.find(
    (kind) =>
      isHalving === true &&
      kind.isFixed &&
      kind.places(empty, grid).some(({ cells }) => cells.length % 2 === 1),
  );
}

const whyEmpty = (low: number, high: number): string | undefined =>
  low > high ? `numbers would go from ${low} to ${high}` : undefined;

/** The largest number that fits into a cell. */
export const LARGEST_PRINTED = 999;

/** Among lines, a number fits into its cell. */
const whyTooWide = ({ meaning }: DefinedClue, high: number): string | undefined =>
  meaning.clue === 'sites' &&
  meaning.holds === 'number' &&
  meaning.kinds.some(({ needs }) => needs === 'sides') &&
  high > LARGEST_PRINTED
    ? `numbers would go up to ${high}; ${LARGEST_PRINTED} is the most among lines`
    : undefined;

function whyNotTaken(
  { low, high: bound, asLetters }: Extract<Definition['fill'], { takes: 'numbers' }>,
  high: number,
): string | undefined {
  const most = asLetters === true ? MOST_LETTERS : LAST_SYMBOL;
  const isTooLarge = high > most && bound.isCellCount !== true;
  return isTooLarge
    ? `cells would take ${high} ${asLetters === true ? 'letters' : 'numbers'}; ${most} is the most`
    : whyEmpty(low, high);
}

/** The ranges of the numbers that a clue asks for, one for each length of its places. */
function rangesOf(
  { meaning }: DefinedClue,
  parameters: Parameters,
  grid: Grid,
  largest: number,
): readonly (readonly [number, number])[] {
  if (meaning.clue === 'numbers') {
    const { low, high, upTo, drawing } = meaning.numbers;
    if (drawing !== undefined) return [];
    return [[low, upTo?.of(boundScene(grid, parameters)) ?? high]];
  }
  if (meaning.clue !== 'sites') return [];
  const layout = { parameters, areas: [], blackCells: [] };
  const lengths = new Map(
    meaning.kinds.flatMap((kind) =>
      kind.places(layout, grid).map(({ cells }) => [cells.length, cells] as const),
    ),
  );
  return [...lengths.values()].flatMap((cells) => {
    const slot = meaning.slot(boundScene(grid, parameters, cells, largest));
    return slot.gesture === 'type' ? [[slot.low, slot.high] as const] : [];
  });
}
