import { oneOf } from '#logic/words.ts';
import { counted, readKnown, sumUpTo, UNKNOWN } from '#puzzle/numbers.ts';
import { readRegions, regionCells, writeRegions } from '#puzzle/regionGrid.ts';
import { failure, success } from '#puzzle/result.ts';
import type { TextForm } from '#puzzle/text.ts';
import { SIZES } from './board.ts';
import type { KillerParameters } from './board.ts';

/**
 * Lines of cells separated by commas, each a cage's name with its given: `a,a4,d,c3`. Then a line
 * with the sums of the cages in order, `?` for an unknown one; without cages there is no such line.
 */
export const killerText: TextForm<KillerParameters> = {
  read({ lines }) {
    const [first] = lines;
    const width = first === undefined ? 0 : regionCells(first);
    const size = SIZES.find((candidate) => candidate === width);
    if (size === undefined) {
      return failure(
        `has ${counted(width, 'cell')}, ${oneOf(SIZES.map(String))} wanted`,
        first?.number,
      );
    }
    const read = readRegions(lines.slice(0, size), size);
    if (!read.ok) return read;
    const { areas, givens } = read.value;
    if (givens.length < size ** 2) {
      return failure(
        `${lines.length === 1 ? 'There is' : 'There are'} ${counted(lines.length, 'line')}, ${size} wanted and then the sums`,
      );
    }
    const cages = new Set(areas.filter((area) => area !== undefined)).size;
    const [sums, extra] = lines.slice(size);
    if (extra !== undefined) return failure('is one line too many', extra.number);
    const words = sums === undefined ? [] : sums.text.split(',').map((word) => word.trim());
    if (sums === undefined || words.length !== cages) {
      if (cages === 0 && sums === undefined)
        return success({ parameters: { size }, areas, givens, siteClues: [] });
      return failure(
        `has ${counted(words.length, 'sum')}, ${cages} wanted: one for each cage`,
        sums?.number ?? lines.at(-1)?.number,
      );
    }
    const siteClues = readKnown(words, sums, 1, sumUpTo(size));
    if (!siteClues.ok) return siteClues;
    return success({ parameters: { size }, areas, givens, siteClues: siteClues.value });
  },
  write: (puzzle) => [
    ...writeRegions(puzzle, puzzle.parameters.size),
    ...(puzzle.siteClues.length === 0
      ? []
      : [puzzle.siteClues.map((clue) => clue?.[0] ?? UNKNOWN).join(',')]),
  ],
};
