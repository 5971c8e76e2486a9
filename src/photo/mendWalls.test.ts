import { expect, it } from 'vitest';
import { mendWalls } from './mendWalls.ts';
import type { WallRead } from './picture.ts';
import { SURE } from './picture.ts';
import { innerLines } from './walls.ts';

const SIZE = { across: 4, down: 4 };
const spot = { x: 0, y: 0 };
const quarter = (cell: number): string => `${cell % 4 < 2} ${cell < 8}`;

/** The walls between the quarters of a square of four, but for one that was read wrong with so much certainty. */
const read = (wrong: string, chance: number): readonly WallRead[] =>
  innerLines(SIZE).map(({ cells }) => {
    const isWrong = cells.join(' ') === wrong;
    const stands = (quarter(cells[0]) !== quarter(cells[1])) !== isWrong;
    return { cells, ends: [spot, spot], stands, chance: isWrong ? chance : 0.999 };
  });

const wallAt = (walls: readonly WallRead[], cells: string): WallRead | undefined =>
  walls.find((wall) => wall.cells.join(' ') === cells);

it.each(['5 6', '0 1', '6 10'])(
  'takes an uncertain line for what leaves no loose end, and marks it: %s',
  (wrong) => {
    const walls = mendWalls(read(wrong, 0.9), SIZE, 4);
    const [one = 0, other = 0] = wrong.split(' ').map(Number);
    expect(wallAt(walls, wrong)?.stands).toBe(quarter(one) !== quarter(other));
    expect(wallAt(walls, wrong)?.chance).toBeLessThan(SURE);
    expect(walls.filter(({ chance }) => chance < SURE)).toHaveLength(1);
  },
);

it('leaves a line that was clearly seen as it is, and has it looked at', () => {
  const walls = mendWalls(read('5 6', 0.998), SIZE, 4);
  expect(wallAt(walls, '5 6')).toMatchObject({ stands: false });
  expect(wallAt(walls, '5 6')?.chance).toBeLessThan(SURE);
});

it('has nothing looked at where all regions are closed and small enough', () => {
  const walls = read('none', 1);
  expect(mendWalls(walls, SIZE, 4)).toEqual(walls);
  expect(mendWalls(walls, SIZE, 3).some(({ chance }) => chance < SURE)).toBe(true);
});
