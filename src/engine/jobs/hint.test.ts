import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWarmSolvers } from '#engine/worker/warmSolvers.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import { openNodeZ3 } from '#engine/z3/nodeZ3.ts';
import type { Z3 } from '#engine/z3/z3.ts';
import type { Values } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import * as houseRuleReader from '#puzzle/houseRules.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { puzzleTypes } from '#puzzles/all.ts';
import { askProver } from './ask.ts';
import { hint, rightness } from './hint.ts';
import { walkthrough } from './walkthrough.ts';

let z3: Z3;
const opened: JobContext[] = [];
beforeAll(async () => {
  z3 = await openNodeZ3();
});
afterAll(() => {
  for (const { warmSolvers } of opened) warmSolvers.close();
});

function contextOf(id: string, text: string): JobContext {
  const type = puzzleTypes.find((each) => each.id === id);
  const read = type && readPuzzle(type, text, houseRuleReader);
  if (type === undefined || read?.ok !== true) throw new Error('no such puzzle');
  const puzzle = read.value;
  const warmSolvers = openWarmSolvers(z3, buildModel(type, puzzle));
  const context = { type, puzzle, givens: givenValues(type, puzzle), warmSolvers, z3 };
  opened.push(context);
  return context;
}

const marks = (cells: number, ...filled: readonly (readonly [number, number])[]): Values =>
  Array.from({ length: cells }, (_, cell) => filled.find(([at]) => at === cell)?.[1]);

const FOUR = '1...\n..2.\n.3..\n...4';
const SOLUTION = [1, 2, 4, 3, 3, 4, 2, 1, 4, 3, 1, 2, 2, 1, 3, 4];
/** Two rectangles of 1 and 2 that can be turned over. */
const SEVERAL = '..34\n34..\n..43\n43..';

describe('a hint of a house rule', () => {
  const sentenceOf = (
    id: string,
    text: string,
    ...filled: readonly (readonly [number, number])[]
  ) => {
    const context = contextOf(id, text);
    const cells = context.givens.length;
    const found = hint(context, { marks: marks(cells, ...filled), noted: [], struck: [] });
    return found.kind === 'step' ? found.step.sentence : found.kind;
  };

  it('does not give for a reason what follows', () => {
    const open = '..... ?\n'.repeat(5);
    expect(sentenceOf('battleship', `#assert (= V2 0)\n?\n${open}?????\n`)).toBe(
      'House rule 1 says that row 1, column 3 is water.',
    );
  });

  it('says of a value that is a word that a cell is needed', () => {
    const text = `#assert (distinct V0 V5 V10 V15)\n#option exact\n4 3\n${'?\n'.repeat(8)}`;
    expect(sentenceOf('off-by-one-sums', text, [0, 1], [5, 2], [10, 3])).toBe(
      'Row 4, column 4 is the last open cell of falling diagonal, which still needs one empty cell.',
    );
  });
});

describe('a hint', () => {
  it('says first that a mark is wrong, and which when there is one solution', () => {
    const context = contextOf('sudoku', FOUR);
    const found = hint(context, { marks: marks(16, [1, 2], [2, 3]), noted: [], struck: [] });
    expect(found).toEqual({
      kind: 'wrong marks',
      wrong: { kind: 'wrong', cells: [2], each: true },
    });
  });

  it('of several solutions only objects to marks that no solution has together', () => {
    const context = contextOf('sudoku', SEVERAL);
    expect(rightness(context, { marks: marks(16, [0, 1], [1, 2]), struck: [] })).toEqual({
      kind: 'right',
    });
    expect(rightness(context, { marks: marks(16, [0, 1], [1, 1], [15, 2]), struck: [] })).toEqual({
      kind: 'wrong',
      cells: [0, 1],
      each: false,
    });
  });

  it('has nothing to say where the solutions part, or the board is full and right', () => {
    const context = contextOf('sudoku', SEVERAL);
    const none = { marks: marks(16), noted: [], struck: [] };
    expect(hint(context, none)).toEqual({ kind: 'nothing', solved: false });
    const full = { marks: SOLUTION.map((value) => value), noted: [], struck: [] };
    expect(hint(contextOf('sudoku', FOUR), full)).toEqual({ kind: 'nothing', solved: true });
  });

  it('does not reason from clues that contradict', () => {
    const context = contextOf('sudoku', '11..\n....\n....\n....');
    expect(hint(context, { marks: marks(16), noted: [], struck: [] })).toEqual({
      kind: 'contradiction',
    });
    expect(rightness(context, { marks: marks(16), struck: [] })).toEqual({ kind: 'contradiction' });
    expect(walkthrough(context, () => {})).toMatchObject({ steps: [], contradiction: true });
  });

  it('goes on from exclusions that were noted, as long as they are true', () => {
    const context = contextOf('sujiko', '25,13,22,17\nP8,6');
    const next = (noted: readonly Literal[]) =>
      hint(context, { marks: marks(9), noted, struck: [] });
    const first = next([]);
    const noted = first.kind === 'step' ? first.step.conclusions : [];
    expect(noted.length).toBeGreaterThan(0);
    expect(noted.filter(({ holds }) => holds)).toEqual([]);
    const second = next(noted);
    expect(second.kind === 'step' && second.step.conclusions).not.toEqual(noted);
    // Every cell is something: this is not true, and must not be built upon.
    const lies = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => ({ cell: 0, value, holds: false }));
    const third = next(lies);
    expect(third.kind).toBe('step');
  });

  it('builds on what the notes leave out, and says where; what they leave out wrongly comes first', () => {
    const context = contextOf('sudoku', FOUR);
    const next = (struck: readonly Literal[]) =>
      hint(context, { marks: marks(16), noted: [], struck });
    const plain = next([]);
    expect(plain.kind === 'step' && plain.step.notes).toEqual([]);
    // Every cell is noted to be what it is, and nothing else.
    const all = SOLUTION.flatMap((right, cell) =>
      [1, 2, 3, 4].flatMap((value) => (value === right ? [] : [{ cell, value, holds: false }])),
    );
    const noted = next(all);
    if (noted.kind !== 'step') throw new Error('No step is found');
    expect(noted.step.notes.length).toBeGreaterThan(0);
    for (const { cell, value } of noted.step.conclusions) expect(SOLUTION[cell]).toBe(value);
    expect(next([...all, { cell: 1, value: 2, holds: false }])).toEqual({
      kind: 'wrong notes',
      cells: [1],
    });
    // What is right in one solution alone is neither built upon nor called wrong.
    const several = contextOf('sudoku', SEVERAL);
    const struck = [{ cell: 0, value: 1, holds: false }];
    expect(hint(several, { marks: marks(16), noted: [], struck })).toEqual({
      kind: 'nothing',
      solved: false,
    });
  });

  it('cites the clues outside the cells that its reason needs', () => {
    const context = contextOf(
      'paint-by-numbers',
      '5 5\n5\n0\n5\n0\n5\n1 1 1\n1 1 1\n1 1 1\n1 1 1\n1 1 1',
    );
    const found = hint(context, { marks: marks(25), noted: [], struck: [] });
    expect(found.kind === 'step' && found.step.sites).toEqual([1]);
  });
});

