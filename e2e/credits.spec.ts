import { driver, expect, test } from './driver.ts';
import { THOROUGH } from './thorough.ts';

test(
  'title and author are typed beside the board, travel in text and link, and are one undo step each',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.cell(0).click();
    await sudoku.press('1');
    const [title, author] = ['Title', 'Author'].map((name) =>
      page.getByRole('textbox', { name, exact: true }),
    );
    await title?.fill('Stars');
    await author?.pressSequentially('Ada');
    await expect(page.getByText('Stars, by Ada')).toBeVisible();
    await expect(sudoku.text).toHaveValue(/^#Stars\n#By Ada\n/);
    const before = page.url();
    await sudoku.button('Undo').click();
    await expect(author ?? page.locator('none')).toHaveValue('');
    await expect(title ?? page.locator('none')).toHaveValue('Stars');
    await sudoku.button('Undo').click();
    await expect(sudoku.text).not.toHaveValue(/Stars/);
    expect((await sudoku.shown())[0]).toBe('1');

    await page.goto('about:blank');
    await page.goto(before);
    await expect(page.getByText('Stars, by Ada')).toBeVisible();
    // Players read them, and change nothing.
    await sudoku.choose('Playing');
    await expect(page.getByRole('textbox', { name: 'Author', exact: true })).toHaveCount(0);
  },
);
