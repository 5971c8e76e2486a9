import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { grade, make } from '#engine/jobs/make.ts';
import { solveByZ3, TWO } from '#engine/jobs/solve.ts';
import type { NewPuzzle, Verdict } from '#engine/questions/questions.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import { openContext } from '#engine/z3/nodeZ3.ts';
import { symmetricGroups } from '#grid/symmetry.ts';
import { writeSmtlib } from '#logic/smtlib/write.ts';
import { gradeOf } from '#puzzle/difficulty.ts';
import { gradingOf } from '#puzzle/grading.ts';
import * as houseRules from '#puzzle/houseRules.ts';
import { standardParameters } from '#puzzle/parameters.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { emptyPuzzle, titleOf } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { fewerQuickly, firstCases, isRelease, isThorough, sampled } from '#trials.ts';
import { findPuzzleType, puzzleTypes } from '#puzzles/all.ts';
import { someTypes } from '#puzzles/testing.ts';
import forEver from './made.txt?raw';
import { askNative, nativeSolvers } from './nativeSolver.ts';
import { readRecipe, VERSION } from './recipe.ts';
import type { Recipe } from './recipe.ts';

const open: JobContext[] = [];
afterEach(() => open.splice(0).forEach(({ warmSolvers }) => warmSolvers.close()));

async function situationOf(type: PuzzleType, puzzle: Puzzle): Promise<JobContext> {
  const context = await openContext(type, puzzle);
  open.push(context);
  return context;
}

function puzzleOf(type: PuzzleType, text: string): Puzzle {
  const read = readPuzzle(type, text);
  if (!read.ok) throw new Error(read.problem.reason);
  return read.value;
}

function typeOf(id: string): PuzzleType {
  const type = findPuzzleType(id);
  if (type === undefined) throw new Error(`No type ${id}`);
  return type;
}

/** Makes a puzzle by a recipe with defaults for the rest. */
async function makeOne(
  type: PuzzleType,
  recipe: Partial<Recipe> & { readonly seed: number },
): Promise<NewPuzzle> {
  const parameters = { ...standardParameters(type.parameters), ...recipe.parameters };
  const context = await situationOf(type, emptyPuzzle(type, parameters));
  const wishes = { grade: 'any', symmetry: 'none', minimal: false, givens: undefined } as const;
  const found = make(context, { ...wishes, ...recipe, parameters }, () => {});
  if (found === 'none') throw new Error(`No ${type.id} came of seed ${recipe.seed}`);
  return found;
}

/** The verdict of Z3, which takes no part in making. */
const byZ3 = ({ warmSolvers, givens }: JobContext): Verdict =>
  solveByZ3(warmSolvers.session(), givens, () => {}, TWO);

/** Sizes and options that change how a puzzle is made; a quick run tries the first three. */
const OTHER_SIZES = [
  ['sudoku', { size: 4 }],
  ['sudoku', { size: 6 }],
  ['sudoku', { size: 8, jigsaw: true }],
  ['sudoku', { size: 7, jigsaw: true }],
  ['kurosu', { width: 8, height: 8, noTwoAlike: true }],
  ['kurosu', { width: 14, height: 14 }],
  ['suguru', { width: 5, height: 5 }],
  ['suguru', { width: 8, height: 6 }],
  ['sujiko', { suko: true }],
  ['off-by-one-sums', { size: 4, digits: 4 }],
  ['off-by-one-sums', { size: 5, digits: 9, exact: true }],
  ['battleship', { width: 6, height: 6 }],
  ['paint-by-numbers', { width: 15, height: 20 }],
] as const;

/** Types with their default parameters, and some with other sizes and options. */
const CASES: readonly {
  readonly type: PuzzleType;
  readonly id: string;
  readonly seed: number;
  readonly parameters: Parameters;
}[] = [
  ...someTypes(puzzleTypes).map((type) => ({ type, id: type.id, seed: 20, parameters: {} })),
  ...OTHER_SIZES.slice(0, isThorough ? undefined : 3).map(([id, parameters]) => ({
    type: typeOf(id),
    id,
    seed: 7,
    parameters,
  })),
];

