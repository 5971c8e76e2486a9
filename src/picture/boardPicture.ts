import { marginBox, marginsOf } from '#board/margins.ts';
import { inkOf, shownSlot, shownValue } from '#board/cell.ts';
import type { CellView } from '#board/cell.ts';
import type { Drawing } from '#board/drawing.ts';
import { cageOutline, greaterSign } from '#board/figures.ts';
import { SEVERAL_SIZE, severalIn } from '#board/several.ts';
import type { Grid } from '#grid/grid.ts';
import type { Point } from '#grid/point.ts';
import { isLevel } from '#grid/sides.ts';
import type { Values } from '#logic/claim.ts';
import type { Figure } from '#puzzle/figure.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { titleOf } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { showClue } from '#puzzle/site.ts';
import { bareValue, slotShape, slotSymbol } from '#puzzle/slot.ts';
import { drawClue } from './drawClue.ts';
import { writePathsOver, writePathsUnder } from './writePaths.ts';
import { escapeMarkup } from '#puzzle/escapeMarkup.ts';
import { INK, LINE, PAPER, round, THIN, write } from './svg.ts';
import { pairSides, picture, siteViews, stillCells, cellTints } from './still.ts';

/** A picture as SVG text, with its size in cell sides. */
export interface BoardPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Values of the picture besides the clues; both are indexed by cell. */
export interface Filled {
  readonly marks: Values;
  readonly overlay: Values;
}

const INKS = { given: INK, answer: '#1f5fbf', mark: '#56657f', none: INK } as const;
const TINTS = ['#ffffff', '#f1ead6', '#dfe9f2', '#e3ddee'] as const;
const PAIRS = { first: '#ffe891', last: '#b5e6df' } as const;
/** The ground of a lamp, of what it lights, and of a cell whose circle says that it is shaded. */
const LAMP = '#ffd84d';
const GROUNDS: ReadonlyMap<string, string> = new Map([
  ['lit', '#fff4c9'],
  ['shaded', '#b9b7b1'],
]);
const TREE = '#2f7a45';
const FONT = 'Inter, system-ui, Helvetica, Arial, sans-serif';
/** The empty border, in cell sides. */
const EDGE = 0.3;
/** Line width, in cell sides. */
const THICK = 0.06;
/** The height of a line of text below the board, in cell sides. */
const WORDS = 0.6;
/** Pixels per cell side in the file's own size. */
export const UNIT = 40;

