import LZString from 'lz-string';
import { kingsMoves } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import { boardRules } from '#puzzle/ruleTerms.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { OutwardForm, Taken } from './form.ts';
import { antikingTerms } from './variants.ts';

const PAGE = 'https://www.f-puzzles.com/?load=';
/** Cells a side that its pages can have. */
const LARGEST = 16;

/** An address of f-puzzles, which SudokuPad opens, too; see `fpuzzles.ts`, which reads it. */
export const toFPuzzles: OutwardForm = {
  name: 'f-puzzles address',
  typeIds: ['sudoku'],
  write(_, { parameters, givens, houseRules, comments }) {
    const size = Number(parameters['size']);
    if (size > LARGEST) return failure(`has at most ${LARGEST} cells a side`);
    const rules: Record<string, true | object[]> = {};
    for (const { text } of houseRules) {
      const rule = ruleOf(text, size);
      if (!rule.ok) return rule;
      const { name, item } = rule.value;
      const before = rules[name];
      rules[name] = item === undefined ? true : [...(Array.isArray(before) ? before : []), item];
    }
    const [title = '', ...others] = comments;
    const author = others.find((comment) => comment.startsWith('By '));
    const puzzle = {
      size,
      title,
      author: author?.slice('By '.length) ?? '',
      ruleset: others.filter((comment) => comment !== author).join('\n'),
      grid: Array.from({ length: size }, (__, row) =>
        givens
          .slice(row * size, (row + 1) * size)
          .map((given) => (given === undefined ? {} : { value: given, given: true })),
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
  /** Absent for a rule of the whole board. */
  readonly item?: object;
}

const UNKNOWN = /V(\d+)/g;

/** A house rule as f-puzzles has it, by how it is written. */
function ruleOf(text: string, size: number): Result<Rule> {
  const grid = rectangle(size, size);
  const values = Array.from({ length: size }, (_, value) => value + 1);
  const known = boardRules(grid, values).find(({ term }) => term === text);
  const forBoard = known === undefined ? undefined : BOARD[known.words];
  if (forBoard !== undefined) return success({ name: forBoard });
  if (text === antikingTerms(size)[0]) return success({ name: 'antiking' });
  const cells = Array.from(text.matchAll(UNKNOWN), ([, cell]) => Number(cell));
  const names = [...new Set(cells)].map(
    (cell) => `R${Math.floor(cell / size) + 1}C${(cell % size) + 1}`,
  );
  const [, value] = /^\(and \(distinct [V\d ]+\) \(= (\d+) \(\+ [V\d ]+\)\)\)$/.exec(text) ?? [];
  if (value !== undefined) return success({ name: 'killercage', item: { cells: names, value } });
  if (/^\(distinct [V\d ]+\)$/.test(text))
    return success({ name: 'killercage', item: { cells: names } });
  const [, parity] = /^\(= \(mod V\d+ 2\) ([01])\)$/.exec(text) ?? [];
  if (parity !== undefined)
    return success({ name: parity === '0' ? 'even' : 'odd', item: { cell: names[0] } });
  const [, greater, less] = /^\(> V(\d+) V(\d+)\)$/.exec(text) ?? [];
  if (greater !== undefined && kingsMoves(grid, Number(greater)).includes(Number(less))) {
    return success({ name: 'thermometer', item: { lines: [names.toReversed()] } });
  }
  const [, sum] = /^\(= (10|5) \(\+ V\d+ V\d+\)\)$/.exec(text) ?? [];
  if (sum !== undefined)
    return success({ name: 'xv', item: { cells: names, value: sum === '10' ? 'X' : 'V' } });
  return failure(`has no such house rule as ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`);
}

/** Rules of a whole board by their words. */
const BOARD: Readonly<Record<string, string>> = {
  'falling diagonal': 'diagonal-',
  'rising diagonal': 'diagonal+',
  'knight’s moves': 'antiknight',
};
