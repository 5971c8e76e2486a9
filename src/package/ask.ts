import { createAnswering } from '#engine/worker/answering.ts';
import { WITHOUT_Z3 } from '#engine/worker/withoutZ3.ts';
import type { Failure, PuzzleMessage, Reply, Task } from '#engine/questions/protocol.ts';
import type { AnswerTo, Asks, Kind } from '#engine/questions/questions.ts';
import { UnansweredError } from './unanswered.ts';

/**
 * Asks a question of one kind about a puzzle. Rejects with an `UnansweredError` if there is no answer;
 * the kinds are those that the page asks its workers.
 */
export type Ask = <K extends Kind>(
  kind: K,
  puzzle: PuzzleMessage,
  asks: Asks<K>,
) => Promise<AnswerTo<K>>;

/** Hears the replies to the one question that is under way. */
let hearing: (reply: Reply) => void = () => {};
let answering: ((task: Task) => Promise<void>) | undefined;
/** Resolves once the question before is answered: solvers that are kept warm serve one at a time. */
let turn: Promise<unknown> = Promise.resolve();
let lastId = 0;

/** Asks our own solver in the calling thread, which is blocked while it searches. */
export const askHere: Ask = (kind, puzzle, asks) => {
  const answer = turn.then(() => answerHere(kind, puzzle, asks));
  turn = answer.catch(() => {});
  return answer;
};

async function answerHere<K extends Kind>(
  kind: K,
  puzzle: PuzzleMessage,
  asks: Asks<K>,
): Promise<AnswerTo<K>> {
  answering ??= createAnswering(WITHOUT_Z3, (reply) => hearing(reply));
  let final: Reply | undefined;
  hearing = (reply) => {
    final = reply;
  };
  await answering({ kind: 'ask', id: ++lastId, question: { kind, puzzle, asks } });
  if (final?.kind === 'answer') return final.answer as AnswerTo<K>;
  if (final?.kind !== 'failed') throw new UnansweredError('There was no answer.');
  throw unansweredBy(final.failure);
}

/** Whether a question failed since it is one for Z3, which was not there. */
export const wantsZ3 = ({ detail }: Pick<Failure, 'detail'>): boolean =>
  detail.includes('NoZ3Error');

/** The error for a failed question. */
export const unansweredBy = (failure: Failure): UnansweredError =>
  new UnansweredError(wantsZ3(failure) ? TOO_LONG : failure.sentence, failure.detail);

const TOO_LONG = 'That takes more work than our own solver does, and Z3 was not asked.';
