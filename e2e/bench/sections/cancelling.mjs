// Cancelling: the largest puzzle of each type, from the press of Cancel to what comes after.
import { readFileSync } from 'node:fs';
import { launch, newVisitor } from '../browser.mjs';
import { fileOf, GROWTH, SEEDS } from '../instances.mjs';
import { median, openApp } from '../measure.mjs';

/**
 * How long Gridproof is at work before Cancel is pressed, in milliseconds. Where the answer comes
 * sooner, a board with less on it is tried, and then a shorter time.
 */
const WAITS = [300, 100, 70, 30, 10];

/** Gives a row for each type: the board that could be cancelled, and medians in milliseconds. */
export async function cancelling({ address, rivals, checker, rounds }) {
  const browser = await launch();
  const app = await openApp(await newVisitor(browser), address);
  const rows = [];
  for (const { type, sizes } of GROWTH) {
    const size = sizes.at(-1);
    const text = readFileSync(fileOf(type, size, SEEDS[0]), 'utf8');
    const emptied = await rivals.evaluate(
      ([id, puzzle]) => window.bench.emptied(id, puzzle),
      [type, text],
    );
    const small = {
      type,
      text: readFileSync(fileOf(type, sizes[0], SEEDS[0]), 'utf8'),
      title: `${type} ${sizes[0]}, after cancelling`,
    };
    const tries = WAITS.flatMap((wait) => [
      { board: 'as it is', puzzle: text, wait },
      { board: 'emptied', puzzle: emptied, wait },
    ]);
    let row;
    for (const { board, puzzle, wait } of tries) {
      const samples = [];
      while (samples.length < rounds) {
        const sample = await cancelOnce(app, { type, text: puzzle, wait, small });
        if (sample === undefined) break;
        await checker.check('Gridproof', small, sample.verdict, [sample.answer]);
        samples.push(sample);
      }
      if (samples.length < rounds) continue;
      const of = (name) => median(samples.map((sample) => sample[name]));
      const proved = samples.every(({ verdict }) => verdict === 'unique');
      row = { type, size, board, wait, offered: of('offered'), again: of('again'), proved };
      break;
    }
    rows.push(row ?? { type, size });
    console.log(`Cancelling: ${JSON.stringify(rows.at(-1))}`);
  }
  await browser.close();
  return rows;
}

/** One sample, or nothing where the answer came before Cancel could be pressed. */
async function cancelOnce(app, { type, text, wait, small }) {
  await app.bringToFront();
  return app.evaluate(
    async ([id, puzzle, pause, next]) => {
      // The small one first, so that the worker is at rest and knows nothing of the large one.
      await window.app.load(id, next);
      await window.app.solve();
      await window.app.load(id, puzzle, false);
      const cancelled = await window.app.cancel(pause);
      if (cancelled === undefined) return undefined;
      await window.app.load(id, next);
      const { at, verdict, answer } = await window.app.solve();
      return { offered: cancelled.offered, again: at - cancelled.pressed, verdict, answer };
    },
    [type, text, wait, small.text],
  );
}
