import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import { holdBack } from './holdBack.ts';
import { RELEASE, THOROUGH } from './thorough.ts';

const { text, answers } = exampleOf('sujiko', 'The Daily Telegraph, number 3072');
const answer = answers[0] ?? [];

async function openSmtlib(page: Page) {
  const board = driver(page);
  await board.open('sujiko');
  await board.load(text);
  await page.getByRole('tab', { name: 'SMT-LIB' }).click();
  const editor = page.getByRole('textbox', { name: 'SMT-LIB text' });
  await expect(editor).toContainText('(declare-const V0 Int)');
  const put = async (script: string) => {
    await editor.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.insertText(script);
  };
  /** The whole text; the editor itself has only the lines in view on the page. */
  const save = async () => {
    const coming = page.waitForEvent('download');
    await board.button('Save as .smt2').click();
    return readFile(await (await coming).path(), 'utf8');
  };
  return { ...board, editor, put, save, panel: page.getByRole('tabpanel') };
}

test('the text is run as it stands, and its model laid over the board', async ({ page }) => {
  const smtlib = await openSmtlib(page);
  await smtlib.button('Run').click();
  await expect(smtlib.panel).toContainText('sat: 9 of 9 cells laid over the board.', {
    timeout: 60_000,
  });
  await smtlib.expectAnswer(answer);
  await expect(smtlib.panel).toContainText('9 unknowns, ');
  await expectAccessible(page);
  await smtlib.button('Hide').click();
  await smtlib.expectAnswer(answer.map((value, cell) => (cell === 8 ? value : '')));
});

test(
  'while the whole of Z3 is on its way, a run says so and waits',
  { tag: THOROUGH },
  async ({ page }) => {
    const arrive = await holdBack(page, /\/z3-(?!slim)[^/]*\.wasm/);
    const smtlib = await openSmtlib(page);
    await smtlib.button('Run').click();
    await expect(smtlib.panel).toContainText('Downloading Z3, 0 %. Then it runs.');
    arrive();
    await expect(smtlib.panel).toContainText('sat: 9 of 9 cells laid over the board.', {
      timeout: 60_000,
    });
  },
);

test(
  'a text of one’s own is run, errors are at their line, and the puzzle’s own comes back',
  { tag: THOROUGH },
  async ({ page }) => {
    const smtlib = await openSmtlib(page);
    await smtlib.put('(declare-const V0 Int)\n(assert (= W 1))\n(assert (= V0 4))\n(check-sat)');
    await smtlib.button('Run').click();
    const printed = page.getByRole('list', { name: 'What Z3 printed' });
    await expect(printed).toContainText('line 2 column 11: unknown constant W', {
      timeout: 60_000,
    });
    await expect(smtlib.cell(0)).toHaveAttribute('data-value', '4');
    await smtlib.button('Back to the puzzle’s own text').click();
    await expect(smtlib.editor).toContainText('The Daily Telegraph, number 3072');
  },
);

test('assertions that cannot hold together are named', { tag: THOROUGH }, async ({ page }) => {
  const smtlib = await openSmtlib(page);
  await smtlib.put(
    '(declare-const V0 Int)\n(assert (! (< V0 2) :named small))\n(assert (! (> V0 2) :named large))\n(check-sat)',
  );
  await smtlib.button('Run').click();
  await expect(smtlib.panel).toContainText('These cannot hold together:', { timeout: 60_000 });
  await expect(smtlib.button('small')).toBeVisible();
  await expect(smtlib.button('large')).toBeVisible();
});

test('a line lights its cells, and a cell its lines', { tag: THOROUGH }, async ({ page }) => {
  const smtlib = await openSmtlib(page);
  await smtlib.editor.getByText('(declare-const V4 Int)').hover();
  await expect(page.locator('.board-lit')).toHaveCount(1);
  await smtlib.cell(2).click();
  const about = (await smtlib.save()).split('\n').filter((line) => /\bV2\b/.test(line));
  await expect(smtlib.panel).toContainText(`${about.length} lines use row 1, column 3 (V2).`);
  for (const line of about) {
    await page.getByRole('button', { name: 'Next line' }).click();
    await expect(
      smtlib.editor.locator('.smt-lit').filter({ hasText: line }).first(),
    ).toBeInViewport();
  }
});

test(
  'a run that takes long is cancelled at once, and the next one works',
  { tag: THOROUGH },
  async ({ page }) => {
    const smtlib = await openSmtlib(page);
    const own = await smtlib.editor.innerText();
    // More numbers than values: no solver finds that out by cases.
    const names = Array.from({ length: 13 }, (_, at) => `p${at}`);
    const declared = names.map((name) => `(declare-const ${name} Int)(assert (< 0 ${name} 13))`);
    await smtlib.put(`${declared.join('')}(assert (distinct ${names.join(' ')}))(check-sat)`);
    await smtlib.button('Run').click();
    await smtlib.button('Cancel').click();
    await expect(smtlib.panel).toContainText('Cancelled.');
    await smtlib.button('Back to the puzzle’s own text').click();
    await expect(smtlib.editor).toHaveText(own, { useInnerText: true });
    await smtlib.button('Run').click();
    await expect(smtlib.panel).toContainText('9 of 9 cells laid over the board.', {
      timeout: 60_000,
    });
  },
);

