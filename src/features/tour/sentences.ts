import { cellName } from '#grid/grid.ts';
import type { Claim, Values } from '#logic/claim.ts';
import type { Model } from '#logic/model.ts';
import { capitalise, countedInWords, listed, oneOf } from '#logic/words.ts';
import { sayClue } from '#puzzle/clueWords.ts';
import { BLACK_VALUE } from '#puzzle/puzzle.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { slotValues, spokenValue } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';
import type { RuleKind } from './kinds.ts';

/** The most non-numeric values that are all named. */
const FEW = 3;

/** "Here 0 stands for water and 1 for ship."; empty if values are numbers. */
function sayValues(slot: Slot): string {
  const values = slotValues(slot)
    .toSorted((a, b) => a - b)
    .filter((value) => spokenValue(slot, value) !== String(value));
  const said = values
    .slice(0, FEW)
    .map((value, at) => `${value}${at === 0 ? ' stands' : ''} for ${spokenValue(slot, value)}`);
  const [first] = said;
  if (first === undefined) return '';
  return ` Here ${values.length > FEW ? `${first}, and so on` : listed(said)}.`;
}

/** "1 to 9", "0 or 1". */
const sayDomain = (domain: readonly number[]): string =>
  domain.length > 2 ? `${domain[0] ?? ''} to ${domain.at(-1) ?? ''}` : oneOf(domain.map(String));

/** A sentence about the unknowns. */
export function sayRanges(type: PuzzleType, puzzle: Puzzle, { domains }: Model): string {
  const white = domains.filter((_, cell) => puzzle.blackCells[cell] !== true);
  const first = white[0] ?? domains[0] ?? [];
  const isSame = white.every((domain) => sayDomain(domain) === sayDomain(first));
  const at = domains.indexOf(first);
  const name = cellName(type.grid(puzzle.parameters), at);
  return [
    `Each cell becomes an integer unknown, numbered from 0: ${name} is V${at}.`,
    `Its range says which values it may take${isSame ? '' : ', for this one'}: ${sayDomain(first)}.`,
    ...(white.length < domains.length ? [`Of a black cell it is ${BLACK_VALUE} alone.`] : []),
  ]
    .join(' ')
    .concat(sayValues(type.slot(puzzle.parameters)));
}

/** A sentence about the givens. */
export function sayGivens(type: PuzzleType, puzzle: Puzzle): string {
  const cell = puzzle.givens.findIndex((given) => given !== undefined);
  const said = cell < 0 ? '' : `: ${sayClue(type, puzzle, { kind: 'given', cell })}`;
  return `What is printed in a cell is known, so it is asserted as it stands${said}.`;
}

/** A rule at its first place, and how many more of its kind there are. */
export function sayRule(claim: Claim, { others }: RuleKind): string {
  const own = claim.smtlibNames?.().length ?? 0;
  return [
    `${capitalise(claim.sentence)}.`,
    ...(own === 0 ? [] : [`This needs ${countedInWords(own, 'helper variable')}.`]),
    ...(others === '' ? [] : [others]),
  ].join(' ');
}

/** What the last two commands ask. */
export const sayQuestions = (hasClues: boolean): string =>
  [
    '(check-sat) asks whether some numbers make every assertion true: sat or unsat. (get-model) asks for the numbers, which are the values of the cells.',
    ...(hasClues
      ? []
      : [
          'There are no clues yet to be solved. An example brings some, and the tour goes on there.',
        ]),
  ].join(' ');

/** "and 77 more lines like these"; empty if all are shown. */
export function sayMore(shown: number, more: number): string {
  if (more === 0) return '';
  return `and ${more} more ${more === 1 ? 'line' : 'lines'} like ${shown === 1 ? 'it' : 'these'}`;
}

/** How to read the first value of a solution. */
export function sayReading(type: PuzzleType, puzzle: Puzzle, solution: Values): string {
  const { parameters } = puzzle;
  const [value] = solution;
  if (value === undefined) return '';
  const name = cellName(type.grid(parameters), 0);
  return `V0 is ${value}, so ${name} is ${spokenValue(type.slot(parameters), value)}.`;
}
