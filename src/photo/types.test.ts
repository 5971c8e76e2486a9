import { expect, it } from 'vitest';
import { cellsByArea, piecesOf } from '#grid/areas.ts';
import { readExamples } from '#puzzle/examples.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { slotSymbol } from '#puzzle/slot.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { findPuzzleType } from '#puzzles/all.ts';
import { fewerQuickly, isRelease } from '#trials.ts';
import type { Glyph } from '../../e2e/photo/glyphs.ts';
import { drawShapes } from '../../e2e/photo/glyphs.ts';
import { randomOf } from '../../e2e/photo/random.ts';
import { unpackLayers } from './packing.ts';
import { readPhoto } from './read.ts';
import { drawScene, numberMarks, quadOf, unseenGlyphs } from './testing.ts';
import type { Mark, Scene } from './testing.ts';
import { textsOf } from './texts.ts';
import { WEIGHTS } from './weights.ts';

// Each type's pictures are drawn from its own examples: what stands in them is what is to be read.

const layers = unpackLayers(WEIGHTS);
const letters = unseenGlyphs();
const shapes = drawShapes(randomOf(3), 2).slice(2);
const digitsForSigns: Readonly<Record<string, string>> = { O: '0', X: '1' };

/** How a type is printed: the letter for a symbol of the board, and from which glyphs. */
interface Print {
  readonly id: string;
  readonly glyphs: readonly Glyph[];
  readonly letter: (symbol: string) => string;
}

const same = (symbol: string): string => symbol;
const PRINTS: readonly (readonly [words: string, print: Print])[] = [
  ['Sudokus', { id: 'sudoku', glyphs: letters, letter: same }],
  ['Kurosus with letters', { id: 'kurosu', glyphs: letters, letter: same }],
  [
    'Kurosus with digits',
    { id: 'kurosu', glyphs: letters, letter: (symbol) => digitsForSigns[symbol] ?? symbol },
  ],
  ['Kurosus with circles and crosses', { id: 'kurosu', glyphs: shapes, letter: same }],
  ['Sugurus', { id: 'suguru', glyphs: letters, letter: same }],
  ['Star Battles', { id: 'star-battle', glyphs: [], letter: same }],
];

const CONDITIONS: readonly (readonly [words: string, scene: Partial<Scene>, turn: number])[] = [
  ['a little aslant', {}, 0.07],
  ['out of focus', { blur: 2 }, -0.15],
  ['grainy', { noise: 35 }, 0.1],
  ['half in shadow', { shadow: 0.75 }, -0.05],
  ['across the edge of a shadow', { edge: 0.4 }, 0.03],
  ['on a bent page', { bend: 0.25 }, 0.02],
  ['with faint thin lines', { faint: 0.5 }, 0.04],
];

/** The longer side of a drawn grid, in pixels. */
const SIDE = 440;

/** The type's examples whose size is among those that are read, and whose regions are in one piece each. */
const examplesOf = (type: PuzzleType): readonly Puzzle[] =>
  readExamples(type)
    .map(({ puzzle }) => puzzle)
    .filter((puzzle) => {
      const grid = type.grid(puzzle.parameters);
      const isWhole = cellsByArea(puzzle.areas).every(
        (cells) => grid.shape === 'rectangle' && piecesOf(grid, cells).length === 1,
      );
      if (!isWhole) return false;
      return type.photo?.sizes.some(
        ({ width, height }) => width === grid.rows[0]?.length && height === grid.rows.length,
      );
    });

/** A puzzle's text without title and options: of those a picture says nothing. */
const bareText = (type: PuzzleType, puzzle: Puzzle): string =>
  writePuzzle(type, puzzle)
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n');

/** Numbers of several digits in cells. */
const largeMarks = ({ givens }: Puzzle, across: number): readonly Mark[] =>
  givens.flatMap((given, cell) =>
    given === undefined
      ? []
      : numberMarks(given, (cell % across) + 0.5, Math.floor(cell / across) + 0.5, 0.45),
  );

/** A puzzle's text as it is read of a picture that is drawn of it. */
function readDrawn(
  type: PuzzleType,
  puzzle: Puzzle,
  { glyphs, letter }: Print,
  scene: Partial<Scene>,
  turn: number,
): string {
  const grid = type.grid(puzzle.parameters);
  const across = grid.rows[0]?.length ?? 0;
  const slot = type.slot(puzzle.parameters);
  const areas = puzzle.givens.map(() => 0);
  const drawn = type.areas?.(puzzle) ?? [];
  drawn.forEach((cells, area) => cells.forEach((cell) => (areas[cell] = area)));
  const tall = grid.rows.length / across;
  const isLarge = slot.choices.length > 9;
  const photo = drawScene(
    {
      quad: quadOf(turn, SIDE / Math.max(1, tall), [0.02, 0, 0.03, 0.01, 0, 0.04], tall),
      across,
      cells: puzzle.givens.map((given) =>
        given === undefined || isLarge ? '' : letter(slotSymbol(slot, given)),
      ),
      ...(isLarge ? { marks: largeMarks(puzzle, across), fine: 2 } : {}),
      areas,
      shadow: 0.2,
      seed: 4,
      ...scene,
    },
    glyphs,
  );
  if (type.photo === undefined) throw new Error(`No photos of ${type.id}`);
  const outcome = readPhoto(photo, layers, type.photo);
  if (outcome.kind !== 'read') return outcome.kind;
  const { asks, text } = type.photo;
  // What no picture says is answered as the puzzle has it.
  const answers = { stars: `${Number(puzzle.parameters['stars'])}` };
  const read = readPuzzle(type, text(textsOf(outcome.picture, asks, answers)));
  return read.ok ? bareText(type, read.value) : read.problem.reason;
}

it.each(fewerQuickly(PRINTS, 3))(
  'reads pictures of %s as the puzzles that they were drawn from',
  (name, print) => {
    const type = findPuzzleType(print.id);
    if (type === undefined) throw new Error(`No ${print.id}`);
    const examples = examplesOf(type);
    expect(examples.length).toBeGreaterThan(0);
    // Pictures take their time: each type has others of the conditions.
    const from = PRINTS.findIndex(([words]) => words === name);
    for (let index = from; index < from + (isRelease ? 3 : 1); index += 1) {
      const puzzle = examples[index % examples.length]!;
      const [words, scene, turn] = CONDITIONS[index % CONDITIONS.length]!;
      const read = readDrawn(type, puzzle, print, scene, turn);
      expect([words, read]).toEqual([words, bareText(type, puzzle)]);
    }
  },
);

it('reads a picture of an oblong grid that lies on its side', () => {
  const type = findPuzzleType('kurosu');
  if (type === undefined) throw new Error('No Kurosu');
  const text = '0....0\n..11..\n.1....\n0..0.1\n';
  const puzzle = readPuzzle(type, text);
  if (!puzzle.ok) throw new Error(puzzle.problem.reason);
  const [, digits] = PRINTS[2]!;
  expect(readDrawn(type, puzzle.value, digits, {}, 0.05)).toBe(text);
  expect(readDrawn(type, puzzle.value, digits, {}, Math.PI / 2 + 0.05)).toBe(text);
});
