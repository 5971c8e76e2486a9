// `npm run firefox`: builds the page and plays it in the Firefox that is installed, as
// `firefox` or as FIREFOX names it. Not part of `npm test`, since few machines have one.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FOLDER, serveSite } from '../site.mjs';
import { openPage } from './page.mjs';

const ROOT = join(import.meta.dirname, '../..');
const PORT = 4187;
const firefox = process.env.FIREFOX ?? whereIs('firefox') ?? whereIs('firefox-esr');

/** The path of a program; `undefined` if there is none. */
function whereIs(program) {
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [program]);
  return found.status === 0 ? found.stdout.toString().trim().split('\n')[0] : undefined;
}

if (firefox === undefined) {
  console.error('No Firefox is installed, or FIREFOX does not name its path.');
  process.exit(1);
}
const server = serveSite(() => join(ROOT, 'dist')).listen(PORT, 'localhost');
const page = await openPage(firefox, `http://localhost:${PORT}${FOLDER}`);

const failed = [];
/** Runs one test; what it throws, or what the page complains of meanwhile, fails it. */
async function test(name, body) {
  try {
    await body();
    const complaints = page.takeComplaints();
    if (complaints.length > 0) throw new Error(complaints.join('; '));
    console.log(`good    ${name}`);
  } catch (error) {
    failed.push(name);
    console.log(`FAILED  ${name}: ${error.message}`);
  }
}

const expect = (found, wanted) => {
  if (found !== wanted) throw new Error(`found ${found}, expected ${wanted}`);
};

await page.open('');
const types = await page.types();
await test('the start page shows all types', async () => {
  if (types.length < 40) throw new Error(`found ${types.length}`);
});

for (const type of types) {
  await test(`an example of ${type} is solved, proved, and confirmed by Z3`, async () => {
    await page.open(`#/${type}`);
    await page.press('Try an example');
    // The example replaces the empty board.
    await sleep(500);
    await page.press('Solve');
    expect(await page.verdict(), 'unique');
    await page.waitForText(/Z3 agrees/);
  });
}

const CLUES = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

await test('clues are typed, undone, and there again after a reload', async () => {
  await page.open('#/sudoku');
  await page.pressCell(0);
  await page.type(CLUES);
  expect(await page.givens(), CLUES);
  await page.shortcut('z');
  await sleep(500);
  await page.reload();
  expect(await page.givens(), `${CLUES.slice(0, -1)}.`);
});

await test('a thermometer is drawn by a drag', async () => {
  await page.press('Drawing');
  await page.choose('thermometers');
  await page.drag(2, 11, 20);
  await page.waitForValue('Puzzle text', /#draw thermometer r1c3-r3c3/);
});

await test('rules are typed in the lab', async () => {
  await page.open('#/lab');
  await page.pressInside('.text-editor');
  await page.shortcut('a');
  await page.type(
    'lab 1\npuzzle Squares\nboard square 4\nfill each cell: number 1 to the side\nclues\nthe answer in some cells\nrules\nin each row and column all numbers differ\n',
  );
  await page.waitForText(/No problems found/);
});

await page.close();
server.close();
console.log(failed.length === 0 ? 'All good.' : `${failed.length} failed.`);
process.exitCode = failed.length === 0 ? 0 : 1;
