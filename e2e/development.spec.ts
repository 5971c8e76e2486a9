import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { driver, expect, test as base } from './driver.ts';
import { exampleOf } from './examples.ts';

const ROOT = join(import.meta.dirname, '..');

/** The component that a test edits, and what its button says before and after. */
const EDITED = join(ROOT, 'src/features/solve/SolveButtons.tsx');
const BEFORE = "'Solve'";
const AFTER = "'Solve it'";

/** The page as `npm run dev` serves it, with nothing bundled yet, as in a fresh clone. */
const test = base.extend<{
  readonly development: { readonly address: string; readonly edit: () => Promise<void> };
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads here what a fixture needs.
  development: async ({}, use) => {
    const cacheDir = await mkdtemp(join(tmpdir(), 'gridproof-development-'));
    let isEdited = false;
    const server = await createServer({
      root: ROOT,
      configFile: join(ROOT, 'vite.config.ts'),
      cacheDir,
      logLevel: 'error',
      server: { port: 0, watch: null },
      plugins: [
        {
          // An edit that leaves the file alone.
          name: 'edited',
          enforce: 'pre',
          transform: (code, id) =>
            isEdited && id.startsWith(EDITED) ? code.replace(BEFORE, AFTER) : undefined,
        },
      ],
    });
    await server.listen();
    await use({
      address: server.resolvedUrls?.local[0] ?? 'no address',
      async edit() {
        isEdited = true;
        const { moduleGraph } = server.environments.client;
        for (const module of moduleGraph.getModulesByFile(EDITED) ?? [])
          await server.environments.client.reloadModule(module);
      },
    });
    await server.close();
    await rm(cacheDir, { recursive: true });
  },
});

const sudoku = exampleOf('sudoku');

// Z3 comes by itself here.
test.use({ savesData: false });

test('the development server shows the page as it is built, and what is edited in it', async ({
  page,
  development,
}) => {
  // Everything is bundled in it, as at a first start.
  test.slow();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const puzzle = driver(page);
  /** The board, solved and with its answer, to the pixel. */
  const solved = async () => {
    await expect(page.getByRole('grid')).toBeVisible({ timeout: 60_000 });
    await puzzle.load(sudoku.text);
    await puzzle.solve();
    await puzzle.expectVerdict('unique');
    await expect(page.getByText('Z3 agrees')).toBeVisible({ timeout: 60_000 });
    await puzzle.expectAnswer(sudoku.answers[0] ?? []);
    // A visit that the page's own faces come too late for does without them.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { font-family: sans-serif !important }');
      document.adoptedStyleSheets = [sheet];
    });
    return page.getByRole('grid').screenshot({ animations: 'disabled' });
  };

  await page.goto('./#/sudoku');
  const built = await solved();
  await page.goto(`${development.address}#/sudoku`);
  expect((await solved()).equals(built)).toBe(true);

  await page.getByRole('tab', { name: 'Hint' }).click();
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Hint' })).toBeVisible();
  await page.getByRole('tab', { name: 'SMT-LIB' }).click();
  await expect(page.getByText('(set-logic QF_LIA)')).toBeVisible();

  await development.edit();
  await expect(puzzle.button('Solve it')).toBeVisible();
  await puzzle.expectVerdict('unique');
  await puzzle.expectAnswer(sudoku.answers[0] ?? []);
  await expect(page.getByText('(set-logic QF_LIA)')).toBeVisible();
  expect(errors).toEqual([]);
});
