// Sudokus with drawn clues, made for it, beside Clingo, the one rival that these are written for.
import { readFileSync } from 'node:fs';
import { DRAWN, fileOf } from '../instances.mjs';
import { besideClingo } from './besideClingo.mjs';

/** Rounds that do not count, of each board. */
const FIRST = 1;

/** Gives a row for each board: medians in milliseconds. */
export async function drawn({ quick, ...all }) {
  const rows = [];
  for (const { kind, seed } of quick ? DRAWN.slice(0, 4) : DRAWN) {
    const text = readFileSync(fileOf('sudoku', kind, seed), 'utf8');
    const puzzle = { type: 'sudoku', text, title: `Sudoku with ${kind}, seed ${seed}` };
    rows.push({ kind, seed, ...(await besideClingo(puzzle, FIRST, all)) });
    console.log(`Drawn: ${JSON.stringify(rows.at(-1))}`);
  }
  return rows;
}