describe('the whole explanation', () => {
  it('reports each step as it is found, and ends at the solution', () => {
    const reported: string[] = [];
    const walk = walkthrough(contextOf('sudoku', FOUR), ({ sentence }) => reported.push(sentence));
    expect(walk.steps.map(({ sentence }) => sentence)).toEqual(reported);
    expect(walk.solved).toBe(true);
    const found = walk.steps.flatMap(({ conclusions }) => conclusions);
    expect(found.filter(({ holds }) => holds)).toHaveLength(12);
  });

  it('stops where nothing more is certain', () => {
    const walk = walkthrough(contextOf('sudoku', `${SEVERAL.slice(0, 15)}43.1`), () => {});
    expect(walk).toMatchObject({ solved: false, contradiction: false });
    expect(walk.steps.length).toBeGreaterThan(0);
    expect(walkthrough(contextOf('sudoku', SEVERAL), () => {})).toMatchObject({
      steps: [],
      solved: false,
    });
  });
});

describe('asking the grid', () => {
  const asked = (text: string, cell: number, value: number) =>
    askProver(contextOf('sudoku', text), { cell, value }, () => {});

  it('gives steps that end in what is forced, or impossible', () => {
    const forced = asked(FOUR, 3, 3);
    expect(forced.kind).toBe('forced');
    expect(forced.kind === 'forced' && forced.steps.at(-1)?.conclusions).toEqual([
      { cell: 3, value: 3, holds: true },
    ]);
    const impossible = asked(FOUR, 15, 1);
    expect(impossible).toEqual({ kind: 'impossible', steps: [] });
    const elsewhere = asked(FOUR, 2, 3);
    expect(elsewhere.kind).toBe('impossible');
    expect(elsewhere.kind === 'impossible' && elsewhere.steps.length).toBeGreaterThan(0);
  });

  it('shows a solution of either kind where it is open', () => {
    const open = asked(SEVERAL, 0, 1);
    expect(open.kind === 'open' && [open.withIt[0], open.withoutIt[0]]).toEqual([1, 2]);
  });

  it('has no solution where the clues contradict', () => {
    expect(asked('11..\n....\n....\n....', 5, 3)).toEqual({ kind: 'contradiction' });
  });
});

describe('whether somebody is right so far', () => {
  const struck = (cell: number, value: number): Literal => ({ cell, value, holds: false });

  it('is no where notes leave out the right value, as a hint says', () => {
    const context = contextOf('sudoku', FOUR);
    const noted = { marks: marks(16), struck: [struck(1, SOLUTION[1] ?? 0)] };
    const said = { kind: 'wrong notes', cells: [1] };
    expect(rightness(context, noted)).toEqual(said);
    expect(hint(context, { ...noted, noted: [] })).toEqual(said);
    // A wrong mark comes first, for both.
    const both = { ...noted, marks: marks(16, [2, 3]) };
    expect(rightness(context, both)).toMatchObject({ kind: 'wrong', cells: [2] });
    expect(hint(context, { ...both, noted: [] })).toMatchObject({ kind: 'wrong marks' });
  });

  it('is yes where notes leave out other values, or there are several solutions', () => {
    const wrong = [1, 2, 3, 4].filter((value) => value !== SOLUTION[1]);
    const out = wrong.map((value) => struck(1, value));
    const context = contextOf('sudoku', FOUR);
    expect(rightness(context, { marks: marks(16), struck: out })).toEqual({ kind: 'right' });
    const several = contextOf('sudoku', SEVERAL);
    const one = { marks: marks(16), struck: [struck(0, 1)] };
    expect(rightness(several, one)).toEqual({ kind: 'right' });
  });
});
