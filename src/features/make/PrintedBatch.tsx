import { useEffect } from 'react';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { StillBoard } from '#board/StillBoard.tsx';
import { capitalise } from '#logic/words.ts';
import { titleOf } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { showClue } from '#puzzle/site.ts';
import { puzzlesOf } from '#store/asking/batch.ts';
import type { Batch, BatchPuzzle } from '#store/asking/batch.ts';
import { picture, siteViews, stillCells, tintsOf } from '../board/views.ts';

/**
 * The batch on paper: a puzzle to a page, their solutions at the back. Opens the browser's print
 * window; the rest of the page is left out of it. Calls `onPrinted` once that is closed.
 */
export function PrintedBatch({
  batch,
  onPrinted,
}: {
  readonly batch: Batch;
  readonly onPrinted: () => void;
}) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['printing'] = 'batch';
    window.addEventListener('afterprint', onPrinted, { once: true });
    // Once the boards are laid out.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onPrinted);
      delete dataset['printing'];
    };
    // `onPrinted` is a new function each time, and one print is enough.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const { type } = batch;
  const puzzles = puzzlesOf(batch);
  return createPortal(
    <div className="sheets">
      {puzzles.map((entry) => (
        <PuzzleSheet key={entry.seed} type={type} entry={entry} />
      ))}
      <section>
        <h1 className="sheet-title">Answers</h1>
        <div
          className="sheet-answers"
          style={{ '--in-row': solutionsInRow(puzzles) } as CSSProperties}
        >
          {puzzles.map((entry) => (
            <figure key={entry.seed}>
              <figcaption>{`No. ${entry.seed}`}</figcaption>
              <SheetBoard type={type} entry={entry} isSolution />
            </figure>
          ))}
        </div>
      </section>
    </div>,
    document.body,
  );
}

/** Large boards take more of a page than small ones. */
function solutionsInRow(puzzles: readonly BatchPuzzle[]): number {
  const cells = puzzles[0]?.puzzle.givens.length ?? 0;
  return cells <= 120 ? 4 : cells <= 450 ? 3 : 2;
}

/** One puzzle with what one must know to solve it. */
function PuzzleSheet({ type, entry }: { readonly type: PuzzleType; readonly entry: BatchPuzzle }) {
  const { puzzle } = entry;
  const options = Object.entries(type.parameters).flatMap(([name, parameter]) =>
    parameter.kind === 'option' && puzzle.parameters[name] === true ? [parameter.label] : [],
  );
  const listed = siteViews(type, puzzle, [], []).filter(
    ({ site, clue }) => site.at === 'list' && clue !== undefined,
  );
  return (
    <section className="sheet">
      <h1 className="sheet-title">{titleOf(puzzle)}</h1>
      <p>{[type.summary, ...options.map((option) => `${option}.`)].join(' ')}</p>
      <SheetBoard type={type} entry={entry} />
      {listed.length > 0 && (
        <p>
          {capitalise(
            listed.map(({ site, clue }) => `${site.words}: ${showClue(clue)}`).join(', '),
          )}
        </p>
      )}
    </section>
  );
}

/** A board as printed, or filled in. */
function SheetBoard({
  type,
  entry: { puzzle, made },
  isSolution = false,
}: {
  readonly type: PuzzleType;
  readonly entry: BatchPuzzle;
  readonly isSolution?: boolean;
}) {
  const cells = stillCells(type, puzzle);
  const { solution } = made.verdict;
  const parts = isSolution ? (type.parts?.(puzzle, solution) ?? []) : [];
  return (
    <StillBoard
      label={isSolution ? `Answer of ${titleOf(puzzle)}` : titleOf(puzzle)}
      slot={type.slot(puzzle.parameters)}
      cells={
        isSolution
          ? cells.map((view, cell) => ({
              ...view,
              overlay: solution[cell],
              ...(parts[cell] === undefined ? {} : { part: parts[cell] }),
            }))
          : cells
      }
      sites={siteViews(type, puzzle, [], [])}
      tints={tintsOf(type, puzzle)}
      {...picture(type, puzzle)}
    />
  );
}
