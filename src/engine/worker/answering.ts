import type { Jobs } from '#engine/jobs/job.ts';
import { DisagreementError } from '#engine/jobs/solve.ts';
import { VERDICTS } from '#engine/jobs/verdicts.ts';
import { OUT_OF_MEMORY, STOPPED, UNFETCHED_CODE } from '#engine/questions/protocol.ts';
import type { Failure, PuzzleMessage, Question, Reply, Task } from '#engine/questions/protocol.ts';
import type { AnswerTo, Kind, CountProgress } from '#engine/questions/questions.ts';
import { ranOutOfMemory } from '#engine/z3/outOfMemory.ts';
import type { Z3 } from '#engine/z3/z3.ts';
import { openPuzzle } from '#puzzle/openPuzzle.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, givenValues, structureOf } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { sayProblem } from '#puzzle/result.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { fetchPuzzleType } from '#puzzles/registry.ts';
import { openWarmSolvers } from './warmSolvers.ts';
import type { JobContext, WarmSolvers } from './warmSolvers.ts';
import { NoZ3Error } from './withoutZ3.ts';

/** A session takes some 10 MB: the board's puzzle and the one before it are kept. */
const SESSIONS = 2;

/**
 * Answers the page's questions one at a time and keeps the last sessions warm. Never rejects:
 * errors become `failed` replies.
 */
export function createAnswering(
  z3: Z3,
  reply: (reply: Reply) => void,
): (task: Task) => Promise<void> {
  const warm = new Map<string, WarmSolvers>();

  /** The warm solvers of the puzzle's structure, and whether they are new. */
  const warmSolversFor = (
    type: PuzzleType,
    puzzle: Puzzle,
  ): readonly [WarmSolvers, 'new' | 'kept'] => {
    const key = structureKey(type, puzzle);
    const kept = warm.get(key);
    warm.delete(key);
    const warmSolvers = kept ?? openWarmSolvers(z3, buildModel(type, puzzle));
    // A map keeps insertion order, so the first entry is the least recently used.
    warm.set(key, warmSolvers);
    for (const [oldest, unused] of warm) {
      if (warm.size <= SESSIONS) break;
      warm.delete(oldest);
      unused.close();
    }
    return [warmSolvers, kept === undefined ? 'new' : 'kept'];
  };

  return async (task) => {
    const { id } = task;
    try {
      const read = await readText(task.kind === 'ask' ? task.question.puzzle : task.puzzle);
      if (!read.ok) return reply({ kind: 'failed', id, failure: read.failure, fatal: false });
      const { type, puzzle } = read;
      const [warmSolvers, age] = warmSolversFor(type, puzzle);
      if (task.kind === 'prepare') {
        if (age === 'new') warmSolvers.session().warm();
        return reply({ kind: 'prepared', id });
      }
      const context = { type, puzzle, givens: givenValues(type, puzzle), warmSolvers, z3 };
      const answer = await answerQuestion(task.question, context, (progress) =>
        reply({ kind: 'progress', id, progress }),
      );
      reply({ kind: 'answer', id, answer });
    } catch (error) {
      reply({
        kind: 'failed',
        id,
        failure: describe(error),
        fatal: !(error instanceof UnfetchedError || error instanceof NoZ3Error),
        isBeyond: isTrap(error),
      });
    }
  };
}

const jobs: Partial<Jobs> = VERDICTS;

/** Code did not load; what is loaded still works. */
class UnfetchedError extends Error {
  override readonly name = 'UnfetchedError';
}

/** Loads the code of a job that is not needed at the start. */
async function fetchJobs(kind: Kind): Promise<Partial<Jobs>> {
  try {
    return kind === 'certify'
      ? (await import('#engine/jobs/certifying.ts')).CERTIFYING
      : (await import('#engine/jobs/jobs.ts')).JOBS;
  } catch (error) {
    throw new UnfetchedError(String(error));
  }
}

/** Runs the job for a question. */
async function answerQuestion<K extends Kind>(
  { kind, asks }: Question<K>,
  context: JobContext,
  report: (progress: CountProgress<K>) => void,
): Promise<AnswerTo<K>> {
  const job = jobs[kind] ?? (await fetchJobs(kind))[kind];
  if (job === undefined) throw new Error(`No job answers ${kind}`);
  return job(context, asks, report);
}

/** The puzzle's text without what the rules do not depend on. */
function structureKey(type: PuzzleType, puzzle: Puzzle): string {
  const { givenShapes: givens, ...rest } = structureOf(type, puzzle);
  const bare = { ...rest, givens, comments: [] };
  return `${type.id}\n${writePuzzle(type, bare)}`;
}

const RULES_UNFETCHED =
  'What reads house rules could not be fetched. Check the connection and try again.';

type ReadText =
  | { readonly ok: true; readonly type: PuzzleType; readonly puzzle: Puzzle }
  | { readonly ok: false; readonly failure: Failure };

async function readText({ type: id, text }: PuzzleMessage): Promise<ReadText> {
  const type = await fetchPuzzleType(id).catch((error: unknown) => {
    throw new UnfetchedError(String(error));
  });
  if (type === undefined) {
    const sentence = `There is no puzzle called "${id}".`;
    return { ok: false, failure: { sentence, detail: sentence } };
  }
  const puzzle = await openPuzzle(type, text);
  if (puzzle === 'unfetched') {
    return { ok: false, failure: { sentence: RULES_UNFETCHED, detail: text } };
  }
  if (puzzle.ok) return { ok: true, type, puzzle: puzzle.value };
  return { ok: false, failure: { sentence: sayProblem(puzzle.problem), detail: text } };
}

/**
 * Whether an error is a wasm `unreachable` trap, in any browser's words: the slim part has one for
 * all it lacks.
 */
export const isTrap = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError && /unreachable/i.test(error.message);

/** An exception as a sentence; `detail` is its exact text. */
export function describe(error: unknown): Failure {
  const sentence =
    error instanceof UnfetchedError
      ? UNFETCHED_CODE
      : error instanceof DisagreementError
        ? 'The solver found an answer that breaks a rule, so it is not shown. This is a bug in Gridproof.'
        : ranOutOfMemory(error)
          ? OUT_OF_MEMORY
          : STOPPED;
  const detail =
    error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  return { sentence, detail };
}
