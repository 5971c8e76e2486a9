/** Battleships that Penpa draws: counts beside the board and parts of ships in cells, without the fleet. */
import { success } from '#puzzle/result.ts';
import type { Clue } from '#puzzle/site.ts';
import { SHIP_GIVENS } from './fleet.ts';
import { nearestCounts } from './penpaCounts.ts';
import type { PenpaReader } from './penpaReader.ts';
import { NONE, takeInCells } from './penpaRows.ts';

/**
 * pzpr's numbers of what is in a cell, by Penpa's forms from 1 on: a ship of one cell, a middle part, the left, upper,
 * right and lower ends, and twice water.
 */
const FORMS = [6, 5, 3, 1, 4, 2, 0, 0];

export const readBattleship: PenpaReader = (sketch) => {
  const { width, height } = sketch;
  const found = takeInCells(
    sketch,
    ({ kind, text, style }) =>
      kind === 'symbol' && /^battleship_[A-Z]$/.test(text) && FORMS[style - 1] !== undefined,
  );
  const clues = (words: readonly string[]): readonly Clue[] =>
    words.map((word) => (word === NONE ? undefined : [Number(word)]));
  return success({
    typeId: 'battleship',
    parameters: { width, height },
    givens: found.map((mark) =>
      mark === undefined ? undefined : SHIP_GIVENS.get(FORMS[mark.style - 1] ?? 0),
    ),
    columns: clues(nearestCounts(sketch, 'above', 'below')),
    rows: clues(nearestCounts(sketch, 'left', 'right')),
    leftOut: ['its fleet, which Penpa does not hold'],
  });
};
