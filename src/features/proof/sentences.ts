import { capitalise, countedInWords, inWords } from '#logic/words.ts';
import { placeOfClue } from '#puzzle/clueWords.ts';
import type { ClueAt, ClueChange } from '#puzzle/clueAt.ts';
import type { Puzzle, PuzzleType } from '#puzzle/puzzleType.ts';
import { showClue } from '#puzzle/site.ts';
import { spokenValue } from '#puzzle/slot.ts';
import type { Completion } from '#store/proof.ts';

/** What a list of contradicting clues is introduced with. */
export function sayConflict(clues: number): string {
  if (clues === 0) return 'The rules alone cannot all be kept here, whatever the clues.';
  return clues === 1
    ? 'This clue alone leaves no solution:'
    : `These ${inWords(clues)} clues cannot stand together:`;
}

/** "Row 4, column 7: 6 instead of 9 leaves one solution." */
export function sayRepair(type: PuzzleType, puzzle: Puzzle, change: ClueChange): string {
  const place = capitalise(placeOfClue(type, puzzle, change));
  if (change.kind === 'assertion')
    return `Without ${placeOfClue(type, puzzle, change)}, one solution is left.`;
  const slot = type.slot(puzzle.parameters);
  const said = (value: number | undefined) =>
    value === undefined ? undefined : spokenValue(slot, value);
  const [old, fresh] =
    change.kind === 'given'
      ? [said(puzzle.givens[change.cell]), said(change.value)]
      : [showClue(puzzle.clues[change.site]), change.clue && showClue(change.clue)];
  return fresh === undefined
    ? `${place}: without its ${old ?? 'clue'}, one solution is left.`
    : `${place}: ${fresh} instead of ${old ?? 'none'} leaves one solution.`;
}

/** What adding givens would do; the givens themselves follow as a list. */
export function sayCompletion({ givens }: Completion, inCells: boolean): string {
  const count = capitalise(
    countedInWords(givens.length, inCells ? 'more given' : 'more known cell'),
  );
  return `${count} ${givens.length === 1 ? 'leaves' : 'leave'} one solution:`;
}

/** How sure it is that no fewer would do. */
export function sayFewest({ givens, fewest }: Completion): string {
  switch (fewest) {
    case 'of all':
      return givens.length === 1 ? '' : 'No fewer will do.';
    case 'of this solution':
      return givens.length === 1 ? '' : 'For this solution no fewer will do.';
    case 'not proved':
      return 'None of them can be spared, but others might do with fewer.';
  }
}

/** What is said once givens were taken away. */
export const sayReduced = (removed: number, left: number): string =>
  `${capitalise(countedInWords(removed, 'given'))} taken away, ${left} left: none of them can be spared. Undo brings the others back.`;

/** The cells or the site of a clue, for pointing at it. */
export const sightOf = (
  puzzle: Puzzle,
  clues: readonly ClueAt[],
): readonly [cells: readonly number[], sites: readonly number[]] => [
  clues.flatMap((at) =>
    at.kind === 'given'
      ? [at.cell]
      : at.kind === 'assertion'
        ? (puzzle.assertions[at.assertion]?.cells ?? [])
        : [],
  ),
  clues.flatMap((at) => (at.kind === 'site' ? [at.site] : [])),
];
