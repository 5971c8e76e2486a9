/**
 * The solver worker. It listens before it loads any type, so that no request is lost, and starts Z3
 * when `start` brings the compiled wasm.
 */
import { UNFETCHED_CODE, WITH_Z3 } from '#engine/questions/protocol.ts';
import type { Reply, EngineRequest, Task } from '#engine/questions/protocol.ts';
import { createAnswering, isTrap } from './answering.ts';
import { WITHOUT_Z3 } from './withoutZ3.ts';

declare const self: DedicatedWorkerGlobalScope;

// The worker's name says whether Z3 will come. A failed fetch is repeated and reported when the
// code is needed.
if (self.name === WITH_Z3) fetchZ3().catch(() => {});

type Start = Extract<EngineRequest, { readonly kind: 'start' }>;

const reply = (message: Reply): void => self.postMessage(message);

/** Resolves once the page knows whether the lock is held. */
let held: Promise<void> | undefined;

const waiting: Task[] = [];
let ask = (task: Task): void | Promise<void> => {
  waiting.push(task);
};

self.addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  switch (data.kind) {
    case 'expect':
      held = hold(data.lock);
      return;
    case 'start':
      held ??= hold(data.lock);
      return void start(data);
    case 'ask':
    case 'prepare':
      return void ask(data);
  }
});

async function start({ module }: Start): Promise<void> {
  try {
    // Only Z3 is so large that the browser may kill the worker while it loads.
    if (module !== undefined) await held;
    // Without it, anything in Z3 that wants a thread fails instead of waiting forever.
    Reflect.deleteProperty(self, 'SharedArrayBuffer');
    let z3 = WITHOUT_Z3;
    if (module !== undefined) {
      const fetched = await fetchZ3().catch((error: unknown) => fail(UNFETCHED_CODE, error));
      if (fetched === undefined) return;
      z3 = fetched.openZ3(await fetched.loadGlue(module));
    }
    ask = createAnswering(z3, reply);
    reply({ kind: 'ready' });
    for (const task of waiting) await ask(task);
  } catch (error) {
    fail(
      'The solver could not be started. It may lack memory: close other tabs and try again.',
      error,
    );
  }
}

/** Loads the code needed with Z3. */
async function fetchZ3() {
  // With Z3 many kinds of questions follow; our solver alone gets hardly any.
  const [z3] = await Promise.all([import('#engine/z3/z3.ts'), import('#engine/jobs/jobs.ts')]);
  return z3;
}

/** Reports that this worker is broken. */
const fail = (sentence: string, error: unknown): void => {
  const failure = { sentence, detail: String(error) };
  reply({ kind: 'failed', failure, fatal: true, isBeyond: isTrap(error) });
};

/** Acquires the lock, if there is one, and tells the page. */
async function hold(name: string | undefined): Promise<void> {
  if (name !== undefined && (await holdForLife(name))) reply({ kind: 'locked' });
}

/**
 * Acquires the lock and never releases it, so that the page notices the worker's death. False where
 * locks are unavailable.
 */
function holdForLife(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    navigator.locks
      .request(name, () => {
        resolve(true);
        return new Promise<never>(() => {});
      })
      .catch(() => resolve(false));
  });
}
