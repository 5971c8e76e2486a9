// What all parts of the benchmark share: the two pages, one puzzle measured on each, and checks.
import { join } from 'node:path';

/** How many answers anybody is asked for: two prove that there are several, and then Gridproof paints. */
const LIMIT = 2;

/** Clingo as people use it, Clingo with ground programs, MiniSat, CaDiCaL, and MiniZinc with Chuffed. */
export const RIVALS = ['clingo', 'ground', 'minisat', 'cadical', 'minizinc'];

export const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? sorted[middle]
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
};

export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Small puzzles of other structures: loading them makes the app forget any structure before. */
const OTHERS = [
  { type: 'sujiko', text: '25,13,22,18' },
  { type: 'sujiko', text: '24,13,22,17' },
  { type: 'kurosu', text: '1...\n....\n...0\n.1..' },
  { type: 'kurosu', text: '#option no-two-alike\n1...\n....\n...0\n.1..' },
];

/** What is put into a page before it runs. */
const INJECTED = { path: join(import.meta.dirname, 'app.inject.js') };

/** Opens Gridproof's page, with its engine ready and used once. */
export async function openApp(context, address, type = 'sujiko') {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`On Gridproof's page: ${error.message}`));
  await page.addInitScript(INJECTED);
  await page.goto(`${address}app/#/${type}`);
  await page.evaluate(() => window.app.ready());
  return page;
}

/** Opens the rivals' page, each of `names` loaded and used once. */
export async function openRivals(context, address, names = RIVALS) {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`On the rivals' page: ${error.message}`));
  // Of all that it has for Gridproof's page, how long is waited until a page is at rest.
  await page.addInitScript(INJECTED);
  await page.goto(`${address}rivals/`);
  for (const rival of names) {
    await rivalFromNothing(page, rival, { type: 'kurosu', text: OTHERS[2].text });
  }
  return page;
}

async function forget(app) {
  for (const { type, text } of OTHERS) {
    await app.evaluate(
      async ([id, puzzle]) => {
        await window.app.load(id, puzzle);
        await window.app.solve();
      },
      [type, text],
    );
  }
}

/**
 * One sample of Gridproof: the puzzle's structure is new to it; `wait` is how long the puzzle lies
 * on the board before Solve is pressed, in milliseconds. Without a wait it must not look at the
 * clues by itself, for a large board takes longer to draw than that takes to begin.
 */
export async function appSample(app, { type, text }, wait) {
  await app.bringToFront();
  await forget(app);
  return app.evaluate(
    async ([id, puzzle, pause]) => {
      await window.app.load(id, puzzle, pause > 0);
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      return window.app.solve();
    },
    [type, text, wait],
  );
}

/** One sample of a rival that has its own form of the puzzle already. */
export async function rivalTold(page, rival, { type, text }) {
  await page.bringToFront();
  return page.evaluate(
    async ([name, id, puzzle, limit]) => {
      await window.bench[name].ready();
      await window.bench[name].tell(id, puzzle);
      await window.app.atRest();
      return window.bench[name].solve(limit);
    },
    [rival, type, text, LIMIT],
  );
}

/** One sample of a rival that gets the puzzle when it is asked. */
export async function rivalFromNothing(page, rival, { type, text }) {
  await page.bringToFront();
  return page.evaluate(
    async ([name, id, puzzle, limit]) => {
      await window.bench[name].ready();
      await window.app.atRest();
      return window.bench[name].fromNothing(id, puzzle, limit);
    },
    [rival, type, text, LIMIT],
  );
}

/** Collects what was wrong with answers, so that the report can say so. */
export function createChecker(rivals) {
  const faults = [];
  let checked = 0;
  const verdicts = new Map();
  return {
    faults,
    count: () => checked,
    /** Judges answers without a solver, and that all solvers agree on the verdict. */
    async check(who, { type, text, title }, verdict, answers) {
      const name = `${who} on ${title}`;
      if (verdict === 'failed' || verdict === 'unknown') return;
      const key = `${type}\n${text}`;
      const first = verdicts.get(key) ?? { verdict, who };
      verdicts.set(key, first);
      if (first.verdict !== verdict) {
        faults.push(`${name} says ${verdict}, ${first.who} says ${first.verdict}`);
      }
      const good = await rivals.evaluate(
        ([id, puzzle, all]) => all.map((answer) => window.bench.judge(id, puzzle, answer)),
        [type, text, answers],
      );
      checked += good.length;
      if (good.includes(false)) faults.push(`${name}: an answer breaks a rule`);
      const different = new Set(answers.map((answer) => answer.join(' ')));
      if (different.size < answers.length) faults.push(`${name}: an answer comes twice`);
    },
  };
}
