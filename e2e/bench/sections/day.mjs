// A long day: all kinds of use, one after the other, lap after lap, and what is left of them.
import { launch, newVisitor } from '../browser.mjs';
import { openApp, sleep } from '../measure.mjs';
import {
  COLLECTABLE,
  collectGarbage,
  heapParts,
  pageCounts,
  processMegabytes,
  workerNames,
} from '../processes.mjs';
import { compareSolutions, lookAround, useType } from './dayUses.mjs';
import { REST } from './memory.mjs';

/** How long after the last use of a lap it is measured, in milliseconds: the verdict is confirmed. */
const SETTLE = 4000;

/** Gives what was held after each lap, and a minute after the last use. */
export async function day({ address, everyExample: examples, laps }) {
  const browser = await launch([COLLECTABLE]);
  const context = await newVisitor(browser);
  const page = await openApp(context, address);
  const types = [...new Set(examples.map(({ type }) => type))];
  // Of each type another example in each lap.
  const puzzleOf = (type, lap) => {
    const own = examples.filter((example) => example.type === type);
    return own[lap % own.length];
  };
  const small = examples.find(({ type }) => type === 'sujiko');
  const several = examples.find(({ type, solutions }) => type === 'suguru' && solutions > 1);
  const points = [];
  const sample = async (lap) => {
    await collectGarbage(page);
    const size = await processMegabytes(browser);
    const workers = workerNames(page);
    const counts = { ...(await pageCounts(page)), ...(await heapParts(page)) };
    points.push({ lap, ...counts, ...size, workers: workers.length });
    console.log(`Day: ${JSON.stringify(points.at(-1))} ${workers.join(' ')}`);
  };
  const settle = async () => {
    await page.evaluate(([id, puzzle]) => window.app.load(id, puzzle), [small.type, small.text]);
    await page.evaluate(() => window.app.solve());
    await sleep(SETTLE);
  };
  await settle();
  await sample(0);
  for (let lap = 1; lap <= laps; lap += 1) {
    for (const type of types) {
      const start = Date.now();
      await useType(page, puzzleOf(type, lap));
      console.log(`Day, lap ${lap}, ${type}: ${Date.now() - start} ms`);
    }
    await compareSolutions(page, several);
    await lookAround(page);
    await settle();
    await sample(lap);
  }
  await sleep(REST);
  await sample('rest');
  await browser.close();
  return { points };
}
