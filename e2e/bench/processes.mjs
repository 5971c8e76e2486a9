// What a page's process takes of the machine's memory. Linux only; elsewhere nothing is said.
import { readFileSync } from 'node:fs';

/** Resident megabytes of the browser's largest renderer: that of its one page. */
export async function residentMegabytes(browser) {
  const session = await browser.newBrowserCDPSession();
  try {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const sizes = processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => {
        const status = readFileSync(`/proc/${id}/status`, 'utf8');
        return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024;
      });
    return Math.max(...sizes);
  } catch {
    return NaN;
  } finally {
    await session.detach();
  }
}

/** Megabytes of JavaScript objects on a page, garbage collected first; workers not counted. */
export async function heapMegabytes(page) {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 2 ** 20;
  } finally {
    await session.detach();
  }
}

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
