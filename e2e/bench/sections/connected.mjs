// Connected cells: boards of each type and size beside Clingo, the one rival that they are written for,
// and what their proofs cost.
import { readFileSync } from 'node:fs';
import { CONNECTED, fileOf } from '../instances.mjs';
import { median } from '../measure.mjs';
import { besideClingo } from './besideClingo.mjs';

/** Rounds that do not count, of each board. */
const FIRST = 1;
/** Of the proofs, which take no page; those of large boards take long. */
const PROOFS = { first: 10, rounds: 15 };
const LARGE_PROOFS = { first: 1, rounds: 1 };

/** Gives, for each type and size, medians of its boards' medians, in milliseconds. */
export async function connected({ quick, ...all }) {
  const rows = [];
  for (const { type, size, kept, seeds = kept, wanted, isLarge = false } of CONNECTED) {
    const boards = [];
    for (const seed of quick ? seeds.slice(0, 2) : seeds) {
      const text = readFileSync(fileOf(type, size, seed), 'utf8');
      const puzzle = {
        type,
        text,
        title: `${type} ${size}, ${kept === undefined ? 'seed ' : ''}${seed}`,
      };
      const proofs = isLarge ? LARGE_PROOFS : PROOFS;
      boards.push(await measure(puzzle, proofs, all));
    }
    const of = (name) => median(boards.map((board) => board[name]));
    const row = { type, size, wanted, seeds, isKept: kept !== undefined, boards: boards.length };
    for (const name of Object.keys(boards[0])) row[name] = of(name);
    row.slower = boards.filter(({ nothing, clingo }) => nothing > clingo).length;
    rows.push(row);
    console.log(`Connected: ${JSON.stringify(row)}`);
  }
  return rows;
}

async function measure(puzzle, { first, rounds: counted }, all) {
  const times = await besideClingo(puzzle, FIRST, all);
  const { rounds: proofs } = await all.rivals.evaluate(
    ([id, text, count]) => window.bench.measureProof(id, text, count),
    [puzzle.type, puzzle.text, first + counted],
  );
  const of = (name) => median(proofs.slice(first).map((proof) => proof[name]));
  return { ...times, search: of('logged'), writing: of('writing'), checking: of('checking') };
}
