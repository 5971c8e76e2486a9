// Newspaper sizes: the puzzle on the board for a while, and from nothing, beside the rivals.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appSample, median, RIVALS, rivalFromNothing, rivalTold } from '../measure.mjs';

/** How long a puzzle lies on the board before Solve is pressed, in milliseconds. */
export const ON_BOARD = 2000;

/** Rounds that do not count: a browser compiles what runs often, and everything is slower before. */
const THROWN_AWAY = 3;

/** MiniZinc is far from the others, and takes its time: fewer rounds say as much. */
const SLOW = { rival: 'minizinc', thrownAway: 1, rounds: 3 };
/** Rounds with the puzzle on the board for a while, or told before, which take long as well. */
const ON_BOARD_ROUNDS = 3;

/** The lines of a list of puzzles, without what is said of them. */
export const linesOf = (file) =>
  readFileSync(join(import.meta.dirname, '..', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The sudokus of `hardest.txt`. */
export const hardest = () =>
  linesOf('hardest.txt').map((line) => {
    const [, name, cells] = /^(.*?)\s+(\S{81})$/.exec(line) ?? [];
    return { type: 'sudoku', title: `Sudoku, hardest known: ${name}`, text: cells };
  });

/** Of the types that came later two puzzles each, that the whole takes no longer than can be waited for. */
const FEW = new Set(['futoshiki', 'killer-sudoku', 'star-battle', 'skyscrapers', 'kakuro']);
const AS_FEW = 2;

/** Gives a row for each puzzle: medians in milliseconds, and whether all agreed. */
export async function newspaper({ app, rivals, checker, examples, rounds, quick }) {
  const seen = new Set();
  const counts = new Map();
  // The rivals' programs know boxes, and no drawn regions.
  const told = examples.filter(({ text }) => !text.includes('#option jigsaw'));
  const puzzles = [...told, ...hardest()].filter(({ type, title }) => {
    counts.set(type, (counts.get(type) ?? 0) + 1);
    if (!quick) return !FEW.has(type) || counts.get(type) <= AS_FEW;
    const kind = title.includes('hardest') ? 'hardest' : type;
    return !seen.has(kind) && seen.add(kind);
  });
  const rows = [];
  for (const puzzle of puzzles) {
    const row = await measure(puzzle, { app, rivals, checker, rounds });
    rows.push(row);
    const theirs = RIVALS.map((rival) => `${rival} ${row[rival].told.toFixed(0)}`).join(', ');
    console.log(
      `${row.title}: warm ${row.warm.toFixed(0)}, new ${row.nothing.toFixed(0)}; ${theirs}`,
    );
  }
  return rows;
}

/** A time counts only where something was proved. */
const ifProved = ({ verdict }, milliseconds) =>
  verdict === 'failed' || verdict === 'unknown' ? Infinity : milliseconds;

/** Everybody in turn in each round, so that whatever slows the machine slows all of them. */
async function measure(puzzle, { app, rivals, checker, rounds }) {
  const samples = { warm: [], proved: [], nothing: [] };
  const byRival = new Map(RIVALS.map((rival) => [rival, { told: [], solving: [], fresh: [] }]));
  let verdict = 'unknown';
  for (let round = 0 - THROWN_AWAY; round < rounds; round += 1) {
    const counts = round >= 0;
    for (const [rival, taken] of byRival) {
      const left = rival === SLOW.rival && (round < -SLOW.thrownAway || round >= SLOW.rounds);
      if (left) continue;
      const fresh = await rivalFromNothing(rivals, rival, puzzle);
      await checker.check(rival, puzzle, fresh.verdict, fresh.answers);
      if (counts) taken.fresh.push(ifProved(fresh, fresh.painted));
      if (round >= ON_BOARD_ROUNDS) continue;
      const told = await rivalTold(rivals, rival, puzzle);
      await checker.check(rival, puzzle, told.verdict, told.answers);
      if (!counts) continue;
      taken.told.push(ifProved(told, told.painted));
      taken.solving.push(ifProved(told, told.solving));
    }
    const nothing = await appSample(app, puzzle, 0);
    if (!counts) continue;
    await checker.check('Gridproof', puzzle, nothing.verdict, [nothing.answer]);
    samples.nothing.push(ifProved(nothing, nothing.painted));
    if (round >= ON_BOARD_ROUNDS) continue;
    const warm = await appSample(app, puzzle, ON_BOARD);
    await checker.check('Gridproof', puzzle, warm.verdict, [warm.answer]);
    ({ verdict } = warm);
    samples.warm.push(ifProved(warm, warm.painted));
    if (warm.proved !== undefined) samples.proved.push(warm.proved);
  }
  const medians = (lists) =>
    Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, median(list)]));
  const others = [...byRival].map(([rival, taken]) => [rival, medians(taken)]);
  const { type, title } = puzzle;
  return { type, title, verdict, ...medians(samples), ...Object.fromEntries(others) };
}
