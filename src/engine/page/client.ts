import { DownloadError } from '#engine/download/downloadError.ts';
import type { Failure, PuzzleMessage, Question, Reply } from '#engine/questions/protocol.ts';
import type { AnswerTo, Kind } from '#engine/questions/questions.ts';
import type { Z3Part } from 'gridproof-z3-slim/part.ts';
import type { Answered, PendingJob, AskOptions, Engine, EngineOptions } from './engine.ts';
import type { Job } from './job.ts';
import { JobQueue } from './jobQueue.ts';
import { spawnWorker } from './workerLine.ts';
import { WorkerSlot } from './workerSlot.ts';
import type { RunningWorker } from './workerSlot.ts';

export type {
  Answered,
  PendingJob,
  AskOptions,
  Engine,
  EngineOptions,
  EngineState,
  JobOutcome,
} from './engine.ts';
export type * from '#engine/questions/questions.ts';
export type { Z3Part } from 'gridproof-z3-slim/part.ts';
export { askInTurn } from './inTurn.ts';

const BUDGET = 60_000;
/** How long an abandoned question may keep others waiting, in milliseconds. */
const GRACE = 50;
/** The same for a patient question, whose answer is still of use. */
const PATIENT_GRACE = 200;
const NOT_DOWNLOADED =
  'The solver could not be downloaded. Check the connection, then try again. If the app was updated, reload the page.';

/** Creates an engine; does nothing until asked. */
export function createEngine(options: EngineOptions): Engine {
  const client = new EngineClient(options);
  return {
    warm: () => client.advance(),
    wake: () => client.wake(),
    prepare: (type, text) => client.prepare({ type, text }),
    ask: (question, asked) => client.ask(question, asked),
  };
}

/** Loads Z3, keeps one worker, and gives it the questions of a queue one at a time. */
class EngineClient {
  private readonly options: EngineOptions;
  private readonly isSingleUse: boolean;
  private readonly queue = new JobQueue();
  private readonly slot: WorkerSlot;
  private part: Z3Part;
  private loaded: 'nothing' | 'loading' | { readonly module: WebAssembly.Module | undefined } =
    'nothing';
  /** The puzzle whose session the worker is to have built. */
  private wanted: PuzzleMessage | undefined;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private hasRested = false;
  private lastId = 0;
  /** The number of the preparation that is under way, or was last. */
  private preparing = 0;

  constructor(options: EngineOptions) {
    this.options = options;
    this.isSingleUse = options.singleUse ?? false;
    this.part = options.part ?? 'slim';
    this.slot = new WorkerSlot(options.spawn ?? spawnWorker, {
      onReply: (worker, reply) => this.onReply(worker, reply),
      onDeath: (failure) => {
        options.onFailure?.();
        this.failWorker(failure);
      },
      onStartFailure: (failure) => this.failWorker(failure),
    });
  }

  ask<K extends Kind>(
    question: Question<K>,
    { onProgress = () => {}, budget, patient = false }: AskOptions<K> = {},
  ): PendingJob<Answered<AnswerTo<K>>> {
    this.wanted = question.puzzle;
    if (!patient) this.hurryOthers();
    let job: Job | undefined;
    const outcome = new Promise<Answered<AnswerTo<K>>>((settled) => {
      job = {
        id: ++this.lastId,
        question,
        budget: budget ?? this.options.budget ?? BUDGET,
        patient,
        // The answer's kind is that of the question.
        onProgress: onProgress as Job['onProgress'],
        settle: settled as Job['settle'],
        isBegun: false,
      };
      this.queue.add(job);
    });
    this.advance();
    return {
      outcome,
      cancel: () => this.cancel(job),
      abandon: () => {
        if (job !== undefined && this.queue.has(job)) {
          this.queue.settle(job, { kind: 'cancelled' });
        }
      },
    };
  }

  prepare(puzzle: PuzzleMessage): void {
    this.wanted = puzzle;
    if (this.slot.running !== undefined) this.advance();
  }

  wake(): void {
    if (this.hasRested && this.slot.running === undefined) this.advance();
  }

  /** Does the next thing that can be done: load, start, or give the worker something to do. */
  advance(): void {
    const { rest = Infinity } = this.options;
    clearTimeout(this.resting);
    if (this.loaded === 'loading') return;
    if (this.loaded === 'nothing') return void this.loadModule();
    if (rest < Infinity && this.queue.isEmpty) {
      this.resting = setTimeout(() => this.goToRest(), rest);
    }
    if (!this.isWorkerWanted()) return;
    const { running } = this.slot;
    if (running === undefined) return this.startWorker(this.loaded.module);
    if (running.task !== undefined) return;
    const { first } = this.queue;
    // Without Z3 it is started as soon as its code is there, and finds what it is asked.
    if (first !== undefined && (running.ready || this.loaded.module === undefined)) {
      running.task = first.id;
      running.built = first.question.puzzle;
      running.line.send({ kind: 'ask', id: first.id, question: first.question });
      if (running.ready) this.startClock(first.id);
    } else if (running.ready && this.wanted !== undefined && this.wanted !== running.built) {
      running.task = ++this.lastId;
      this.preparing = running.task;
      running.built = this.wanted;
      running.line.send({ kind: 'prepare', id: running.task, puzzle: this.wanted });
    }
  }

