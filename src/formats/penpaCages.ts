/** KenKens that Penpa draws: cages by walls or as cages, each with its result. */
import { cellsByArea, inReadingOrder } from '#grid/areas.ts';
import { failure, success } from '#puzzle/result.ts';
import { spellingOf } from '#puzzle/site.ts';
import { TARGET_SLOT, targetOfClue } from '#puzzle/target.ts';
import type { Mark } from './penpaDrawing.ts';
import type { PenpaReader } from './penpaReader.ts';
import { isPlain, takeAreas } from './penpaRows.ts';
import type { PenpaSketch } from './penpaSketch.ts';

export const readKenken: PenpaReader = (sketch) => {
  const { width: size, height } = sketch;
  if (size !== height) {
    return failure(
      `This KenKen is ${size} by ${height}; only boards as wide as tall are held here`,
    );
  }
  const caged = takeCages(sketch);
  const areas = inReadingOrder(caged ?? takeAreas(sketch));
  const cages = cellsByArea(areas);
  if (caged === undefined && cages.length === 1) return failure('It draws no cages');
  const clues = takeResults(sketch, areas, cages);
  if (clues.size === 0) return failure('It draws no results of cages');
  takeRange(sketch);
  return success({
    typeId: 'kenken',
    parameters: { size },
    areas,
    areaClues: cages.map((_, cage) => {
      const clue = clues.get(cage);
      return clue === undefined ? undefined : [clue];
    }),
  });
};

/** The cage of each cell where Penpa's tool for cages drew them; one that shares a cell with another is left. */
function takeCages(sketch: PenpaSketch): readonly (number | undefined)[] | undefined {
  const { width, height } = sketch;
  const areas: (number | undefined)[] = Array.from({ length: width * height });
  const cages = sketch.take(({ kind, cells }) => {
    const isFree = cells.every((cell) => cell >= 0 && areas[cell] === undefined);
    if (kind !== 'cage' || !isFree) return false;
    for (const cell of cells) areas[cell] = cells[0];
    return true;
  });
  return cages.length > 0 ? areas : undefined;
}

/** The result of each cage that has one, as the number of a clue; a second one in a cage is left. */
function takeResults(
  sketch: PenpaSketch,
  areas: readonly (number | undefined)[],
  cages: readonly (readonly number[])[],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  sketch.take((mark) => {
    const cage = areas[mark.cells[0] ?? -1];
    const clue = spellingOf(TARGET_SLOT)?.read(mark.text);
    if (cage === undefined || clue === undefined || found.has(cage)) return false;
    // A number without a sign in the middle of a larger cage may be a digit that is given.
    const isSure = targetOfClue(clue).operation !== undefined || cages[cage]?.length === 1;
    if (mark.kind !== 'small number' && !(isPlain(mark) && isSure)) return false;
    found.set(cage, clue);
    return true;
  });
  return found;
}

/** The digits that there are, beside the board: "{1-6}". */
function takeRange(sketch: PenpaSketch): void {
  const range = new RegExp(String.raw`^\{?\s*1\s*[-–—~]\s*${sketch.width}\s*\}?$`);
  const isBeside = ({ cells: [cell = -1] }: Mark): boolean => cell < 0;
  sketch.take((mark) => isPlain(mark) && isBeside(mark) && range.test(mark.text));
}