describe.each(CASES)('$id $parameters no. $seed', ({ type, seed, parameters }) => {
  let made: NewPuzzle;
  beforeAll(async () => {
    made = await makeOne(type, { seed, parameters });
  });

  it('has the one solution it was made from, and the grade that the grader gives', async () => {
    const { text, verdict, difficulty, asWanted } = made;
    const context = await situationOf(type, puzzleOf(type, text));
    expect(byZ3(context)).toMatchObject({ kind: 'unique', solution: verdict.solution });
    expect(grade(context, { solution: verdict.solution })).toMatchObject({ difficulty });
    expect(asWanted).toBe(true);
    const title = titleOf(context.puzzle);
    expect(title).toContain(
      `, ${gradeOf(difficulty, gradingOf(type, context.puzzle))}, no. ${seed}`,
    );
  });

  it.skipIf(nativeSolvers.length === 0 || !isThorough)(
    'has one solution by its SMT-LIB text',
    async () => {
      const { text, verdict } = made;
      const { warmSolvers, givens } = await situationOf(type, puzzleOf(type, text));
      const script = writeSmtlib(warmSolvers.model, givens, '').replace('(get-model)', '');
      const same = verdict.solution.map((value, cell) => `(= V${cell} ${value})`).join(' ');
      const another = script.replace('(check-sat)', `(assert (not (and ${same})))\n(check-sat)`);
      const [solver = ''] = nativeSolvers;
      // Some boards of some types are too hard for it within its limit.
      expect(['sat', 'timeout']).toContain(askNative(solver, script).trim());
      expect(['unsat', 'timeout']).toContain(askNative(solver, another).trim());
    },
  );
});

it('the same number makes the same puzzle for ever', async () => {
  const texts = forEver.split('%%\n');
  expect(texts).toHaveLength(puzzleTypes.length);
  const tried = isRelease
    ? puzzleTypes
    : isThorough
      ? sampled(puzzleTypes, Math.ceil(puzzleTypes.length / 2))
      : someTypes(puzzleTypes);
  for (const text of texts) {
    const type = puzzleTypes.find(({ name }) => text.startsWith(`#${name}`));
    if (type === undefined) throw new Error(`Of no type: ${text}`);
    if (!tried.includes(type)) continue;
    expect((await makeOne(type, { seed: 48_213 })).text).toBe(text);
  }
});

it.each(['sudoku', 'kurosu', 'number-workout', 'suguru'])(
  'a %s with none to spare has no given that could be left out',
  async (id) => {
    const type = typeOf(id);
    const parameters = id === 'sudoku' ? { size: 6 } : {};
    const { text } = await makeOne(type, { seed: 7, minimal: true, parameters });
    const context = await situationOf(type, puzzleOf(type, text));
    const { givens } = context;
    const spare = givens.flatMap((given, cell) =>
      given !== undefined &&
      byZ3({ ...context, givens: givens.with(cell, undefined) }).kind === 'unique'
        ? [cell]
        : [],
    );
    expect(spare).toEqual([]);
  },
);

it.each(['turned', 'mirrored'] as const)('givens are %s when that is wanted', async (symmetry) => {
  const type = typeOf('sudoku');
  const { text } = await makeOne(type, { seed: 5, symmetry });
  const { givens, parameters } = puzzleOf(type, text);
  const groups = symmetricGroups(type.grid(parameters), symmetry);
  expect(groups.some((group) => group.length === 2)).toBe(true);
  for (const group of groups) {
    expect(new Set(group.map((cell) => givens[cell] !== undefined)).size).toBe(1);
  }
});

const WANTED = [
  ['sujiko', 'medium', 11],
  ['sudoku', 'medium', 11],
  ['sudoku', 'easy', 11],
  ['sudoku', 'hard', 11],
  ['battleship', 'easy', 2],
] as const;

it.each(firstCases(WANTED))('a %s is %s when that is wanted', async (id, wanted, seed) => {
  const type = typeOf(id);
  const { text, difficulty, asWanted } = await makeOne(type, { seed, grade: wanted });
  const grading = gradingOf(type, puzzleOf(type, text));
  expect([gradeOf(difficulty, grading), asWanted]).toEqual([wanted, true]);
});

it.skipIf(!isThorough).each(firstCases(someTypes(puzzleTypes)))(
  'the hardest $id that is offered comes about',
  async (type) => {
    const { hardest } = gradingOf(type, { parameters: standardParameters(type.parameters) });
    let found = false;
    for (let seed = 1; seed <= 5 && !found; seed += 1) {
      found = (await makeOne(type, { seed, grade: hardest })).asWanted;
    }
    expect(found).toBe(true);
  },
);

