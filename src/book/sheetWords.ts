import { authorOf, sayCredits } from '#puzzle/credits.ts';
import type { Sheet } from './sheet.ts';

/** What stands above a board; `number` is its place in a book, if it is in one. */
export const sheetTitle = ({ name, puzzle }: Sheet, number: number | undefined): string =>
  sayCredits(number === undefined ? name : `${number} · ${name}`, authorOf(puzzle));
