import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { authorSlot, slotValues } from '#puzzle/slot.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { arbitraryPuzzle } from '#puzzles/arbitrary.ts';
import { puzzleTypes } from '#puzzles/all.ts';
import { trials } from '#trials.ts';
import {
  clearLayer,
  endStroke,
  enterClue,
  enterValue,
  openDocument,
  startStroke,
  undo,
  useDocument,
} from './document.ts';
import { drawArea, eraseAreas, joinArea, toggleWall } from './drawing.ts';
import { shownGivens } from '#puzzle/pairs.ts';
import type { Layer } from './layer.ts';
import { resetView, select, useView } from './view.ts';

/** The payload of the link to the board's puzzle. */
const held = (): string => {
  const { type, puzzle } = useDocument.getState();
  return writePuzzle(type, puzzle);
};

const LAYERS: readonly Layer[] = ['clues', 'areas', 'marks'];

/** An edit that a key, a press or a drag may trigger, on any board. */
function handOf(type: PuzzleType, puzzle: Puzzle): fc.Arbitrary<() => void> {
  const cell = fc.nat(puzzle.givens.length - 1);
  const cells = fc.uniqueArray(cell, { minLength: 1, maxLength: 5 });
  const choices = type.slot(puzzle.parameters).choices.map(({ value }) => value);
  const value = fc.option(fc.constantFrom(...choices), { nil: undefined });
  const clue = fc.option(fc.array(fc.nat(30), { maxLength: 3 }), { nil: undefined });
  const edits = [
    fc.tuple(fc.constantFrom(...LAYERS), cells, value).map((entry) => () => enterValue(...entry)),
    fc.tuple(cells, fc.nat(5)).map((area) => () => joinArea(...area)),
    cells.map((drawn) => () => drawArea(drawn)),
    cells.map((erased) => () => eraseAreas(erased)),
    fc.tuple(cell, cell).map((wall) => () => toggleWall(...wall)),
    fc.constant(() => clearLayer('marks')),
    cell.map((cursor) => () => select(cursor)),
    fc.constant(startStroke),
    fc.constant(endStroke),
  ];
  return puzzle.siteClues.length === 0
    ? fc.oneof(...edits)
    : fc.oneof(
        ...edits,
        fc.tuple(fc.nat(puzzle.siteClues.length - 1), clue).map((at) => () => enterClue(...at)),
      );
}

const played = (type: PuzzleType) =>
  arbitraryPuzzle(type).chain((puzzle) =>
    fc.record({
      puzzle: fc.constant(puzzle),
      edits: fc.array(handOf(type, puzzle), { minLength: 1, maxLength: 20 }),
    }),
  );

beforeEach(() => {
  endStroke();
  resetView('clues');
});

for (const type of puzzleTypes) {
  test(`${type.name}: nothing done by hand while playing changes what a link holds`, () => {
    fc.assert(
      fc.property(played(type), ({ puzzle, edits }) => {
        openDocument(type, puzzle);
        resetView('marks');
        const before = held();
        for (const edit of edits) edit();
        endStroke();
        expect(held()).toBe(before);
      }),
      { numRuns: trials(60, 6) },
    );
  });

  test(`${type.name}: while setting, the same clues are entered`, () => {
    fc.assert(
      fc.property(arbitraryPuzzle(type), fc.nat(), (puzzle, at) => {
        openDocument(type, puzzle);
        resetView('clues');
        const before = held();
        if (type.givenCells === false && puzzle.siteClues.length === 0) {
          const cell = at % puzzle.givens.length;
          if (puzzle.areas[cell] === undefined) drawArea([cell]);
          else eraseAreas([cell]);
        } else if (type.givenCells === false) {
          const site = at % puzzle.siteClues.length;
          enterClue(site, puzzle.siteClues[site] === undefined ? [1] : undefined);
        } else {
          const white = [...puzzle.givens.keys()].filter((of) => puzzle.blackCells[of] !== true);
          fc.pre(white.length > 0);
          const cell = white[at % white.length] ?? 0;
          const [choice] = authorSlot(type.slot(puzzle.parameters)).choices;
          const printed = shownGivens({ type, puzzle })[cell];
          enterValue('clues', [cell], printed === undefined ? choice?.value : undefined);
        }
        expect(held()).not.toBe(before);
      }),
      { numRuns: trials(60, 6) },
    );
  });

  test(`${type.name}: while playing, open cells take marks and printed ones refuse them`, () => {
    fc.assert(
      fc.property(arbitraryPuzzle(type), fc.nat(), (puzzle, at) => {
        openDocument(type, puzzle);
        resetView('marks');
        const cell = at % puzzle.givens.length;
        const [value] = slotValues(type.slot(puzzle.parameters));
        const printed = shownGivens({ type, puzzle })[cell] !== undefined;
        select(cell);
        enterValue('marks', [cell], value);
        expect(useDocument.getState().marks[cell]).toBe(printed ? undefined : value);
        expect(useView.getState().refused).toBe(printed);
        select(0);
        expect(useView.getState().refused).toBe(false);
      }),
      { numRuns: trials(120, 6) },
    );
  });
}

function typeOf(id: string): PuzzleType {
  const type = puzzleTypes.find((each) => each.id === id);
  if (type === undefined) throw new Error(`No type ${id}`);
  return type;
}

test('a board whose chosen layer the puzzle lacks is played, and locked', () => {
  const sudoku = typeOf('sudoku');
  openDocument(sudoku, emptyPuzzle(sudoku));
  resetView('areas');
  const before = held();
  enterValue('clues', [0], 1);
  expect(held()).toBe(before);
});

test('what was set can be undone while playing', () => {
  const sujiko = typeOf('sujiko');
  openDocument(sujiko, emptyPuzzle(sujiko));
  const before = held();
  enterClue(0, [25]);
  expect(held()).not.toBe(before);
  resetView('marks');
  undo();
  expect(held()).toBe(before);
});