test(
  'the keyboard folds a rule, and goes from a line to its cells',
  { tag: RELEASE },
  async ({ page }) => {
    const smtlib = await openSmtlib(page);
    await smtlib.editor.getByText('; One integer for each cell').click();
    await page.keyboard.press('Control+Shift+BracketLeft');
    await expect(smtlib.editor).not.toContainText('(declare-const V4 Int)');
    await page.keyboard.press('Control+Shift+BracketRight');
    await expect(smtlib.editor).toContainText('(declare-const V4 Int)');
    // The heading takes two rows; below it are two lines about V0.
    for (let row = 0; row < 3; row += 1) await page.keyboard.press('ArrowDown');
    await expect(page.locator('.board-lit')).toHaveCount(1);
  },
);

test(
  'what is typed takes the place of what is selected, over several lines too',
  { tag: RELEASE },
  async ({ page }) => {
    const smtlib = await openSmtlib(page);
    await smtlib.editor.getByText('(declare-const V4 Int)').click();
    await smtlib.press('Home', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown');
    await page.keyboard.type('x ');
    await expect(smtlib.editor).not.toContainText('(declare-const V4 Int)');
    await expect(smtlib.editor).toContainText('x (assert (and (>= V5 1) (<= V5 9)))');
    await smtlib.press('Control+z');
    await expect(smtlib.editor).toContainText('(declare-const V4 Int)');
    await smtlib.press('Control+a');
    await page.keyboard.type('(check-sat)');
    await expect(smtlib.editor).toHaveText('(check-sat)');
    await smtlib.press('Control+a', 'Backspace');
    expect(await smtlib.save()).toBe('');
  },
);

test(
  'an edit of the board changes the text, and marks the lines',
  { tag: THOROUGH },
  async ({ page }) => {
    const smtlib = await openSmtlib(page);
    await smtlib.choose('Setting');
    await smtlib.cell(0).click();
    await smtlib.press('9');
    await expect(smtlib.editor).toContainText('(assert (= V0 9))');
    await expect(smtlib.editor.locator('.smt-changed')).toHaveText('(assert (= V0 9))');
  },
);

interface Edit {
  readonly kind: 'delete' | 'duplicate' | 'swap';
  /** How many thousandths of the text come before the piece. */
  readonly at: number;
  /** How long the piece is, and how far behind it is the one that it changes places with. */
  readonly length: number;
  readonly further: number;
}

const EDITS: fc.Arbitrary<readonly Edit[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('delete', 'duplicate', 'swap'),
    at: fc.nat({ max: 999 }),
    length: fc.integer({ min: 1, max: 25 }),
    further: fc.nat({ max: 200 }),
  }),
  { minLength: 1, maxLength: 3 },
);

function edited(text: string, { kind, at, length, further }: Edit): string {
  const start = Math.floor((at * text.length) / 1000);
  const piece = text.slice(start, start + length);
  const between = text.slice(start + length, start + length + further);
  const other = text.slice(start + length + further, start + 2 * length + further);
  const rest = text.slice(start + length);
  const instead = {
    delete: rest,
    duplicate: piece + piece + rest,
    swap: other + between + piece + rest.slice(between.length + other.length),
  };
  return text.slice(0, start) + instead[kind];
}

/** How a run may end; that the solver broke down is not among them. */
const ENDED =
  /^(?:sat|unsat|unknown|sat: \d of 9 cells laid over the board\.|Nothing was asked: .*)$/;

test(
  'however the text is edited, the page lives through its run',
  { tag: RELEASE },
  async ({ page }) => {
    const smtlib = await openSmtlib(page);
    const own = await smtlib.save();
    const outcome = smtlib.panel.locator('[aria-live]').first();
    const run = async () => {
      await smtlib.button('Run').click();
      await expect(smtlib.button('Run')).toBeVisible({ timeout: 60_000 });
    };
    for (const edits of fc.sample(EDITS, { numRuns: 8, seed: 1 })) {
      // The browser swallows a line break that is put in first.
      const text = edits.reduce(edited, own).trimStart();
      await smtlib.put(text);
      expect(await smtlib.save()).toBe(text);
      await run();
      await expect(outcome, text).toHaveText(ENDED);
      await expect(page.getByText('This is a mistake of ours.')).toHaveCount(0);
      await expect(page.getByRole('grid')).toBeVisible();
    }
    await smtlib.button('Back to the puzzle’s own text').click();
    expect(await smtlib.save()).toBe(own);
    await run();
    await expect(outcome).toHaveText('sat: 9 of 9 cells laid over the board.');
    await smtlib.expectAnswer(answer);
  },
);
