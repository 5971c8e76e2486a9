import { buildModel, givenValues, structureOf } from '#puzzle/puzzleType.ts';
import type { Puzzle, PuzzleType } from '#puzzle/puzzleType.ts';
import { sayProblem } from '#puzzle/result.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { findPuzzleType } from '#puzzles/registry.ts';
import { DisagreementError, solve } from './jobs/solve.ts';
import { STOPPED } from './protocol.ts';
import type { Failure, PuzzleText, Reply, Request } from './protocol.ts';
import { openSession } from './session.ts';
import type { Session } from './session.ts';
import type { Z3 } from './z3.ts';

/** A session takes some 10 MB: enough for the puzzle on the board and the one before it. */
const SESSIONS = 2;

type Question = Exclude<Request, { readonly kind: 'start' }>;

/**
 * Answers the page's questions, one at a time, with the last few sessions kept warm. Never throws:
 * whatever goes wrong becomes a `failed` reply.
 */
export function createAnswering(
  z3: Z3,
  reply: (reply: Reply) => void,
): (question: Question) => void {
  const sessions = new Map<string, Session>();

  /** The session for the puzzle's structure, and whether it is new. */
  const sessionFor = (type: PuzzleType, puzzle: Puzzle): readonly [Session, 'new' | 'kept'] => {
    const key = structureKey(type, puzzle);
    const kept = sessions.get(key);
    sessions.delete(key);
    const session = kept ?? openSession(z3, buildModel(type, puzzle));
    // A map keeps the order of insertion, so the first is the one unused for longest.
    sessions.set(key, session);
    for (const [oldest, unused] of sessions) {
      if (sessions.size <= SESSIONS) break;
      sessions.delete(oldest);
      unused.close();
    }
    return [session, kept === undefined ? 'new' : 'kept'];
  };

  return ({ kind, id, puzzle: text }) => {
    try {
      const read = readText(text);
      if (!read.ok) return reply({ kind: 'failed', id, failure: read.failure, fatal: false });
      const { type, puzzle } = read;
      const [session, age] = sessionFor(type, puzzle);
      if (kind === 'prepare') {
        if (age === 'new') session.warm();
        return reply({ kind: 'prepared', id });
      }
      const verdict = solve(session, givenValues(type, puzzle), (answer) =>
        reply({ kind: 'progress', id, answer }),
      );
      reply({ kind: 'answer', id, verdict });
    } catch (error) {
      reply({ kind: 'failed', id, failure: describe(error), fatal: true });
    }
  };
}

/** All that the rules are built from, as the puzzle's own text. */
function structureKey(type: PuzzleType, puzzle: Puzzle): string {
  const { hints: givens, ...rest } = structureOf(type, puzzle);
  const bare = { ...rest, givens, comments: [] };
  return `${type.id}\n${writePuzzle(type, bare)}`;
}

type ReadText =
  | { readonly ok: true; readonly type: PuzzleType; readonly puzzle: Puzzle }
  | { readonly ok: false; readonly failure: Failure };

function readText({ type: id, text }: PuzzleText): ReadText {
  const type = findPuzzleType(id);
  if (type === undefined) {
    const sentence = `There is no puzzle called "${id}".`;
    return { ok: false, failure: { sentence, detail: sentence } };
  }
  const puzzle = readPuzzle(type, text);
  if (puzzle.ok) return { ok: true, type, puzzle: puzzle.value };
  return { ok: false, failure: { sentence: sayProblem(puzzle.problem), detail: text } };
}

/** What to tell about an exception; `detail` names it exactly. */
export function describe(error: unknown): Failure {
  const sentence =
    error instanceof DisagreementError
      ? 'The solver found an answer that breaks a rule, so it is not shown. This is a bug in Gridproof.'
      : STOPPED;
  const detail =
    error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  return { sentence, detail };
}
