import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { STOPPED } from '#engine/questions/protocol.ts';
import type { EngineRequest, Reply } from '#engine/questions/protocol.ts';
import type { Spawn } from '#engine/page/workerLine.ts';

/** A built file beside this one. */
export const fileBeside = (name: string): string => join(import.meta.dirname, name);

/** Starts a solver in a thread of Node; see `solverThread.ts`. */
export const spawnThread: Spawn = (module, hearing) => {
  const thread = new Worker(fileBeside('solver-thread.js'));
  let isOver = false;
  const end = (): void => {
    isOver = true;
    void thread.terminate();
  };
  const die = (detail: string): void => {
    if (isOver) return;
    end();
    hearing.onDeath({ sentence: STOPPED, detail });
  };
  thread.on('message', (replies: readonly Reply[]) => {
    for (const reply of replies) if (!isOver) hearing.onReply(reply);
  });
  thread.on('error', (error) => die(String(error)));
  thread.on('exit', (code) => die(`The thread ended with ${code}`));
  const send = (request: EngineRequest): void => thread.postMessage(request);
  const start = (compiled: WebAssembly.Module | undefined): void =>
    send({ kind: 'start', ...(compiled === undefined ? {} : { module: compiled }) });
  if (module instanceof Promise) module.then(start, () => {});
  else start(module);
  return { send, end };
};
