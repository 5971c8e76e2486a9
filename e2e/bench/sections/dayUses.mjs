// What a person does with Gridproof in a day, by what is on the page.
import { rmSync } from 'node:fs';

/** How long making or running may take before it is stopped, in milliseconds. */
const PATIENCE = 6000;
/** Keys typed into a board. */
const EDITS = 12;

const button = (page, name) => page.getByRole('button', { name, exact: true });
const tab = (page, name) => page.getByRole('tab', { name, exact: true }).click();

const load = (page, { type, text }) =>
  page.evaluate(([id, puzzle]) => window.app.load(id, puzzle), [type, text]);

/** Waits for `what`, or presses the button that stops it; both are things that people do. */
async function waitOrStop(page, what, stop) {
  await what.waitFor({ timeout: PATIENCE }).catch(async () => {
    const end = button(page, stop);
    if ((await end.count()) > 0) await end.first().click();
  });
}

/** Types into cells of the board as a person does, and takes some of it back. */
async function edit(page) {
  const cells = await page.locator('[role=gridcell]').count();
  for (let index = 0; index < EDITS; index += 1) {
    await page.locator(`[role=gridcell][data-cell="${(index * 17) % cells}"]`).focus();
    await page.keyboard.press(index % 4 === 3 ? 'Control+z' : String((index % 2) + 1));
  }
}

async function saveProof(page) {
  await tab(page, 'Proof');
  const save = button(page, 'Save the proof');
  await save.waitFor({ timeout: PATIENCE });
  const coming = page.waitForEvent('download');
  await save.click();
  rmSync(await (await coming).path());
}

async function runSmtlib(page) {
  await tab(page, 'SMT-LIB');
  const run = button(page, 'Run');
  await run.waitFor();
  await run.click();
  await waitOrStop(page, page.getByText(/cells laid over the board|^(sat|unsat|unknown)/), 'Stop');
  const off = button(page, 'Hide');
  if ((await off.count()) > 0) await off.click();
}

async function explain(page) {
  await tab(page, 'Hint');
  await button(page, 'Explain the whole solution').click();
  const close = page.getByRole('tabpanel').getByRole('button', { name: 'Close', exact: true });
  await waitOrStop(page, close, 'Stop');
  const last = button(page, 'Last step');
  if ((await last.count()) > 0) await last.click();
  await close.click();
}

async function make(page) {
  await tab(page, 'Make');
  await button(page, 'Make a puzzle').click();
  await waitOrStop(page, page.getByText(/^Made: /), 'Cancel');
}

/** One puzzle, and all that can be done with it. Gives how many things those were. */
export async function useType(page, puzzle) {
  await load(page, puzzle);
  await edit(page);
  await load(page, puzzle);
  const { verdict } = await page.evaluate(() => window.app.solve());
  if (verdict === 'unique') await saveProof(page);
  await page.evaluate(() => window.app.hints(2));
  await explain(page);
  await tab(page, 'Check');
  await tab(page, 'Rules');
  await runSmtlib(page);
  await make(page);
}

/** What differs and what is certain, of a puzzle with several solutions. */
export async function compareSolutions(page, puzzle) {
  await load(page, puzzle);
  await page.evaluate(() => window.app.solve());
  await button(page, 'What differs?').click();
  await button(page, 'What is certain').click();
  await page.getByText(/the same in all solutions/).waitFor();
}

/** The start page, all puzzles that were kept, and back. */
export async function lookAround(page) {
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('link', { name: 'My puzzles' }).first().click();
  await page.waitForTimeout(500);
}
