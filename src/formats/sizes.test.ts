import { describe, expect, it } from 'vitest';
import { solveByZ3, TWO } from '#engine/jobs/solve.ts';
import { openRuleSolver } from '#engine/worker/ruleSolver.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { LONGEST_PAYLOAD, packText } from '#puzzle/link.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { seeded } from '#puzzle/random.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { readingOf } from './testing.ts';
import type { TextReading } from './read.ts';

// Sizes found in other programs: all are read, fit into a link, and are given to the solver, which
// answers or reports that it gives up.

function verdictOf({ type, puzzle }: TextReading): string {
  const model = buildModel(type, puzzle);
  const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
  return solveByZ3(openRuleSolver(model, formula), givenValues(type, puzzle), () => {}, TWO).kind;
}

const lengthOfLink = async ({ type, puzzle }: TextReading): Promise<number> =>
  (await packText(writePuzzle(type, puzzle)))?.length ?? Number.POSITIVE_INFINITY;

/** A picture of blots, typical of nonograms, in Simpson's format. */
function blots(width: number, height: number): string {
  const random = seeded(7);
  const paper = Array.from({ length: width * height }, () => random.next() < 0.5);
  const at = (cells: readonly boolean[], x: number, y: number): boolean =>
    x >= 0 && x < width && cells[y * width + x] === true;
  const near = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => [x, y] as const));
  const blurred = (cells: readonly boolean[]): readonly boolean[] =>
    cells.map((_, cell) => {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      return near.filter(([right, down]) => at(cells, x + right, y + down)).length >= 5;
    });
  const picture = blurred(blurred(paper));
  const clue = (line: readonly boolean[]): string =>
    line
      .map((cell) => (cell ? 'x' : ' '))
      .join('')
      .trim()
      .split(/ +/)
      .map((block) => block.length)
      .join(',');
  const rows = Array.from({ length: height }, (_, y) =>
    clue(picture.slice(y * width, (y + 1) * width)),
  );
  const columns = Array.from({ length: width }, (_, x) =>
    clue(Array.from({ length: height }, (__, y) => at(picture, x, y))),
  );
  return `width ${width}\nheight ${height}\nrows\n${rows.join('\n')}\ncolumns\n${columns.join('\n')}\n`;
}

const sea = (side: number, fleet: string): string =>
  `${fleet}\n${`${'.'.repeat(side)} ?\n`.repeat(side)}${'?'.repeat(side)}\n`;

/** By Simon Tatham's generator. */
const DOUBLE_TWENTY =
  'Dominosa:20:1[19]5[17]5[20]9[14]55[12][12][18][16][15][20]9948[20][17][19][18][20]32[13][10]7[13]6[17]970[13]1[13][18][11]552[11][15]7[12][13]1[13]3[13][20]046[19]6[11][12]08[14]30[12][16]4[20][20][19][20][10][10]8[17][17][14][15][18]16[17][11]81[11][19]8[10][12]2[19][17]4[14][18][10]89055[13][17]9[17][10]5[15][15][15]5[17]3[15][14][13][20][17][18][18][16]84[11][14]69[10][15]4[19]1[14]0[10]80[12][14]8[14][12][16][20][19][17][15]0[13]9[11][10]3[16]54[18][16][11]182[14][18][11]62[12][11][11]60[15]27[16][15]88[19]3[13]21[18]1[18]6[15]926[10]30[16]1[13]7[12]39871[19][16]2[11]4[10][13][12]363[18]44[10][14][12][20][20]77[10][15][20][14]4[16][15][16]3083564[15][20][13]41[16]7[12][16]2[19]9[17][15]0[18][19][18][18]2[12]92[10][14]7845146[11]29[15][15]6[14]2[20][13][20]7[10]8[20]73[20]79[16][19]8[11][19]18[18][17]3966[13]4[20]73[17][10]39[16][10]11[13]510[10]495[18][17][17]02[16][19][14][12][12]6[19]1[18][13][11]71[16][14]2[18][18]2[13]22[10]9000[17][19]7[14]7[19]4[12]421[14][14]0[12]3[20]236[17][15]00[10]8976[14][11][11]43[16]68[16]7[19][11][10]15[16]7[11]93[12][20]5[13][12][19][12][11]59[14]5933[18]4[17]041876[16][13][10][12][13]57[17]5[16][20][11]0[19][15][19]5[14]6[15]26[11]8[18][15][17]';
