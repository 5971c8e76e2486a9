// From opening the page to the first answer, with nothing kept by the browser and with all kept.
import { join } from 'node:path';
import { withProfile } from '../browser.mjs';
import { median, sleep } from '../measure.mjs';

const SOLVERS = ['Gridproof', 'clingo', 'minisat', 'minizinc'];

/** Opens a link with a puzzle, presses Solve as soon as it is there, and times the answer. */
async function openGridproof(context, address, { type, payload }) {
  const page = await context.newPage();
  await page.addInitScript({ path: join(import.meta.dirname, '../app.inject.js') });
  await page.goto(`${address}app/#/${type}/${payload}`, { waitUntil: 'commit' });
  const result = await page.evaluate(async () => {
    const { app } = window;
    await app.waitFor(() =>
      document.querySelector('[data-given]:not([data-value=""])') ? app.solveButton() : undefined,
    );
    const { at, verdict, answer } = await app.solve();
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    const resources = performance.getEntriesByType('resource');
    const scripts = resources.filter(
      ({ name, startTime }) => name.endsWith('.js') && startTime < paint,
    );
    const wasm = resources.find(({ name }) => name.endsWith('.wasm'));
    return {
      answered: at,
      verdict,
      answers: [answer],
      paint,
      wasm: wasm?.startTime ?? NaN,
      ready: performance.getEntriesByName('gridproof:ready')[0]?.duration ?? NaN,
      scripts: scripts.map(({ name }) => new URL(name).pathname),
    };
  });
  await page.close();
  return result;
}

/** The same on the least page that can ask a rival. */
async function openRival(context, address, rival, { type, payload }) {
  const page = await context.newPage();
  await page.goto(`${address}rivals/opening.html#${rival}/${type}/${payload}`, {
    waitUntil: 'commit',
  });
  await page.waitForFunction(() => performance.getEntriesByName('bench:answered').length > 0);
  const result = await page.evaluate(() => ({
    answered: performance.getEntriesByName('bench:answered')[0].duration,
    verdict: document.documentElement.dataset.verdict,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  }));
  await page.close();
  return result;
}

/**
 * Gives medians for each solver and state of the cache. `server` says what was sent; with `rate`
 * it sends no faster than that, in megabits a second.
 */
export async function opening({ server, rivals, checker, rounds }) {
  const examples = await rivals.evaluate(() => window.bench.examples());
  const puzzle = examples.find(({ type }) => type === 'sudoku');
  const payload = await rivals.evaluate((text) => window.bench.packText(text), puzzle.text);
  const link = { type: puzzle.type, payload };
  const rows = [];
  for (const { rate, kept } of [
    { rate: Infinity, kept: [false, true] },
    { rate: 20, kept: [false] },
  ]) {
    const taken = SOLVERS.flatMap((solver) =>
      kept.map((warm) => ({ solver, warm, results: [], bytes: 0 })),
    );
    // In turn, so that a machine busy for a while is so for all.
    for (let round = 0; round < rounds; round += 1) {
      for (const solver of SOLVERS) {
        await withProfile(async (start) => {
          for (const row of taken.filter((each) => each.solver === solver)) {
            server.limit(rate);
            const before = server.sent.length;
            const context = await start();
            const result =
              solver === 'Gridproof'
                ? await openGridproof(context, server.address, link)
                : await openRival(context, server.address, solver, link);
            // Time for what the browser keeps to be written down.
            await sleep(1500);
            await context.close();
            server.limit(Infinity);
            row.bytes = server.sent.slice(before).reduce((sum, file) => sum + file.bytes, 0);
            if (result.answers !== undefined) {
              await checker.check(solver, puzzle, result.verdict, result.answers);
            }
            row.results.push(result);
          }
        });
      }
    }
    for (const { solver, warm, results, bytes } of taken) {
      const of = (name) => median(results.map((result) => result[name]));
      const row = {
        solver,
        rate,
        warm,
        bytes,
        answered: of('answered'),
        paint: of('paint'),
        wasm: of('wasm'),
        ready: of('ready'),
        scripts: results[0].scripts ?? [],
      };
      rows.push(row);
      console.log(`${solver}, ${warm ? 'warm' : 'cold'}, ${rate}: ${row.answered.toFixed(0)} ms`);
    }
  }
  return { title: puzzle.title, rows };
}
