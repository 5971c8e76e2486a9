import { areaGrid } from '#grid/areaGrid.ts';
import { cellsByArea } from '#grid/areas.ts';
import { cellsAtCorners, cornerName, cellCorners, sidesOf } from '#grid/between.ts';
import { cellName } from '#grid/grid.ts';
import type { Grid } from '#grid/grid.ts';
import { cellNames } from '#grid/names.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { sidesAtDots } from '#grid/sides.ts';
import { placedLines } from '#logic/place.ts';
import { runsBetween } from '#logic/runsBetween.ts';
import { sightLines, sightWords } from '#logic/sightLines.ts';
import { boxesOf } from '#puzzle/boxedSquare.ts';
import { regionName } from '#puzzle/regions.ts';
import { printedNumber, WITHOUT_NUMBER } from '#puzzle/printedNumbers.ts';
import type { PrintedDrawing } from '#puzzle/printedNumbers.ts';
import type { PlaceKind, SitePosition } from './scene.ts';

/** The grid as a rectangle. Throws on hexagons, which have no rows, corners and sides of cells. */
export function asRectangle(grid: Grid): Rectangle {
  if (grid.shape !== 'rectangle') throw new Error('This kind of place needs a rectangle');
  return grid;
}

const lineKind = (axis: 'row' | 'column'): PlaceKind => ({
  id: axis,
  isFixed: true,
  isHouse: true,
  places: (_, grid) =>
    placedLines(asRectangle(grid))
      .filter(({ place }) => place.line.axis === axis)
      .map(({ place: { words, noun, line }, cells }) => ({ place: { words, noun, line }, cells })),
  position: (_, index) => ({ at: 'margin', axis, index }),
});

export const rowKind = lineKind('row');
export const columnKind = lineKind('column');

export const boxKind: PlaceKind = {
  id: 'box',
  needs: 'boxes',
  isFixed: true,
  isHouse: true,
  places: (_, grid) =>
    boxesOf(asRectangle(grid).width).map((cells, index) => ({
      place: { words: `box ${index + 1}`, noun: { one: 'box', many: 'boxes' } },
      cells,
    })),
};

const DIAGONALS = ['falling', 'rising'] as const;

/** The long diagonals of a square board; other boards have none. */
const diagonalsOf = (id: string, which: readonly (typeof DIAGONALS)[number][]): PlaceKind => ({
  id,
  isFixed: true,
  isDrawn: true,
  isHouse: true,
  places: (_, grid) => {
    const { rows, width } = asRectangle(grid);
    if (rows.length !== width) return [];
    return which.map((way) => ({
      place: { words: `${way} diagonal`, noun: { one: 'diagonal', many: 'diagonals' } },
      cells: rows.flatMap((row, at) => row[way === 'falling' ? at : width - 1 - at] ?? []),
    }));
  },
});

export const diagonalKind = diagonalsOf('diagonal', DIAGONALS);
export const fallingKind = diagonalsOf('falling diagonal', ['falling']);
export const risingKind = diagonalsOf('rising diagonal', ['rising']);

/** All cells of the board that are not black, which are one place. */
export const wholeGridKind: PlaceKind = {
  id: 'grid',
  isFixed: true,
  isHouse: false,
  places: ({ blackCells }, grid) => [
    {
      place: { words: 'the grid' },
      cells: [...grid.centres.keys()].filter((cell) => blackCells[cell] !== true),
    },
  ],
};

/** Drawn areas by this noun. */
const areaKind = (id: 'region' | 'cage', needs: 'regions' | 'cages'): PlaceKind => ({
  id,
  needs,
  isFixed: false,
  isHouse: false,
  places: ({ areas }, grid) =>
    cellsByArea(areas).map((cells, area) => ({
      place: { words: `${id} ${regionName(area)}`, noun: { one: id, many: needs } },
      ...(grid.shape === 'sides' ? { cells: sidesAtDots(grid, cells), squares: cells } : { cells }),
    })),
  position({ cells, squares = cells }, area, grid) {
    const { width } = asRectangle(areaGrid(grid));
    const [first = 0] = squares;
    return { at: 'area', area, x: first % width, y: Math.floor(first / width) };
  },
});

export const regionKind = areaKind('region', 'regions');
export const cageKind = areaKind('cage', 'cages');

/** Cells in line between two black ones. */
export const runKind: PlaceKind = {
  id: 'run',
  needs: 'black cells',
  isFixed: false,
  isHouse: false,
  places: ({ blackCells }, grid) =>
    runsBetween(asRectangle(grid), blackCells).map(({ words, cells, half, square }) => ({
      place: { words, noun: { one: 'run', many: 'runs' } },
      cells,
      before: { half, square },
    })),
  position: ({ before }): SitePosition => {
    if (before === undefined) throw new Error('A run has a square before it');
    return { at: 'half', half: before.half, ...before.square };
  },
  numbered: { one: 'run with a sum', many: 'runs with a sum' },
};

/** A line seen from one of its ends: rows from the left, columns from above, then the far ends. */
export const endKind: PlaceKind = {
  id: 'end',
  isFixed: true,
  isHouse: false,
  places: (_, grid) =>
    sightLines(asRectangle(grid)).map((seen) => ({
      place: { ...seen.place, look: sightWords(seen) },
      cells: seen.cells,
      from: seen.from,
    })),
  position(_, index, grid): SitePosition {
    const { place, end: at } = sightLines(asRectangle(grid))[index] ?? {};
    const { axis, index: line } = place?.line ?? { axis: 'row', index: 0 };
    return { at: 'margin', axis, index: line, ...(at === 'far' ? { end: at } : {}) };
  },
};

