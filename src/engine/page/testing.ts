/** An engine whose world is played by a test. */
import { STOPPED } from '#engine/questions/protocol.ts';
import type { Z3Part } from 'gridproof-z3-slim/part.ts';
import type { Reply, EngineRequest } from '#engine/questions/protocol.ts';
import { createEngine } from './client.ts';
import type { EngineOptions, EngineState } from './client.ts';
import type { Hearing, Spawn } from './workerLine.ts';

export const MODULE = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));

/** Lets promises that are due run, whatever the clock. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** An engine whose download and workers the test plays; `withoutZ3` there is no download. */
export function play({
  withoutZ3 = false,
  ...options
}: Pick<EngineOptions, 'part' | 'singleUse' | 'onFailure' | 'rest' | 'mayRest'> & {
  readonly withoutZ3?: boolean;
} = {}) {
  const states: EngineState[] = [];
  const loads: {
    readonly part: Z3Part;
    done(): void;
    fail(): void;
    progress(fraction: number): void;
  }[] = [];
  const workers: { requests: EngineRequest[]; ended: boolean; hearing: Hearing }[] = [];
  const spawn: Spawn = (_, hearing) => {
    const worker = { requests: [] as EngineRequest[], ended: false, hearing };
    workers.push(worker);
    return {
      send: (request) => worker.requests.push(request),
      end: () => {
        worker.ended = true;
      },
    };
  };
  const engine = createEngine({
    ...options,
    onState: (state) => states.push(state),
    load: (progress, part) =>
      withoutZ3
        ? undefined
        : new Promise((done, fail) => {
            loads.push({
              part,
              done: () => done(MODULE),
              fail: () => fail(new Error('offline')),
              progress,
            });
          }),
    spawn,
    budget: 5000,
  });
  const worker = (at: number) => {
    const found = workers.at(at);
    if (found === undefined) throw new Error('no such worker');
    return found;
  };
  return {
    engine,
    states,
    loads,
    workers,
    /** What the newest worker was asked, oldest first. */
    requests: () => worker(-1).requests,
    reply: (reply: Reply, at = -1) => worker(at).hearing.onReply(reply),
    die: (at = -1) => worker(at).hearing.onDeath({ sentence: STOPPED, detail: 'killed' }),
    /** The number of the newest worker's last question. */
    lastId() {
      const request = worker(-1).requests.at(-1);
      if (request === undefined || !('id' in request)) throw new Error('nothing was asked');
      return request.id;
    },
    async ready() {
      loads.at(-1)?.done();
      await settled();
      worker(-1).hearing.onReply({ kind: 'ready' });
    },
  };
}
