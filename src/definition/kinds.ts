import { cellsByArea } from '#grid/areas.ts';
import { cellName } from '#grid/grid.ts';
import type { Grid } from '#grid/grid.ts';
import { hexagonOf } from '#grid/hexStack.ts';
import { cellNames } from '#grid/names.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { placedLines } from '#logic/place.ts';
import { listed } from '#logic/words.ts';
import { boxesOf } from '#puzzle/boxedSquare.ts';
import { regionName } from '#puzzle/regions.ts';
import { runsBetween } from './runsBetween.ts';
import type { Group, GroupKind, SitePosition } from './scene.ts';

/** The grid as a rectangle; kinds that need one are refused on other boards when a text is read. */
export function asRectangle(grid: Grid): Rectangle {
  if (grid.shape !== 'rectangle') throw new Error('This kind of place needs a rectangle');
  return grid;
}

const lineKind = (axis: 'row' | 'column'): GroupKind => ({
  id: axis,
  isFixed: true,
  isHouse: true,
  groups: (_, grid) =>
    placedLines(asRectangle(grid))
      .filter(({ place }) => place.line.axis === axis)
      .map(({ place: { words, noun, line }, cells }) => ({ place: { words, noun, line }, cells })),
  position: (_, index) => ({ at: 'margin', axis, index }),
});

export const row = lineKind('row');
export const column = lineKind('column');

export const box: GroupKind = {
  id: 'box',
  needs: 'boxes',
  isFixed: true,
  isHouse: true,
  groups: (_, grid) =>
    boxesOf(asRectangle(grid).width).map((cells, index) => ({
      place: { words: `box ${index + 1}`, noun: { one: 'box', many: 'boxes' } },
      cells,
    })),
};

/** The whole board, which is one place. */
export const wholeGrid: GroupKind = {
  id: 'grid',
  isFixed: true,
  isHouse: false,
  groups: (_, grid) => [{ place: { words: 'the grid' }, cells: [...grid.centres.keys()] }],
};

/** Drawn areas by this noun; those that are to be filled like a line are houses. */
const areaKind = (id: 'region' | 'cage', needs: 'regions' | 'cages', isHouse: boolean): GroupKind => ({
  id,
  needs,
  isFixed: false,
  isHouse,
  groups: ({ areas }) =>
    cellsByArea(areas).map((cells, area) => ({
      place: { words: `${id} ${regionName(area)}`, noun: { one: id, many: needs } },
      cells,
    })),
  position: ({ cells: [first = 0] }, area, { width }) => ({
    at: 'area',
    area,
    x: first % width,
    y: Math.floor(first / width),
  }),
});

export const region = areaKind('region', 'regions', false);
export const cage = areaKind('cage', 'cages', false);

/** Cells in line between two black ones. */
export const run: GroupKind = {
  id: 'run',
  needs: 'black cells',
  isFixed: false,
  isHouse: false,
  groups: ({ blackCells }, grid) => runsBetween(asRectangle(grid), blackCells),
  position: ({ cells: [first = 0], axis }, _, { width }): SitePosition => {
    const [x, y] = [first % width, Math.floor(first / width)];
    return axis === 'row'
      ? { at: 'half', half: 'upper', x: x - 1, y }
      : { at: 'half', half: 'lower', x, y: y - 1 };
  },
  numbered: { one: 'run with a sum', many: 'runs with a sum' },
};

const FROM = {
  row: { near: 'the left', far: 'the right' },
  column: { near: 'above', far: 'below' },
} as const;

/** A line seen from one of its ends: rows from the left, columns from above, then the far ends. */
export const end: GroupKind = {
  id: 'end',
  isFixed: true,
  isHouse: false,
  groups: (_, grid) => {
    const lines = placedLines(asRectangle(grid));
    return (['near', 'far'] as const).flatMap((at) =>
      lines.map(({ place: { words, noun, line }, cells }): Group => {
        const from = FROM[line.axis][at];
        return {
          place: { words, noun, line, look: `${words} from ${from}` },
          cells: at === 'near' ? cells : cells.toReversed(),
          from,
        };
      }),
    );
  },
  position: ({ place: { line }, from }): SitePosition => ({
    at: 'margin',
    axis: line?.axis ?? 'row',
    index: line?.index ?? 0,
    ...(from === FROM.row.far || from === FROM.column.far ? { end: 'far' } : {}),
  }),
};

