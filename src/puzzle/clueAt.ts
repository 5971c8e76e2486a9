import { cellName } from '#grid/grid.ts';
import type { Puzzle, PuzzleType } from './puzzleType.ts';
import type { Clue } from './site.ts';
import { showClue } from './site.ts';
import { spokenValue } from './slot.ts';

/** Which clue of a puzzle: the given in a cell, or what is printed at a site outside the cells. */
export type ClueAt =
  | { readonly kind: 'given'; readonly cell: number }
  | { readonly kind: 'site'; readonly site: number };

/** A clue as it could be instead; `undefined` takes it away. */
export type ClueChange =
  | { readonly kind: 'given'; readonly cell: number; readonly value: number | undefined }
  | { readonly kind: 'site'; readonly site: number; readonly clue: Clue };

/** Every clue that is printed, givens first, each in the puzzle's order. */
export const cluesOf = ({ givens, clues }: Puzzle): readonly ClueAt[] => [
  ...givens.flatMap((given, cell) =>
    given === undefined ? [] : [{ kind: 'given', cell } as const],
  ),
  ...clues.flatMap((clue, site) => (clue === undefined ? [] : [{ kind: 'site', site } as const])),
];

/** Whether the author has printed anything at all. */
export const hasClues = ({ givens, clues, areas }: Puzzle): boolean =>
  [givens, clues, areas].some((layer) => layer.some((clue) => clue !== undefined));

/** The puzzle with one clue changed or taken away. */
export function changeClue(puzzle: Puzzle, change: ClueChange): Puzzle {
  switch (change.kind) {
    case 'given':
      return { ...puzzle, givens: puzzle.givens.with(change.cell, change.value) };
    case 'site':
      return { ...puzzle, clues: puzzle.clues.with(change.site, change.clue) };
  }
}

/** Where a clue stands: "row 4, column 7", "circle A". */
export function placeOfClue(type: PuzzleType, puzzle: Puzzle, at: ClueAt): string {
  return at.kind === 'given'
    ? cellName(type.grid(puzzle.parameters), at.cell)
    : (type.sites?.(puzzle.parameters)[at.site]?.words ?? '');
}

/** A clue in words: "row 4, column 7 is 9", "circle A is 25", "row 3 is 4 2". */
export function sayClue(type: PuzzleType, puzzle: Puzzle, at: ClueAt): string {
  const place = placeOfClue(type, puzzle, at);
  const given = at.kind === 'given' ? puzzle.givens[at.cell] : undefined;
  const said =
    at.kind === 'given'
      ? given === undefined
        ? 'open'
        : spokenValue(type.slot(puzzle.parameters), given)
      : showClue(puzzle.clues[at.site]);
  return `${place} is ${said}`;
}
