// The verdict in passing: from an edit to being told, without being asked, what the clues prove.
import { median } from '../measure.mjs';

/** How long the board before has to be looked at, in milliseconds; the largest are given up by then. */
const BEFORE = 1000;

/** Gives, for each example, the median and the worst time in milliseconds, and the longest task. */
export async function live({ app, rivals, examples, rounds }) {
  const rows = [];
  for (const { type, text, title } of examples) {
    await app.bringToFront();
    // Two boards before it, so that the worker has forgotten the puzzle when it comes back.
    const before = await rivals.evaluate(
      ([id, puzzle]) => [3, 2].map((every) => window.bench.emptied(id, puzzle, every)),
      [type, text],
    );
    const samples = await app.evaluate(
      async ([id, puzzles, count, wait]) => {
        for (const puzzle of puzzles) await window.app.load(id, puzzle);
        const taken = [];
        // One that does not count, as everything runs slower for the first time.
        while (taken.length <= count) {
          for (const name of ['Undo', 'Undo', 'Redo']) await window.app.edit(name, wait);
          taken.push(await window.app.edit('Redo', 10_000));
        }
        return taken.slice(1);
      },
      [type, [...before, text], rounds, BEFORE],
    );
    const times = samples.map(({ told }) => told);
    rows.push({
      title,
      verdict: samples[0].verdict,
      median: median(times),
      worst: Math.max(...times),
      longest: Math.max(...samples.map(({ longest }) => longest)),
    });
    console.log(`Verdict in passing: ${JSON.stringify(rows.at(-1))}`);
  }
  return rows;
}
