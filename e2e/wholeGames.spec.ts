import type { Page } from '@playwright/test';
import type { Direction } from '../src/grid/direction.ts';
import { neighbour } from '../src/grid/grid.ts';
import { driver, expect, test } from './driver.ts';
import { picturedOf, typeIds } from './examples.ts';
import { fingersOn, middleOf } from './finger.ts';
import { openCells, solved } from './play.ts';
import type { Driver } from './play.ts';
import { RELEASE, THOROUGH } from './thorough.ts';

// Each type is played from its picture on the start page to its ending, as a person would: by mouse,
// by keyboard or by touch.

/** What there is to enter: a cell and its value. */
type Entry = readonly [cell: number, value: string];

/** How cells take their values: typed, by presses that step through X and O, or by strokes. */
const GESTURES: Readonly<Record<string, 'cycle' | 'stroke'>> = {
  akari: 'cycle',
  aquarium: 'stroke',
  battleship: 'cycle',
  cave: 'cycle',
  'country-road': 'stroke',
  creek: 'cycle',
  dominosa: 'cycle',
  galaxies: 'stroke',
  hashi: 'cycle',
  heyawake: 'cycle',
  hitori: 'cycle',
  kuromasu: 'cycle',
  kurosu: 'cycle',
  lits: 'cycle',
  magnets: 'cycle',
  masyu: 'stroke',
  minesweeper: 'cycle',
  mosaic: 'stroke',
  norinori: 'cycle',
  nurikabe: 'cycle',
  numberlink: 'stroke',
  nurimisaki: 'cycle',
  'paint-by-numbers': 'stroke',
  shakashaka: 'cycle',
  shikaku: 'stroke',
  shimaguni: 'cycle',
  slant: 'cycle',
  slitherlink: 'stroke',
  snake: 'cycle',
  'star-battle': 'cycle',
  tapa: 'cycle',
  tents: 'cycle',
  thermometers: 'stroke',
  yajilin: 'stroke',
  'yin-yang': 'cycle',
};

/** Where a 0 may be left open: water, a blank cell, an empty one. */
const LEAVES_OPEN = [
  'akari',
  'aquarium',
  'battleship',
  'cave',
  'country-road',
  'creek',
  'dominosa',
  'easy-as-abc',
  'galaxies',
  'hashi',
  'heyawake',
  'hitori',
  'kuromasu',
  'lits',
  'magnets',
  'masyu',
  'minesweeper',
  'mosaic',
  'norinori',
  'numberlink',
  'nurikabe',
  'nurimisaki',
  'off-by-one-sums',
  'paint-by-numbers',
  'shakashaka',
  'shikaku',
  'shimaguni',
  'slitherlink',
  'snake',
  'star-battle',
  'tapa',
  'tents',
  'thermometers',
  'yajilin',
];

type Way = 'mouse' | 'keyboard' | 'touch';

/** A gesture or shape of its own is tried in all ways, what is alike in one of them; fingers play the rest. */
const WAYS: Readonly<Record<string, readonly Way[]>> = {
  kurosu: ['mouse', 'keyboard', 'touch'],
  'paint-by-numbers': ['mouse', 'keyboard', 'touch'],
  'number-workout': ['mouse', 'keyboard', 'touch'],
  sudoku: ['mouse'],
  kakuro: ['mouse'],
  battleship: ['keyboard'],
  futoshiki: ['keyboard'],
  'killer-sudoku': ['keyboard'],
  masyu: ['mouse'],
};

/** What the quick run has; `ending.spec.ts` plays by keyboard there. */
const QUICK = ['kurosu by mouse', 'sujiko by touch'];
/** What a thorough run has besides: a picture by mouse, signs by keyboard. */
const MORE = ['paint-by-numbers by mouse', 'futoshiki by keyboard'];

const first = typeIds.map(picturedOf);

const tagOf = (title: string): { readonly tag: string[] } => ({
  tag: QUICK.includes(title) ? [] : [MORE.includes(title) ? THOROUGH : RELEASE],
});

/** Goes from the start page to the puzzle that is pictured there, and finds what is to be entered. */
async function begin(page: Page, id: string, answer: readonly string[]) {
  await page.goto('./');
  await page.locator(`.gallery-example[href^="#/${id}/1."]`).click();
  await expect(page.getByRole('grid')).toBeVisible();
  const playing = page.getByRole('radio', { name: 'Playing' });
  if ((await playing.count()) > 0) await expect(playing).toBeChecked();
  const all = (await openCells(page)).map((cell): Entry => [cell, answer[cell] ?? '']);
  const needed = all.filter(([, value]) => value !== '0' || !LEAVES_OPEN.includes(id));
  return { puzzle: driver(page), all, needed };
}

/** Enters one after the other; the ending comes with the last of them. */
async function playAll<Each>(
  page: Page,
  entries: readonly Each[],
  enter: (entry: Each) => Promise<void>,
): Promise<void> {
  for (const entry of entries.slice(0, -1)) await enter(entry);
  await expect(solved(page)).toBeHidden();
  for (const entry of entries.slice(-1)) await enter(entry);
  await expect(solved(page)).toBeVisible();
}

