// Memory: an hour of editing and solving, as fast as it goes.
import { launch, newVisitor } from '../browser.mjs';
import { openApp } from '../measure.mjs';
import { heapMegabytes, residentMegabytes, wasmMegabytes } from '../processes.mjs';

/** Edits between two solves: one every five seconds. */
const EDITS = 12;

/** Types into cells of the board as a person does, and takes some of it back. */
async function edit(page) {
  const cells = await page.locator('[role=gridcell]').count();
  for (let index = 0; index < EDITS; index += 1) {
    await page.locator(`[role=gridcell][data-cell="${(index * 17) % cells}"]`).focus();
    await page.keyboard.press(index % 4 === 3 ? 'Control+z' : String((index % 2) + 1));
  }
}

/**
 * Gives what a blank page takes, in megabytes, and what is taken at the start and after each ten
 * minutes of the simulated hour.
 */
export async function memory({ address, examples, quick }) {
  const browser = await launch();
  const context = await newVisitor(browser);
  const empty = await context.newPage();
  await empty.goto(`${address}rivals/blank.html`);
  const blank = await residentMegabytes(browser);
  await empty.close();
  const app = await openApp(context, address);
  const points = [];
  const sample = async (minute) => {
    points.push({
      minute,
      heap: await heapMegabytes(app),
      resident: await residentMegabytes(browser),
      wasm: await wasmMegabytes(app),
    });
    console.log(`Memory: ${JSON.stringify(points.at(-1))}`);
  };
  await sample(0);
  for (let minute = 1; minute <= (quick ? 10 : 60); minute += 1) {
    const { type, text } = examples[minute % examples.length];
    await app.evaluate(([id, puzzle]) => window.app.load(id, puzzle), [type, text]);
    await edit(app);
    await app.evaluate(([id, puzzle]) => window.app.load(id, puzzle), [type, text]);
    await app.evaluate(() => window.app.solve());
    if (minute % 10 === 0) await sample(minute);
  }
  await browser.close();
  return { blank, points };
}
