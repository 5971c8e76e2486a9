/**
 * Sudokus that Penpa draws. What its tools mean by themselves is read: numbers, walls, thermometers, arrows, cages and
 * diagonals. What is only drawn is read where the author names its meaning.
 */
import type { DrawnPath } from '#puzzle/drawnPath.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import type { JsonObject } from './json.ts';
import { UNDRAWN, isCircle, takeAreas, takeNumbers } from './penpaRows.ts';
import type { Mark } from './penpaDrawing.ts';
import { namesOf } from './penpaSketch.ts';
import type { PenpaSketch } from './penpaSketch.ts';
import { readDrawn } from './penpaSudokuDrawn.ts';
import { fitAreas, fitBoxes } from './sudokuGrid.ts';
import { readVariant } from './variants.ts';

/** The largest board, in cells per side. */
const LARGEST = 16;

export function readPenpaSudoku(sketch: PenpaSketch): Result<Transcript> {
  const { width: size, height } = sketch;
  if (size !== height || size > LARGEST) {
    return failure(
      `This Sudoku is ${size} by ${height}; only boards as wide as tall and of at most ${LARGEST} are held here`,
    );
  }
  const diagonals = takeDiagonals(sketch);
  const divided = readRegions(sketch);
  if (!divided.ok) return divided;
  const givens = takeNumbers(sketch, UNDRAWN).map((word) =>
    word === UNDRAWN ? undefined : Number(word),
  );
  const lines = takeLines(sketch);
  if ('reason' in lines) return failure(lines.reason);
  const drawn = readDrawn(sketch);
  if ('reason' in drawn) return failure(drawn.reason);
  const variant = readVariant(
    { ...diagonals, ...lines.variant, killercage: takeCages(sketch), ...drawn.variant },
    size,
  );
  if ('reason' in variant) return failure(variant.reason);
  return success({
    typeId: 'sudoku',
    ...divided.value,
    givens,
    houseRules: variant.terms,
    ruleLines: variant.lines,
    paths: REPEATS.test(sketch.words) ? variant.paths.flatMap(withRepeats) : variant.paths,
  });
}

/** That digits may be repeated in cages. */
const REPEATS =
  /\b(?:can|may|might) (?!not)[^.]*\brepeat[^.]*\bcages?\b|\bcages?\b[^.]*\b(?:can|may|might) (?!not)[^.]*\brepeat/i;

/** A cage as one whose digits may be repeated, which says nothing without a sum. */
const withRepeats = (path: DrawnPath): readonly DrawnPath[] => {
  if (path.kind !== 'cage') return [path];
  return path.numbers === undefined ? [] : [{ ...path, kind: 'sum-cage' }];
};

/** Its regions by walls, or the boxes of a board that Penpa made for a Sudoku. */
function readRegions(sketch: PenpaSketch): ReturnType<typeof fitAreas> {
  const areas = takeAreas(sketch);
  if (new Set(areas).size > 1) return fitAreas(areas, sketch.width);
  return sketch.isSudoku
    ? fitBoxes(sketch.width)
    : failure('It draws neither boxes nor regions, which a Sudoku here wants');
}

/** The style of the lines by which Penpa draws the diagonals of a Sudoku. */
const DASHED = 12;

/** Both diagonals, by f-puzzles' names, where all of one is drawn. */
function takeDiagonals(sketch: PenpaSketch): JsonObject {
  const { width: size } = sketch;
  const rising = ({ x, y }: Mark): boolean => x + y === 2 * size;
  const diagonal = (isOn: (mark: Mark) => boolean): boolean => {
    const is = (mark: Mark): boolean =>
      mark.kind === 'wall' &&
      mark.style === DASHED &&
      mark.x % 2 === 1 &&
      mark.y % 2 === 1 &&
      isOn(mark);
    return sketch.rest().filter(is).length === size && sketch.take(is).length === size;
  };
  return { 'diagonal+': diagonal(rising), 'diagonal-': diagonal(({ x, y }) => x === y) };
}

const SLOW = /\bslow thermo\w*/gi;

/** Thermometers and arrows, by f-puzzles' names, with the circles that are drawn over bulbs. */
function takeLines(
  sketch: PenpaSketch,
): { readonly variant: JsonObject } | { readonly reason: string } {
  const { width: size } = sketch;
  const named = (kind: string) =>
    sketch
      .take((mark) => mark.kind === kind && namesOf(mark.cells, size) !== undefined)
      .map(({ cells }) => namesOf(cells, size) ?? []);
  const [thermometers, arrows] = [named('thermometer'), named('arrow')];
  const starts = new Set([...thermometers, ...arrows].map(([first]) => first));
  sketch.take((mark) => isCircle(mark) && starts.has(namesOf(mark.cells, size)?.[0]));
  const isSlow = SLOW.test(sketch.words);
  if (isSlow && thermometers.length > 0 && /thermo/i.test(sketch.words.replace(SLOW, ''))) {
    return { reason: 'It has slow thermometers, and does not draw which these are' };
  }
  return {
    variant: {
      [isSlow ? 'slowthermometer' : 'thermometer']: thermometers.map((line) => ({ lines: [line] })),
      arrow: arrows.map((line) => ({ cells: line.slice(0, 1), lines: [line] })),
    },
  };
}

/** Killer cages with the sum in the corner of one of their cells, and the lines around them. */
function takeCages(sketch: PenpaSketch): readonly JsonObject[] {
  const { width: size } = sketch;
  const cages = sketch.take(
    ({ kind, cells }) => kind === 'cage' && namesOf(cells, size) !== undefined,
  );
  const caged = new Set(cages.flatMap(({ cells }) => cells));
  sketch.take(({ kind, cells }) => kind === 'cage line' && cells.every((cell) => caged.has(cell)));
  const isSum = ({ kind, text }: Mark): boolean =>
    kind === 'small number' && /^\d{1,3}$/.test(text);
  const sums = new Map(
    sketch
      .rest()
      .filter(isSum)
      .map((mark) => [mark.cells[0] ?? -1, mark]),
  );
  const taken = new Set<Mark>();
  const found = cages.map(({ cells }) => {
    const sum = sums.get(cells.find((cell) => sums.has(cell)) ?? -1);
    if (sum !== undefined) taken.add(sum);
    return { cells: namesOf(cells, size) ?? [], value: sum?.text ?? '' };
  });
  sketch.take((mark) => taken.has(mark));
  return found;
}
