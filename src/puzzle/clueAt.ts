import type { Puzzle } from './puzzle.ts';
import type { PuzzleType } from './puzzleType.ts';
import type { Clue } from './site.ts';
import { bareValue } from './slot.ts';

/**
 * Identifies a clue of a puzzle: the given in a cell, the clue at a site outside the cells, or a
 * drawn path or a house rule by its index.
 */
export type ClueAt =
  | { readonly kind: 'given'; readonly cell: number }
  | { readonly kind: 'site'; readonly site: number }
  | { readonly kind: 'path'; readonly path: number }
  | { readonly kind: 'house rule'; readonly houseRule: number };

/** A replacement for a clue; `undefined` leaves nothing of it. */
export type ClueChange =
  | { readonly kind: 'given'; readonly cell: number; readonly value: number | undefined }
  | { readonly kind: 'site'; readonly site: number; readonly clue: Clue }
  | { readonly kind: 'path'; readonly path: number }
  | { readonly kind: 'house rule'; readonly houseRule: number };

/**
 * Every printed clue: givens first, house rules last, each in the puzzle's order. A black cell
 * without a number is none.
 */
export function cluesOf(type: PuzzleType, puzzle: Puzzle): readonly ClueAt[] {
  const slot = type.slot(puzzle.parameters);
  return [
    ...puzzle.givens.flatMap((given, cell) =>
      given === undefined || given === bareValue(slot, given)
        ? []
        : [{ kind: 'given', cell } as const],
    ),
    ...puzzle.siteClues.flatMap((clue, site) =>
      clue === undefined ? [] : [{ kind: 'site', site } as const],
    ),
    ...puzzle.paths.map((_, path) => ({ kind: 'path', path }) as const),
    ...puzzle.houseRules.map((_, houseRule) => ({ kind: 'house rule', houseRule }) as const),
  ];
}

/** Whether the author printed anything at all. */
export const hasClues = ({ givens, siteClues, areas, paths, houseRules }: Puzzle): boolean =>
  houseRules.length > 0 ||
  paths.length > 0 ||
  [givens, siteClues, areas].some((layer) => layer.some((clue) => clue !== undefined));

/** The puzzle with one clue changed or removed. */
export function changeClue(puzzle: Puzzle, change: ClueChange): Puzzle {
  switch (change.kind) {
    case 'given':
      return { ...puzzle, givens: puzzle.givens.with(change.cell, change.value) };
    case 'site':
      return { ...puzzle, siteClues: puzzle.siteClues.with(change.site, change.clue) };
    case 'path':
      return { ...puzzle, paths: puzzle.paths.toSpliced(change.path, 1) };
    case 'house rule':
      return { ...puzzle, houseRules: puzzle.houseRules.toSpliced(change.houseRule, 1) };
  }
}

/** The puzzle with one clue removed. A black cell loses only its number. */
export function withoutClue(type: PuzzleType, puzzle: Puzzle, at: ClueAt): Puzzle {
  switch (at.kind) {
    case 'given': {
      const value = bareValue(type.slot(puzzle.parameters), puzzle.givens[at.cell]);
      return changeClue(puzzle, { ...at, value });
    }
    case 'site':
      return changeClue(puzzle, { ...at, clue: undefined });
    case 'path':
    case 'house rule':
      return changeClue(puzzle, at);
  }
}