/** From Penpa Edit's tests. */
const NURIMISAKI =
  'https://puzz.link/p?nurimisaki/44/44/i3g.g.g.g.g.h.o.g.g.g.g.g.g.g.j.zg.x.zn.v.j.g.j2h.k.g.k.g.k.g.i3i.k.g.k.g.k.g.k.g.n.m.m.m.m.m.h.i.m.m.m.m.n3m.g.k.g.k.g.k.g.k.h.j.g.k.g.k.g.k.g.k3g.k3l.m.m.m.m.i.j.m.m.m.m.m.j.g.k.g.k.g.k.g.k.g.i.i3k.g.k.g.s.g.j.i.m.m.o.k.p3i.m.m.k2o.n.m.g.k.g.s.g.k.h.j.g.s.g.k.g.k.g.r.k.o.m.m.i3.i.o2k.m.m.o.h.g.s.g3k.g.k.g.i.i.k.g.k.g.k.g.k.g.v.m.m.m.m.h..h.m.m.m.m.v.g.k.g.k.g.k.g.k.i.i.g.k3g.k.g.s.g.h.o.m.m.k2o.i.3i.m.m.o.k.r.g.k.g.k.g.s.g.j.h.k.g.s.g.k.g.m.n.o2k.m.m.i3p.k.o.m.m.i.j.g.s.g.k.g.k3i.i.g.k.g.k.g.k.g.k.g.j.m.m.m.m.m.j.i.m.m.m.m.l3k.g3k.g.k.g.k.g.k.g.j.h.k.g.k.g.k.g.k.g.m3n.m.m.m.m.i.h.m.m.m.m.m.n.g.k.g.k.g.k.g.k.i3i.g.k.g.k.g.k.h2j.g.j.zi.zg.x.zg.j.g.g.g.g.g.g3g.o.h.g.g.g.g.g3i';

describe('a puzzle as large as people have', () => {
  it.each([
    ['a nonogram of 75×50', blots(75, 50), 3750],
    ['a nonogram of 50×60', blots(50, 60), 3000],
    ['a Battleship of 10×10 with a ship of 7', sea(10, '0 0 1 0 1 0 1'), 100],
    ['an Unruly of 6×4', '6x4:y', 24],
    ['an Unruly of 4×30', 'Unruly:4x30:zzzzu', 120],
    ['a Sudoku of 12', '.'.repeat(144), 144],
    ['a Dominosa to double 20', DOUBLE_TWENTY, 21 * 21 + 22 * 20],
  ])('is read, fits into a link and is solved: %s', async (_, text, cells) => {
    const reading = await readingOf(text);
    expect(reading.puzzle.givens).toHaveLength(cells);
    expect(await lengthOfLink(reading)).toBeLessThan(LONGEST_PAYLOAD);
    expect(verdictOf(reading)).toMatch(/^(unique|several)$/);
  });

  it.each([
    ['a nonogram of 100×100', blots(100, 100), 10_000],
    ['a Nurimisaki of 44×44', NURIMISAKI, 1936],
    ['a Battleship of 30×30 with ships to 9', sea(30, '8 7 6 5 4 3 2 1 1'), 900],
  ])('is read and fits into a link: %s', async (_, text, cells) => {
    const reading = await readingOf(text);
    expect(reading.puzzle.givens).toHaveLength(cells);
    expect(await lengthOfLink(reading)).toBeLessThan(LONGEST_PAYLOAD);
  });

  it('says so before it is made, where that is slow', async () => {
    const { type: paint } = await readingOf(blots(5, 5));
    expect(paint.beforeMaking?.({ width: 50, height: 50 })).toBeUndefined();
    expect(paint.beforeMaking?.({ width: 100, height: 100 })).toMatch(/longer than half a minute/);
  });
});
