// Growth: time from nothing and memory against size, on puzzles made for it.
import { readFileSync } from 'node:fs';
import { launch, newVisitor } from '../browser.mjs';
import { fileOf, GROWTH, SEEDS } from '../instances.mjs';
import { appSample, median, openApp, openRivals, RIVALS, rivalFromNothing } from '../measure.mjs';
import { processMegabytes } from '../processes.mjs';

const SOLVERS = ['Gridproof', ...RIVALS];
/** Who took longer than this on one size is not asked for the next, in milliseconds. */
const ENOUGH = 20_000;

/** A browser for each solver, so that the memory of each is its own. */
async function openAll(address) {
  const browsers = await Promise.all(SOLVERS.map(() => launch()));
  const contexts = await Promise.all(browsers.map((browser) => newVisitor(browser)));
  const [first, ...rest] = contexts;
  const app = await openApp(first, address);
  const pages = new Map();
  for (const [index, rival] of RIVALS.entries()) {
    pages.set(rival, await openRivals(rest[index], address, [rival]));
  }
  return {
    ask: (solver, puzzle) =>
      solver === 'Gridproof'
        ? appSample(app, puzzle, 0)
        : rivalFromNothing(pages.get(solver), solver, puzzle),
    memory: async (solver) => (await processMegabytes(browsers[SOLVERS.indexOf(solver)])).resident,
    close: () => Promise.all(browsers.map((browser) => browser.close())),
  };
}

/** Gives, for each type, size and solver, the median time, the memory and the verdicts. */
export async function growth({ address, checker, quick }) {
  const series = [];
  for (const { type, sizes } of GROWTH) {
    const all = await openAll(address);
    const tired = new Set();
    const points = [];
    for (const size of quick ? sizes.slice(0, 3) : sizes) {
      const times = new Map(SOLVERS.map((solver) => [solver, []]));
      const memory = {};
      const drawing = [];
      for (const seed of quick ? SEEDS.slice(0, 1) : SEEDS) {
        const text = readFileSync(fileOf(type, size, seed), 'utf8');
        const puzzle = { type, text, title: `${type} ${size}, seed ${seed}` };
        for (const solver of SOLVERS.filter((each) => !tired.has(each))) {
          const { verdict, painted, drawn, answers, answer, detail } = await all.ask(
            solver,
            puzzle,
          );
          await checker.check(solver, puzzle, verdict, answers ?? [answer]);
          const proved = verdict === 'unique' || verdict === 'several' || verdict === 'none';
          times.get(solver).push(proved ? painted : Infinity);
          if (drawn !== undefined) drawing.push(drawn - painted);
          if (!proved) console.log(`${solver} on ${puzzle.title}: ${verdict} ${detail ?? ''}`);
          memory[solver] = Math.max(memory[solver] ?? 0, await all.memory(solver));
        }
      }
      const point = { size, memory, drawing: median(drawing), times: {} };
      for (const [solver, taken] of times) {
        if (taken.length === 0) continue;
        point.times[solver] = median(taken);
        if (point.times[solver] > ENOUGH) tired.add(solver);
      }
      points.push(point);
      console.log(`${type} ${size}: ${JSON.stringify(point.times)}`);
    }
    await all.close();
    series.push({ type, points });
  }
  return series;
}
