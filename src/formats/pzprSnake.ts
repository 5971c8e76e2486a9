/** Snake in pzpr's addresses and files: its circles, then its counts. */
import { PRINTED_BLACK, PRINTED_WHITE } from '#puzzle/printedNumbers.ts';
import { failure, success } from '#puzzle/result.ts';
import { readNumbers16, writeNumbers16 } from './number16.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { cluesOfCounts, countsIn, readCounted } from './pzprCounts.ts';
import { readCircleCells, writeCircleCells } from './pzprLoops.ts';
import { DAMAGED, numberOf, PLAYERS, readSides } from './pzprRows.ts';

/** Our printed values by pzpr's numbers: 1 is white, 2 black. */
const VALUES = [undefined, PRINTED_WHITE, PRINTED_BLACK];
/** In files, these bits of a cell's number are its circle; the others are the player's. */
const CIRCLE_BITS = 3;

export const SNAKE_CODEC: PzprCodec = {
  typeId: 'snake',
  names: ['snake'],
  readBody(width, height, body) {
    const circles = readCircleCells(body, width * height);
    if (!circles.ok) return circles;
    const rest = body.slice(Math.ceil((width * height) / 3));
    const counts = readNumbers16(rest, width + height, 'counts');
    if (!counts.ok) return counts;
    return success({
      typeId: 'snake',
      parameters: { width, height },
      ...cluesOfCounts(width, height, counts.value.numbers),
      givens: circles.value.map((circle) => VALUES[circle ?? 0]),
    });
  },
  readRows(grid) {
    const [width, height] = readSides(grid) ?? [0, 0];
    const board = readCounted(grid, 2, width, height);
    if (width === 0 || board === undefined) return DAMAGED;
    const { cells, ...clues } = board;
    const numbers = cells.map((word) => numberOf(word) ?? 0);
    const wrong = numbers.find((number) => (number & CIRCLE_BITS) === CIRCLE_BITS);
    if (wrong !== undefined) return failure(`A cell has the number ${wrong}, which says nothing`);
    return success({
      typeId: 'snake',
      parameters: { width, height },
      ...clues,
      givens: numbers.map((number) => VALUES[number & CIRCLE_BITS]),
      ...(numbers.some((number) => number > CIRCLE_BITS) ? { leftOut: [PLAYERS] } : {}),
    });
  },
  writeBody: (puzzle, _, height) =>
    success(
      writeCircleCells(puzzle.givens.map((given) => VALUES.indexOf(given))) +
        writeNumbers16(countsIn(puzzle, height)),
    ),
};
