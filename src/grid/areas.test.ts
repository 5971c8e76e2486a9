import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  besides,
  borderOf,
  cellsByArea,
  inReadingOrder,
  kingsMoves,
  moveWall,
  piecesOf,
} from './areas.ts';
import { colourAreas } from './colours.ts';
import { rectangle } from './rectangle.ts';

const grid = rectangle(4, 3);

describe('neighbours', () => {
  it('are two to four beside a cell, in reading order', () => {
    expect(besides(grid, 0)).toEqual([1, 4]);
    expect(besides(grid, 5)).toEqual([1, 4, 6, 9]);
    expect(besides(grid, 7)).toEqual([3, 6, 11]);
  });

  it('are three to eight a king’s move away, never around an edge', () => {
    expect(kingsMoves(grid, 0)).toEqual([1, 4, 5]);
    expect(kingsMoves(grid, 3)).toEqual([2, 6, 7]);
    expect(kingsMoves(grid, 5)).toEqual([0, 1, 2, 4, 6, 8, 9, 10]);
  });
});

describe('the border', () => {
  it('goes around once, each cell beside the next', () => {
    expect(borderOf(grid)).toEqual([0, 1, 2, 3, 7, 11, 10, 9, 8, 4]);
    expect(borderOf(rectangle(2, 3))).toEqual([0, 1, 3, 5, 4, 2]);
    expect(borderOf(rectangle(3, 1))).toEqual([0, 1, 2]);
    expect(borderOf(rectangle(1, 3))).toEqual([0, 1, 2]);
  });
});

describe('areas', () => {
  it('are listed with their cells; cells of none are left out', () => {
    expect(cellsByArea([1, 0, undefined, 1])).toEqual([[1], [0, 3]]);
    expect(cellsByArea([2, undefined])).toEqual([[], [], [0]]);
  });

  it('are numbered as reading meets them', () => {
    expect(inReadingOrder([7, 7, undefined, 2, 7, 4])).toEqual([0, 0, undefined, 1, 0, 2]);
  });

  it('fall into pieces where their cells do not touch along a line', () => {
    expect(piecesOf(grid, [0, 1, 4])).toEqual([[0, 1, 4]]);
    expect(piecesOf(grid, [0, 5, 9, 3])).toEqual([[0], [5, 9], [3]]);
  });

  it('of a connected map get four colours that differ across every wall', () => {
    // Areas grown from seeds are connected, so four colours are enough for them.
    const map = fc
      .tuple(
        fc.integer({ min: 3, max: 9 }),
        fc.integer({ min: 3, max: 9 }),
        fc.infiniteStream(fc.nat()),
      )
      .map(([width, height, noise]) => {
        const field = rectangle(width, height);
        const areas: (number | undefined)[] = field.centres.map(() => undefined);
        field.centres.forEach((_, cell) => {
          const around = besides(field, cell).flatMap((other) => areas[other] ?? []);
          const pick = (noise.next().value ?? 0) % (around.length + 1);
          areas[cell] = around[pick] ?? cell;
        });
        return { field, areas: inReadingOrder(areas) };
      });
    fc.assert(
      fc.property(map, ({ field, areas }) => {
        const colours = colourAreas(field, areas);
        const clashes = field.centres.flatMap((_, cell) =>
          besides(field, cell).filter((other) => {
            const [a = -1, b = -1] = [areas[cell], areas[other]];
            return a !== b && colours[a] === colours[b];
          }),
        );
        expect(clashes).toEqual([]);
      }),
    );
  });
});

describe('the colours of areas that are drawn one after the other', () => {
  /** Areas as letters, row by row; a dot is in none. */
  const read = (text: string) =>
    inReadingOrder(
      [...text.replaceAll(' ', '')].map((letter) =>
        letter === '.' ? undefined : letter.charCodeAt(0),
      ),
    );
  const draw = (...steps: readonly string[]) =>
    steps
      .map(read)
      .reduce<{ areas: ReturnType<typeof read>; colours: readonly number[] }[]>(
        (drawn, areas) => [...drawn, { areas, colours: colourAreas(grid, areas, drawn.at(-1)) }],
        [],
      );
  const colourIn = ({ areas, colours }: ReturnType<typeof draw>[number], cell: number) =>
    colours[areas[cell] ?? -1];

  it('stay, whatever is drawn beside and before them', () => {
    const steps = draw(
      '.... .bb. ....',
      'a... .bb. ....',
      'a... .bb. dd..',
      'a... .bbe dd..',
      'accc .bbe dd..',
      'accc fbbe ddgg',
    );
    for (const [at, step] of steps.entries()) {
      const before = steps[at - 1];
      const drawn = before?.areas.flatMap((area, cell) => (area === undefined ? [] : [cell])) ?? [];
      for (const cell of drawn) {
        expect(colourIn(step, cell)).toBe(before && colourIn(before, cell));
      }
    }
  });

  it('differ side by side after an area is cut in two, or two are joined', () => {
    const cut = draw('aabb aabb aabb', 'aabb ccbb aabb', 'aabb ccbb ddbb').at(-1);
    expect(cut && new Set([0, 4, 8, 2].map((cell) => colourIn(cut, cell))).size).toBeGreaterThan(2);
    expect(cut && colourIn(cut, 0)).not.toBe(cut && colourIn(cut, 4));
    expect(cut && colourIn(cut, 4)).not.toBe(cut && colourIn(cut, 8));
  });
});

describe('a press on a wall', () => {
  const areas = [0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1];

  it('joins the two areas', () => {
    expect(moveWall(grid, areas, 1, 2)).toEqual(areas.map(() => 0));
  });

  it('parts an area along the whole line where nothing was', () => {
    const one = areas.map(() => 0);
    expect(inReadingOrder(moveWall(grid, one, 5, 6))).toEqual(areas);
    expect(inReadingOrder(moveWall(grid, one, 2, 6))).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('puts a cell without an area to the one beside it', () => {
    expect(moveWall(rectangle(2, 1), [undefined, 3], 0, 1)).toEqual([3, 3]);
    expect(moveWall(rectangle(2, 1), [undefined, undefined], 0, 1)).toEqual([2, 2]);
  });
});
