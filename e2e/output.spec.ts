import type { Page } from '@playwright/test';
import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import { THOROUGH, butFirst, RELEASE } from './thorough.ts';

const sudoku = exampleOf('sudoku');
const answer = sudoku.answers[0] ?? [];

/** A type's example with the panel open, and the verbs for what is pasted there. */
async function opened(page: Page, { id, text } = sudoku) {
  const puzzle = driver(page);
  const box = page.getByRole('textbox', { name: 'Solver’s output' });
  await puzzle.open(id);
  await puzzle.load(text);
  await page.getByRole('tab', { name: 'SMT-LIB' }).click();
  return {
    ...puzzle,
    box,
    section: page.getByRole('region', { name: 'Bring an answer back' }),
    expectAnswer: (values: readonly string[]) => puzzle.expectAnswer(values),
    async paste(output: string) {
      await box.fill(output);
      await puzzle.button('Lay it over the board').click();
    },
  };
}

const model = (values: readonly string[]): string =>
  `sat\n(\n${values.map((value, cell) => `  (define-fun V${cell} () Int\n    ${value})`).join('\n')}\n)\n`;

const pairs = (values: readonly string[]): string =>
  `sat\n(${values.map((value, cell) => `(V${cell} ${value})`).join('\n ')})\n`;

for (const [index, [form, write]] of (
  [
    ['a model', model],
    ['a list of values', pairs],
  ] as const
).entries()) {
  test(
    `an answer pasted as ${form} lies over the board and passes every line`,
    butFirst(index),
    async ({ page }) => {
      const { paste, section, expectAnswer } = await opened(page);
      await paste(write(answer));
      await expect(section).toContainText('81 of 81 cells. All 27 check lines are OK.');
      await expectAnswer(answer);
    },
  );
}

test(
  'one changed value breaks its lines, and they are named',
  { tag: THOROUGH },
  async ({ page }) => {
    const { paste, section, cell, shown } = await opened(page);
    const clues = await shown();
    const changed = clues.indexOf('');
    const other = answer[changed] === '1' ? '2' : '1';
    await paste(pairs(answer.with(changed, other)));
    await expect(section).toContainText('3 check lines are broken: ');
    await expect(section).toContainText(`row ${Math.floor(changed / 9) + 1}`);
    await expect(cell(changed)).toHaveText(other);
  },
);

test('a value that contradicts a clue is shown and said', { tag: THOROUGH }, async ({ page }) => {
  const { paste, section, cell, shown } = await opened(page);
  const clue = (await shown()).findIndex((value) => value !== '');
  const other = answer[clue] === '1' ? '2' : '1';
  await paste(model(answer.with(clue, other)));
  await expect(section).toContainText(
    `1 clue is contradicted: V${clue} is ${other} and the clue ${answer[clue]}. 3 check lines are broken: `,
  );
  await expect(cell(clue)).toHaveText(other);
});

test(
  'what was pasted takes the place of a walk through the hints',
  { tag: RELEASE },
  async ({ page }) => {
    const { paste, section, button, expectAnswer } = await opened(page);
    await page.getByRole('tab', { name: 'Hint' }).click();
    await button('Explain the whole solution').click();
    await page.getByRole('tab', { name: 'SMT-LIB' }).click();
    await paste(model(answer));
    await expect(section).toContainText('All 27 check lines are OK.');
    await expectAnswer(answer);
  },
);

test(
  'what cannot be read is said with its line, and the text stays',
  { tag: THOROUGH },
  async ({ page }) => {
    const { paste, section, box } = await opened(page);
    const alert = section.getByRole('alert');
    await paste('good morning');
    await expect(alert).toContainText('No values of cells are in this text');
    await expect(box).toHaveValue('good morning');
    await paste('sat\n((V0 9)\n (V81 7))');
    await expect(alert).toContainText('Line 3: V81 is not a cell, this board has V0 to V80.');
    await paste('unsat\n(error "line 130 column 10: model is not available")');
    await expect(alert).toHaveCount(0);
    await expect(section).toContainText('That solver says that the clues have no solution.');
  },
);

test(
  'a value its cell cannot have is shown as it is, and its lines fail',
  { tag: RELEASE },
  async ({ page }) => {
    const example = exampleOf('kurosu', '1 June 2018');
    const { paste, section, cell } = await opened(page, example);
    await paste(model((example.answers[0] ?? []).with(10, '2')));
    await expect(section).toContainText('4 check lines are broken: row 2; column 5; ');
    await expect(cell(10)).toHaveText('2');
    await paste('((V10 (- 1234567)))');
    await expect(cell(10)).toHaveText('-1234567');
    await expect(cell(10)).toHaveAttribute('data-broken');
  },
);

test(
  'a number that stands for a clue of more than a value is no such clue',
  { tag: RELEASE },
  async ({ page }) => {
    const { paste, cell, shown } = await opened(page, exampleOf('battleship'));
    const open = (await shown()).indexOf('');
    await paste(`((V${open} 2))`);
    await expect(cell(open)).toHaveText('2');
    await expect(cell(open)).toHaveAttribute('data-value', '2');
  },
);
