import fc from 'fast-check';
import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf, examples } from './examples.ts';
import { trials } from '../src/trials.ts';
import { butFirst, THOROUGH, RELEASE } from './thorough.ts';

const first = [...new Map(examples.toReversed().map((example) => [example.id, example])).values()];

/** What is drawn, typed and pressed, in cells and beside them. */
const TOUCHED = 'sujiko suguru star-battle paint-by-numbers number-workout kakuro skyscrapers';
const touched = first.filter(({ id }) => TOUCHED.split(' ').includes(id));

const LOCKED = 'Printed by the author. Change it in Setting.';

/** Keys that a board or a text box on it knows, but undo: that is how one takes back what was set. */
const KEYS = '1 2 5 9 0 x o a v - . Space Backspace Delete Enter ArrowUp ArrowLeft Home End Escape'
  .concat(
    ' Control+2 Shift+5 Control+a Control+x Control+v Shift+ArrowRight Shift+Enter Shift+Delete',
  )
  .split(' ');

/** Something a hand does to the board: at a place, the nth of all cells and sites. */
const deed = fc.oneof(
  fc.record({ kind: fc.constantFrom('left', 'right', 'wall', 'paste'), at: fc.nat() }),
  fc.record({ kind: fc.constant('drag'), at: fc.nat(), to: fc.nat() }),
  fc.record({
    kind: fc.constant('key'),
    at: fc.nat(),
    key: fc.constantFrom(...KEYS),
  }),
);

for (const [index, { id, text }] of touched.entries()) {
  test(
    `${id}: nothing a hand does to the board while playing changes the puzzle`,
    butFirst(index),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.setViewportSize({ width: 1280, height: 2200 });
      const puzzle = driver(page);
      await puzzle.open(id);
      await puzzle.load(text);
      await expect(page).toHaveURL(new RegExp(`#/${id}/1\\.`));
      await puzzle.choose('Playing');
      const link = page.url();
      await page.evaluate(() => navigator.clipboard.writeText('24'));

      const sites = page.locator('button.board-site-numbers, .site-box input');
      const places = await page.locator('[role=gridcell]').or(sites).all();
      const spot = async (at: number) => {
        const box = await places[at % places.length]?.boundingBox();
        if (box === undefined || box === null) throw new Error(`Nothing to hit at ${at}`);
        return {
          x: box.x + box.width / 2,
          y: box.y + box.height / 2,
          below: box.y + box.height - 1,
        };
      };
      for (const done of fc.sample(deed, { numRuns: trials(30, 5), seed: 7 })) {
        const { x, y, below } = await spot(done.at);
        if ('to' in done) {
          const end = await spot(done.to);
          await page.mouse.move(x, y);
          await page.mouse.down();
          await page.mouse.move(end.x, end.y, { steps: 4 });
          await page.mouse.up();
        } else {
          await page.mouse.click(x, done.kind === 'wall' ? below : y, {
            button: done.kind === 'right' ? 'right' : 'left',
          });
          if ('key' in done) await puzzle.press(done.key);
          if (done.kind === 'paste') await puzzle.press('Control+v', 'Enter');
        }
      }
      // A number beside the cells by itself: it can be gone to and read, but not typed over.
      const all = await sites.all();
      for (const site of all.slice(0, trials(all.length))) {
        await site.click();
        const box = page.locator('input:focus');
        await expect(box).toHaveAttribute('readonly', '');
        const printed = await box.inputValue();
        await page.keyboard.type('24');
        await expect(box).toHaveValue(printed);
        await expect(page.getByText(LOCKED)).toBeVisible();
        await puzzle.press('Escape');
      }
      await puzzle.button('Clear my marks').click();
      await puzzle.mark('Value');
      const open = page.locator('[role=gridcell]:not([data-given])').last();
      await open.focus();
      await page.getByRole('group', { name: 'Keypad' }).getByRole('button').first().click();
      await expect(page.locator('[role=gridcell][data-ink=mark]')).not.toHaveCount(0);

      await expect(puzzle.text).toHaveValue(text);
      expect(page.url()).toBe(link);
      await puzzle.button('Copy link').click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    },
  );
}

