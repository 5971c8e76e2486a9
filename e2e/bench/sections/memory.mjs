// Memory: what the page's process takes a minute after the last question, beside Clingo's bare page.
import { readFileSync } from 'node:fs';
import { launch, newVisitor } from '../browser.mjs';
import { fileOf } from '../instances.mjs';
import { openApp, sleep } from '../measure.mjs';
import { pageCounts, processMegabytes, wasmMegabytes, workerNames } from '../processes.mjs';

/** Until a worker that nobody asks is ended, and some more, in milliseconds. */
export const REST = 65_000;
/** What Z3 has not been asked before. */
const ANOTHER = '...4\n.4..\n..1.\n2...';
/** The verdict has been confirmed when its words have been the same for so long, in milliseconds. */
const SAME = 5000;

/** Waits until the page has said all that it has to say of the verdict. */
async function confirmed(page) {
  const words = () => page.locator('section[aria-label="Verdict"]').textContent();
  const end = Date.now() + 90_000;
  for (let last; Date.now() < end;) {
    const now = await words();
    if (now === last && !now.includes('Z3 is asked')) return;
    last = now;
    await sleep(SAME);
  }
}

/** What was collected as garbage is given back to the machine a while later, in milliseconds. */
const SETTLED = 1000;

/** Opens Gridproof in a browser of its own, and has the puzzle answered and confirmed. */
async function openGridproof(address, { type, text }) {
  const browser = await launch();
  const page = await openApp(await newVisitor(browser), address, type);
  await page.evaluate(([id, puzzle]) => window.app.load(id, puzzle), [type, text]);
  await page.evaluate(() => window.app.solve());
  await confirmed(page);
  return {
    browser,
    page,
    wasm: await wasmMegabytes(page),
    atWork: await processMegabytes(browser),
  };
}

/** Opens the least page that can ask Clingo, and waits for its answer. */
async function openClingo(address, { type, payload }) {
  const browser = await launch();
  const page = await (await newVisitor(browser)).newPage();
  await page.goto(`${address}rivals/opening.html#clingo/${type}/${payload}`);
  await page.waitForFunction(() => performance.getEntriesByName('bench:answered').length > 0);
  return { browser, page, wasm: NaN, atWork: await processMegabytes(browser) };
}

async function openBlank(address) {
  const browser = await launch();
  const page = await (await newVisitor(browser)).newPage();
  await page.goto(`${address}rivals/blank.html`);
  return { browser, page };
}

/** How long Z3 takes to be back where it has ended, from the verdict that it will be asked about, in milliseconds. */
async function comeBack(page) {
  await page.evaluate((text) => window.app.load('sudoku', text), ANOTHER);
  await page.evaluate(() => window.app.solve());
  const entry = await page.waitForFunction(
    () => performance.getEntriesByName('gridproof:back')[0]?.duration,
  );
  return entry.jsonValue();
}

/** Gives what a blank page takes, and rows of each puzzle for both; all wait out the same minute. */
export async function memory({ address, rivals, examples }) {
  const instance = (type, size) => ({
    type,
    title: `${type} ${size}×${size}`,
    text: readFileSync(fileOf(type, size, 1), 'utf8'),
  });
  const puzzles = [
    { ...examples.find(({ type }) => type === 'sudoku'), limit: 1.2 },
    { ...instance('sudoku', 4), limit: 1.2 },
    { ...instance('paint-by-numbers', 50), limit: 1.5 },
  ];
  const blank = await openBlank(address);
  const opened = [];
  for (const { type, title, text, limit } of puzzles) {
    const payload = await rivals.evaluate((packed) => window.bench.packText(packed), text);
    const [app, clingo] = [
      await openGridproof(address, { type, text }),
      await openClingo(address, { type, payload }),
    ];
    opened.push({ title, limit, solver: 'Gridproof', ...app });
    opened.push({ title, limit, solver: 'clingo', ...clingo });
  }
  await sleep(REST);
  const rows = [];
  for (const { title, limit, solver, browser, page, wasm, atWork } of opened) {
    const { heap } = await pageCounts(page);
    await sleep(SETTLED);
    const size = await processMegabytes(browser);
    const workers = workerNames(page).length;
    const back = solver === 'Gridproof' ? await comeBack(page) : NaN;
    rows.push({
      title,
      limit,
      solver,
      ...size,
      atWork: atWork.resident,
      heap,
      wasm,
      workers,
      back,
    });
    console.log(`Memory: ${JSON.stringify(rows.at(-1))}`);
    await browser.close();
  }
  await pageCounts(blank.page);
  const found = { blank: await processMegabytes(blank.browser), rows };
  await blank.browser.close();
  return found;
}
