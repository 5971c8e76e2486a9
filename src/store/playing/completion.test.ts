import { beforeEach, expect, test, vi } from 'vitest';
import { readExamples } from '#puzzle/examples.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { battleship } from '#puzzles/battleship/index.ts';
import { kurosu } from '#puzzles/kurosu/index.ts';
import { paintByNumbers } from '#puzzles/paint-by-numbers/index.ts';
import { puzzleTypes } from '#puzzles/all.ts';
import { starBattle } from '#puzzles/star-battle/index.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import type { HelpTaken } from './completion.ts';
import { enterValue, openDocument, redo, undo, useDocument } from '#store/document/document.ts';
import { lockedGivens, shownGivens } from '#puzzle/pairs.ts';
import { markAll } from '#store/document/marking.ts';
import { speakOf } from '#store/asking/hints.ts';
import { put, showSolution, keepAsMarks } from '#store/solving/solutions.ts';
import { closeCompletion, fullnessOf, help, useCompletion } from './completion.ts';
import { followHelp, recallHelp } from './help.ts';
import { useTrialCheck } from '#store/asking/contradiction.ts';
import { useProof } from '#store/asking/proof.ts';
import { layOver } from '#store/solving/solutions.ts';
import { resetView } from '#store/document/view.ts';
import { fakeSession } from '#store/testing.ts';

fakeSession();

/** A type's first example with its solution, indexed by cell. */
function exampleOf(type: PuzzleType) {
  const [example] = readExamples(type);
  const [solution] = example?.solutions ?? [];
  if (example === undefined || solution === undefined) throw new Error(`${type.id} has no example`);
  return { puzzle: example.puzzle, solution };
}

/** Opens a type's first example and fills every cell except the last one that must be filled. */
function begin(type: PuzzleType) {
  const { puzzle, solution } = exampleOf(type);
  const clues = lockedGivens({ type, puzzle });
  const rest = type.slot(puzzle.parameters).choices.find(({ leftOpen }) => leftOpen)?.value;
  const last = solution.findLastIndex((value, cell) => clues[cell] === undefined && value !== rest);
  const marks = solution.map((value, cell) => (cell === last ? undefined : value));
  openDocument(type, puzzle, { marks });
  resetView('marks');
  return { last, value: solution[last] };
}

/** The browser's storage. */
const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
});

const page = new EventTarget();
vi.stubGlobal('window', page);

followHelp();

beforeEach(() => {
  closeCompletion();
  help.clear();
  kept.clear();
});

const said = () => useCompletion.getState().kind;

for (const type of puzzleTypes) {
  test(`${type.id} is solved by its last cell, and not before`, () => {
    const { last, value } = begin(type);
    expect(said()).toBe('none');
    enterValue('marks', [last], value);
    expect(said()).toBe('solved');
  });
}

test('it is said once, and again only after the board was unsolved', () => {
  const { last, value } = begin(sudoku);
  enterValue('marks', [last], value);
  closeCompletion();
  enterValue('marks', [last], value);
  expect(said()).toBe('none');
  undo();
  redo();
  expect(said()).toBe('solved');
  undo();
  expect(said()).toBe('none');
});

test('a full board that is wrong says no more than that', () => {
  const { last, value = 0 } = begin(sudoku);
  enterValue('marks', [last], value === 9 ? 1 : value + 1);
  expect(useCompletion.getState()).toEqual({ kind: 'wrong' });
  enterValue('marks', [last], value);
  expect(said()).toBe('solved');
});

test('a solved board that is opened says nothing', () => {
  const { puzzle, solution } = exampleOf(sudoku);
  openDocument(sudoku, puzzle, { marks: solution });
  expect(said()).toBe('none');
});

test('hints are counted, each once, and the answer is owned up to', () => {
  const { last, value } = begin(sudoku);
  const step = { kind: 'step', step: {} } as never;
  speakOf({ kind: 'hint', hint: step, why: false });
  speakOf({ kind: 'hint', hint: step, why: true });
  put({ kind: 'unique', solution: [1], milliseconds: 1 });
  showSolution(undefined);
  enterValue('marks', [last], value);
  expect(useCompletion.getState()).toMatchObject({ kind: 'solved', hints: 1, looked: true });
});

const HELPS: Readonly<Record<string, readonly [() => void, Partial<HelpTaken>]>> = {
  'what must, may or cannot be': [
    () =>
      speakOf({ kind: 'standing', cell: 0, value: 1, standing: {} as never, example: undefined }),
    { hints: 1, looked: false },
  ],
  'where a mark is wrong': [
    () => {
      const rightness = { kind: 'wrong', cells: [0], each: true } as const;
      speakOf({ kind: 'rightness', rightness, where: false });
      speakOf({ kind: 'rightness', rightness, where: true });
    },
    { hints: 1, looked: false },
  ],
  'whether all is right so far': [
    () => speakOf({ kind: 'rightness', rightness: { kind: 'right' }, where: false }),
    { hints: 0, looked: false },
  ],
  'whether a trial contradicts': [
    () => useTrialCheck.setState({ kind: 'possible' }, true),
    { hints: 1, looked: false },
  ],
  'what is certain': [() => useProof.setState({ showsCertain: true }), { hints: 0, looked: true }],
  'an answer of the SMT-LIB text': [
    () => layOver({ values: [1], from: 'run' }),
    { hints: 0, looked: true },
  ],
};

