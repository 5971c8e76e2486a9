import { cellName } from '#grid/grid.ts';
import { cellNames } from '#grid/names.ts';
import type { ClueAt } from './clueAt.ts';
import { nameOfPath } from './drawnPath.ts';
import type { Puzzle } from './puzzle.ts';
import { claimsOfHouseRule } from './puzzleType.ts';
import type { PuzzleType } from './puzzleType.ts';
import { nameOfLine } from './ruleLine.ts';
import { lineSaying } from './ruleTerms.ts';
import { agree, showClue } from './site.ts';
import type { Site } from './site.ts';
import { slotValues, spokenValue } from './slot.ts';

/** A house rule in words, without its place: "in each diagonal all numbers differ", "cage 2 adds up to 9". */
export function wordsOfHouseRule(type: PuzzleType, puzzle: Puzzle, houseRule: number): string {
  const line = lineOf(type, puzzle, houseRule);
  if (line !== undefined) return line;
  const [claim] = claimsOfHouseRule(type, puzzle, houseRule);
  if (claim === undefined) return '';
  const { label, sentence } = claim;
  return sentence.startsWith(`${label} `) ? sentence : `${label}: ${sentence}`;
}

/** The line of the language that says a house rule, if one does. */
function lineOf(type: PuzzleType, puzzle: Puzzle, houseRule: number): string | undefined {
  const { parameters } = puzzle;
  const rule = puzzle.houseRules[houseRule];
  if (rule === undefined) return undefined;
  if (rule.form === 'line') return rule.text;
  const values = slotValues(type.slot(parameters));
  return type.blackCells === true ? undefined : lineSaying(rule, type.grid(parameters), values);
}

/** The place of a house rule: "house rule 2", "falling diagonal", "cage 2". */
export const nameOfHouseRule = (type: PuzzleType, puzzle: Puzzle, houseRule: number): string =>
  puzzle.houseRules[houseRule]?.form === 'line'
    ? nameOfLine(houseRule)
    : (claimsOfHouseRule(type, puzzle, houseRule)[0]?.label ?? '');

/** The cells of a house rule, ascending. */
export const cellsOfHouseRule = (
  type: PuzzleType,
  puzzle: Puzzle,
  houseRule: number,
): readonly number[] =>
  [...new Set(claimsOfHouseRule(type, puzzle, houseRule).flatMap(({ cells }) => cells))].toSorted(
    (a, b) => a - b,
  );

const siteOf = (type: PuzzleType, puzzle: Puzzle, site: number): Site | undefined =>
  type.sites?.(puzzle)[site];

/** The place of a clue: "row 4, column 7", "circle A", "cage 2". */
export function placeOfClue(type: PuzzleType, puzzle: Puzzle, at: ClueAt): string {
  switch (at.kind) {
    case 'given':
      return cellName(type.grid(puzzle.parameters), at.cell);
    case 'site':
      return siteOf(type, puzzle, at.site)?.words ?? '';
    case 'path':
      return nameOfPath(type.grid(puzzle.parameters), puzzle.paths, at.path);
    case 'house rule':
      return nameOfHouseRule(type, puzzle, at.houseRule);
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
    case 'path': {
      const { cells = [] } = puzzle.paths[at.path] ?? {};
      return `${place()} goes through ${cellNames(type.grid(puzzle.parameters), cells)}`;
    }
    case 'house rule': {
      const words = wordsOfHouseRule(type, puzzle, at.houseRule);
      return puzzle.houseRules[at.houseRule]?.form === 'line' ? `${place()}: ${words}` : words;
    }
  }
}
