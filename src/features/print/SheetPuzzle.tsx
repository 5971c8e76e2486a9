import { StillBoard } from '#board/StillBoard.tsx';
import { capitalise } from '#logic/words.ts';
import { gradeOf } from '#puzzle/difficulty.ts';
import { gradingOf } from '#puzzle/grading.ts';
import { showClue } from '#puzzle/site.ts';
import type { Sheet } from '#book/sheet.ts';
import { sheetTitle } from '#book/sheetWords.ts';
import { ownRules } from '#puzzle/ownRules.ts';
import { picture, siteViews, stillCells, cellTints } from '#picture/still.ts';

/** One puzzle, with the rules that are its own. */
export function SheetPuzzle({
  sheet,
  number,
}: {
  readonly sheet: Sheet;
  /** Its number in a book, printed with its grade. */
  readonly number: number | undefined;
}) {
  const { type, puzzle, difficulty } = sheet;
  const listed = siteViews(type, puzzle, [], []).filter(
    ({ site, clue }) => site.at === 'list' && clue !== undefined,
  );
  const rules = ownRules(type, puzzle);
  return (
    <section className="sheet">
      <h1 className="sheet-title">
        {sheetTitle(sheet, number)}
        {number !== undefined && difficulty !== undefined && (
          <small>{gradeOf(difficulty, gradingOf(type, puzzle))}</small>
        )}
      </h1>
      {rules.length > 0 && <p>{rules.join(' ')}</p>}
      <div className="sheet-board">
        <SheetBoard sheet={sheet} />
      </div>
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
export function SheetBoard({
  sheet: { type, puzzle, name, solution = [] },
  isSolution = false,
}: {
  readonly sheet: Sheet;
  readonly isSolution?: boolean;
}) {
  const cells = stillCells(type, puzzle);
  const parts = isSolution ? (type.parts?.(puzzle, solution) ?? []) : [];
  return (
    <StillBoard
      label={isSolution ? `Answer of ${name}` : name}
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
      tints={cellTints(type, puzzle)}
      {...picture(type, puzzle, isSolution ? solution : undefined)}
    />
  );
}
