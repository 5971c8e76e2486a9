import { besides, cellsByArea } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { areasOfDominoes, drawDominoes } from '#puzzle/dominoes.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';
import type { MagnetsParameters } from './board.ts';

const [NEUTRAL, PLUS, MINUS] = [0, 1, 2];
/** The share of dominoes that are left neutral where a magnet could be. */
const LEFT_NEUTRAL = 0.05;

type Full = readonly number[];

const gridOf = ({ width, height }: MagnetsParameters): Rectangle => rectangle(width, height);

/** The poles of some dominoes, drawn anew in random order: each a magnet if it may be one. */
function layMagnets(
  grid: Rectangle,
  full: Full,
  dominoes: readonly (readonly number[])[],
  random: Random,
): Full {
  const laid = [...full];
  for (const cell of dominoes.flat()) laid[cell] = NEUTRAL;
  const mayBe = (cell: number, pole: number): boolean =>
    besides(grid, cell).every((near) => laid[near] !== pole);
  for (const [one, other] of random.shuffled(dominoes)) {
    if (one === undefined || other === undefined || random.next() < LEFT_NEUTRAL) continue;
    const ways = random.shuffled([
      [PLUS, MINUS],
      [MINUS, PLUS],
    ] as const);
    const way = ways.find(([a, b]) => mayBe(one, a) && mayBe(other, b));
    if (way !== undefined) [laid[one], laid[other]] = way;
  }
  return laid;
}

/** Dominoes and magnets at random, laid anew until nothing else fits the numbers. */
export const magnetsMaking: MakingMethod<MagnetsParameters> = {
  plan: (empty, random) => ({
    ...empty,
    areas: areasOfDominoes(drawDominoes(gridOf(empty.parameters), random)),
  }),
  solution({ parameters, areas }, random) {
    const grid = gridOf(parameters);
    const blank = grid.centres.map(() => NEUTRAL);
    return layMagnets(grid, blank, cellsByArea(areas), random);
  },
  siteClues({ parameters: { width, height } }, solution) {
    const count = (pole: number, cells: readonly number[]): readonly number[] => [
      cells.filter((cell) => solution[cell] === pole).length,
    ];
    const { rows } = rectangle(width, height);
    const columns = Array.from({ length: width }, (_, x) => rows.map((row) => row[x] ?? 0));
    return [PLUS, MINUS].flatMap((pole) =>
      [...rows, ...columns].map((cells) => count(pole, cells)),
    );
  },
  sparesSites: 'by grade',
  adjust: ({ parameters, areas }, solution, _, random) =>
    layMagnets(gridOf(parameters), solution, cellsByArea(areas), random),
};
