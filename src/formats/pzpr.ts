/**
 * The puzzles of pzpr, which puzz.link, pzv.jp and others run, from their clues. Its addresses and
 * its files have the same content; `pzprAddress.ts` and `pzprFile.ts` read them.
 */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Clue } from '#puzzle/site.ts';
import type { Transcript } from './form.ts';
import type { Number16 } from './number16.ts';

/** Its names of our types, with our ids. */
export const PZPR_TYPES: ReadonlyMap<string, string> = new Map([
  ['sudoku', 'sudoku'],
  ['nonogram', 'paint-by-numbers'],
  ['battleship', 'battleship'],
  ['suguru', 'suguru'],
  ['ripple', 'ripple-effect'],
  ['norinori', 'norinori'],
  ['heyawake', 'heyawake'],
  ['hitori', 'hitori'],
  ['slither', 'slitherlink'],
  ['masyu', 'masyu'],
  ['akari', 'akari'],
  ['mines', 'minesweeper'],
  ['nurikabe', 'nurikabe'],
  ['starbattle', 'star-battle'],
  ['japanesesums', 'off-by-one-sums'],
  ['kakuro', 'kakuro'],
  ['skyscrapers', 'skyscrapers'],
  ['easyasabc', 'easy-as-abc'],
]);

/** Sides of Sudokus whose boxes it draws as we do. */
export const PZPR_SUDOKUS: readonly number[] = [4, 6, 9, 16, 25];

/** The number of clue places beside a line of this many cells. */
export const slotsOf = (cells: number): number => Math.ceil(cells / 2);

/** A line's numbers from the grid outwards, as a clue; `?` if one of them is unknown. */
export function lineClue(outwards: readonly Number16[]): readonly number[] | '?' {
  const numbers = outwards.toReversed().filter((number) => number !== undefined);
  return numbers.every((number) => number !== '?') ? numbers : '?';
}

/** The numbers of regions as clues: an unknown one says nothing. */
export const cluesOfRooms = (numbers: readonly Number16[]): readonly Clue[] =>
  numbers.map((number) => (typeof number === 'number' ? [number] : undefined));

/** The first line with an unknown number, in words. */
export function sayUnknown(
  axis: 'row' | 'column',
  clues: readonly (Clue | '?')[],
): string | undefined {
  const at = clues.indexOf('?');
  return at < 0
    ? undefined
    : `Beside ${axis} ${at + 1} stands a number that is not known, which is not held here`;
}

/** Regions from walls between cells: the connected components. */
export function areasBetween(
  width: number,
  height: number,
  right: readonly boolean[],
  below: readonly boolean[],
): readonly number[] {
  const areas: number[] = Array.from({ length: width * height }, () => -1);
  let next = 0;
  for (const start of areas.keys()) {
    if (areas[start] !== -1) continue;
    const reached = [start];
    areas[start] = next;
    for (const cell of reached) {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      const open = [
        x + 1 < width && !right[y * (width - 1) + x] ? cell + 1 : -1,
        x > 0 && !right[y * (width - 1) + x - 1] ? cell - 1 : -1,
        y + 1 < height && !below[cell] ? cell + width : -1,
        y > 0 && !below[cell - width] ? cell - width : -1,
      ];
      for (const other of open) {
        if (other < 0 || areas[other] !== -1) continue;
        areas[other] = next;
        reached.push(other);
      }
    }
    next += 1;
  }
  return areas;
}

/**
 * A Star Battle from its regions; only square boards have solutions, and only these are accepted.
 */
export const starBattleOf = (
  width: number,
  height: number,
  stars: number,
  areas: readonly number[],
): Result<Transcript> =>
  width === height
    ? success({ typeId: 'star-battle', parameters: { size: width, stars }, areas })
    : failure(
        `This Star Battle is ${width} by ${height}; only boards as wide as tall are held here`,
      );
