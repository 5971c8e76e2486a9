import { DownloadError } from '#engine/download/downloadError.ts';
import { STOPPED } from '#engine/questions/protocol.ts';
import type { Failure, PuzzleMessage, Question, Reply } from '#engine/questions/protocol.ts';
import type { AnswerTo, Kind } from '#engine/questions/questions.ts';
import type { Answered, PendingJob, AskOptions, Engine, EngineOptions } from './engine.ts';
import { inOrder } from './job.ts';
import type { Job, Running } from './job.ts';
import { spawnWorker } from './workerLine.ts';

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
export type { Z3Part } from '#engine/z3/part.ts';
export { askInTurn } from './inTurn.ts';

const BUDGET = 60_000;
/** How long an abandoned question may still keep others waiting, in milliseconds. */
const GRACE = 50;
/** The same for a question that nobody waits for, but that is still of use. */
const PATIENT_GRACE = 200;
const NOT_DOWNLOADED =
  'The solver could not be downloaded. Check the connection, then try again. If the app was updated, reload the page.';

/** Makes an engine. It does nothing until asked. */
export function createEngine(options: EngineOptions): Engine {
  const { onState, load, spawn = spawnWorker, budget = BUDGET } = options;
  const {
    singleUse = false,
    part: firstPart = 'slim',
    onFailure = () => {},
    rest = Infinity,
    mayRest = () => true,
  } = options;
  let loaded: 'nothing' | 'loading' | { readonly module: WebAssembly.Module | undefined } =
    'nothing';
  let part = firstPart;
  let running: Running | undefined;
  /** In the order asked, the patient last; one at most is with the worker. */
  let jobs: readonly Job[] = [];
  let wanted: PuzzleMessage | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let hasRested = false;
  let lastId = 0;
  /** The number of the preparation that is under way, or was last. */
  let preparing = 0;

  const settle = (job: Job, outcome: Answered<AnswerTo<Kind>>): void => {
    jobs = jobs.filter((other) => other !== job);
    job.settle(outcome);
  };

  const loadModule = async (): Promise<void> => {
    loaded = 'loading';
    // What was here is at hand, unless it says that it is being fetched.
    onState(hasRested ? { kind: 'starting' } : { kind: 'loading', fraction: 0 });
    try {
      const coming = load((fraction) => onState({ kind: 'loading', fraction }), part);
      if (coming !== undefined && hasRested && isWorkerWanted()) startWorker(coming);
      loaded = { module: await coming };
    } catch (error) {
      loaded = 'nothing';
      endWorker();
      onFailure();
      const sentence = error instanceof DownloadError ? error.message : NOT_DOWNLOADED;
      onState({ kind: 'failed', sentence });
      for (const job of jobs) settle(job, { kind: 'failed', sentence, detail: String(error) });
      return;
    }
    advance();
  };

  /** A worker for one question has nothing to get ready for another. */
  const isWorkerWanted = (): boolean => !singleUse || jobs.length > 0;

  const startWorker = (compiled: Parameters<typeof spawn>[0]): void => {
    onState({ kind: 'starting' });
    let started: Running | undefined;
    try {
      const line = spawn(compiled, {
        onReply: (reply) => {
          if (started !== undefined && started === running) hear(started, reply);
        },
        onDeath: (failure) => {
          if (started !== running) return;
          onFailure();
          failWorker(failure);
        },
      });
      started = { line, ready: false, task: undefined, built: undefined };
      running = started;
    } catch (error) {
      failWorker({ sentence: STOPPED, detail: String(error) });
    }
  };

  /** Ends the worker; the next question, or `advance`, starts another. */
  const endWorker = (): void => {
    clearTimeout(timer);
    running?.line.end();
    running = undefined;
  };

  /** Gives back what it takes of the machine's memory. */
  const goToRest = (): void => {
    if (!mayRest()) return;
    endWorker();
    loaded = 'nothing';
    hasRested = true;
    onState({ kind: 'resting' });
  };

  /** The worker is of no use any more. Whoever is first in line learns why. */
  const failWorker = (failure: Failure): void => {
    const [first] = jobs;
    if (first !== undefined) settle(first, { kind: 'failed', ...failure });
    endWorker();
    onState(
      first === undefined ? { kind: 'idle' } : { kind: 'failed', sentence: failure.sentence },
    );
    if (jobs.length > 0) advance();
  };

  /**
   * The slim part stopped. The whole of Z3 is asked the same, unless somebody has heard half of the
   * answer already; whatever comes later is asked of the whole as well.
   */
  const fallBackToFullZ3 = (failure: Failure): void => {
    part = 'whole';
    hasRested = false;
    const asked = jobs.find(({ id }) => id === running?.task);
    endWorker();
    loaded = 'nothing';
    if (asked?.isBegun === true) settle(asked, { kind: 'failed', ...failure });
    if (jobs.length > 0) advance();
    else onState({ kind: 'idle' });
  };

  const hear = (worker: Running, reply: Reply): void => {
    if (reply.kind === 'locked') return;
    if (reply.kind === 'ready') {
      worker.ready = true;
      onState({ kind: 'ready' });
      return worker.task === undefined ? advance() : begin(worker.task);
    }
    if (reply.kind === 'failed' && reply.isBeyond === true && part === 'slim') {
      return fallBackToFullZ3(reply.failure);
    }
    if (reply.kind === 'failed') onFailure();
    if (reply.kind === 'failed' && reply.fatal) return failWorker(reply.failure);
    const job = jobs.find(({ id }) => id === reply.id);
    if (reply.kind === 'progress') {
      if (job !== undefined) job.isBegun = true;
      return job?.onProgress(reply.progress);
    }
    clearTimeout(timer);
    if (job !== undefined && reply.kind === 'answer') {
      settle(job, { kind: 'answered', answer: reply.answer });
    }
    if (job !== undefined && reply.kind === 'failed') {
      settle(job, { kind: 'failed', ...reply.failure });
    }
    worker.task = undefined;
    if (singleUse) endWorker();
    advance();
  };

  /** From now on time is short for the question that the worker is at. */
  const begin = (task: number): void => {
    const job = jobs.find(({ id }) => id === task);
    if (job === undefined) setGraceTimer(GRACE);
    else if (job !== jobs[0]) setGraceTimer(PATIENT_GRACE);
    else if (job.budget < Infinity) timer = setTimeout(() => runOut(job), job.budget);
  };

  const runOut = (job: Job): void => {
    // Abandoned meanwhile, and still at work.
    if (jobs.includes(job)) settle(job, { kind: 'overdue', budget: job.budget });
    endWorker();
    advance();
  };

  /** Does the next thing that can be done: load, start, or give the worker something to do. */
  const advance = (): void => {
    clearTimeout(resting);
    if (loaded === 'loading') return;
    if (loaded === 'nothing') return void loadModule();
    if (rest < Infinity && jobs.length === 0) resting = setTimeout(goToRest, rest);
    if (!isWorkerWanted()) return;
    if (running === undefined) return startWorker(loaded.module);
    if (running.task !== undefined) return;
    const [job] = jobs;
    // Without Z3 it is started as soon as its code is there, and finds what it is asked.
    if (job !== undefined && (running.ready || loaded.module === undefined)) {
      running.task = job.id;
      running.built = job.question.puzzle;
      running.line.send({ kind: 'ask', id: job.id, question: job.question });
      if (running.ready) begin(job.id);
    } else if (running.ready && wanted !== undefined && wanted !== running.built) {
      running.task = ++lastId;
      preparing = running.task;
      running.built = wanted;
      running.line.send({ kind: 'prepare', id: running.task, puzzle: wanted });
    }
  };

  /** Whether somebody wants to know the answer, or a session is being built. */
  const isWaitedFor = (task: number): boolean =>
    jobs.some(({ id }) => id === task) || task === preparing;

  /**
   * Gives the question under way a last moment before the worker is ended. Unless it is abandoned,
   * it is asked again when its turn comes.
   */
  const setGraceTimer = (grace: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      endWorker();
      advance();
    }, grace);
  };

  const ask = <K extends Kind>(
    question: Question<K>,
    { onProgress = () => {}, budget: allowed = budget, patient = false }: AskOptions<K> = {},
  ): PendingJob<Answered<AnswerTo<K>>> => {
    wanted = question.puzzle;
    const task = running?.task;
    if (task !== undefined && running?.ready === true && !patient) {
      if (!isWaitedFor(task)) setGraceTimer(GRACE);
      else if (jobs.some(({ id, patient: yields }) => id === task && yields))
        setGraceTimer(PATIENT_GRACE);
    }
    let job: Job | undefined;
    const outcome = new Promise<Answered<AnswerTo<K>>>((settled) => {
      job = {
        id: ++lastId,
        question,
        budget: allowed,
        patient,
        // The worker answers a question of one kind with what belongs to that kind.
        onProgress: onProgress as Job['onProgress'],
        settle: settled as Job['settle'],
        isBegun: false,
      };
      jobs = inOrder(jobs, job);
    });
    advance();
    return {
      outcome,
      cancel() {
        if (job === undefined || !jobs.includes(job)) return;
        const busy = running?.task === job.id;
        settle(job, { kind: 'cancelled' });
        // One that is not there yet is told to hurry once it is.
        if (!busy || running?.ready !== true) return;
        endWorker();
        advance();
      },
      abandon() {
        if (job !== undefined && jobs.includes(job)) settle(job, { kind: 'cancelled' });
      },
    };
  };

  return {
    warm: () => advance(),
    wake() {
      if (hasRested && running === undefined) advance();
    },
    prepare(type, text) {
      wanted = { type, text };
      if (running !== undefined) advance();
    },
    ask,
  };
}
