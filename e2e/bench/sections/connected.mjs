// Connected cells: ten boards of each type and size beside Clingo, the one rival that they are
// written for, and what their proofs cost.
import { readFileSync } from 'node:fs';
import { CONNECTED, CONNECTED_SEEDS, fileOf } from '../instances.mjs';
import { appSample, median, rivalFromNothing } from '../measure.mjs';

/** Rounds that do not count, as code runs slower for the first times. */
const FIRST = 1;
/** Of the proofs, which take no page. */
const PROOF_ROUNDS = 15;
const FIRST_PROOFS = 10;

/** Gives, for each type and size, medians of its boards' medians, in milliseconds. */
export async function connected({ app, rivals, checker, rounds, quick }) {
  const rows = [];
  for (const { type, sizes } of CONNECTED) {
    for (const size of sizes) {
      const boards = [];
      for (const seed of quick ? CONNECTED_SEEDS.slice(0, 2) : CONNECTED_SEEDS) {
        const text = readFileSync(fileOf(type, size, seed), 'utf8');
        const puzzle = { type, text, title: `${type} ${size}, seed ${seed}` };
        boards.push(await measure(puzzle, { app, rivals, checker, rounds }));
      }
      const of = (name) => median(boards.map((board) => board[name]));
      const row = { type, size, boards: boards.length };
      for (const name of Object.keys(boards[0])) row[name] = of(name);
      row.slower = boards.filter(({ nothing, clingo }) => nothing > clingo).length;
      rows.push(row);
      console.log(`Connected: ${JSON.stringify(row)}`);
    }
  }
  return rows;
}

/** A time counts only where something was proved. */
const ifProved = ({ verdict, painted }) => (verdict === 'unique' ? painted : Infinity);

async function measure(puzzle, { app, rivals, checker, rounds }) {
  const taken = { nothing: [], clingo: [] };
  for (let round = -FIRST; round < rounds; round += 1) {
    const clingo = await rivalFromNothing(rivals, 'clingo', puzzle);
    await checker.check('Clingo', puzzle, clingo.verdict, clingo.answers);
    const nothing = await appSample(app, puzzle, 0);
    await checker.check('Gridproof', puzzle, nothing.verdict, [nothing.answer]);
    if (round < 0) continue;
    taken.nothing.push(ifProved(nothing));
    taken.clingo.push(ifProved(clingo));
  }
  const { rounds: proofs } = await rivals.evaluate(
    ([id, text, count]) => window.bench.measureProof(id, text, count),
    [puzzle.type, puzzle.text, FIRST_PROOFS + PROOF_ROUNDS],
  );
  const of = (name) => median(proofs.slice(FIRST_PROOFS).map((proof) => proof[name]));
  return {
    ...Object.fromEntries(Object.entries(taken).map(([name, times]) => [name, median(times)])),
    search: of('logged'),
    writing: of('writing'),
    checking: of('checking'),
  };
}