/** Draws a board as self-contained SVG text, without external resources. */
export function drawBoard(
  type: PuzzleType,
  puzzle: Puzzle,
  filled: Filled | undefined,
): BoardPicture {
  const cells = cellsOf(type, puzzle, filled);
  const { grid, drawing } = picture(type, puzzle, filled && cells.map(shownValue));
  const sites = siteViews(type, puzzle, [], []);
  const margins = marginsOf(sites, 0, drawing);
  const list = sites.filter(({ site, clue }) => site.at === 'list' && clue !== undefined);
  const listed = list.map(({ site, clue }) => `${site.words}: ${showClue(clue)}`);
  const width = margins.left + drawing.width + margins.right + 2 * EDGE;
  const height = margins.top + drawing.height + margins.bottom + 2 * EDGE + listed.length * WORDS;
  const figures = puzzle.houseRules.flatMap((rule) => rule.figures(grid));
  const board = [
    ...cellTints(type, puzzle).map((tint, cell) =>
      tint === undefined ? '' : areaPolygon(drawing, cell, TINTS[tint] ?? PAPER),
    ),
    ...pairGrounds(type, puzzle, drawing),
    ...cells.map(({ part }, cell) => {
      const ground = GROUNDS.get(part ?? '');
      return ground === undefined ? '' : polygon(drawing, cell, ground);
    }),
    ...figures.map((figure) => drawFigure(figure, grid)),
    drawing.black === ''
      ? ''
      : `<path d="${drawing.black}" fill="${INK}" stroke="${LINE}" stroke-width="${THIN}"/>`,
    `<path d="${drawing.thin}" stroke="${LINE}" stroke-width="${THIN}" fill="none"/>`,
    ...writePathsUnder(drawing.paths),
    ...cells.map((view, cell) => drawCell(type, puzzle, view, cell, drawing.tag)),
    `<path d="${drawing.dots}" fill="${INK}"/>`,
    `<path d="${drawing.thick}" stroke="${INK}" stroke-width="${THICK}" fill="none" stroke-linecap="square"/>`,
    drawing.diagonals === ''
      ? ''
      : `<path d="${drawing.diagonals}" stroke="${LINE}" stroke-width="${THIN}"/>`,
    drawing.dashed === ''
      ? ''
      : `<path d="${drawing.dashed}" stroke="${INK}" stroke-width="0.03" stroke-dasharray="0.1 0.07" fill="none"/>`,
    ...writePathsOver(drawing.paths),
  ];
  const beside = sites.flatMap((view) => {
    const box = marginBox(view.site, margins);
    return box === undefined ? [] : [drawClue(view, box)];
  });
  const below = listed.map((words, index) =>
    write(
      words,
      {
        x: margins.left,
        y: margins.top + drawing.height + margins.bottom + EDGE + (index + 0.3) * WORDS,
      },
      0.4,
      INK,
      'start',
    ),
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width * UNIT)}" height="${round(height * UNIT)}" viewBox="0 0 ${round(width)} ${round(height)}" font-family="${FONT}">`,
    `<title>${escapeMarkup([type.name, titleOf(puzzle)].filter((word) => word !== '').join(': '))}</title>`,
    `<rect width="${round(width)}" height="${round(height)}" fill="${PAPER}"/>`,
    `<g transform="translate(${EDGE} ${EDGE})">`,
    `<g transform="translate(${round(margins.left)} ${round(margins.top)})">`,
    ...board,
    '</g>',
    ...beside,
    ...below,
    '</g>',
    '</svg>',
  ];
  return { svg: `${svg.filter((part) => part !== '').join('\n')}\n`, width, height };
}

/** How far each of two lines beside each other is from the middle, in sides. */
const DOUBLE = 0.1;

const areaPolygon = (drawing: Drawing, cell: number, fill: string): string =>
  polygon({ outlineOf: drawing.areaOutlineOf ?? drawing.outlineOf }, cell, fill);

const polygon = ({ outlineOf }: Pick<Drawing, 'outlineOf'>, cell: number, fill: string): string =>
  `<polygon points="${outlineOf(cell)}" fill="${fill}"/>`;

/** The clues, and the other visible content of cells. */
function cellsOf(
  type: PuzzleType,
  puzzle: Puzzle,
  filled: Filled | undefined,
): readonly CellView[] {
  if (filled === undefined) return stillCells(type, puzzle);
  const { marks, overlay } = filled;
  const both = marks.map((mark, cell) => overlay[cell] ?? mark);
  return stillCells(type, puzzle, both).map((view, cell) => ({ ...view, overlay: overlay[cell] }));
}

function pairGrounds(type: PuzzleType, puzzle: Puzzle, drawing: Drawing): readonly string[] {
  return [...pairSides(type, puzzle.parameters)].map(([cell, { side }]) =>
    polygon(drawing, cell, PAIRS[side]),
  );
}

/** A cell's value, and what is printed in it besides. */
function drawCell(
  type: PuzzleType,
  puzzle: Puzzle,
  view: CellView,
  cell: number,
  tag: number,
): string {
  const drawn = drawValue(type, puzzle, view, cell, tag);
  if (view.printed === undefined) return drawn;
  const centre = type.grid(puzzle.parameters).centres[cell] ?? { x: 0, y: 0 };
  const value = shownValue(view);
  const isDark = value !== undefined && slotShape(type.slot(puzzle.parameters), value) === 'filled';
  return drawn + write(view.printed, centre, tag * 0.5, isDark ? PAPER : INK, 'middle', 700);
}

