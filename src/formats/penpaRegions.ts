/** Penpa's drawings of types with regions, by the walls between them. */
import { asRows, cellRows } from './penpaReader.ts';
import type { PenpaReader } from './penpaReader.ts';
import {
  inRows,
  isNumberOrUnknown,
  UNDRAWN,
  takeAreas,
  takeInCells,
  takeNumbers,
} from './penpaRows.ts';
import { cellUnder } from './penpaSketch.ts';
import type { PenpaSketch } from './penpaSketch.ts';
import type { PzprRows } from './pzprRows.ts';

/** Regions by their numbers, with how many they are before them. */
function areaRows(sketch: PenpaSketch): PzprRows {
  const areas = takeAreas(sketch);
  return [[String(new Set(areas).size)], ...cellRows(sketch, areas.map(String))];
}

/** Regions and nothing else. */
export const divided = (typeId: string): PenpaReader => asRows(typeId, areaRows);

/** Regions, each with a number in one of its cells, or with none. */
export const roomReader = (typeId: string): PenpaReader =>
  asRows(typeId, (sketch) => {
    const areas = takeAreas(sketch);
    const taken = new Set<number>();
    const numbers = takeInCells(sketch, (mark) => {
      const area = areas[cellUnder(sketch, mark)] ?? -1;
      // A second number in a region is left, and said.
      if (!isNumberOrUnknown(mark) || taken.has(area)) return false;
      taken.add(area);
      return true;
    });
    return [
      [String(new Set(areas).size)],
      ...cellRows(sketch, areas.map(String)),
      ...cellRows(
        sketch,
        numbers.map((mark) => (mark === undefined ? UNDRAWN : mark.text.replace(/^\??$/, '-'))),
      ),
    ];
  });

/** Regions by their walls, and numbers in cells. */
export const filled = (typeId: string): PenpaReader =>
  asRows(typeId, (sketch) => {
    const { width } = sketch;
    const areas = takeAreas(sketch);
    const across = (cell: number): boolean => areas[cell] !== areas[cell + 1];
    const down = (cell: number): boolean => areas[cell] !== areas[cell + width];
    const word = (isWall: boolean): string => (isWall ? '1' : '0');
    const inside = [...areas.keys()].filter((cell) => cell % width < width - 1);
    return [
      ...inRows(
        width - 1,
        inside.map((cell) => word(across(cell))),
      ),
      ...cellRows(
        sketch,
        [...areas.keys()].slice(0, -width).map((cell) => word(down(cell))),
      ),
      ...cellRows(sketch, takeNumbers(sketch, UNDRAWN)),
    ];
  });
