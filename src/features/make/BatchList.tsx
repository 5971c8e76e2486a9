import { gradeOf } from '#puzzle/difficulty.ts';
import { gradingOf } from '#puzzle/grading.ts';
import { titleOf } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { playFromBatch } from '#store/asking/batch.ts';
import type { Batch, BatchPuzzle } from '#store/asking/batch.ts';
import { useDocument } from '#store/document/document.ts';
import { sayNearest } from './sentences.ts';

/** The puzzles made; pressing one opens it for playing. */
export function BatchList({ batch: { type, entries, wishes } }: { readonly batch: Batch }) {
  return (
    <ol aria-label="Puzzles made" className="make-lines">
      {entries.map((entry) => (
        <li key={entry.seed}>
          {entry.kind === 'made' ? (
            <Line type={type} entry={entry} wishes={wishes} />
          ) : (
            <p className="problem my-1 text-sm">{`No. ${entry.seed}: ${entry.sentence}`}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Line({
  type,
  entry,
  wishes,
}: {
  readonly type: PuzzleType;
  readonly entry: BatchPuzzle;
  readonly wishes: Batch['wishes'];
}) {
  const { puzzle, made } = entry;
  const onBoard = useDocument((document) => document.puzzle === puzzle);
  return (
    <button
      type="button"
      className="make-line"
      aria-current={onBoard || undefined}
      onClick={() => playFromBatch(entry)}
    >
      <span className="flex-1">
        {titleOf(puzzle)}
        {!made.asWanted && (
          <span className="block text-sm">
            {sayNearest(wishes, gradeOf(made.difficulty, gradingOf(type, puzzle)))}
          </span>
        )}
      </span>
      <span title="Difficulty">
        <span className="sr-only">difficulty </span>
        {made.difficulty}
      </span>
    </button>
  );
}
