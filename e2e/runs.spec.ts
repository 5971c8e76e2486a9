import type { Page } from '@playwright/test';
import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import { RELEASE, THOROUGH } from './thorough.ts';

// Z3 comes by itself here.
test.use({ savesData: false });

const sujiko = exampleOf('sujiko', 'The Daily Telegraph, number 3072');
const answer = sujiko.answers[0] ?? [];
const WITHOUT_GIVENS = '25,13,22,17';

/** The SMT-LIB panel beside a Sujiko. */
async function openRuns(page: Page) {
  const board = driver(page);
  await board.open('sujiko');
  await board.load(sujiko.text);
  await page.getByRole('tab', { name: 'SMT-LIB' }).click();
  const editor = page.getByRole('textbox', { name: 'SMT-LIB text' });
  await expect(editor).toContainText('(declare-const V0 Int)');
  return {
    ...board,
    panel: page.getByRole('tabpanel'),
    printed: page.getByRole('list', { name: 'What Z3 printed' }),
    async put(script: string) {
      await editor.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(script);
    },
    async run() {
      await board.button('Run').click();
      await expect(board.button('Run')).toBeVisible({ timeout: 60_000 });
    },
  };
}

const TALKATIVE = [
  ['one huge line', `(echo "${'x '.repeat(150_000)}")`, 1, 'it has 299,999 characters'],
  ['thousands of errors on one line', '|'.repeat(20_001), 1000, 'first 1,000 of '],
  ['thousands of questions', '(check-sat)'.repeat(4000), 1000, 'first 1,000 of 4,000 printouts'],
] as const;

for (const [what, script, shown, said] of TALKATIVE) {
  test(
    `the board answers keys while ${what} are printed, and after`,
    { tag: RELEASE },
    async ({ page }) => {
      const smtlib = await openRuns(page);
      await smtlib.put(script);
      await smtlib.button('Run').click();
      await smtlib.cell(0).click();
      await smtlib.press('9');
      await expect(smtlib.cell(0)).toHaveAttribute('data-value', '9');
      // An edit of the board ends the run.
      await smtlib.run();
      await expect(smtlib.panel).toContainText(said);
      await expect(smtlib.printed.getByRole('listitem')).toHaveCount(shown);
      await smtlib.cell(1).click();
      await smtlib.press('5');
      await expect(smtlib.cell(1)).toHaveAttribute('data-value', '5');
    },
  );
}

test(
  'of many assertions that cannot hold together a hundred are named',
  { tag: RELEASE },
  async ({ page }) => {
    const smtlib = await openRuns(page);
    const names = Array.from({ length: 150 }, (_, at) => `p${at}`);
    const named = names.map(
      (name) => `(declare-const ${name} Bool)(assert (! ${name} :named n${name}))`,
    );
    await smtlib.put(`${named.join('\n')}(assert (not (and ${names.join(' ')})))(check-sat)`);
    await smtlib.run();
    await expect(smtlib.panel).toContainText('and 50 more.');
    await expect(smtlib.panel.getByRole('button', { name: /^np\d+$/ })).toHaveCount(100);
  },
);

const OPTIONS = ['(set-option :smt.max_conflicts 0)', '(set-option :sat.max_memory 1)'];

for (const [index, option] of OPTIONS.entries()) {
  test(
    `${option} of one run is none of the next, nor of the puzzle's verdict, count and hints`,
    { tag: index === 0 ? THOROUGH : RELEASE },
    async ({ page }) => {
      const smtlib = await openRuns(page);
      await smtlib.put(`${option}\n(declare-const V0 Int)\n(assert (> (* V0 V0) 3))\n(check-sat)`);
      await smtlib.run();
      await smtlib.button('Back to the puzzle’s own text').click();
      await smtlib.run();
      await expect(smtlib.panel).toContainText('sat: 9 of 9 cells laid over the board.');
      await smtlib.expectAnswer(answer);
      const verdict = page.getByRole('region', { name: 'Verdict' });
      await smtlib.solve();
      await expect(verdict).toContainText('Z3 agrees.', { timeout: 60_000 });
      await page.getByRole('tab', { name: 'Hint' }).click();
      await smtlib.panel.getByRole('button', { name: 'Hint', exact: true }).click();
      await smtlib.button('Why?').click();
      await expect(page.locator('.board-target')).not.toHaveCount(0);
      await smtlib.load(WITHOUT_GIVENS);
      await smtlib.solve();
      await expect(verdict).toContainText(
        /\d+ solutions, showing 1 of \d+\. Proof of \d+ steps, checked\. Z3 finds no more\./,
        { timeout: 60_000 },
      );
    },
  );
}

test(
  'a run that needs more memory than there is ends with a sentence, and the next runs',
  { tag: THOROUGH },
  async ({ page }) => {
    const smtlib = await openRuns(page);
    await smtlib.put('(simplify ((_ repeat 500000000) #xFF))');
    await smtlib.run();
    await expect(smtlib.panel).toContainText('ran out of memory');
    await smtlib.put('(declare-const V0 Int)\n(assert (= V0 4))\n(check-sat)');
    await smtlib.run();
    await expect(smtlib.panel).toContainText('sat: 1 of 9 cells laid over the board.');
  },
);
