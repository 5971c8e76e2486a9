import { cellName } from '#grid/grid.ts';
import type { Claim } from '#logic/claim.ts';
import type { ClueAt } from './clueAt.ts';
import type { Puzzle } from './puzzle.ts';
import { claimsOfHouseRules } from './puzzleType.ts';
import type { PuzzleType } from './puzzleType.ts';
import { agree, showClue } from './site.ts';
import type { Site } from './site.ts';
import { spokenValue } from './slot.ts';

/** A house rule in words: "cage 2 adds up to 9", "house rule 3: row 1, column 1 is odd". */
export const sayHouseRule = ({ label, sentence }: Claim): string =>
  sentence.startsWith(`${label} `) ? sentence : `${label}: ${sentence}`;

const siteOf = (type: PuzzleType, puzzle: Puzzle, site: number): Site | undefined =>
  type.sites?.(puzzle)[site];

/** The claim of a house rule. */
const claimOf = (type: PuzzleType, puzzle: Puzzle, houseRule: number): Claim | undefined =>
  claimsOfHouseRules(type, puzzle)[houseRule];

/** The place of a clue: "row 4, column 7", "circle A", "cage 2". */
export function placeOfClue(type: PuzzleType, puzzle: Puzzle, at: ClueAt): string {
  switch (at.kind) {
    case 'given':
      return cellName(type.grid(puzzle.parameters), at.cell);
    case 'site':
      return siteOf(type, puzzle, at.site)?.words ?? '';
    case 'house rule':
      return claimOf(type, puzzle, at.houseRule)?.label ?? '';
  }
}

/** A clue in words: "row 4, column 7 is 9", "circle A is 25", "row 3 is 4 2", "ships of length 4: 0", "cage 2 adds up to 9". */
export function sayClue(type: PuzzleType, puzzle: Puzzle, at: ClueAt): string {
  const place = (): string => placeOfClue(type, puzzle, at);
  switch (at.kind) {
    case 'given': {
      const given = puzzle.givens[at.cell];
      const said = given === undefined ? 'open' : spokenValue(type.slot(puzzle.parameters), given);
      return `${place()} is ${said}`;
    }
    case 'site':
      return `${place()}${agree(place(), ' is', ':')} ${showClue(puzzle.siteClues[at.site], siteOf(type, puzzle, at.site))}`;
    case 'house rule': {
      const claim = claimOf(type, puzzle, at.houseRule);
      return claim === undefined ? '' : sayHouseRule(claim);
    }
  }
}