test.each(Object.entries(HELPS))(
  '%s is owned up to, in a later visit, too',
  (_, [tell, wanted]) => {
    const { last, value } = begin(sudoku);
    tell();
    layOver(undefined);
    useProof.setState({ showsCertain: false });
    // A later visit: `pagehide` stores the help used, and the next page reads it.
    page.dispatchEvent(new Event('pagehide'));
    help.clear();
    recallHelp();
    enterValue('marks', [last], value);
    expect(useCompletion.getState()).toMatchObject({ kind: 'solved', ...wanted });
  },
);

test('what helped in another tab is not forgotten where more is written down', () => {
  const { last, value } = begin(sudoku);
  layOver({ values: [1], from: 'run' });
  layOver(undefined);
  page.dispatchEvent(new Event('pagehide'));
  const [noted = ''] = kept.values();
  // This tab was opened before the help was stored, so it does not know it.
  help.clear();
  openDocument(kurosu, exampleOf(kurosu).puzzle);
  layOver({ values: [1], from: 'run' });
  page.dispatchEvent(new Event('pagehide'));
  expect([...kept.values()].join('')).toContain(noted.slice(2, -2));
  layOver(undefined);
  begin(sudoku);
  enterValue('marks', [last], value);
  expect(useCompletion.getState()).toMatchObject({ kind: 'solved', looked: true });
});

test('an answer that is kept as marks is not the player who ends', () => {
  const { puzzle, solution } = exampleOf(sudoku);
  openDocument(sudoku, puzzle);
  put({ kind: 'unique', solution, milliseconds: 1 });
  keepAsMarks();
  expect(fullnessOf(useDocument.getState())).toBe('solved');
  expect(said()).toBe('none');
});

for (const [type, fullness] of [
  [paintByNumbers, 'solved'],
  [battleship, 'solved'],
  [kurosu, 'open'],
] as const) {
  test(`${type.id} with only its first value filled in is ${fullness}`, () => {
    const { puzzle, solution } = exampleOf(type);
    const [filled] = type.slot(puzzle.parameters).choices;
    openDocument(type, puzzle);
    markAll(solution.map((value) => (value === filled?.value ? value : undefined)));
    expect(fullnessOf(useDocument.getState())).toBe(fullness);
  });
}

for (const type of [paintByNumbers, battleship, starBattle]) {
  test(`${type.id} with several solutions is finished by its last cell, not by those that suffice`, () => {
    const { puzzle, solution } = exampleOf(type);
    const { choices } = type.slot(puzzle.parameters);
    const filled = choices.find(({ leftOpen }) => leftOpen !== true)?.value;
    const clues = shownGivens({ type, puzzle });
    const last = solution.findLastIndex(
      (value, cell) => value !== filled && clues[cell] === undefined,
    );
    const verdict = { kind: 'several', solutions: [], complete: false, milliseconds: 1 } as const;
    openDocument(type, puzzle);
    resetView('marks');
    put({ kind: 'found', verdict });
    markAll(solution.map((value) => (value === filled ? value : undefined)));
    expect(said()).toBe('none');
    markAll(solution.map((value, cell) => (cell === last ? undefined : value)));
    expect(said()).toBe('none');
    enterValue('marks', [last], solution[last]);
    expect(said()).toBe('solved');
    // Solving again changes nothing, and neither does its outcome.
    put({ kind: 'solving', by: 'rules' });
    put({ ...verdict, listing: false });
    expect(said()).toBe('solved');
  });
}

test('a board that was solved by what suffices is so no more once it has several solutions', () => {
  const { puzzle, solution } = exampleOf(battleship);
  const ship = battleship.slot(puzzle.parameters).choices[0]?.value;
  openDocument(battleship, puzzle);
  put({ kind: 'looking' });
  markAll(solution.map((value) => (value === ship ? value : undefined)));
  expect(said()).toBe('solved');
  const verdict = { kind: 'several', solutions: [], complete: false, milliseconds: 1 } as const;
  put({ kind: 'found', verdict });
  expect(said()).toBe('none');
});

test('a board without clues is never finished', () => {
  const { puzzle, solution } = exampleOf(kurosu);
  const bare = { ...puzzle, givens: puzzle.givens.map(() => undefined) };
  openDocument(kurosu, bare, { marks: solution });
  expect(fullnessOf(useDocument.getState())).toBe('open');
});
