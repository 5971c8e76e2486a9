import { STOPPED, UNFETCHED_CODE, WITH_Z3 } from '#engine/questions/protocol.ts';
import type { Failure, Reply, EngineRequest } from '#engine/questions/protocol.ts';

/** The page's side of the connection to one worker. */
export interface WorkerLine {
  send(request: EngineRequest): void;
  /** Ends the worker at once; nothing is heard of it afterwards. */
  end(): void;
}

/** What the page wants to hear of a worker. */
export interface Hearing {
  onReply(reply: Reply): void;
  /** The worker is gone without having been asked to; called at most once. */
  onDeath(failure: Failure): void;
}

/**
 * Starts a worker with the compiled wasm, or without Z3; its first reply is `ready`. If `module` is a
 * pending promise and it rejects, the caller ends the worker.
 */
export type Spawn = (
  module: WebAssembly.Module | Promise<WebAssembly.Module> | undefined,
  hearing: Hearing,
) => WorkerLine;

const startWorker = (name: string): Worker =>
  new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name });

/** Starts a real worker. */
export const spawnWorker: Spawn = (module, hearing) => {
  const worker = startWorker(module === undefined ? 'gridproof-engine' : WITH_Z3);
  // Absent outside secure contexts.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  const lock = `gridproof-engine-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  const ended = new AbortController();

  const end = (): void => {
    ended.abort();
    worker.terminate();
  };
  const die = (detail: string, sentence = STOPPED): void => {
    if (ended.signal.aborted) return;
    end();
    hearing.onDeath({ sentence, detail });
  };
  const { signal } = ended;
  worker.addEventListener(
    'error',
    (event: Event) => {
      // A plain event without a message means that the script did not load.
      if (event instanceof ErrorEvent) die(event.message || 'The worker failed');
      else die('The worker was not fetched', UNFETCHED_CODE);
    },
    { signal },
  );
  worker.addEventListener('messageerror', () => die('A reply could not be read'), { signal });
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<Reply>) => {
      // A worker that is killed, or out of memory, may send no error: only its lock tells.
      if (data.kind === 'locked') {
        locks?.request(lock, { signal }, () => die('The worker vanished')).catch(() => {}); // Aborted: the worker was ended on purpose.
      }
      hearing.onReply(data);
    },
    { signal },
  );

  const send = (request: EngineRequest): void => worker.postMessage(request);
  const held = locks === undefined ? {} : { lock };
  if (module instanceof Promise) {
    send({ kind: 'expect', ...held });
    module.then(
      (compiled) => send({ kind: 'start', module: compiled }),
      () => {},
    );
  } else send({ kind: 'start', ...(module === undefined ? {} : { module }), ...held });
  return { send, end };
};
