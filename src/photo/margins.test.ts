import { expect, it } from 'vitest';
import { readExamples } from '#puzzle/examples.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { findPuzzleType } from '#puzzles/all.ts';
import { fewerQuickly, firstCases, isRelease } from '#trials.ts';
import { unpackLayers } from './packing.ts';
import { readPhoto } from './read.ts';
import { boxesOf, drawScene, numberMarks, quadOf, unseenGlyphs } from './testing.ts';
import type { Mark, Scene } from './testing.ts';
import { textsOf } from './texts.ts';
import { WEIGHTS } from './weights.ts';

// Pictures of puzzles whose clues stand beside their cells: what stands there is what is to be read.

const layers = unpackLayers(WEIGHTS);
const letters = unseenGlyphs();

/** How high a digit is beside the grid, in cells. */
const HIGH = 0.5;

interface Sides {
  readonly width: number;
  readonly height: number;
  /** The cage of each cell. */
  readonly areas: readonly (number | undefined)[];
}

/** What stands beside the cells of a puzzle, as papers print it. */
const MARKS: Readonly<
  Record<string, (clues: Puzzle['siteClues'], sides: Sides) => readonly Mark[]>
> = {
  // Rows first; a number in each square beside the grid.
  'paint-by-numbers': (clues, { height }) =>
    clues.flatMap((clue = [], line) =>
      clue.flatMap((number, at) => {
        const away = at - clue.length + 0.4;
        return line < height
          ? numberMarks(number, away, line + 0.5, HIGH)
          : numberMarks(number, line - height + 0.5, away, HIGH);
      }),
    ),
  battleship: (clues, { width, height }) =>
    clues
      .slice(0, width + height)
      .flatMap((clue = [], line) =>
        clue.flatMap((number) =>
          line < height
            ? numberMarks(number, width + 0.5, line + 0.5, HIGH)
            : numberMarks(number, line - height + 0.5, height + 0.5, HIGH),
        ),
      ),
  // Left, above, right, below.
  skyscrapers: (clues, { width }) =>
    clues.flatMap((clue = [], at) =>
      clue.flatMap((number) => {
        const [side, along] = [Math.floor(at / width), (at % width) + 0.5];
        const away = side < 2 ? -0.5 : width + 0.5;
        return side % 2 === 0
          ? numberMarks(number, away, along, HIGH)
          : numberMarks(number, along, away, HIGH);
      }),
    ),
  'killer-sudoku': (clues, { width, areas }) =>
    clues.flatMap((clue = [], cage) =>
      clue.flatMap((number) => {
        const cell = areas.indexOf(cage);
        const right = number > 9 ? 0.22 : 0.14;
        return numberMarks(number, (cell % width) + right, Math.floor(cell / width) + 0.17, 0.2);
      }),
    ),
  sujiko: (clues) =>
    clues.flatMap((clue = [], at) =>
      clue.flatMap((number) => numberMarks(number, 1 + (at % 2), 1 + Math.floor(at / 2), 0.22)),
    ),
};

/** What is given in cells of these is not read. */
const UNREAD = ['battleship', 'killer-sudoku'];

/** The part of a picture's width that the grid and what stands beside it take. */
const SIDE = 380;

const CONDITIONS: readonly (readonly [words: string, scene: Partial<Scene>, turn: number])[] = [
  ['a little aslant', {}, 0.04],
  ['half in shadow', { shadow: 0.7 }, -0.05],
  ['grainy', { noise: 30 }, 0.02],
  ['out of focus', { blur: 1 }, -0.03],
  ['on a bent page', { bend: 0.2 }, 0.02],
];

