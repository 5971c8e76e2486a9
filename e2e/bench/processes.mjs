// What a page's process takes of the machine's memory. Linux only; elsewhere nothing is said.
import { readFileSync } from 'node:fs';

const UNKNOWN = { resident: NaN, proportional: NaN };

/** Megabytes of a process: all that is resident, and that with shared pages divided by who share. */
function sizeOf(id) {
  const status = readFileSync(`/proc/${id}/status`, 'utf8');
  const rollup = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
  return {
    resident: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024,
    proportional: Number(/Pss:\s+(\d+)/.exec(rollup)?.[1] ?? NaN) / 1024,
  };
}

/** What the browser's largest renderer takes: that of its one page, with its workers. */
export async function processMegabytes(browser) {
  const session = await browser.newBrowserCDPSession();
  try {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => sizeOf(id))
      .reduce((most, size) => (size.resident > most.resident ? size : most));
  } catch {
    return UNKNOWN;
  } finally {
    await session.detach();
  }
}

/** With this a browser's pages and workers can be told to collect their garbage. */
export const COLLECTABLE = '--js-flags=--expose-gc';

/** Collects the garbage of a page and of its workers, of which each would wait for its own time. */
export async function collectGarbage(page) {
  // Twice, for what the first finds unused may have held something.
  for (let turn = 0; turn < 2; turn += 1) {
    await page.evaluate(() => globalThis.gc());
    // A worker may end meanwhile.
    for (const worker of page.workers())
      await worker.evaluate(() => globalThis.gc()).catch(() => {});
  }
}

/** What a page holds, garbage collected first: megabytes of objects, listeners and DOM nodes. */
export async function pageCounts(page) {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Performance.enable');
    // Twice, for what the first finds unused may have held something.
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return {
      heap: of('JSHeapUsedSize') / 2 ** 20,
      listeners: of('JSEventListeners'),
      nodes: of('Nodes'),
    };
  } finally {
    await session.detach();
  }
}

/**
 * Megabytes of a page's JavaScript, garbage collected first: what it holds, and what the engine keeps
 * compiled of its code, which grows while more of it becomes hot.
 */
export async function heapParts(page) {
  const session = await page.context().newCDPSession(page);
  try {
    const parts = [];
    session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
    const { snapshot, nodes } = JSON.parse(parts.join(''));
    const { node_fields: fields, node_types: types } = snapshot.meta;
    const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
    let [held, code] = [0, 0];
    for (let at = 0; at < nodes.length; at += fields.length) {
      const kind = types[0][nodes[at + type]];
      if (kind === 'code') code += nodes[at + size];
      else if (kind !== 'native') held += nodes[at + size];
    }
    return { held: held / 2 ** 20, code: code / 2 ** 20 };
  } finally {
    await session.detach();
  }
}

/** The scripts of a page's workers, as the browser's protocol names them: without folder and hash. */
export const workerNames = (page) =>
  page.workers().map((worker) => new URL(worker.url()).pathname.split('/').at(-1));

/** Megabytes that the wasm of a page's worker has reserved (see `server.mjs`). */
export async function wasmMegabytes(page) {
  const sizes = await Promise.all(
    page
      .workers()
      .map((worker) =>
        worker.evaluate(() => globalThis.benchMemory?.buffer.byteLength ?? 0).catch(() => 0),
      ),
  );
  return Math.max(0, ...sizes) / 2 ** 20;
}
