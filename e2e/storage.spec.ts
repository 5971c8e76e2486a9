import { driver, expect, test } from './driver.ts';
import { library } from './library.ts';
import { butFirst, THOROUGH } from './thorough.ts';

// Browsers that keep less than they should, or nothing.

/** A browser in which the library fails from some step on: opening it, or writing into it. */
const failing = {
  'opening the database throws': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not here', 'SecurityError');
    };
  },
  'opening the database fails': () => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function fail() {
      return open.call(this, 'gridproof', -0.5);
    };
  },
  'the database never answers': () => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function stall(name, version) {
      const request = open.call(this, `${name}-stalled`, version);
      request.addEventListener = () => {};
      return request;
    };
  },
  'each transaction is refused': () => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('closing', 'InvalidStateError');
    };
  },
  'writing is refused for want of room': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'reading one entry is refused': () => {
    IDBObjectStore.prototype.get = () => {
      throw new DOMException('broken', 'UnknownError');
    };
  },
  'reading in order is refused': () => {
    IDBIndex.prototype.openCursor = () => {
      throw new DOMException('broken', 'UnknownError');
    };
  },
  'no transaction can be committed': () => {
    IDBTransaction.prototype.commit = () => {
      throw new DOMException('broken', 'UnknownError');
    };
  },
  'the transaction is aborted at its end': () => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function abort(value, key) {
      const request = put.call(this, value, key);
      this.transaction.abort();
      return request;
    };
  },
} as const;

for (const [index, [what, fail]] of Object.entries(failing).entries()) {
  test(
    `where ${what}, what is done is still there after the page is opened again`,
    butFirst(index),
    async ({ page }) => {
      await page.addInitScript(fail);
      const sudoku = driver(page);
      await sudoku.open('sudoku');
      await sudoku.cell(0).click();
      await sudoku.press('5');
      await sudoku.choose('Playing');
      await sudoku.cell(1).click();
      await sudoku.press('6');
      // By way of the start page, within the visit.
      await page.evaluate(() => void (location.hash = '#/'));
      await expect(sudoku.cell(1)).toHaveCount(0);
      await page.evaluate(() => void (location.hash = '#/sudoku'));
      await expect(sudoku.cell(1)).toHaveText('6');
      await page.reload();
      await expect(sudoku.cell(0)).toHaveText('5');
      await expect(sudoku.cell(1)).toHaveText('6');
      await page.goto('./#/');
      await page.goto('./#/sudoku');
      await expect(sudoku.cell(1)).toHaveText('6');
      await expect(page.getByText('This browser keeps nothing')).toHaveCount(0);
    },
  );

  // There the library itself takes everything.
  if (what === 'reading in order is refused') continue;
  test(
    `where ${what} and nothing else is kept either, a line says so, and playing goes on`,
    { tag: THOROUGH },
    async ({ page }) => {
      await page.addInitScript(fail);
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      const sudoku = driver(page);
      await sudoku.open('sudoku');
      await sudoku.cell(0).click();
      await sudoku.press('5');
      const line = page.getByText('Your work cannot be saved in this browser');
      await expect(line).toBeVisible();
      await expect(page).toHaveURL(/1\./);
      const address = page.url();
      await sudoku.press('ArrowRight', '6');
      await expect(sudoku.cell(1)).toHaveText('6');
      // The address is the way back to the clues.
      await expect.poll(() => page.url()).not.toBe(address);
      // As long as the page is there, it has the rest.
      await sudoku.choose('Playing');
      await sudoku.cell(2).click();
      await sudoku.press('7');
      await page.getByRole('link', { name: 'My puzzles', exact: true }).click();
      await expect(page.getByText('Your work cannot be saved in this browser')).toBeVisible();
      await expect(page.getByText('is kept here, in this browser')).toHaveCount(0);
      await page.goBack();
      await expect(sudoku.cell(2)).toHaveText('7');
      await page.reload();
      await expect(sudoku.cell(1)).toHaveText('6');
    },
  );
}

test('a browser that keeps nothing is said to before anything is done', async ({ page }) => {
  await page.addInitScript(failing['opening the database throws']);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await driver(page).open('sudoku');
  await expect(page.getByText('Your work cannot be saved in this browser')).toBeVisible();
});

test(
  'what did not fit in once is in the library when there is room again',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.addInitScript(() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function refuse(value, key) {
        if (sessionStorage.getItem('room') === null) throw new DOMException('full');
        return put.call(this, value, key);
      };
    });
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.cell(0).click();
    await sudoku.press('5');
    await page.evaluate(() => sessionStorage.setItem('room', 'yes'));
    await page.goto('about:blank');
    await page.goto('./#/');
    await page.getByRole('link', { name: /^Sudoku, \d+ \w+$/ }).click();
    await expect(sudoku.cell(0)).toHaveText('5');
    expect(await library(page)).toHaveLength(1);
  },
);