test(
  'typing over a printed number says whose it is, moves nothing, and arrows go on',
  { tag: THOROUGH },
  async ({ page }) => {
    // All of the page is seen, so that nothing scrolls.
    await page.setViewportSize({ width: 1280, height: 1600 });
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.load(exampleOf('sudoku', 'newspaper').text);
    await sudoku.choose('Playing');
    await expect(sudoku.cell(3)).toHaveAttribute('aria-readonly', 'true');
    await expect(sudoku.cell(0)).not.toHaveAttribute('aria-readonly');
    const sentence = page.getByText(LOCKED);
    const keypad = page.getByRole('group', { name: 'Keypad' });
    const place = await keypad.boundingBox();
    for (const key of ['9', 'Backspace']) {
      await sudoku.cell(3).click();
      await expect(sentence).toBeHidden();
      await sudoku.press(key);
      await expect(sentence).toBeVisible();
      await expect(sudoku.cell(3)).toHaveText('2');
    }
    expect(await keypad.boundingBox()).toEqual(place);
    await expect(page.locator('[aria-live=polite]').filter({ hasText: LOCKED })).toHaveCount(1);
    await expectAccessible(page);
    await sudoku.press('ArrowLeft');
    await expect(sudoku.cell(2)).toBeFocused();
    await expect(sentence).toBeHidden();
    await sudoku.press('5');
    await expect(sudoku.cell(2)).toHaveAccessibleName('row 1, column 3, your mark 5');
    await sudoku.choose('Setting');
    await sudoku.cell(3).click();
    await sudoku.press('9');
    await expect(sudoku.cell(3)).toHaveAccessibleName(/clue 9/);
    await expect(sentence).toBeHidden();
  },
);

test(
  'a circle is read while playing and changed while setting, and that can be undone',
  { tag: THOROUGH },
  async ({ page }) => {
    const sujiko = driver(page);
    await sujiko.open('sujiko');
    const { text } = exampleOf('sujiko', 'number 3072');
    await sujiko.load(text);
    await sujiko.choose('Playing');
    await sujiko.button('circle A: 25').click();
    const box = page.getByRole('textbox', { name: 'circle A, numbers' });
    await expect(box).toBeFocused();
    await expect(box).toHaveAttribute('readonly', '');
    await expect(page.getByText(LOCKED)).toBeVisible();
    await page.keyboard.type('24');
    await sujiko.press('Enter');
    await expect(page.getByRole('textbox', { name: 'circle B, numbers' })).toHaveValue('13');
    await sujiko.press('Escape');
    await expect(sujiko.text).toHaveValue(text);

    await sujiko.choose('Setting');
    await sujiko.button('circle A: 25').click();
    await page.keyboard.type('24');
    await sujiko.press('Enter', 'Escape');
    await expect(sujiko.button('circle A: 24')).toBeVisible();
    await sujiko.choose('Playing');
    await sujiko.button('Undo').click();
    await expect(sujiko.text).toHaveValue(text);
  },
);

test(
  'a number typed into a fleet and not taken is gone while playing',
  { tag: RELEASE },
  async ({ page }) => {
    const battleship = driver(page);
    await battleship.open('battleship');
    const { text } = exampleOf('battleship');
    await battleship.load(text);
    await battleship.choose('Setting');
    const box = page.getByRole('textbox', { name: /^ships of length 1/ });
    const printed = await box.inputValue();
    await box.fill('999');
    await battleship.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await battleship.choose('Playing');
    await expect(box).toHaveValue(printed);
    await expect(box).toHaveAttribute('readonly', '');
    await expect(page.getByRole('alert')).toBeHidden();
    await box.click();
    await battleship.press('3');
    await expect(page.getByText(LOCKED)).toBeVisible();
    await expect(battleship.text).toHaveValue(text);
  },
);
