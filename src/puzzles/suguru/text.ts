import { counted } from '#puzzle/numbers.ts';
import { readRegions, regionCells, writeRegions } from '#puzzle/regionGrid.ts';
import { failure, success } from '#puzzle/result.ts';
import type { TextForm } from '#puzzle/text.ts';
import { LARGEST, SIZES } from './board.ts';
import type { SuguruParameters } from './board.ts';

/** Lines of cells separated by commas, each a region's name with its given: `a,a4,d,c3`. */
export const suguruText: TextForm<SuguruParameters> = {
  read({ lines }) {
    const [first] = lines;
    const width = first === undefined ? 0 : regionCells(first);
    const height = lines.length;
    const [low = 3, high = 15] = [SIZES[0], SIZES.at(-1)];
    if (!SIZES.includes(width)) {
      return failure(`has ${counted(width, 'cell')}, ${low} to ${high} wanted`, first?.number);
    }
    if (!SIZES.includes(height)) {
      return failure(`There are ${counted(height, 'line')}, ${low} to ${high} wanted`);
    }
    const read = readRegions(lines, LARGEST);
    return read.ok ? success({ parameters: { width, height }, ...read.value }) : read;
  },
  write: (puzzle) => writeRegions(puzzle, puzzle.parameters.width),
};