/** A puzzle's text as it is read of a picture that is drawn of it. */
function readDrawn(type: PuzzleType, puzzle: Puzzle, scene: Partial<Scene>, turn: number): string {
  const isKiller = type.id === 'killer-sudoku';
  const grid = type.grid(puzzle.parameters);
  const sides = {
    width: grid.rows[0]?.length ?? 0,
    height: grid.rows.length,
    areas: puzzle.areas,
  };
  const marks = MARKS[type.id]?.(puzzle.siteClues, sides) ?? [];
  const most = (of: 'u' | 'v', sign: number, from: number) =>
    Math.max(0, ...marks.map((mark) => sign * (mark[of] - from) + HIGH));
  const [left, right] = [most('u', -1, 0), most('u', 1, sides.width)];
  const [above, below] = [most('v', -1, 0), most('v', 1, sides.height)];
  const longest = Math.max(sides.width + left + right, sides.height + above + below);
  const cell = SIDE / longest;
  const quad = quadOf(
    turn,
    cell * sides.width,
    [0.01, 0, 0.01, 0.01, 0, 0.01],
    sides.height / sides.width,
  );
  // What stands beside the grid lies in the middle of the picture with it.
  const [aside, under] = [(cell * (left - right)) / 2, (cell * (above - below)) / 2];
  const moved = quad.map(({ x, y }) => ({
    x: x + aside * Math.cos(turn) - under * Math.sin(turn),
    y: y - 10 + aside * Math.sin(turn) + under * Math.cos(turn),
  }));
  const photo = drawScene(
    {
      quad: [moved[0]!, moved[1]!, moved[2]!, moved[3]!],
      across: sides.width,
      cells: puzzle.givens.map((given) =>
        given === undefined || UNREAD.includes(type.id) ? '' : `${given}`,
      ),
      areas: isKiller ? boxesOf(sides.width, [3, sides.width / 3]) : puzzle.givens.map(() => 0),
      ...(isKiller ? { cages: puzzle.areas.map((area) => area ?? -1) } : {}),
      shadow: 0.2,
      seed: 4,
      marks,
      // Digits of at least a dozen pixels.
      fine: Math.max(1, Math.ceil(((isKiller ? 84 : 24) / cell) * 2) / 2),
      ...(type.id === 'sujiko' ? { rings: 0.27 } : {}),
      ...scene,
    },
    letters,
  );
  if (type.photo === undefined) throw new Error(`No photos of ${type.id}`);
  const outcome = readPhoto(photo, layers, type.photo);
  if (outcome.kind !== 'read') return outcome.kind;
  const { asks, text } = type.photo;
  const fleet = puzzle.siteClues
    .slice(sides.width + sides.height)
    .map((clue) => clue?.[0] ?? 0)
    .join(' ')
    .replace(/( 0)+$/, '');
  const read = readPuzzle(type, text(textsOf(outcome.picture, asks, { fleet })));
  return read.ok ? bareText(type, read.value) : read.problem.reason;
}

/** A puzzle's text without what is not read: its title, and what stands in some types' cells. */
const bareText = (type: PuzzleType, puzzle: Puzzle): string =>
  writePuzzle(
    type,
    UNREAD.includes(type.id) ? { ...puzzle, givens: puzzle.givens.map(() => undefined) } : puzzle,
  )
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n');

const examplesOf = (type: PuzzleType): readonly Puzzle[] =>
  readExamples(type)
    .map(({ puzzle }) => puzzle)
    .filter(({ parameters, siteClues }) => {
      const { rows } = type.grid(parameters);
      const isRead = type.photo?.sizes.some(
        ({ width, height }) => width === rows[0]?.length && height === rows.length,
      );
      // The sister puzzle's groups are coloured.
      return isRead && (type.id !== 'sujiko' || siteClues.length === 4);
    })
    // The quick run has the smallest.
    .toSorted((a, b) => a.givens.length - b.givens.length);

it('finds the picture where numbers beside it stand in ruled cells', () => {
  const type = findPuzzleType('paint-by-numbers');
  if (type === undefined) throw new Error('No Paint by Numbers');
  const rows = ['2 1', '1 3', '5', '3', '1 1', '2'];
  const columns = ['3', '2 2', '3', '1 3', '2 1'];
  const text = `5 6\n${[...rows, ...columns].join('\n')}\n`;
  const puzzle = readPuzzle(type, text);
  if (!puzzle.ok) throw new Error(puzzle.problem.reason);
  expect(readDrawn(type, puzzle.value, { ruled: [2, 2] }, 0.04)).toBe(text);
});

it.each(firstCases(['battleship', 'sujiko', 'skyscrapers']))(
  'turns a picture of %s that lies on its side or stands on its head',
  (id) => {
    const type = findPuzzleType(id);
    const [puzzle] = type === undefined ? [] : examplesOf(type);
    if (type === undefined || puzzle === undefined) throw new Error(`No ${id}`);
    for (const quarters of isRelease ? [1, 3] : [1])
      expect(readDrawn(type, puzzle, {}, 0.03 + (quarters * Math.PI) / 2)).toBe(
        bareText(type, puzzle),
      );
  },
);

// In a quick run, numbers in corners and in the first cells of cages.
it.each(fewerQuickly(Object.keys(MARKS).toReversed(), 2))(
  'reads pictures of %s as the puzzles that they were drawn from',
  (id) => {
    const type = findPuzzleType(id);
    if (type === undefined) throw new Error(`No ${id}`);
    const examples = examplesOf(type);
    // Pictures take their time: each type has others of the conditions.
    const from = isRelease ? Object.keys(MARKS).indexOf(id) : 0;
    for (let index = from; index < from + (isRelease ? 2 : 1); index += 1) {
      const puzzle = examples[index % examples.length]!;
      const [words, scene, turn] = CONDITIONS[index % CONDITIONS.length]!;
      const read = readDrawn(type, puzzle, scene, turn);
      expect([words, read]).toEqual([words, bareText(type, puzzle)]);
    }
  },
);
