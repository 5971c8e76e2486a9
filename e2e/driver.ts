import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * A page that fails its test when anything on it breaks the content security policy or throws.
 * Where the browser saves data, Z3 is not fetched before it is asked for, which spares a test half
 * of its time.
 */
export const test = base.extend<{ readonly savesData: boolean }>({
  savesData: [true, { option: true }],

  page: async ({ page, savesData }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.exposeFunction('reportViolation', (what: string) => faults.push(what));
    await page.addInitScript((saveData) => {
      const { connection } = navigator as unknown as { readonly connection: object };
      Object.defineProperty(connection, 'saveData', { get: () => saveData });
      document.addEventListener('securitypolicyviolation', (event) => {
        const report = (window as unknown as { reportViolation: (what: string) => void })
          .reportViolation;
        report(`${event.violatedDirective} blocked ${event.blockedURI}`);
      });
    }, savesData);
    await use(page);
    expect(faults).toEqual([]);
  },
});

export { expect };

/** What a person does with one puzzle page, as verbs. Cells are counted from 0. */
export function driver(page: Page) {
  const cell = (index: number) => page.locator(`[role=gridcell][data-cell="${index}"]`);
  const status = page.getByRole('status');
  const text = page.getByRole('textbox', { name: 'Puzzle text' });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

  return {
    page,
    cell,
    status,
    text,
    button,

    /** Opens a type's page, or a link's payload on it. */
    async open(id: string, payload?: string) {
      await page.goto(payload === undefined ? `./#/${id}` : `./#/${id}/${payload}`);
      await expect(page.getByRole('grid')).toBeVisible();
      // What stands beside the board comes after all that answers to hands; opening.spec.ts is about before.
      await expect(page.getByRole('tab').first()).toBeAttached();
    },

    async load(puzzle: string) {
      await text.fill(puzzle);
      await button('Load').click();
    },

    async choose(
      mode: 'Setting' | 'Regions' | 'Cages' | 'Drawing' | 'Groups' | 'Black' | 'Playing',
    ) {
      await page.getByText(mode, { exact: true }).click();
    },

    /** Chooses what an entry makes of one's own cells. */
    async mark(mode: 'Value' | 'Corner' | 'Centre' | 'Note' | 'Colour') {
      await page.getByRole('group', { name: 'Mark' }).getByText(mode, { exact: true }).click();
    },

    /** Goes over to one's own marks, where the puzzle also has clues in its cells. */
    async play() {
      const playing = page.getByText('Playing', { exact: true });
      if ((await playing.count()) > 0) await playing.click();
    },

    /** Puts the keypad's first value into cells, whatever the puzzle takes. */
    async fillWithFirstKey(cells: readonly number[]) {
      const key = page.getByRole('group', { name: 'Keypad' }).getByRole('button').first();
      for (const index of cells) {
        await cell(index).focus();
        await key.click();
      }
    },

    async press(...keys: readonly string[]) {
      for (const key of keys) await page.keyboard.press(key);
    },

    async solve() {
      await button('Solve').click();
    },

    async expectVerdict(verdict: string, sentence?: string | RegExp) {
      await expect(status).toHaveAttribute('data-verdict', verdict, { timeout: 60_000 });
      if (sentence !== undefined) await expect(status).toHaveText(sentence);
    },

    /** Drags over the cells with one button of the mouse held down. */
    async drag(cells: readonly number[], mouse: 'left' | 'right' = 'left') {
      const [first, ...rest] = cells;
      await cell(first ?? 0).hover();
      await page.mouse.down({ button: mouse });
      for (const index of rest) await cell(index).hover({ force: true });
      await page.mouse.up({ button: mouse });
    },

    /** The values on the board as a person sees them, indexed by cell; open cells are empty. */
    shown: () =>
      page.locator('[role=gridcell]').evaluateAll((cells) =>
        cells
          .map((found) => found as HTMLElement)
          .toSorted((a, b) => Number(a.dataset['cell']) - Number(b.dataset['cell']))
          .map((found) => found.dataset['value'] ?? 'no data-value'),
      ),

    async expectAnswer(answer: readonly (number | string)[]) {
      await expect.poll(this.shown).toEqual(answer.map(String));
    },

    /** Shows the check lines of rules that are open. */
    unfold: () => page.getByText(/^\d+ open$/).click(),

    checkLine: (label: string) =>
      page
        .getByRole('list', { name: 'Check lines' })
        .getByRole('button')
        .filter({
          hasText: new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}: `),
        }),
  };
}
