import { driver, expect, test } from './driver.ts';

test('numbers are typed on all four sides of the grid, and read where they are printed', async ({
  page,
}) => {
  const puzzle = driver(page);
  await puzzle.open('skyscrapers');
  await page.getByLabel('Size').selectOption({ label: '4 × 4' });
  const number = (place: string) => page.getByRole('button', { name: `${place}: `, exact: false });
  await number('row 1 from the right').click();
  await page.keyboard.type('2');
  // Enter goes on to the next one.
  await page.keyboard.press('Enter');
  await page.keyboard.type('3');
  await page.keyboard.press('Escape');
  await number('row 2 from the right').click();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await number('column 4 from below').click();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Column 4 from below has 7; 1 to 4 wanted.')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(puzzle.text).toHaveValue(
    '+ .... +\n. .... 2\n. .... 4\n. .... .\n. .... .\n+ ...1 +\n',
  );
  const [right, grid, below] = [
    await number('row 1 from the right').first().boundingBox(),
    await page.getByRole('grid').boundingBox(),
    await number('column 4 from below').first().boundingBox(),
  ];
  expect(right?.x).toBeGreaterThan((grid?.x ?? 0) + (grid?.width ?? 0) - 1);
  expect(below?.y).toBeGreaterThan((grid?.y ?? 0) + (grid?.height ?? 0) - 1);
});