/** The four cells around each inner corner, by the noun of what is printed there: "circle B". */
export const cornerKind = (noun: string): GroupKind => ({
  id: noun,
  isFixed: true,
  isHouse: false,
  groups(_, grid) {
    const { width, rows } = asRectangle(grid);
    return rows
      .slice(1)
      .flatMap((cells) => cells.slice(1))
      .map((last, index) => ({
        place: {
          words: `${noun} ${String.fromCharCode('A'.charCodeAt(0) + index)}`,
          noun: { one: noun, many: `${noun}s` },
        },
        cells: [last - width - 1, last - width, last - 1, last],
      }));
  },
  position: ({ cells }, _, { width }) => {
    const last = cells.at(-1) ?? 0;
    return { at: 'corner', x: last % width, y: Math.floor(last / width) };
  },
});

/** Each two cells side by side, by the noun of what is printed between them: "sign at …". */
export const sideKind = (noun: string): GroupKind => ({
  id: noun,
  isFixed: true,
  isHouse: false,
  groups(_, grid) {
    const { width, rows } = asRectangle(grid);
    const pairs = rows.flatMap((line, y) => [
      ...line.slice(1).map((cell) => [cell - 1, cell]),
      ...(rows[y + 1] ?? []).map((cell) => [cell - width, cell]),
    ]);
    return pairs.map((cells) => {
      const words = `${noun} at ${cellNames(grid, cells)}`;
      return {
        place: { words, noun: { one: noun, many: `${noun}s` }, look: `the ${words}` },
        cells,
      };
    });
  },
  position({ cells: [first = 0, second = 0] }, _, { centres }) {
    const [a, b] = [centres[first] ?? { x: 0, y: 0 }, centres[second] ?? { x: 0, y: 0 }];
    return { at: 'side', x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  },
});

/** Areas with these names, whose clues stand beside the board: groups a to c. */
export const namedAreaKind = (noun: string, names: readonly string[]): GroupKind => ({
  id: noun,
  needs: 'groups',
  isFixed: false,
  isHouse: false,
  groups: ({ areas }) =>
    names.map((name, group) => ({
      place: { words: `${noun} ${name}`, noun: { one: noun, many: `${noun}s` } },
      cells: areas.flatMap((area, cell) => (area === group ? [cell] : [])),
    })),
  position: () => ({ at: 'list' }),
});

/** The hexagons of a stack, and the pairs of cells at their boundaries. */
export const hexagon: GroupKind = {
  id: 'hexagon',
  needs: 'hexagons',
  isFixed: true,
  isHouse: false,
  groups: (_, grid) =>
    grid.shape === 'rectangle'
      ? []
      : grid.hexagons.map(({ cells }, index) => ({
          place: { words: `hexagon ${index + 1}`, noun: { one: 'hexagon', many: 'hexagons' } },
          cells,
        })),
};

/** Two cells of different hexagons that meet. */
export const boundary: GroupKind = {
  id: 'boundary',
  needs: 'hexagons',
  isFixed: true,
  isHouse: false,
  groups: (_, grid) =>
    grid.shape === 'rectangle'
      ? []
      : grid.pairs.map((cells) => ({
          // 0-based, as in the published check lines; the board shows no such numbers.
          place: {
            words: `cells ${cells[0]} and ${cells[1]}`,
            noun: { one: 'pair', many: 'pairs' },
            look: `the boundary of hexagons ${listed(cells.map((each) => String(hexagonOf(grid, each) + 1)))}`,
          },
          cells,
        })),
};

/** One cell each. */
export const cell: GroupKind = {
  id: 'cell',
  isFixed: true,
  isHouse: false,
  groups: (_, grid) =>
    grid.centres.map((__, at) => ({
      place: { words: cellName(grid, at), noun: { one: 'cell', many: 'cells' } },
      cells: [at],
    })),
};
