// Newspaper sizes: the puzzle on the board for a while, and from nothing, beside the rivals.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appSample, median, rivalFromNothing, rivalTold } from '../measure.mjs';

/** How long a puzzle lies on the board before Solve is pressed, in milliseconds. */
const ON_BOARD = 2000;

const hardest = () =>
  readFileSync(join(import.meta.dirname, '../hardest.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name, cells] = /^(.*?)\s+(\S{81})$/.exec(line) ?? [];
      return { type: 'sudoku', title: `Sudoku, hardest known: ${name}`, text: cells };
    });

/** Gives a row for each puzzle: medians in milliseconds, and whether all agreed. */
export async function newspaper({ app, rivals, checker, rounds, quick }) {
  const examples = await rivals.evaluate(() => window.bench.examples());
  const seen = new Set();
  const puzzles = [...examples, ...hardest()].filter(({ type, title }) => {
    if (!quick) return true;
    const kind = title.includes('hardest') ? 'hardest' : type;
    return !seen.has(kind) && seen.add(kind);
  });
  const rows = [];
  for (const puzzle of puzzles) {
    const samples = { warm: [], proved: [], nothing: [] };
    const told = { clingo: [], minisat: [] };
    const solving = { clingo: [], minisat: [] };
    const fresh = { clingo: [], minisat: [] };
    let verdict = 'unknown';
    // One round that does not count, as everything runs slower for the first time.
    for (let round = -1; round < rounds; round += 1) {
      const counts = round >= 0;
      for (const rival of ['clingo', 'minisat']) {
        const prepared = await rivalTold(rivals, rival, puzzle);
        const nothing = await rivalFromNothing(rivals, rival, puzzle);
        await checker.check(rival, puzzle, prepared.verdict, prepared.answers);
        await checker.check(rival, puzzle, nothing.verdict, nothing.answers);
        if (!counts) continue;
        told[rival].push(prepared.painted);
        solving[rival].push(prepared.solving);
        fresh[rival].push(nothing.painted);
      }
      const nothing = await appSample(app, puzzle, 0);
      const warm = await appSample(app, puzzle, ON_BOARD);
      for (const sample of [nothing, warm]) {
        await checker.check('Gridproof', puzzle, sample.verdict, [sample.answer]);
      }
      ({ verdict } = warm);
      if (!counts) continue;
      samples.nothing.push(nothing.painted);
      samples.warm.push(warm.painted);
      if (warm.proved !== undefined) samples.proved.push(warm.proved);
    }
    const row = {
      type: puzzle.type,
      title: puzzle.title,
      verdict,
      warm: median(samples.warm),
      proved: median(samples.proved),
      nothing: median(samples.nothing),
      clingo: { told: median(told.clingo), solving: median(solving.clingo), fresh: median(fresh.clingo) },
      minisat: {
        told: median(told.minisat),
        solving: median(solving.minisat),
        fresh: median(fresh.minisat),
      },
    };
    rows.push(row);
    console.log(
      `${row.title}: warm ${row.warm.toFixed(0)}, nothing ${row.nothing.toFixed(0)}; clingo ${row.clingo.told.toFixed(0)}, ${row.clingo.fresh.toFixed(0)}; MiniSat ${row.minisat.told.toFixed(0)}, ${row.minisat.fresh.toFixed(0)}`,
    );
  }
  return rows;
}