function drawValue(
  type: PuzzleType,
  puzzle: Puzzle,
  view: CellView,
  cell: number,
  tag: number,
): string {
  const grid = type.grid(puzzle.parameters);
  const { x, y } = grid.centres[cell] ?? { x: 0, y: 0 };
  const value = shownValue(view);
  if (value === undefined) return '';
  const slot = shownSlot(type.slot(puzzle.parameters), view);
  const ink = INKS[inkOf(view)];
  const shape = slotShape(slot, value);
  switch (shape) {
    case 'filled':
      return `<rect x="${round(x - 0.46)}" y="${round(y - 0.46)}" width="0.92" height="0.92" fill="${ink}"/>`;
    case 'ship':
      return drawShip(view.part, x, y, ink);
    case 'mine':
      return `<circle cx="${round(x)}" cy="${round(y)}" r="0.28" fill="${ink}"/>`;
    case 'tent':
      return `<path d="M${round(x)},${round(y - 0.3)}l.32,.59h-.64z" fill="${ink}"/>`;
    case 'tree':
      return `<path d="M${round(x)},${round(y - 0.33)}l.22,.28h-.1l.18,.24h-.25v.14h-.1v-.14h-.25l.18,-.24h-.1z" fill="${TREE}"/>`;
    case 'lamp':
      return `<circle cx="${round(x)}" cy="${round(y)}" r="0.28" fill="${LAMP}" stroke="${ink}" stroke-width="0.08"/>`;
    case 'black circle':
    case 'white circle':
      return `<circle cx="${round(x)}" cy="${round(y)}" r="0.3" fill="${shape === 'black circle' ? ink : PAPER}" stroke="${ink}" stroke-width="0.06"/>`;
    case 'circle':
      return `<circle cx="${round(x)}" cy="${round(y)}" r="0.38" fill="${PAPER}" stroke="${ink}" stroke-width="0.05"/>${bareValue(slot, value) === value ? '' : write(slotSymbol(slot, value), { x, y }, tag * 0.52, ink, 'middle', 700)}`;
    case 'black':
      return `<rect x="${round(x - 0.5)}" y="${round(y - 0.5)}" width="1" height="1" fill="${INK}"/>${bareValue(slot, value) === value ? '' : write(slotSymbol(slot, value), { x, y }, tag * 0.64, PAPER, 'middle', 700)}`;
    case 'line': {
      const [right, down] = grid.shape === 'sides' && isLevel(grid, cell) ? [0.5, 0] : [0, 0.5];
      return `<path d="M${round(x - right)},${round(y - down)}L${round(x + right)},${round(y + down)}" stroke="${ink}" stroke-width="0.12" stroke-linecap="round"/>`;
    }
    case 'double line': {
      const isAcross = grid.shape === 'sides' && isLevel(grid, cell);
      const [right, down] = isAcross ? [0.5, 0] : [0, 0.5];
      const path = [-DOUBLE, DOUBLE].map((by) => {
        const [left, top] = [x - right + (isAcross ? 0 : by), y - down + (isAcross ? by : 0)];
        return `M${round(left)},${round(top)}l${2 * right},${2 * down}`;
      });
      return `<path d="${path.join('')}" stroke="${ink}" stroke-width="0.08" stroke-linecap="round" fill="none"/>`;
    }
    case 'domino': {
      const [wide, tall] = grid.shape === 'sides' && isLevel(grid, cell) ? [1.8, 0.8] : [0.8, 1.8];
      return `<rect x="${round(x - wide / 2)}" y="${round(y - tall / 2)}" width="${wide}" height="${tall}" rx="0.2" fill="${ink}" fill-opacity="0.16" stroke="${ink}" stroke-width="0.05"/>`;
    }
    case 'falling':
    case 'rising': {
      const down = slotShape(slot, value) === 'falling' ? 0.5 : -0.5;
      return `<path d="M${round(x - 0.5)},${round(y - down)}L${round(x + 0.5)},${round(y + down)}" stroke="${ink}" stroke-width="0.09" stroke-linecap="round"/>`;
    }
    case 'upper left triangle':
    case 'upper right triangle':
    case 'lower right triangle':
    case 'lower left triangle': {
      const [right, down] = [
        shape.includes('right') ? 0.5 : -0.5,
        shape.includes('lower') ? 0.5 : -0.5,
      ];
      return `<path d="M${round(x + right)},${round(y + down)}h${-2 * right}l${2 * right},${-2 * down}z" fill="${ink}"/>`;
    }
    case 'cross':
      // Cells of a solved picture are full or empty.
      if (inkOf(view) === 'answer') return '';
      return `<path d="M${round(x - 0.15)},${round(y - 0.15)}l.3,.3m0,-.3l-.3,.3" stroke="${ink}" stroke-width="0.04" fill="none"/>`;
    case 'water':
    case undefined: {
      const symbol = slotSymbol(slot, value);
      const several = severalIn(symbol);
      if (several !== undefined) {
        const texts = several.map(({ text, from }) =>
          write(text, { x: x + from.x, y: y + from.y }, SEVERAL_SIZE, ink, 'middle', 700),
        );
        return texts.join('');
      }
      const size = (tag * 0.64 * 2.6) / Math.max(2.6, symbol.length);
      return write(symbol, { x, y }, size, ink, 'middle', view.given === undefined ? 400 : 700);
    }
  }
}

