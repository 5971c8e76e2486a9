import LZString from 'lz-string';
import { kingsMoves } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import { authorOf } from '#puzzle/credits.ts';
import type { LineRule, TermRule } from '#puzzle/puzzle.ts';
import {
  alikeTerm,
  allDifferentTerm,
  boardRules,
  EACH_DIAGONAL,
  greaterTerm,
  KNIGHTS_MOVE,
  parityTerm,
  TOUCHING_DIFFER,
} from '#puzzle/ruleTerms.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { OutwardForm, Taken } from './form.ts';
import { areRegions, BOXES, refuseBoxes, refuseRegions } from './sudokuGrid.ts';
import { writeClones } from './clones.ts';
import { writeVariantPath } from './writeVariantPath.ts';
import { antikingTerms, NEGATIVES, NONCONSECUTIVE, variantSides } from './variants.ts';

const PAGE = 'https://www.f-puzzles.com/?load=';
/** The largest size of its boards, in cells per side. */
const LARGEST = 16;

/** An f-puzzles address, which SudokuPad opens, too; `fpuzzles.ts` reads it. */
export const toFPuzzles: OutwardForm = {
  name: 'f-puzzles address',
  typeIds: ['sudoku'],
  write(_, { parameters, givens, areas, paths, houseRules, comments }) {
    const size = Number(parameters['size']);
    if (size > LARGEST) return failure(`has at most ${LARGEST} cells a side`);
    const isJigsaw = parameters['jigsaw'] === true;
    if (isJigsaw && !areRegions(areas, size)) return refuseRegions(size);
    if (!isJigsaw && !BOXES.has(size)) return refuseBoxes(size);
    const rules: Record<string, true | (object | string)[]> = {};
    const add = ({ name, item }: Rule): void => {
      const before = rules[name];
      rules[name] = item === undefined ? true : [...(Array.isArray(before) ? before : []), item];
    };
    for (const houseRule of houseRules) {
      const own = houseRule.form === 'line' ? rulesOfLine(houseRule) : ruleOf(houseRule, size);
      if (!own.ok) return own;
      own.value.forEach(add);
    }
    const clones = writeClones(paths, size);
    if (!clones.ok) return clones;
    clones.value.forEach(add);
    for (const path of paths) {
      const { kind } = path;
      if (kind === 'clone') continue;
      const written = writeVariantPath({ ...path, kind }, size);
      if (!written.ok) return written;
      add(written.value);
    }
    const [title = '', ...others] = comments;
    const author = authorOf({ comments });
    const puzzle = {
      size,
      title,
      author,
      ruleset: others.filter((comment) => comment !== `By ${author}`).join('\n'),
      grid: Array.from({ length: size }, (__, row) =>
        givens.slice(row * size, (row + 1) * size).map((given, column) => ({
          ...(given === undefined ? {} : { value: given, given: true }),
          ...(isJigsaw ? { region: areas[row * size + column] } : {}),
        })),
      ),
      ...rules,
    };
    return success<Taken>({
      text: PAGE + LZString.compressToBase64(JSON.stringify(puzzle)),
      leftOut: [],
    });
  },
};

interface Rule {
  readonly name: string;
  /** Absent for a rule about the whole board. */
  readonly item?: object | string;
}

const UNKNOWN = /V(\d+)/g;

/** XV signs between two adjacent cells, by their sum. */
const XV = new Map([
  [10, 'X'],
  [5, 'V'],
]);

/** Lines as rules about the whole board. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  [EACH_DIAGONAL]: ['diagonal-', 'diagonal+'],
  'in the falling diagonal all numbers differ': ['diagonal-'],
  'in the rising diagonal all numbers differ': ['diagonal+'],
  [KNIGHTS_MOVE]: ['antiknight'],
  [TOUCHING_DIFFER]: ['antiking'],
  "cells a king's move apart differ": ['antiking'],
  [NONCONSECUTIVE.alone]: ['nonconsecutive'],
  [NONCONSECUTIVE.besideDots]: ['nonconsecutive'],
  'in each disjoint group all numbers differ': ['disjointgroups'],
};

function rulesOfLine({ text }: Pick<LineRule, 'text'>): Result<readonly Rule[]> {
  const names = LINES[text];
  const negative = Object.keys(NEGATIVES).find((name) => NEGATIVES[name] === text);
  if (negative !== undefined) return success([{ name: 'negative', item: negative }]);
  return names === undefined
    ? failure(`has no such house rule as "${text}"`)
    : success(names.map((name) => ({ name })));
}

/** A term in f-puzzles' form, recognised by its shape, otherwise by its text. */
function ruleOf(houseRule: TermRule, size: number): Result<readonly Rule[]> {
  const named = (name: string, item?: object) =>
    success<readonly Rule[]>([item === undefined ? { name } : { name, item }]);
  const { text } = houseRule;
  const grid = rectangle(size, size);
  const values = Array.from({ length: size }, (_, value) => value + 1);
  const known = boardRules(grid, values).find(({ term }) => term === text);
  if (known !== undefined) return rulesOfLine({ text: known.line });
  if (text === antikingTerms(size)[0]) return named('antiking');
  // In the order of the text, without duplicates.
  const unknowns = [
    ...new Set(Array.from(text.matchAll(UNKNOWN), ([, unknown]) => Number(unknown))),
  ];
  const cells = unknowns.map((cell) => `R${Math.floor(cell / size) + 1}C${(cell % size) + 1}`);
  const shape = houseRule.shape();
  if (shape?.kind === 'cage') return named('killercage', { cells, value: String(shape.total) });
  if (text === allDifferentTerm(unknowns)) return named('killercage', { cells });
  const [first = 0, second = 0, ...more] = unknowns;
  if (text === parityTerm(first, 'even')) return named('even', { cell: cells[0] });
  if (text === parityTerm(first, 'odd')) return named('odd', { cell: cells[0] });
  if (text === alikeTerm([first, second]))
    return named('clone', { cells: cells.slice(0, 1), cloneCells: cells.slice(1) });
  if (text === greaterTerm(first, second) && kingsMoves(grid, first).includes(second))
    return named('thermometer', { lines: [cells.toReversed()] });
  const value = shape?.kind === 'sum' ? XV.get(shape.total) : undefined;
  if (value !== undefined && more.length === 0 && variantSides(size)(first).includes(second))
    return named('xv', { cells, value });
  return failure(`has no such house rule as ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`);
}
