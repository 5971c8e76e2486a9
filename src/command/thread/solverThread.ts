/** The solver in a thread of Node: what `engine/worker/worker.ts` is to the page. */
import { parentPort } from 'node:worker_threads';
import type { EngineRequest, Reply, Task } from '#engine/questions/protocol.ts';
import { createAnswering } from '#engine/worker/answering.ts';
import { WITHOUT_Z3 } from '#engine/worker/withoutZ3.ts';
import type { Z3 } from '#engine/z3/z3.ts';

/**
 * What is found so soon after a question, in milliseconds, is sent with the next reply: a message takes
 * longer than an easy puzzle. Should time be up before that, it is not told.
 */
const SOON = 5;

let askedAt = 0;
let held: readonly Reply[] = [];

const reply = (message: Reply): void => {
  // An answer has all that was found on its way.
  held = message.kind === 'answer' ? [message] : [...held, message];
  if (message.kind === 'progress' && performance.now() - askedAt < SOON) return;
  parentPort?.postMessage(held);
  held = [];
};

/** Resolves to what answers, once the first message has said whether there is Z3. */
let answering: Promise<(task: Task) => Promise<void>> | undefined;

parentPort?.on('message', (request: EngineRequest) => {
  switch (request.kind) {
    case 'expect':
      return;
    case 'start':
      answering = start(request.module);
      return;
    case 'ask':
    case 'prepare':
      void answering?.then((answer) => {
        askedAt = performance.now();
        return answer(request);
      });
  }
});

async function start(module: WebAssembly.Module | undefined) {
  const z3 = module === undefined ? WITHOUT_Z3 : await openZ3With(module);
  reply({ kind: 'ready' });
  return createAnswering(z3, reply);
}

async function openZ3With(module: WebAssembly.Module): Promise<Z3> {
  const { loadGlue, openZ3 } = await import('#engine/z3/z3.ts');
  return openZ3(await loadGlue(module));
}