/** A ship's part, round at the ship's ends. */
function drawShip(part: string | undefined, x: number, y: number, ink: string): string {
  const [half, sharp] = [0.38, 0.06];
  const radius = (corner: readonly string[]): number =>
    part === 'lone' || corner.includes(part ?? '') ? half : sharp;
  const [a, b, c, d] = [
    radius(['left', 'top']),
    radius(['right', 'top']),
    radius(['right', 'bottom']),
    radius(['left', 'bottom']),
  ];
  const arc = (by: number, toX: number, toY: number): string => `a${by},${by} 0 0 1 ${toX},${toY}`;
  const side = 2 * half;
  return `<path d="M${round(x - half + a)},${round(y - half)}h${round(side - a - b)}${arc(b, b, b)}v${round(side - b - c)}${arc(c, -c, c)}h${round(c + d - side)}${arc(d, -d, -d)}v${round(a + d - side)}${arc(a, a, -a)}z" fill="${ink}"/>`;
}

/** A house rule as it is usually printed. */
function drawFigure(figure: Figure, grid: Grid): string {
  if (grid.shape !== 'rectangle') return '';
  const centre = (cell: number | undefined): Point => grid.centres[cell ?? -1] ?? { x: 0, y: 0 };
  switch (figure.kind) {
    case 'cage': {
      const { x, y } = centre(figure.cells[0]);
      return `<path d="${cageOutline(grid, figure.cells)}" stroke="${INK}" stroke-width="0.03" stroke-dasharray="0.1 0.07" fill="none"/>${write(figure.label, { x: x - 0.4, y: y - 0.29 }, 0.22, INK, 'start')}`;
    }
    case 'line': {
      const [from, to] = [centre(figure.cells[0]), centre(figure.cells.at(-1))];
      const [right, down] = [Math.sign(to.x - from.x) / 2, Math.sign(to.y - from.y) / 2];
      return `<path d="M${from.x - right},${from.y - down}L${to.x + right},${to.y + down}" stroke="${LINE}" stroke-width="0.04" fill="none"/>`;
    }
    case 'greater':
      return `<path d="${greaterSign(centre(figure.greater), centre(figure.less))}" stroke="${INK}" stroke-width="0.04" fill="none"/>`;
    case 'odd': {
      const { x, y } = centre(figure.cell);
      return `<circle cx="${x}" cy="${y}" r="0.37" fill="#e4e2dd"/>`;
    }
    case 'even': {
      const { x, y } = centre(figure.cell);
      return `<rect x="${round(x - 0.34)}" y="${round(y - 0.34)}" width="0.68" height="0.68" fill="#e4e2dd"/>`;
    }
  }
}
