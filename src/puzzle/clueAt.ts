import type { Puzzle } from './puzzle.ts';
import type { Clue } from './site.ts';

/**
 * Which clue of a puzzle: the given in a cell, what is printed at a site outside the cells, or a
 * house rule by its index.
 */
export type ClueAt =
  | { readonly kind: 'given'; readonly cell: number }
  | { readonly kind: 'site'; readonly site: number }
  | { readonly kind: 'house rule'; readonly houseRule: number };

/** A clue as it could be instead; `undefined` takes it away. */
export type ClueChange =
  | { readonly kind: 'given'; readonly cell: number; readonly value: number | undefined }
  | { readonly kind: 'site'; readonly site: number; readonly clue: Clue }
  | { readonly kind: 'house rule'; readonly houseRule: number };

/** Every clue that is printed, givens first, house rules last, each in the puzzle's order. */
export const cluesOf = ({ givens, siteClues, houseRules }: Puzzle): readonly ClueAt[] => [
  ...givens.flatMap((given, cell) =>
    given === undefined ? [] : [{ kind: 'given', cell } as const],
  ),
  ...siteClues.flatMap((clue, site) =>
    clue === undefined ? [] : [{ kind: 'site', site } as const],
  ),
  ...houseRules.map((_, houseRule) => ({ kind: 'house rule', houseRule }) as const),
];

/** Whether the author has printed anything at all. */
export const hasClues = ({ givens, siteClues, areas, houseRules }: Puzzle): boolean =>
  houseRules.length > 0 ||
  [givens, siteClues, areas].some((layer) => layer.some((clue) => clue !== undefined));

/** The puzzle with one clue changed or taken away. */
export function changeClue(puzzle: Puzzle, change: ClueChange): Puzzle {
  switch (change.kind) {
    case 'given':
      return { ...puzzle, givens: puzzle.givens.with(change.cell, change.value) };
    case 'site':
      return { ...puzzle, siteClues: puzzle.siteClues.with(change.site, change.clue) };
    case 'house rule':
      return { ...puzzle, houseRules: puzzle.houseRules.toSpliced(change.houseRule, 1) };
  }
}

/** The puzzle with one clue taken away. */
export function withoutClue(puzzle: Puzzle, at: ClueAt): Puzzle {
  switch (at.kind) {
    case 'given':
      return changeClue(puzzle, { ...at, value: undefined });
    case 'site':
      return changeClue(puzzle, { ...at, clue: undefined });
    case 'house rule':
      return changeClue(puzzle, at);
  }
}
