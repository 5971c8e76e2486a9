import { standardTextOf } from '#definition/definedPuzzle.ts';
import type { TextForm } from '#puzzle/text.ts';
import { definition } from './board.ts';
import type { DominosaParameters } from './board.ts';
import { dominosaComplaints } from './complaints.ts';

/** Numbers divided by spaces; the parameters are those that the definition declares. */
const standard = standardTextOf(definition) as TextForm<DominosaParameters>;

const LARGEST_FIGURE = 9;
/** A row with a character for each cell: no number in it has two figures. */
const TIGHT = /^[\d._]{2,}$/;

/** Rows of numbers, divided by spaces where one of them has two figures; other texts may have the spaces, too. */
export const dominosaText: TextForm<DominosaParameters> = {
  ...standard,
  // Numbers that are no set of dominoes are another type's.
  isLikely: (puzzle) =>
    puzzle.siteClues.some((clue) => clue !== undefined) && dominosaComplaints(puzzle).length === 0,
  read({ lines, ...body }) {
    const areTight = lines.every(({ text }) => TIGHT.test(text));
    const spaced = lines.map((line) => ({ ...line, text: [...line.text].join(' ') }));
    return standard.read({ ...body, lines: areTight ? spaced : lines });
  },
  write(puzzle) {
    const rows = standard.write(puzzle);
    return puzzle.siteClues.some((clue) => clue !== undefined && (clue[0] ?? 0) > LARGEST_FIGURE)
      ? rows
      : rows.map((row) => row.replaceAll(' ', ''));
  },
};
