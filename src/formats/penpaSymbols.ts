/** Penpa's drawings of types whose clues are symbols, arrows, lists, or sums in black squares. */
import { DIRECTIONS } from '#puzzle/arrows.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Mark } from './penpaDrawing.ts';
import { asRows, cellRows } from './penpaReader.ts';
import type { PenpaReader } from './penpaReader.ts';
import { inRows, isCircle, isDark, isPlain, UNDRAWN, takeInCells } from './penpaRows.ts';
import { cellUnder } from './penpaSketch.ts';
import { countRows } from './penpaCounts.ts';
import { PZPR_BY_TYPE } from './pzprCodecs.ts';

/** pzpr's word for an arrow that is not known. */
const UNKNOWN_ARROW = '0,-';
/** Penpa's numbers of directions behind a number: up, left, right, down. */
const ARROWS = ['up', 'left', 'right', 'down'] as const;
/** The same of arrows that are symbols around a number; of eight, those at both ends of each side. */
const AROUND = ['right', 'down', 'left', 'up', 'left', 'up', 'right', 'down'] as const;

/** Where an arrow around a number points; `undefined` if there are several. */
const pointOf = (arrow: Mark | undefined): (typeof AROUND)[number] | undefined =>
  arrow?.mode.split('1').length === 2 ? AROUND[arrow.mode.indexOf('1')] : undefined;

export const readYajilin = asRows('yajilin', (sketch) => {
  const dark = takeInCells(sketch, isDark);
  const around = takeInCells(
    sketch,
    (mark) =>
      mark.kind === 'symbol' &&
      /^arrow_fouredge_[BGE]$/.test(mark.text) &&
      pointOf(mark) !== undefined,
  );
  const found = takeInCells(
    sketch,
    (mark) =>
      mark.kind === 'number' &&
      (mark.mode === '2' || isPlain(mark)) &&
      (/^(?:\d{1,3}_[0-3]|\??)$/.test(mark.text) ||
        (/^\d{1,3}$/.test(mark.text) && around[cellUnder(sketch, mark)] !== undefined)),
  );
  return cellRows(
    sketch,
    found.map((mark, cell) => {
      if (mark === undefined) return dark[cell] === undefined ? UNDRAWN : UNKNOWN_ARROW;
      const [, count = '', way = ''] = /^(\d+)(?:_(\d))?$/.exec(mark.text) ?? [];
      const direction = way === '' ? pointOf(around[cell]) : ARROWS[Number(way)];
      return count === '' || direction === undefined
        ? UNKNOWN_ARROW
        : `${DIRECTIONS.indexOf(direction) + 1},${count}`;
    }),
  );
});

export const readTapa = asRows('tapa', (sketch) => {
  const found = takeInCells(
    sketch,
    ({ kind, mode, text }) =>
      kind === 'number' &&
      ['1', '4', '5', '6'].includes(mode) &&
      /^[\d?](?:[ ,]?[\d?]){0,3}$/.test(text),
  );
  return cellRows(
    sketch,
    found.map((mark) =>
      mark === undefined
        ? UNDRAWN
        : [...mark.text.replaceAll(/[ ,]/g, '')].join(',').replaceAll('?', '-'),
    ),
  );
});

export const readGalaxies = asRows('galaxies', (sketch) => {
  const [across, down] = [2 * sketch.width - 1, 2 * sketch.height - 1];
  const words = Array.from({ length: across * down }, () => UNDRAWN);
  sketch.take((mark) => {
    const isOn = mark.x >= 1 && mark.y >= 1 && mark.x <= across && mark.y <= down;
    if (!isCircle(mark) || !isOn) return false;
    words[(mark.y - 1) * across + mark.x - 1] = mark.style === 2 ? '2' : '1';
    return true;
  });
  return inRows(across, words).map((row) => [row.join('')]);
});

/** What is left out of puzzles with letters in place of numbers. */
const LETTERS = 'its letters, which are numbers here';

/** Numbers in cells, or letters, which are numbered in the order of the alphabet. */
export const readNumberlink: PenpaReader = (sketch) => {
  const found = takeInCells(
    sketch,
    (mark) => isPlain(mark) && /^(?:\d{1,2}|[a-z])$/i.test(mark.text),
  );
  takeInCells(sketch, (mark) => isCircle(mark) && found[cellUnder(sketch, mark)] !== undefined);
  const names = [...new Set(found.flatMap((mark) => mark?.text ?? []))].toSorted();
  const hasLetters = names.some((name) => /\D/.test(name));
  const numberOf = (name: string): string => (hasLetters ? String(names.indexOf(name) + 1) : name);
  const words = found.map((mark) => (mark === undefined ? UNDRAWN : numberOf(mark.text)));
  const read = asRows('numberlink', () => cellRows(sketch, words))(sketch);
  return read.ok && hasLetters ? success({ ...read.value, leftOut: [LETTERS] }) : read;
};

const TREE = 1;
export const readTents = asRows('tents', (sketch) => {
  const trees = takeInCells(
    sketch,
    ({ kind, text, style }) => kind === 'symbol' && text === 'tents' && style === TREE,
  );
  return countRows(
    sketch,
    trees.map((mark) => (mark === undefined ? UNDRAWN : '1')),
  );
});

/** Penpa's quarters of a square with the sum of the column below it, and of the row to its right. */
const [LOWER, UPPER] = ['2', '1'];

/** The first row and column of the drawing are the squares beside the grid. */
export const readKakuro: PenpaReader = (sketch) => {
  const { width, height } = sketch;
  const black = takeInCells(
    sketch,
    (mark) => isDark(mark) || (mark.kind === 'symbol' && mark.text === 'kakuro'),
  );
  const sums = (quarter: string | undefined): readonly (Mark | undefined)[] => {
    const found: (Mark | undefined)[] = [];
    sketch
      .take(({ kind, mode, text, cells: [cell = -1] }) => {
        const is = kind === 'small number' && mode === quarter && /^\d{1,2}$/.test(text);
        return is && cell >= 0 && black[cell] !== undefined;
      })
      .forEach((mark) => {
        found[mark.cells[0] ?? 0] = mark;
      });
    return found;
  };
  const [lower, upper] = [sums(LOWER), sums(UPPER)];
  const edge = [...black.keys()].filter((cell) => cell < width || cell % width === 0);
  if (edge.some((cell) => black[cell] === undefined)) {
    return failure('Its first row and column are not all black, with the sums beside the grid');
  }
  const words = [...black.keys()].map((cell) => {
    if (black[cell] === undefined) return UNDRAWN;
    const [right = '0', below = '0'] = [upper[cell]?.text, lower[cell]?.text];
    if (cell === 0) return '0,0';
    return cell < width ? `${below},0` : cell % width === 0 ? `${right},0` : `${right},${below}`;
  });
  const rows = [[String(height - 1)], [String(width - 1)], ...inRows(width, words)];
  return PZPR_BY_TYPE.get('kakuro')?.readRows(rows) ?? failure('Kakuro is not read here');
};
