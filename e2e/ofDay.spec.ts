import { driver, expect, test } from './driver.ts';

// A puzzle of today for each type, the same for everybody, made in the page.

test('today’s puzzle that takes a while shows how far it is, until it is dismissed or there', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(2026, 10, 29, 12));
  await page.goto('./#/lits/today');
  const progress = page.getByRole('progressbar', { name: 'Today’s LITS is being made' });
  await expect(progress).toBeVisible();
  await expect(progress).not.toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(progress).toBeHidden();
  await expect(page.getByText('Today’s LITS: everybody has the same.')).toBeVisible({
    timeout: 60_000,
  });
});

test('today’s puzzle is made from the start page, is the same again, and the way back leads past it', async ({
  page,
}) => {
  const puzzle = driver(page);
  await page.clock.setFixedTime(new Date(2026, 10, 29, 12));
  await page.goto('./#/');
  await page.getByRole('button', { name: 'Today’s puzzles' }).click();
  await page.getByRole('link', { name: 'Play today’s Kurosu' }).click();
  await expect(page.getByText('Today’s Kurosu: everybody has the same.')).toBeVisible();
  await expect(puzzle.text).toHaveValue(/^#Kurosu 6×6, \w+, no\. 261129\n/);
  const text = await puzzle.text.inputValue();
  const address = page.url();
  await puzzle.cell(0).click();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Play this Kurosu' })).toBeVisible();
  await page.getByRole('button', { name: 'Today’s puzzles' }).click();
  await page.getByRole('link', { name: 'Play today’s Kurosu' }).click();
  await expect(page.getByText('Today’s Kurosu: everybody has the same.')).toBeVisible();
  await expect(puzzle.text).toHaveValue(text);
  expect(page.url()).toBe(address);
  await puzzle.solve();
  await puzzle.expectVerdict('unique');
});
