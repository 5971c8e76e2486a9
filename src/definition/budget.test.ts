import { describe, expect, it } from 'vitest';
import { budgetOf } from './budget.ts';
import type { DefinitionBudget } from './budget.ts';
import { growthOf } from './growth.ts';
import { readDefinition } from './read.ts';
import { definitionWith } from './testing.ts';
import { workOfDefinition } from './work.ts';

function read(text: string) {
  const result = readDefinition(text);
  if (!result.ok) throw new Error(result.problems.map(({ sentence }) => sentence).join('\n'));
  return result.definition;
}

type Around = NonNullable<Parameters<typeof definitionWith>[1]>;

const budget = (rules: readonly string[], around: Around): DefinitionBudget =>
  budgetOf(read(definitionWith(rules, around)));

/** Line and sentence of what is left out, or of why there is no size. */
function told(found: DefinitionBudget): string | undefined {
  const problem = found.ok ? found.leftOut : found.problem;
  return problem === undefined ? undefined : `Line ${problem.line}: ${problem.sentence}`;
}

const PATH = ['in the grid all numbers differ', 'each number touches the next'];
const PATH_OF = (board: string): Around => ({
  board,
  fill: 'each cell: number 1 to the number of cells',
});
const SHADED = { fill: 'each cell: shaded or blank', clues: [] };

describe('the budget of a definition', () => {
  it('leaves a definition alone that is within the limits at all of its sizes', () => {
    const definition = read(definitionWith(['in each row and column all numbers differ']));
    expect(budgetOf(definition)).toEqual({ ok: true, definition });
  });

  it('leaves sizes out that are beyond, and says why', () => {
    const found = budget(PATH, PATH_OF('rectangle 4 to 16, usually 15'));
    expect(told(found)).toBe(
      'Line 9: At 16 by 16 rule 2 makes about 2.8 million conditions; up to 13 by 13 is offered.',
    );
    expect(found.ok && found.definition.board).toEqual({
      form: { shape: 'rectangle', sides: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13] },
      usual: 13,
    });
  });

  it('refuses a definition whose smallest size is beyond', () => {
    const found = budget(PATH, PATH_OF('square 16 to 17'));
    expect(found.ok).toBe(false);
    expect(told(found)).toContain('; at most 1,500,000 are possible.');
  });

  it.each([
    [
      'values',
      ['in each row all numbers differ'],
      { board: 'square 40 to 100', fill: 'each cell: number 1 to 35' },
      /^Line 4: At 100 by 100 all cells together take about 350,000 values; up to 67/,
    ],
    [
      'places for clues',
      ['each sign points to the lesser number'],
      {
        board: 'square 4 to 60',
        fill: 'each cell: number 1 to 9',
        clues: ['a sign between neighbours: < or >'],
      },
      /^Line 6: At 60 by 60 there are about 7,\d00 places for clues; up to 50/,
    ],
    [
      'ways to fill a cage',
      ['in each cage the numbers make its result by its sign'],
      { board: 'square 4 to 20', clues: ['cages, each with a result and a sign or none'] },
      /^Line 6: At 20 by 20 a cage of four cells can be filled in about 160,000 ways; up to 17/,
    ],
    [
      'pairs',
      ['no two rows are alike', 'in the grid at most one cell is a shaded'],
      { ...SHADED, board: 'square 4 to 70' },
      /^Line 8: At 70 by 70 rule 2 makes about 3\d million conditions; up to 3\d/,
    ],
  ] as const)('knows %s', (_, rules, around, sentence) => {
    expect(told(budget(rules, around))).toMatch(sentence);
  });

  it('names the line of a rule below an option', () => {
    const more = ['option once "Once"', '  in the grid at most one cell is a shaded'];
    const found = budget(['no two rows are alike'], { ...SHADED, board: 'square 4 to 60', more });
    expect(told(found)).toMatch(/^Line 9: At 60 by 60 the rule in line 9 makes about/);
  });

  it('adds the conditions of all rules', () => {
    const around = { board: 'square 4 to 50', fill: 'each cell: number 1 to 35' };
    const lines = [2, 3, 4].map((count) => `in each row and column no ${count} in a row are alike`);
    expect(lines.map((line) => told(budget([line], around)))).toEqual(lines.map(() => undefined));
    expect(told(budget(lines, around))).toMatch(
      /^Line 8: At 50 by 50 the rules make about \d\.\d million conditions together; up to \d\d/,
    );
  });

  it.each([
    [PATH, PATH_OF('square 4 to 9')],
    [
      ['in each row and column all numbers differ', 'touching cells differ'],
      { board: 'square 4 to 20' },
    ],
    [
      ['no two rows are alike', 'no two shaded cells are neighbours'],
      { ...SHADED, board: 'square 4 to 20' },
    ],
    [
      ['from each numbered end as many towers are seen as its number'],
      {
        board: 'square 4 to 20',
        clues: ['a number at each end of each row and column, 1 to the side'],
      },
    ],
  ] as const)('foresees from small boards what rules %j make on large ones', (rules, around) => {
    const definition = read(definitionWith(rules, around));
    const work = workOfDefinition(definition);
    const large = around.board === 'square 4 to 9' ? 9 : 20;
    for (const rule of definition.rules) {
      const growth = growthOf([3, 4, 5, 6, 8], Infinity, (side) =>
        work.conditions(rule, side, Infinity),
      );
      const foreseen = growth.at(large) / work.conditions(rule, large, Infinity);
      expect(foreseen).toBeGreaterThan(1 / 3);
      expect(foreseen).toBeLessThan(3);
    }
  });
});

describe('growth', () => {
  it('follows a power of the side between and beyond what is measured', () => {
    const { at } = growthOf([2, 4, 8], 1000, (side) => side ** 3);
    for (const side of [2, 3, 5, 8, 20]) expect(at(side)).toBeCloseTo(side ** 3, 6);
  });

  it('measures no side at which more than is allowed is foreseen', () => {
    const measured: number[] = [];
    growthOf([2, 4, 8, 16, 32], 1000, (side) => {
      measured.push(side);
      return side ** 3;
    });
    expect(measured).toEqual([2, 4, 8]);
  });

  it('is not misled by one steep step from boards that are too small for anything', () => {
    const { at } = growthOf([3, 4, 5, 6, 8, 11], 10_000, (side) => side * Math.max(0, side - 4));
    expect(at(50)).toBeGreaterThan(50 * 46);
    expect(at(50)).toBeLessThan(4 * 50 * 46);
  });
});
