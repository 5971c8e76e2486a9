import type { Page } from '@playwright/test';
import { readFunctionNames } from '../src/engine/z3/slim/functionNames.ts';
import { readOriginalZ3, readZ3 } from '../src/engine/z3/slim/read.ts';
import { isInSlim, slimDown } from '../src/engine/z3/slim/slim.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import { holdZ3 } from './z3.ts';
import { THOROUGH } from './thorough.ts';

// Z3 comes by itself here.
test.use({ savesData: false });

const sudokuText = exampleOf('sudoku', 'newspaper').text;
const sudokuAnswer = exampleOf('sudoku', 'newspaper').answers[0] ?? [];

// Rows hold 40 more than columns: nothing small contradicts, so it takes minutes to prove.
const ENDLESS = ['8 9', ...Array(8).fill('20'), ...Array(8).fill('15')].join('\n');

/** Ends all workers as a browser short of memory does: in the middle of what they are at. */
async function killWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const attached: string[] = [];
  devtools.on('Target.attachedToTarget', ({ sessionId }) => attached.push(sessionId));
  await devtools.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  // A busy worker hears this only once it is interrupted, so it must not be waited for.
  for (const worker of page.workers()) void worker.evaluate(() => self.close()).catch(() => {});
  const message = JSON.stringify({ id: 1, method: 'Runtime.terminateExecution' });
  // One that has ended by itself meanwhile has no session any more.
  await Promise.allSettled(
    attached.map((sessionId) =>
      devtools.send('Target.sendMessageToTarget', { sessionId, message }),
    ),
  );
  await devtools.detach();
}

test(
  'solves on a plain static host, in a subfolder, without cross-origin isolation',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    expect(new URL(page.url()).pathname).not.toBe('/');
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
    await sudoku.load(sudokuText);
    await sudoku.solve();
    await sudoku.expectVerdict('unique', /^One solution\.$/);
    await sudoku.expectAnswer(sudokuAnswer);
    for (const name of ['gridproof:solve', 'gridproof:ready']) {
      await expect
        .poll(() => page.evaluate((of) => performance.getEntriesByName(of).length, name), {
          timeout: 60_000,
        })
        .toBe(1);
    }
  },
);

test('clues typed one by one are solved, and wrong ones have no solution', async ({ page }) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await page.getByRole('combobox', { name: 'Size' }).selectOption('4');
  await sudoku.cell(0).click();
  await sudoku.press('1', 'ArrowRight', '2', 'ArrowDown', '3', 'ArrowDown', '1', 'ArrowRight', '3');
  await sudoku.solve();
  await sudoku.expectVerdict('several', '2 solutions, showing 1 of 2.');
  await sudoku.cell(15).click();
  await sudoku.press('1');
  await sudoku.expectVerdict('idle');
  await sudoku.solve();
  await sudoku.expectVerdict('unique');
  await sudoku.cell(14).click();
  await sudoku.press('1');
  await sudoku.solve();
  await sudoku.expectVerdict('none', /^No solution: these clues contradict each other\./);
});

test(
  'a puzzle is proved before Z3 is there, and Z3 then finds no other solution',
  { tag: THOROUGH },
  async ({ page }) => {
    const arrive = await holdZ3(page);
    const sudoku = driver(page);
    const verdict = page.getByRole('region', { name: 'Verdict' });
    await sudoku.open('sudoku');
    const live = page.getByRole('checkbox', { name: 'Live check' });
    await live.focus();
    await expect(page.getByRole('progressbar', { name: 'Fetching the solver' })).toBeVisible();
    await expect(live).toBeFocused();
    await sudoku.load(sudokuText);
    await sudoku.solve();
    await sudoku.expectVerdict('unique');
    await sudoku.expectAnswer(sudokuAnswer);
    await expect(verdict).toContainText('Asking Z3 as well…');
    arrive();
    await expect(verdict).toContainText('Z3 agrees.', { timeout: 60_000 });
  },
);

test(
  'what the slim part of Z3 lacks is asked of the whole, and only that is then fetched',
  { tag: THOROUGH },
  async ({ page }) => {
    const names = readFunctionNames(readOriginalZ3());
    const isLacking = (index: number) => names[index]?.startsWith('sat::solver::check(') === true;
    const isThere = (index: number) => isInSlim(index) && !isLacking(index);
    const body = Buffer.from(slimDown(readZ3('whole'), isThere));
    const fetched: string[] = [];
    await page.route('**/*.wasm', (route) => {
      const isSlim = route.request().url().includes('z3-slim');
      fetched.push(isSlim ? 'slim' : 'whole');
      return isSlim ? route.fulfill({ body, contentType: 'application/wasm' }) : route.continue();
    });
    const sudoku = driver(page);
    const verdict = page.getByRole('region', { name: 'Verdict' });
    await sudoku.open('sudoku');
    await sudoku.load(sudokuText);
    await sudoku.solve();
    await expect(verdict).toContainText('Z3 agrees.', { timeout: 60_000 });
    await sudoku.expectAnswer(sudokuAnswer);
    await sudoku.load(exampleOf('sudoku', 'small').text);
    await sudoku.solve();
    await expect(verdict).toContainText('Z3 agrees.', { timeout: 60_000 });
    expect(fetched).toEqual(['slim', 'whole']);
  },
);