  private async loadModule(): Promise<void> {
    const { onState, load } = this.options;
    this.loaded = 'loading';
    // What was here is at hand, unless it says that it is being fetched.
    onState(this.hasRested ? { kind: 'starting' } : { kind: 'loading', fraction: 0 });
    try {
      const coming = load((fraction) => onState({ kind: 'loading', fraction }), this.part);
      if (coming !== undefined && this.hasRested && this.isWorkerWanted()) this.startWorker(coming);
      this.loaded = { module: await coming };
    } catch (error) {
      this.loaded = 'nothing';
      this.slot.end();
      this.options.onFailure?.();
      const sentence = error instanceof DownloadError ? error.message : NOT_DOWNLOADED;
      onState({ kind: 'failed', sentence });
      this.queue.settleAll({ kind: 'failed', sentence, detail: String(error) });
      return;
    }
    this.advance();
  }

  /** A worker for one question has nothing to get ready for another. */
  private isWorkerWanted(): boolean {
    return !this.isSingleUse || !this.queue.isEmpty;
  }

  private startWorker(compiled: Parameters<WorkerSlot['start']>[0]): void {
    this.options.onState({ kind: 'starting' });
    this.slot.start(compiled);
  }

  /** Gives back what it takes of the machine's memory. */
  private goToRest(): void {
    const { mayRest = () => true, onState } = this.options;
    if (!mayRest()) return;
    this.slot.end();
    this.loaded = 'nothing';
    this.hasRested = true;
    onState({ kind: 'resting' });
  }

  private onReply(worker: RunningWorker, reply: Reply): void {
    if (reply.kind === 'locked') return;
    if (reply.kind === 'ready') {
      worker.ready = true;
      this.options.onState({ kind: 'ready' });
      return worker.task === undefined ? this.advance() : this.startClock(worker.task);
    }
    if (reply.kind === 'failed' && reply.isBeyond === true && this.part === 'slim') {
      return this.fallBackToFullZ3(reply.failure);
    }
    if (reply.kind === 'failed') this.options.onFailure?.();
    if (reply.kind === 'failed' && reply.fatal) return this.failWorker(reply.failure);
    const job = this.queue.withId(reply.id);
    if (reply.kind === 'progress') {
      if (job !== undefined) job.isBegun = true;
      return job?.onProgress(reply.progress);
    }
    this.slot.clearTimer();
    if (job !== undefined && reply.kind === 'answer') {
      this.queue.settle(job, { kind: 'answered', answer: reply.answer });
    }
    if (job !== undefined && reply.kind === 'failed') {
      this.queue.settle(job, { kind: 'failed', ...reply.failure });
    }
    worker.task = undefined;
    if (this.isSingleUse) this.slot.end();
    this.advance();
  }

  /** Ends a worker that is of no use any more. The job that is first in the queue learns why. */
  private failWorker(failure: Failure): void {
    const { first } = this.queue;
    if (first !== undefined) this.queue.settle(first, { kind: 'failed', ...failure });
    this.slot.end();
    this.options.onState(
      first === undefined ? { kind: 'idle' } : { kind: 'failed', sentence: failure.sentence },
    );
    if (!this.queue.isEmpty) this.advance();
  }

  /**
   * The slim part stopped. The whole of Z3 is asked the same, unless part of the answer was reported
   * already; whatever comes later is asked of the whole as well.
   */
  private fallBackToFullZ3(failure: Failure): void {
    this.part = 'whole';
    this.hasRested = false;
    const asked = this.queue.withId(this.slot.running?.task);
    this.slot.end();
    this.loaded = 'nothing';
    if (asked?.isBegun === true) this.queue.settle(asked, { kind: 'failed', ...failure });
    if (this.queue.isEmpty) this.options.onState({ kind: 'idle' });
    else this.advance();
  }

  /** Starts the time limit of the question that the worker is at. */
  private startClock(task: number): void {
    const job = this.queue.withId(task);
    if (job === undefined) this.endAfter(GRACE);
    else if (job !== this.queue.first) this.endAfter(PATIENT_GRACE);
    else if (job.budget < Infinity) this.slot.startTimer(job.budget, () => this.runOut(job));
  }

  private runOut(job: Job): void {
    // Abandoned meanwhile, and still at work.
    if (this.queue.has(job)) this.queue.settle(job, { kind: 'overdue', budget: job.budget });
    this.slot.end();
    this.advance();
  }

  /** A question that somebody waits for comes in: what nobody waits for gets a last moment. */
  private hurryOthers(): void {
    const { running } = this.slot;
    if (running?.task === undefined || !running.ready) return;
    const job = this.queue.withId(running.task);
    if (job === undefined && running.task !== this.preparing) this.endAfter(GRACE);
    else if (job?.patient === true) this.endAfter(PATIENT_GRACE);
  }

  /**
   * Ends the worker after so many milliseconds. Unless its question is abandoned, it is asked again
   * when its turn comes.
   */
  private endAfter(milliseconds: number): void {
    this.slot.startTimer(milliseconds, () => {
      this.slot.end();
      this.advance();
    });
  }

  private cancel(job: Job | undefined): void {
    if (job === undefined || !this.queue.has(job)) return;
    const { running } = this.slot;
    this.queue.settle(job, { kind: 'cancelled' });
    // One that is not there yet is told to hurry once it is.
    if (running?.task !== job.id || !running.ready) return;
    this.slot.end();
    this.advance();
  }
}
