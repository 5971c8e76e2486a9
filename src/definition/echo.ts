import { inFigures } from '#logic/words.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { claimsByRule } from '#puzzle/puzzleType.ts';
import type { PuzzleType, RuleClaims } from '#puzzle/puzzleType.ts';
import { slotSymbol, slotValues } from '#puzzle/slot.ts';
import { sizeOf } from '#puzzle/size.ts';
import type { DefinedClue, Definition } from './definition.ts';

/** What a line of a definition means on a board. */
export interface Echo {
  /** 1-based. */
  readonly line: number;
  /** "8 rows, 8 columns". */
  readonly says: string;
  /** The cells that it is about. */
  readonly cells: readonly number[];
  /** The sites that it is about. */
  readonly sites: readonly number[];
}

/** What each line of a definition means on this board, in the order of the lines. */
export function echoesOf(
  type: PuzzleType,
  definition: Definition,
  puzzle: Puzzle,
): readonly Echo[] {
  const { board, fill } = definition.lines;
  const cells = whiteCells(type, puzzle);
  return [
    { line: board, says: sayBoard(type, puzzle), cells: [], sites: [] },
    { line: fill, says: sayValues(type, puzzle, cells), cells, sites: [] },
    ...clueEchoes(type, definition, puzzle),
    ...claimsByRule(type, puzzle).map(ruleEcho),
  ].toSorted((a, b) => a.line - b.line);
}

/** The place of a rule that is said once. */
const WHOLE = 'the whole board';

const whiteCells = (type: PuzzleType, { parameters, blackCells }: Puzzle): readonly number[] =>
  [...type.grid(parameters).centres.keys()].filter((cell) => blackCells[cell] !== true);

const counted = (count: number, one: string, many: string): string =>
  one === WHOLE && count === 1 ? WHOLE : `${inFigures(count)} ${count === 1 ? one : many}`;

const sayBoard = (type: PuzzleType, { parameters }: Puzzle): string => {
  const size = sizeOf(type, parameters);
  return size === '' ? 'one size' : `now ${size}`;
};

function sayValues(type: PuzzleType, { parameters }: Puzzle, cells: readonly number[]): string {
  const slot = type.slot(parameters);
  const values = slotValues(slot);
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const noun = type.grid(parameters).shape === 'sides' ? 'side' : 'cell';
  const all = counted(cells.length, noun, `${noun}s`);
  return values.length > 2
    ? `${all}, ${slotSymbol(slot, first)} to ${slotSymbol(slot, last)}`
    : all;
}

function clueEchoes(type: PuzzleType, { clues }: Definition, puzzle: Puzzle): readonly Echo[] {
  const cells = whiteCells(type, puzzle);
  const sites = type.sites?.(puzzle) ?? [];
  return clues.flatMap(({ line, meaning }: DefinedClue): readonly Echo[] => {
    switch (meaning.clue) {
      case 'answers':
      case 'black cells':
      case 'numbers':
        return [{ line, says: counted(cells.length, 'cell', 'cells'), cells, sites: [] }];
      case 'areas': {
        const drawn = new Set(puzzle.areas.filter((area) => area !== undefined)).size;
        return [{ line, says: `${inFigures(drawn)} drawn`, cells: [], sites: [] }];
      }
      case 'paths': {
        const cells = puzzle.paths.flatMap((path) => path.cells);
        return [{ line, says: `${inFigures(puzzle.paths.length)} drawn`, cells, sites: [] }];
      }
      case 'sites': {
        // One line alone speaks of all sites; of several, it is not said which are whose.
        if (clues.filter((each) => each.meaning.clue === 'sites').length > 1) return [];
        const says = counted(sites.length, 'place', 'places');
        return [{ line, says, cells: [], sites: [...sites.keys()] }];
      }
    }
  });
}

/** The places of a rule by their nouns: "8 rows, 8 columns". */
export function ruleEcho({ line, claims }: Pick<RuleClaims, 'line' | 'claims'>): Echo {
  const counts = new Map<string, { readonly one: string; readonly many: string; count: number }>();
  for (const { place } of claims) {
    const { one = WHOLE, many = 'places' } = place.noun ?? {};
    const entry = counts.get(many) ?? { one, many, count: 0 };
    entry.count += 1;
    counts.set(many, entry);
  }
  const says = [...counts.values()].map(({ one, many, count }) => counted(count, one, many));
  return {
    line,
    says: claims.length === 0 ? 'no place yet' : says.join(', '),
    cells: [...new Set(claims.flatMap(({ cells }) => cells))].toSorted((a, b) => a - b),
    sites: claims.flatMap(({ place }) => place.site ?? []),
  };
}