test.describe('where the browser saves data', () => {
  test.use({ savesData: true });

  test(
    'Z3 is fetched when it is asked for, and not before',
    { tag: THOROUGH },
    async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      const isFetched = () => fetched.some((url) => url.endsWith('.wasm'));
      const sudoku = driver(page);
      const verdict = page.getByRole('region', { name: 'Verdict' });
      await sudoku.open('sudoku');
      await sudoku.load(sudokuText);
      await sudoku.solve();
      await sudoku.expectVerdict('unique');
      await expect(verdict).toContainText(/Proof of \d+ steps?, checked\. Ask Z3, too/);
      expect(isFetched()).toBe(false);
      await sudoku.button('Ask Z3, too').click();
      await expect(verdict).toContainText('Z3 agrees.', { timeout: 60_000 });
      expect(isFetched()).toBe(true);
    },
  );
});

test(
  'without Z3 a puzzle is still proved and hinted at; what needs Z3 says why not, and a retry works',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.load(sudokuText);
    await sudoku.solve();
    await sudoku.expectVerdict('unique');
    await sudoku.expectAnswer(sudokuAnswer);
    await sudoku.button('Hide answer').click();
    await page.getByRole('tab', { name: 'Hint' }).click();
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('button', { name: 'Hint', exact: true }).click();
    await panel.getByRole('button', { name: 'Why?' }).click();
    await expect(panel.getByRole('region', { name: 'Reason' })).toBeVisible();
    const explain = panel.getByRole('button', { name: 'Explain the whole solution' });
    await explain.click();
    await expect(panel).toContainText('The solver could not be downloaded.');
    await expect(sudoku.text).toHaveValue(sudokuText);
    await page.unroute('**/*.wasm');
    await explain.click();
    await expect(panel).toContainText(/Solved in \d+ steps/, { timeout: 60_000 });
  },
);

test.describe('while Z3 is not fetched', () => {
  // Chromium has crashed here: no worker is to end in the middle of compiling it.
  test.use({ savesData: true });

  test('a killed worker becomes a sentence, the board stays, and the next solve works', async ({
    page,
  }) => {
    const sums = driver(page);
    const { text, answers } = exampleOf('off-by-one-sums', 'Logelei, ZEITmagazin 2022, number 32');
    await sums.open('off-by-one-sums');
    await page.getByRole('checkbox', { name: 'Live check' }).uncheck();
    await sums.load(ENDLESS);
    const before = await sums.text.inputValue();
    await sums.solve();
    await sums.expectVerdict('solving');
    await killWorkers(page);
    await sums.expectVerdict(
      'failed',
      'The solver stopped unexpectedly. Your puzzle is untouched; please try again.',
    );
    await expect(sums.text).toHaveValue(before);
    await sums.button('Try again').click();
    await sums.expectVerdict('solving');
    await sums.load(text);
    await sums.solve();
    await sums.expectVerdict('unique');
    await sums.expectAnswer(answers[0] ?? []);
  });
});

test(
  'Cancel works in the middle of a solve, and the next solve works',
  { tag: THOROUGH },
  async ({ page }) => {
    const sums = driver(page);
    const { text, answers } = exampleOf('off-by-one-sums', 'Logelei, ZEITmagazin 2022, number 32');
    await sums.open('off-by-one-sums');
    await sums.load(ENDLESS);
    const place = async () => {
      const box = await sums.button('Solve').boundingBox();
      return [box?.x, box?.width];
    };
    const before = await place();
    await sums.solve();
    await sums.expectVerdict('solving');
    // Who presses Cancel as the verdict comes must not press Solve again.
    expect(await place()).toEqual(before);
    await expect(page.getByText(/ \d+ seconds so far, at most five minutes\./)).toBeVisible();
    await sums.button('Cancel').click();
    await sums.expectVerdict('idle');
    await expect(page.getByText('seconds so far')).toHaveCount(0);
    await sums.load(text);
    await sums.solve();
    await sums.expectVerdict('unique');
    await sums.expectAnswer(answers[0] ?? []);
  },
);
