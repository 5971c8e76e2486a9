import type { Claim, Values } from '#logic/claim.ts';
import type { Model } from '#logic/model.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { modelOf } from './model.ts';
import { dropValue, NO_NOTES } from './notes.ts';
import type { Notes } from './notes.ts';
import type { Work } from './trial.ts';

/** A puzzle with the player's work. */
interface PlayedPuzzle extends Work {
  readonly type: PuzzleType;
  readonly puzzle: Puzzle;
}

/** The clue or mark of each cell, as values. */
const filled = ({ type, puzzle, marks }: Omit<PlayedPuzzle, 'notes'>): Values =>
  givenValues(type, puzzle).map((given, cell) => given ?? marks[cell]);

/**
 * Removes newly placed values from the notes of cells that a shared rule now excludes. `before` are
 * the marks before the edit.
 */
export function pruneNotes(played: PlayedPuzzle, before: Values): Work {
  const { type, puzzle, marks } = played;
  let { notes } = played;
  const put = marks.flatMap((mark, cell) =>
    mark !== undefined && mark !== before[cell] && isNoted(notes, mark) ? [{ cell, mark }] : [],
  );
  if (put.length === 0) return { marks, notes };
  const model = modelOf(type, puzzle);
  const values = filled(played);
  for (const { cell, mark } of put) {
    const about = intact(
      model.claims.filter(({ cells }) => cells.includes(cell)),
      values,
    );
    const others = about.flatMap(({ cells }) => cells.filter((other) => other !== cell));
    const out = [...new Set(others)].filter(
      (other) =>
        marks[other] === undefined &&
        notes[other] !== NO_NOTES &&
        isExcluded(about, values, other, mark),
    );
    notes = dropValue(notes, out, mark);
  }
  return { marks, notes };
}

const isNoted = (notes: Notes, value: number): boolean =>
  notes.some(({ corner, centre }) => corner.includes(value) || centre.includes(value));

/**
 * The candidates of each cell, indexed by cell: values that break no rule directly. Empty for
 * filled cells.
 */
export function candidatesOnBoard(
  played: Omit<PlayedPuzzle, 'notes'>,
): readonly (readonly number[])[] {
  const model: Model = modelOf(played.type, played.puzzle);
  const values = filled(played);
  const about = values.map((): Claim[] => []);
  for (const claim of intact(model.claims, values)) {
    for (const cell of new Set(claim.cells)) about[cell]?.push(claim);
  }
  return model.domains.map((domain, cell) =>
    values[cell] === undefined
      ? domain.filter((value) => !isExcluded(about[cell] ?? [], values, cell, value))
      : [],
  );
}

/** Without the claims that are broken already: those would exclude every value. */
const intact = (claims: readonly Claim[], values: Values): readonly Claim[] =>
  claims.filter((claim) => claim.judge(values) !== 'broken');

const isExcluded = (
  claims: readonly Claim[],
  values: Values,
  cell: number,
  value: number,
): boolean => {
  const tried = values.with(cell, value);
  return claims.some((claim) => claim.cells.includes(cell) && claim.judge(tried) === 'broken');
};
