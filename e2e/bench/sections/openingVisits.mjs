// One visit each: Gridproof left alone, Gridproof asked for an answer, and the bare page of a rival.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sleep } from '../measure.mjs';

/**
 * How long a browser that was just started is left to itself, in milliseconds: for a second it is busy with
 * that, and whoever opens a link has one open.
 */
const STARTING = 1500;

async function openTab(context) {
  const page = await context.newPage();
  await sleep(STARTING);
  return page;
}

/** How long a page that is left alone is looked at, in milliseconds: layout is at rest by then. */
const ALONE = 2500;
/**
 * How long a page that is asked is left to itself, in milliseconds: to be asked from outside what it has got takes a
 * page as long as to lay out its first board, and most are done by then.
 */
const UNWATCHED = 1000;

const packedSize = (text) => (text === '' ? 0 : gzipSync(text, { level: 9 }).length);

const sizeOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Put into the page before it runs: when the board stands, and how far things were shifted. */
function watch() {
  const seen = { shift: 0, board: undefined };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const timer = setInterval(() => {
    if (document.querySelector('[role=gridcell][data-given]:not([data-value=""])') === null) return;
    seen.board = performance.now();
    clearInterval(timer);
  }, 2);
}

/** What is read from a page of Gridproof; the scripts are those that nothing is painted before. */
function read() {
  const waited = [...document.scripts].filter(
    ({ type, defer, async }) => (type === '' || type === 'text/javascript') && !defer && !async,
  );
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  return {
    origin: performance.timeOrigin,
    paint,
    ...window.seen,
    // Of a worker the page fetches nothing by itself but its first script.
    pageScripts: performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js') && !path.includes('-worker-')),
    inline: waited.filter(({ src }) => src === '').map(({ text }) => text),
    blocking: waited
      .filter(({ src }) => src !== '')
      .map(({ src }) => performance.getEntriesByName(src)[0])
      .filter((entry) => entry === undefined || entry.responseEnd < paint)
      .map((entry) => entry?.encodedBodySize ?? 0),
  };
}

/** Opens the start page or a link of Gridproof and touches nothing. */
export async function visitAlone(context, server, hash) {
  const from = server.sent.length;
  const page = await openTab(context);
  await page.addInitScript(watch);
  await page.goto(`${server.address}app/${hash}`, { waitUntil: 'commit' });
  await sleep(ALONE);
  const { origin, paint, shift, board, pageScripts, inline, blocking } = await page.evaluate(read);
  await page.close();
  const scripts = server.sent
    .slice(from)
    .filter(({ path, at }) => path.endsWith('.js') && at < origin + (board ?? NaN));
  return {
    paint,
    shift,
    board: board ?? NaN,
    waitedFor: packedSize(inline.join('\n')) + blocking.reduce((sum, size) => sum + size, 0),
    untilBoard: sizeOf(scripts.filter(({ path }) => pageScripts.includes(path))),
    workersUntilBoard: sizeOf(scripts.filter(({ path }) => !pageScripts.includes(path))),
  };
}

/** Put into the page before it runs: presses Solve as soon as a board is there, and notes what comes of it. */
function askAtOnce() {
  const visit = async () => {
    const { app } = window;
    // Looked for now and then, it would often be found after the frame that paints it has begun.
    await app.appears('[role=gridcell][data-given]:not([data-value=""])');
    // Nobody presses what is not painted yet.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    await app.waitFor(app.solveButton);
    const { at, verdict, answer } = await app.solve();
    // The browser may say later when it was.
    const paint = await app.waitFor(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    return {
      origin: performance.timeOrigin,
      answered: at,
      verdict,
      answers: [answer],
      paint,
    };
  };
  window.visited = visit();
}

/** Opens a link with a puzzle, presses Solve as soon as it is there, and times the answer. */
export async function visitAsking(context, server, hash) {
  const from = server.sent.length;
  const page = await openTab(context);
  await page.addInitScript({ path: join(import.meta.dirname, '../app.inject.js') });
  await page.addInitScript(askAtOnce);
  await page.goto(`${server.address}app/${hash}`, { waitUntil: 'commit' });
  await sleep(UNWATCHED);
  const result = await page.evaluate(() => window.visited);
  await page.close();
  // A worker fetches Z3, of which the page's own timings say nothing.
  const wasm = server.sent.slice(from).find(({ path }) => path.endsWith('.wasm'));
  return { ...result, wasm: (wasm?.at ?? NaN) - result.origin };
}

/** The same on the least page that can ask a rival. */
export async function visitRival(context, server, rival, { type, payload }) {
  const page = await openTab(context);
  await page.goto(`${server.address}rivals/opening.html#${rival}/${type}/${payload}`, {
    waitUntil: 'commit',
  });
  await sleep(UNWATCHED);
  await page.waitForFunction(() => performance.getEntriesByName('bench:answered').length > 0);
  const result = await page.evaluate(() => ({
    answered: performance.getEntriesByName('bench:answered')[0].duration,
    verdict: document.documentElement.dataset.verdict,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  }));
  await page.close();
  return result;
}
