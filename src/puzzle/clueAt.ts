import { cellName } from '#grid/grid.ts';
import type { Claim } from '#logic/claim.ts';
import { buildModel } from './puzzleType.ts';
import type { Puzzle, PuzzleType } from './puzzleType.ts';
import type { Clue } from './site.ts';
import { showClue } from './site.ts';
import { spokenValue } from './slot.ts';

/**
 * Which clue of a puzzle: the given in a cell, what is printed at a site outside the cells, or a
 * house rule by its index.
 */
export type ClueAt =
  | { readonly kind: 'given'; readonly cell: number }
  | { readonly kind: 'site'; readonly site: number }
  | { readonly kind: 'assertion'; readonly assertion: number };

/** A clue as it could be instead; `undefined` takes it away. */
export type ClueChange =
  | { readonly kind: 'given'; readonly cell: number; readonly value: number | undefined }
  | { readonly kind: 'site'; readonly site: number; readonly clue: Clue }
  | { readonly kind: 'assertion'; readonly assertion: number };

/** Every clue that is printed, givens first, house rules last, each in the puzzle's order. */
export const cluesOf = ({ givens, clues, assertions }: Puzzle): readonly ClueAt[] => [
  ...givens.flatMap((given, cell) =>
    given === undefined ? [] : [{ kind: 'given', cell } as const],
  ),
  ...clues.flatMap((clue, site) => (clue === undefined ? [] : [{ kind: 'site', site } as const])),
  ...assertions.map((_, assertion) => ({ kind: 'assertion', assertion }) as const),
];

/** Whether the author has printed anything at all. */
export const hasClues = ({ givens, clues, areas, assertions }: Puzzle): boolean =>
  assertions.length > 0 ||
  [givens, clues, areas].some((layer) => layer.some((clue) => clue !== undefined));

/** The puzzle with one clue changed or taken away. */
export function changeClue(puzzle: Puzzle, change: ClueChange): Puzzle {
  switch (change.kind) {
    case 'given':
      return { ...puzzle, givens: puzzle.givens.with(change.cell, change.value) };
    case 'site':
      return { ...puzzle, clues: puzzle.clues.with(change.site, change.clue) };
    case 'assertion':
      return { ...puzzle, assertions: puzzle.assertions.toSpliced(change.assertion, 1) };
  }
}

/** The puzzle with one clue taken away. */
export function withoutClue(puzzle: Puzzle, at: ClueAt): Puzzle {
  switch (at.kind) {
    case 'given':
      return changeClue(puzzle, { ...at, value: undefined });
    case 'site':
      return changeClue(puzzle, { ...at, clue: undefined });
    case 'assertion':
      return changeClue(puzzle, at);
  }
}

/** A house rule in words: "cage 2 adds up to 9", "house rule 3: row 1, column 1 is odd". */
export const sayAssertion = ({ label, sentence }: Claim): string =>
  sentence.startsWith(`${label} `) ? sentence : `${label}: ${sentence}`;

/** The claim that a house rule is. */
const claimOf = (type: PuzzleType, puzzle: Puzzle, assertion: number): Claim | undefined =>
  buildModel(type, puzzle).claims.find(({ place }) => place.assertion === assertion);

/** Where a clue stands: "row 4, column 7", "circle A", "cage 2". */
export function placeOfClue(type: PuzzleType, puzzle: Puzzle, at: ClueAt): string {
  switch (at.kind) {
    case 'given':
      return cellName(type.grid(puzzle.parameters), at.cell);
    case 'site':
      return type.sites?.(puzzle.parameters)[at.site]?.words ?? '';
    case 'assertion':
      return claimOf(type, puzzle, at.assertion)?.label ?? '';
  }
}

/** A clue in words: "row 4, column 7 is 9", "circle A is 25", "row 3 is 4 2", "cage 2 adds up to 9". */
export function sayClue(type: PuzzleType, puzzle: Puzzle, at: ClueAt): string {
  const place = (): string => placeOfClue(type, puzzle, at);
  switch (at.kind) {
    case 'given': {
      const given = puzzle.givens[at.cell];
      const said = given === undefined ? 'open' : spokenValue(type.slot(puzzle.parameters), given);
      return `${place()} is ${said}`;
    }
    case 'site':
      return `${place()} is ${showClue(puzzle.clues[at.site])}`;
    case 'assertion': {
      const claim = claimOf(type, puzzle, at.assertion);
      return claim === undefined ? '' : sayAssertion(claim);
    }
  }
}
