// Connected cells: boards of each type and size beside Clingo, the one rival that they are written for,
// and what their proofs cost.
import { readFileSync } from 'node:fs';
import { CONNECTED, fileOf } from '../instances.mjs';
import { appSample, median, rivalFromNothing } from '../measure.mjs';

/** Rounds that do not count, as code runs slower for the first times. */
const FIRST = 1;
/** Of the proofs, which take no page; those of large boards take long. */
const PROOFS = { first: 10, rounds: 15 };
const LARGE_PROOFS = { first: 1, rounds: 1 };
/** Of who takes longer than this one time is enough, in milliseconds. */
const ENOUGH = 5000;

/** Gives, for each type and size, medians of its boards' medians, in milliseconds. */
export async function connected({ app, rivals, checker, rounds, quick }) {
  const rows = [];
  for (const { type, size, seeds, wanted, isLarge = false } of CONNECTED) {
    const boards = [];
    for (const seed of quick ? seeds.slice(0, 2) : seeds) {
      const text = readFileSync(fileOf(type, size, seed), 'utf8');
      const puzzle = { type, text, title: `${type} ${size}, seed ${seed}` };
      const proofs = isLarge ? LARGE_PROOFS : PROOFS;
      boards.push(await measure(puzzle, proofs, { app, rivals, checker, rounds }));
    }
    const of = (name) => median(boards.map((board) => board[name]));
    const row = { type, size, wanted, seeds, boards: boards.length };
    for (const name of Object.keys(boards[0])) row[name] = of(name);
    row.slower = boards.filter(({ nothing, clingo }) => nothing > clingo).length;
    rows.push(row);
    console.log(`Connected: ${JSON.stringify(row)}`);
  }
  return rows;
}

/** A time counts only where something was proved. */
const ifProved = ({ verdict, painted }) => (verdict === 'unique' ? painted : Infinity);

async function measure(puzzle, { first, rounds: counted }, { app, rivals, checker, rounds }) {
  const taken = { nothing: [], clingo: [] };
  const isSlow = (name) => taken[name].some((time) => time > ENOUGH);
  const put = (name, round, time) => {
    if (round >= 0 || time > ENOUGH) taken[name].push(time);
  };
  for (let round = -FIRST; round < rounds; round += 1) {
    if (!isSlow('clingo')) {
      const clingo = await rivalFromNothing(rivals, 'clingo', puzzle);
      await checker.check('Clingo', puzzle, clingo.verdict, clingo.answers);
      put('clingo', round, ifProved(clingo));
    }
    if (isSlow('nothing')) continue;
    const nothing = await appSample(app, puzzle, 0);
    await checker.check('Gridproof', puzzle, nothing.verdict, [nothing.answer]);
    put('nothing', round, ifProved(nothing));
  }
  const { rounds: proofs } = await rivals.evaluate(
    ([id, text, count]) => window.bench.measureProof(id, text, count),
    [puzzle.type, puzzle.text, first + counted],
  );
  const of = (name) => median(proofs.slice(first).map((proof) => proof[name]));
  return {
    ...Object.fromEntries(Object.entries(taken).map(([name, times]) => [name, median(times)])),
    search: of('logged'),
    writing: of('writing'),
    checking: of('checking'),
  };
}