/** How often a cell is pressed until it has a value: X or a ship comes first, then O or water; triangles go on. */
const pressesTo = (value: string): number => (value === '0' ? 2 : Number(value));

/** Runs of cells side by side in a row, as the first and the last of each; `cells` are ascending. */
function strokesOf(
  cells: readonly number[],
  width: number,
): readonly (readonly [number, number])[] {
  const strokes: [number, number][] = [];
  for (const cell of cells) {
    const before = strokes.at(-1);
    if (before?.[1] === cell - 1 && cell % width > 0) before[1] = cell;
    else strokes.push([cell, cell]);
  }
  return strokes;
}

/** Types whose values are letters, A for 1. */
const LETTERED = ['easy-as-abc'];

/** The keys of the keypad for a value; a number of several figures has one for each. */
const keysOf = (puzzle: Driver, id: string, value: string) =>
  (LETTERED.includes(id) ? [String.fromCharCode(64 + Number(value))] : [...value]).map((sign) =>
    puzzle.page
      .getByRole('group', { name: 'Keypad' })
      .getByRole('button', { name: `Enter ${sign}` }),
  );

/** The keys that lead from each cell to the cell beside it, found as they lie on the screen. */
async function waysOn(page: Page) {
  const centres = await page.locator('[role=gridcell]').evaluateAll((cells) =>
    cells
      .toSorted((a, b) => Number(a.getAttribute('data-cell')) - Number(b.getAttribute('data-cell')))
      .map((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      }),
  );
  const grid = { shape: 'rectangle', width: 0, height: 0, centres, rows: [], columns: [] } as const;
  const DIRECTIONS: readonly Direction[] = ['right', 'down', 'left', 'up'];
  const next = centres.map((_, cell) =>
    DIRECTIONS.map((direction) => [direction, neighbour(grid, cell, direction)] as const),
  );
  /** The shortest way. */
  return (from: number, to: number): readonly string[] => {
    const ways = new Map<number, readonly Direction[]>([[from, []]]);
    for (const [cell, way] of ways) {
      for (const [direction, other] of next[cell] ?? []) {
        if (other !== undefined && !ways.has(other)) ways.set(other, [...way, direction]);
      }
    }
    return (ways.get(to) ?? []).map((way) => `Arrow${way[0]?.toUpperCase()}${way.slice(1)}`);
  };
}

for (const { id, text, answers } of first) {
  const [answer = []] = answers;
  // A picture begins with its width and height.
  const width = Number(/^(\d+) \d+$/m.exec(text)?.[1]);

  const ways = WAYS[id] ?? ['touch'];

  if (ways.includes('keyboard'))
    test(`${id} by keyboard`, tagOf(`${id} by keyboard`), async ({ page }) => {
      test.slow();
      const { puzzle, all, needed } = await begin(page, id, answer);
      const wayTo = await waysOn(page);
      await puzzle.press('Control+Home');
      let at = 0;
      const [last = -1] = needed.at(-1) ?? [];
      // A large picture has blanks by the hundred.
      for (const [cell, value] of GESTURES[id] === 'stroke' ? needed : all) {
        await puzzle.press(...wayTo(at, cell));
        await expect(puzzle.cell(cell)).toBeFocused();
        at = cell;
        if (cell === last) await expect(solved(page)).toBeHidden();
        await puzzle.press(...(LETTERED.includes(id) ? [value] : value));
        if (cell === last) await expect(solved(page)).toBeVisible();
      }
    });

  if (ways.includes('mouse'))
    test(`${id} by mouse`, tagOf(`${id} by mouse`), async ({ page }) => {
      test.slow();
      const { puzzle, needed } = await begin(page, id, answer);
      if (GESTURES[id] === 'stroke') {
        const cells = needed.map(([cell]) => cell);
        return playAll(page, strokesOf(cells, width), async ([from, to]) => {
          await puzzle.drag([from, to]);
        });
      }
      return playAll(page, needed, async ([cell, value]) => {
        if (GESTURES[id] === 'cycle') {
          for (let press = 0; press < pressesTo(value); press += 1) await puzzle.cell(cell).click();
        } else {
          await puzzle.cell(cell).click();
          for (const key of keysOf(puzzle, id, value)) await key.click();
        }
      });
    });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

    if (ways.includes('touch'))
      test(`${id} by touch`, tagOf(`${id} by touch`), async ({ page }) => {
        test.slow();
        const { puzzle, needed } = await begin(page, id, answer);
        if (GESTURES[id] === 'stroke') {
          const fingers = await fingersOn(page);
          const cells = needed.map(([cell]) => cell);
          return playAll(page, strokesOf(cells, width), async ([from, to]) => {
            await fingers.draw(await middleOf(puzzle.cell(from)), await middleOf(puzzle.cell(to)));
          });
        }
        return playAll(page, needed, async ([cell, value]) => {
          if (GESTURES[id] === 'cycle') {
            for (let press = 0; press < pressesTo(value); press += 1) await puzzle.cell(cell).tap();
          } else {
            await puzzle.cell(cell).tap();
            for (const key of keysOf(puzzle, id, value)) await key.tap();
          }
        });
      });
  });
}