it('says when the nearest is not what was wanted', async () => {
  const type = typeOf('kurosu');
  const { asWanted } = await makeOne(type, {
    seed: 11,
    grade: 'fiendish',
    parameters: { width: 4, height: 4 },
  });
  expect(asWanted).toBe(false);
});

it('has as many givens as were wanted', async () => {
  const type = typeOf('sudoku');
  const { text, asWanted } = await makeOne(type, { seed: 3, givens: 36 });
  const given = puzzleOf(type, text).givens.filter((value) => value !== undefined);
  expect([given.length, asWanted]).toEqual([36, true]);
});

it('a Sujiko has as few givens as can be', async () => {
  const type = typeOf('sujiko');
  const { text } = await makeOne(type, { seed: 9 });
  const context = await situationOf(type, puzzleOf(type, text));
  const given = context.givens.flatMap((value, cell) => (value === undefined ? [] : [cell]));
  expect(given.length).toBeGreaterThan(0);
  const verdict = byZ3(context);
  if (verdict.kind !== 'unique') throw new Error('not unique');
  // No set with one given fewer suffices, whichever cells it has.
  expect(given).toHaveLength(1);
  const none = context.givens.map(() => undefined);
  expect(byZ3({ ...context, givens: none }).kind).toBe('several');
});

it('a recipe in a comment is read again', () => {
  const recipe: Recipe = {
    parameters: { size: 9 },
    seed: 48_213,
    grade: 'hard',
    symmetry: 'turned',
    minimal: false,
    givens: 30,
  };
  const type = typeOf('sudoku');
  const line = `made ${VERSION}, seed 48213, hard, turned, 30 givens`;
  expect(readRecipe(line, { size: 9 })).toEqual(recipe);
  expect(readRecipe(line.replace(`${VERSION}`, '1'), { size: 9 })).toEqual(recipe);
  expect(readRecipe(line.replace(`${VERSION}`, `${VERSION + 1}`), { size: 9 })).toBeUndefined();
  expect(readRecipe('made by hand', standardParameters(type.parameters))).toBeUndefined();
});

describe('a puzzle that is made where house rules or lines are', () => {
  const RULES = [
    ['a Sudoku', 'sudoku', { size: 6 }, '#assert (distinct V0 V7 V14 V21 V28 V35)'],
    ['a Sudoku with a line', 'sudoku', { size: 9 }, '#rule touching cells differ'],
    [
      'a Sudoku with lines',
      'sudoku',
      { size: 6 },
      '#draw thermometer r1c1-r3c3\n#draw arrow r4c4-r4c6',
    ],
    ['a Futoshiki', 'futoshiki', { size: 5 }, '#assert (= (+ V0 V4) 7)'],
    ['a Kurosu', 'kurosu', {}, '#assert (= V0 V35)'],
    ['a Kurosu with a line', 'kurosu', {}, '#rule in each diagonal half of the cells are X'],
  ] as const;

  it.each(fewerQuickly(RULES))('has them and keeps them: %s', async (_, id, sizes, rule) => {
    const type = typeOf(id);
    const parameters = { ...standardParameters(type.parameters), ...sizes };
    const board = emptyPuzzle(type, parameters);
    const read = readPuzzle(type, `${rule}\n${writePuzzle(type, board)}`, houseRules);
    if (!read.ok) throw new Error(read.problem.reason);
    const context = await situationOf(type, read.value);
    const wishes = { grade: 'any', symmetry: 'none', minimal: false, givens: undefined } as const;
    const made = make(context, { ...wishes, parameters, seed: 7 }, () => {});
    if (made === 'none') throw new Error('none was made');
    expect(made.text).toContain(`${rule}\n`);
    const again = readPuzzle(type, made.text, houseRules);
    if (!again.ok) throw new Error(again.problem.reason);
    const proved = byZ3(await situationOf(type, again.value));
    expect(proved).toMatchObject({ kind: 'unique', solution: made.verdict.solution });
  });

  it('keeps no line that is on a board of another size', async () => {
    const type = typeOf('sudoku');
    const board = { ...emptyPuzzle(type, { size: 9, jigsaw: false }) };
    const drawn: Puzzle = { ...board, paths: [{ kind: 'renban', cells: [78, 79, 80] }] };
    const wishes = { grade: 'any', symmetry: 'none', minimal: false, givens: undefined } as const;
    const recipe = { ...wishes, parameters: { size: 4, jigsaw: false }, seed: 7 };
    const made = make(await situationOf(type, drawn), recipe, () => {});
    expect(made === 'none' ? undefined : made.text).not.toContain('#draw');
  });
});
