// Sets of sudokus that others measure by: how many our own solver proves in a second, without the page.
import { median } from '../measure.mjs';
import { hardest, linesOf } from './newspaper.mjs';

/** The least that is solved in one lap, so that a lap can be timed. */
const LAP = 100;

const repeated = (list, least) =>
  Array.from({ length: Math.ceil(least / list.length) }, () => list).flat();

/** Gives a row for each set: how many sudokus, and how many are proved in a second. */
export async function sets({ rivals, rounds }) {
  const SETS = [
    { name: '17 clues, of Royle’s collection', texts: linesOf('seventeen.txt') },
    { name: 'called hardest', texts: hardest().map(({ text }) => text) },
  ];
  const rows = [];
  for (const { name, texts } of SETS) {
    const lap = repeated(texts, LAP);
    const { anew, kept, wrong } = await rivals.evaluate(
      ([all, laps]) => window.bench.measureSet(all, laps),
      [lap, rounds],
    );
    if (wrong.length > 0) throw new Error(`Not proved to have one solution: ${wrong.join(', ')}`);
    const perSecond = (times) => (1000 * lap.length) / median(times);
    rows.push({ name, count: texts.length, anew: perSecond(anew), kept: perSecond(kept) });
    console.log(`Sets: ${JSON.stringify(rows.at(-1))}`);
  }
  return { rows };
}