/** The four cells around each inner corner, by the noun of what is printed there: "circle B". */
export const cornerKind = (noun: string): PlaceKind => ({
  id: noun,
  isNamed: true,
  isFixed: true,
  isHouse: false,
  places: (_, grid) =>
    cellsAtCorners(asRectangle(grid)).map((cells, index) => ({
      place: {
        words: `${noun} ${String.fromCharCode('A'.charCodeAt(0) + index)}`,
        noun: { one: noun, many: `${noun}s` },
      },
      cells,
    })),
  position: ({ cells }, _, grid) => {
    const { width } = asRectangle(grid);
    const last = cells.at(-1) ?? 0;
    return { at: 'corner', x: last % width, y: Math.floor(last / width) };
  },
});

/** Each corner of cells, those at the border too, with the cells around it. */
export const pointKind: PlaceKind = {
  id: 'corner',
  isFixed: true,
  isHouse: false,
  places: (_, grid) =>
    cellCorners(asRectangle(grid)).map((corner) => ({
      place: {
        words: cornerName(asRectangle(grid), corner),
        noun: { one: 'corner', many: 'corners' },
      },
      cells: corner.cells,
    })),
  position(_, index, grid) {
    const { width } = asRectangle(grid);
    return { at: 'point', x: index % (width + 1), y: Math.floor(index / (width + 1)) };
  },
  numbered: { one: 'number', many: 'numbers' },
};

/** Each two cells side by side, by the noun of what is printed between them: "sign at …". */
export const sideKind = (noun: string): PlaceKind => ({
  id: noun,
  isNamed: true,
  isFixed: true,
  isHouse: false,
  places: (_, grid) =>
    sidesOf(asRectangle(grid)).map(({ cells }) => {
      const words = `${noun} at ${cellNames(grid, cells)}`;
      return {
        place: { words, noun: { one: noun, many: `${noun}s` }, look: `the ${words}` },
        cells,
      };
    }),
  position({ cells: [first = 0, second = 0] }, _, { centres }) {
    const [a, b] = [centres[first] ?? { x: 0, y: 0 }, centres[second] ?? { x: 0, y: 0 }];
    return { at: 'side', x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  },
});

/** Areas with these names, whose clues stand beside the board: groups a to c. */
export const namedAreaKind = (noun: string, names: readonly string[]): PlaceKind => ({
  id: noun,
  isNamed: true,
  needs: 'groups',
  isFixed: false,
  isHouse: false,
  places: ({ areas }) =>
    names.map((name, group) => ({
      place: { words: `${noun} ${name}`, noun: { one: noun, many: `${noun}s` } },
      cells: areas.flatMap((area, cell) => (area === group ? [cell] : [])),
    })),
  position: () => ({ at: 'list' }),
});

/** The cells with a printed number, each a place of its own. */
export const numberedKind: PlaceKind = {
  id: 'numbered cell',
  needs: 'numbered cells',
  isFixed: false,
  isHouse: false,
  places: ({ givenShapes = [] }, grid) =>
    givenShapes.flatMap((shape, cell) => {
      const number = printedNumber(shape);
      if (number === undefined) return [];
      const words = `the ${number} at ${cellName(grid, cell)}`;
      const noun = { one: 'number', many: 'numbers' };
      return [{ place: { words, noun, given: cell }, cells: [cell], number }];
    }),
};

/** The cells with this drawing, each a place of its own: "the tree at row 2, column 3". */
export const drawingKind = (drawing: PrintedDrawing): PlaceKind => ({
  id: `cell with a ${drawing}`,
  needs: 'trees',
  isFixed: false,
  isHouse: false,
  places: ({ givenShapes = [] }, grid) =>
    givenShapes.flatMap((shape, cell) =>
      shape === WITHOUT_NUMBER
        ? [
            {
              place: {
                words: `the ${drawing} at ${cellName(grid, cell)}`,
                noun: { one: drawing, many: `${drawing}s` },
                given: cell,
              },
              cells: [cell],
            },
          ]
        : [],
    ),
});

/** The cells with a printed number, or with a question mark in its place. */
export const markedKind: PlaceKind = {
  ...numberedKind,
  id: 'cell with a number',
  places: ({ givenShapes = [] }, grid) =>
    givenShapes.flatMap((shape, cell) => {
      if (shape === undefined) return [];
      const number = printedNumber(shape);
      const words = `the ${number ?? '?'} at ${cellName(grid, cell)}`;
      const noun = { one: 'number', many: 'numbers' };
      const place = { words, noun, given: cell };
      return [{ place, cells: [cell], ...(number === undefined ? {} : { number }) }];
    }),
};

/** One cell each. */
export const cellKind: PlaceKind = {
  id: 'cell',
  isFixed: true,
  isHouse: false,
  places: (_, grid) =>
    grid.centres.map((__, at) => ({
      place: { words: cellName(grid, at), noun: { one: 'cell', many: 'cells' } },
      cells: [at],
    })),
};
