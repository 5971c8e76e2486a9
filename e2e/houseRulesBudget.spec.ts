import { driver, expect, test } from './driver.ts';
import { library } from './library.ts';
import { pack } from './examples.ts';
import { THOROUGH, RELEASE } from './thorough.ts';

// House rules that would be too much work, from links and from what an older version kept.

/** A rule that compares millions of pairs, in a text that becomes a link of some 120 characters. */
const BOMB = `#assert (distinct ${'V0 '.repeat(6599)}V0)\n${'.........\n'.repeat(9)}`;
const PAYLOAD = pack(BOMB);
const SENTENCE =
  'Line 1 has a house rule that has a mistake at character 1: this compares 21,776,700 pairs of numbers; at most 20,000 are allowed.';
const OWN = '#My own\n5........\n';

test(
  'a short link with millions of pairs is refused in a sentence, and the board stays',
  { tag: THOROUGH },
  async ({ page }) => {
    expect(PAYLOAD.length).toBeLessThan(130);
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.load(`${OWN}${'.........\n'.repeat(8)}`);
    await expect(sudoku.cell(0)).toHaveAttribute('data-value', '5');

    await page.goto('about:blank');
    await sudoku.open('sudoku', PAYLOAD);
    await expect(page.getByText(`This link could not be opened. ${SENTENCE}`)).toBeVisible();
    await expect(sudoku.cell(0)).toHaveAttribute('data-value', '5');
    await sudoku.cell(40).click();
    await sudoku.press('7');
    await expect(sudoku.cell(40)).toHaveAttribute('data-value', '7');

    // Nothing of it comes back at the next visit.
    await page.goto('about:blank');
    await sudoku.open('sudoku');
    await expect(sudoku.cell(0)).toHaveAttribute('data-value', '5');
    await expect(sudoku.cell(40)).toHaveAttribute('data-value', '7');
    await expect(sudoku.text).toHaveValue(/^#My own\n/);
  },
);

test(
  'the same rule is refused in the text and in the box, while the page goes on',
  { tag: RELEASE },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.load(`${OWN}${'.........\n'.repeat(8)}`);
    await sudoku.load(BOMB);
    await expect(page.getByText(SENTENCE)).toBeVisible();
    await expect(sudoku.cell(0)).toHaveAttribute('data-value', '5');

    await page.getByRole('tab', { name: 'Rules' }).click();
    const rules = page.getByRole('region', { name: 'House rules' });
    const terms = Array.from({ length: 300 }, (_, at) => `(+ V${at % 81} 0)`);
    await rules.getByLabel('In SMT-LIB').fill(`(distinct ${terms.join(' ')})`);
    await expect(rules).toContainText(
      'This has a mistake at character 1: this compares 44,850 pairs of numbers; at most 20,000 are allowed.',
    );
    await expect(rules.getByRole('button', { name: 'Add house rule' })).toBeDisabled();
    await sudoku.cell(40).click();
    await sudoku.press('7');
    await expect(sudoku.cell(40)).toHaveAttribute('data-value', '7');
  },
);

test(
  'a board that was kept with such a rule does not stop the page',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    const kept = JSON.stringify({ text: BOMB, marks: Array.from({ length: 81 }, () => null) });
    await page.goto('./');
    await page.evaluate((of) => localStorage.setItem('gridproof:1:sudoku', of), kept);
    await page.goto('about:blank');
    await sudoku.open('sudoku');
    await expect(page.getByRole('alert')).toContainText(
      'What this browser kept of your last Sudoku',
    );
    await sudoku.cell(40).click();
    await sudoku.press('7');
    await expect(sudoku.cell(40)).toHaveAttribute('data-value', '7');
    const texts = (await library(page)).map(({ text }) => text);
    expect(texts).toContain(BOMB);
    expect(texts).toHaveLength(2);
  },
);
