// Large boards: drawing them, what is asked about them, and typing on them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch, newVisitor } from '../browser.mjs';
import { fileOf } from '../instances.mjs';
import { median, sleep } from '../measure.mjs';

/** How long a puzzle lies on the board before anything is asked, in milliseconds. */
const ON_BOARD = 2500;
/** How often each key is pressed, and the pause after it in milliseconds. */
const TYPED = { times: 6, pause: 200 };

/** Opens a page of a type, the puzzle in the text box but not on the board. */
async function openLarge(context, address, { type, text }) {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`On Gridproof's page: ${error.message}`));
  for (const script of ['app.inject.js', 'large.inject.js']) {
    await page.addInitScript({ path: join(import.meta.dirname, '..', script) });
  }
  await page.goto(`${address}app/#/${type}`);
  await page.getByRole('textbox', { name: 'Puzzle text' }).fill(text);
  await sleep(1000);
  await page.evaluate(() => window.large.longestTask());
  return page;
}

/** Loads, and gives how long that took, drawn. */
const load = (page) => page.evaluate(() => window.large.drawn('Load'));

/** Loading, and the answer that was found in passing. */
async function drawing(page) {
  const loaded = await load(page);
  await sleep(ON_BOARD);
  const answered = await page.evaluate(() => window.large.drawn('Solve'));
  await sleep(500);
  const shown = await page.evaluate(() => window.app.shown());
  return {
    loaded,
    answered,
    shown,
    longest: await page.evaluate(() => window.large.longestTask()),
  };
}

/** One question, asked of a puzzle that has been on the board for a while. */
async function asking(page, question) {
  await load(page);
  await sleep(ON_BOARD);
  if (question === 'certain') {
    await page.evaluate(() => window.app.solve());
    await sleep(500);
  }
  const took = await page.evaluate((name) => window.large[name](), question);
  return { took, longest: await page.evaluate(() => window.large.longestTask()) };
}

/** Typing in the middle of the board; for each key the median and the worst, to the next paint. */
async function typing(page, keys) {
  await load(page);
  await sleep(ON_BOARD);
  const playing = page.getByText('Playing', { exact: true });
  if ((await playing.count()) > 0) await playing.click();
  const cells = await page.locator('[role=gridcell]').count();
  await page.locator(`[data-cell="${Math.floor(cells / 2)}"]`).click({ force: true });
  await sleep(500);
  await page.evaluate(() => [window.large.longestTask(), window.large.slowestKey()]);
  const taken = new Map(keys.map((key) => [key, []]));
  for (let index = 0; index < TYPED.times; index += 1) {
    for (const key of keys) {
      // A clue takes nothing: nothing is painted then, and the browser would count until something is.
      const isClue = await page.evaluate(() => 'given' in document.activeElement.dataset);
      if (isClue && !key.startsWith('Arrow')) continue;
      await page.keyboard.press(key);
      await sleep(TYPED.pause);
      taken.get(key).push(await page.evaluate(() => window.large.slowestKey()));
    }
  }
  const all = [...taken.values()].filter((times) => times.length > 0);
  return {
    usual: Math.max(...all.map(median)),
    worst: Math.max(...all.flat()),
    longest: await page.evaluate(() => window.large.longestTask()),
  };
}

/** Gives rows of three kinds: boards drawn, questions asked, boards typed on. */
export async function large({ address, rivals, examples, checker, rounds }) {
  const instance = (type, size) => ({
    type,
    title: `${type} ${size}×${size}`,
    text: readFileSync(fileOf(type, size, 1), 'utf8'),
  });
  const picture = instance('paint-by-numbers', 50);
  const giant = instance('sudoku', 25);
  const sixteen = instance('sudoku', 16);
  const empty = { ...sixteen, title: 'sudoku 16×16, empty' };
  empty.text = await rivals.evaluate(
    ([type, text]) => window.bench.emptied(type, text),
    [empty.type, empty.text],
  );
  const twenty = examples.find(({ title }) => title.includes('twenty by twenty'));
  const browser = await launch();
  /** Each sample on a page of its own, as for somebody who comes for it. */
  const repeat = async (puzzle, work) => {
    const samples = [];
    while (samples.length < rounds) {
      const context = await newVisitor(browser);
      samples.push(await work(await openLarge(context, address, puzzle)));
      await context.close();
    }
    return samples;
  };
  const say = (row) => {
    console.log(`Large: ${JSON.stringify(row)}`);
    return row;
  };
  const drawn = [];
  for (const puzzle of [picture, giant]) {
    const samples = await repeat(puzzle, drawing);
    for (const { shown } of samples) {
      await checker.check('Gridproof', puzzle, shown.verdict, [shown.answer]);
    }
    const of = (name) => median(samples.map((sample) => sample[name]));
    const longest = Math.max(...samples.map((sample) => sample.longest));
    drawn.push(
      say({ title: puzzle.title, loaded: of('loaded'), answered: of('answered'), longest }),
    );
  }
  const asked = [];
  for (const [puzzle, question, limit] of [
    [giant, 'hint', 1000],
    [picture, 'hint', 1000],
    [twenty, 'explain', 3000],
    [empty, 'certain', 3000],
  ]) {
    const samples = await repeat(puzzle, (page) => asking(page, question));
    const longest = Math.max(...samples.map((sample) => sample.longest));
    const took = median(samples.map((sample) => sample.took));
    asked.push(say({ title: puzzle.title, question, limit, took, longest }));
  }
  const typed = [];
  for (const [puzzle, keys] of [
    [picture, ['ArrowRight', '1', 'ArrowDown', 'Space', 'Backspace']],
    [giant, ['ArrowRight', '7', 'Shift+Digit3', 'Backspace']],
    [empty, ['ArrowRight', '7', 'Shift+Digit3', 'Backspace']],
    [twenty, ['ArrowRight', '1', 'ArrowDown', 'Space', 'Backspace']],
  ]) {
    const context = await newVisitor(browser);
    const found = await typing(await openLarge(context, address, puzzle), keys);
    await context.close();
    typed.push(say({ title: puzzle.title, ...found }));
  }
  await browser.close();
  return { drawn, asked, typed };
}
