/**
 * Run by Node in a process of its own: opens a built link where there is no browser, until its board is drawn, and
 * writes which functions were called, as `Calls`. `argv`: the folder of the build, its first script and the link's
 * hash.
 */
import { Session } from 'node:inspector/promises';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { GlobalRegistrator } from '@happy-dom/global-registrator';
import * as database from 'fake-indexeddb';

/** Written as JSON: by the name of a file, where the functions that were called begin in it. */
export type Calls = Readonly<Record<string, readonly number[]>>;

const [folder = '', first = '', hash = ''] = process.argv.slice(2);

// From here on events are those of that browser.
GlobalRegistrator.register({ url: `http://localhost/${hash}` });

/** Stands in for a worker: a board is drawn before any has said something. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

const PerformanceNavigationTiming = Object;
Object.assign(globalThis, database, { Worker: SilentWorker, PerformanceNavigationTiming });
document.body.innerHTML = '<div id="root"></div>';

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
await import(/* @vite-ignore */ pathToFileURL(`${folder}/${first}`).href);
// Whoever runs this ends it when it waits in vain.
while (document.querySelector('[role=gridcell]') === null) await pause(1);
const { result } = await session.post('Profiler.takePreciseCoverage');
const calls = Object.fromEntries(
  result
    .filter(({ url }) => url.startsWith(pathToFileURL(folder).href))
    .map(({ url, functions }) => {
      const ranges = functions.flatMap(({ ranges: [whole] }) => whole ?? []);
      const called = ranges.filter(({ count }) => count > 0);
      return [basename(url), called.map(({ startOffset }) => startOffset)];
    }),
) satisfies Calls;
process.stdout.write(JSON.stringify(calls), () => process.exit());
