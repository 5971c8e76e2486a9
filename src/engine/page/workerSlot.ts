import { STOPPED } from '#engine/questions/protocol.ts';
import type { Failure, PuzzleMessage, Reply } from '#engine/questions/protocol.ts';
import type { Spawn, WorkerLine } from './workerLine.ts';

/** A running worker. `task` is the question it is at, by number; it gets one at a time. */
export interface RunningWorker {
  readonly line: WorkerLine;
  ready: boolean;
  task: number | undefined;
  /** The puzzle that it last built a session for. */
  built: PuzzleMessage | undefined;
}

/** What the owner of the slot does when the current worker replies or dies. */
export interface SlotListener {
  onReply(worker: RunningWorker, reply: Reply): void;
  onDeath(failure: Failure): void;
  /** The worker could not be started. */
  onStartFailure(failure: Failure): void;
}

/** Holds one worker at most, and the one timer that ends it. */
export class WorkerSlot {
  private worker: RunningWorker | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly spawn: Spawn;
  private readonly listener: SlotListener;

  constructor(spawn: Spawn, listener: SlotListener) {
    this.spawn = spawn;
    this.listener = listener;
  }

  get running(): RunningWorker | undefined {
    return this.worker;
  }

  /** Starts a worker; replies of one that was ended meanwhile are dropped. */
  start(compiled: Parameters<Spawn>[0]): void {
    let started: RunningWorker | undefined;
    try {
      const line = this.spawn(compiled, {
        onReply: (reply) => {
          if (started !== undefined && started === this.worker)
            this.listener.onReply(started, reply);
        },
        onDeath: (failure) => {
          if (started === this.worker) this.listener.onDeath(failure);
        },
      });
      started = { line, ready: false, task: undefined, built: undefined };
      this.worker = started;
    } catch (error) {
      this.listener.onStartFailure({ sentence: STOPPED, detail: String(error) });
    }
  }

  /** Ends the worker, if there is one, and the timer. */
  end(): void {
    this.clearTimer();
    this.worker?.line.end();
    this.worker = undefined;
  }

  /** Calls `then` after so many milliseconds, in place of what was to be called before. */
  startTimer(milliseconds: number, then: () => void): void {
    this.clearTimer();
    this.timer = setTimeout(then, milliseconds);
  }

  clearTimer(): void {
    clearTimeout(this.timer);
  }
}
