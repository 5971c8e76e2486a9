// A phone's window and fingers, and as little memory as a phone may leave a browser.
import { readFileSync } from 'node:fs';
import { fileOf } from '../instances.mjs';
import { sleep } from '../measure.mjs';
import { launchWithin } from '../memoryGroup.mjs';

/** Megabytes for the browser with all its processes. */
const LIMITS = [Infinity, 1000, 800, 600, 450];

const PHONE = {
  viewport: { width: 390, height: 664 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
};

/** Longer than this nobody waits, in milliseconds. */
const PATIENCE = 30_000;

const verdictOf = (page) => page.locator('section[aria-label="Verdict"]');

/** Loads a puzzle, has it solved and confirmed, and asks for a hint; gives milliseconds, each undefined where it did not come. */
async function use(page, address, { type, text }) {
  const done = {};
  const timed = async (name, work) => {
    const start = performance.now();
    await work();
    done[name] = performance.now() - start;
  };
  page.setDefaultTimeout(PATIENCE);
  try {
    await timed('opened', async () => {
      await page.goto(`${address}app/#/${type}`);
      await page.getByRole('textbox', { name: 'Puzzle text' }).fill(text);
      await page.getByRole('button', { name: 'Load', exact: true }).tap();
      await page.getByRole('radio', { name: 'Playing' }).waitFor();
    });
    await timed('answered', async () => {
      await page.getByRole('button', { name: 'Solve', exact: true }).first().tap();
      await page.locator('[data-verdict="unique"], [data-verdict="several"]').first().waitFor();
    });
    await timed('confirmed', () =>
      verdictOf(page).getByText('Z3 finds', { exact: false }).first().waitFor(),
    );
    await page.getByRole('button', { name: 'Hide answer' }).tap();
    await timed('hinted', async () => {
      await page.locator('.puzzle-tools').getByRole('button', { name: 'Hint' }).tap();
      await page.getByRole('button', { name: 'Why?' }).waitFor();
    });
  } catch (error) {
    // What did not come is told by what is missing.
    console.log(`Phone: ${String(error.message).split('\n')[0]}`);
  }
  return done;
}

/** The most a browser has that shows an empty page, in megabytes. */
async function blankMost(address) {
  const within = await launchWithin(Infinity);
  if (within === undefined) return NaN;
  const page = await (await within.browser.newContext(PHONE)).newPage();
  await page.goto(`${address}rivals/blank.html`);
  await sleep(3000);
  const most = within.most();
  await within.close();
  return most;
}

/** Rows of each puzzle and limit; none where memory cannot be limited. */
export async function phone({ address, examples, quick }) {
  const instance = (type, size) => ({
    type,
    title: `${type} ${size}×${size}`,
    text: readFileSync(fileOf(type, size, 1), 'utf8'),
  });
  const puzzles = [
    examples.find(({ type }) => type === 'sudoku'),
    instance('sudoku', 25),
    instance('paint-by-numbers', 50),
  ];
  const blank = await blankMost(address);
  const rows = [];
  for (const limit of quick ? LIMITS.slice(0, 2) : LIMITS) {
    for (const puzzle of puzzles) {
      const within = await launchWithin(limit);
      if (within === undefined) return { blank, rows };
      let isEnded = false;
      const context = await within.browser.newContext(PHONE);
      const page = await context.newPage();
      page.on('crash', () => {
        isEnded = true;
      });
      const done = await use(page, address, puzzle);
      // JSON keeps no Infinity: it becomes null.
      rows.push({ title: puzzle.title, limit, most: within.most(), isEnded, ...done });
      console.log(`Phone: ${JSON.stringify(rows.at(-1))}`);
      await within.close();
    }
  }
  return { blank, rows };
}
