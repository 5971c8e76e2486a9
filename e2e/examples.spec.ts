import { driver, expect, test } from './driver.ts';
import { examples } from './examples.ts';
import { butFirst } from './thorough.ts';

/** The others of a type differ in what the unit tests of all examples look at; several solutions are gone through. */
const tried = examples.filter(
  ({ id, solutions }, at) =>
    solutions > 1 || at === examples.findIndex((example) => example.id === id),
);

for (const [index, { id, text, solutions, answers }] of tried.entries()) {
  const title = text.split('\n')[0] ?? '';

  test(
    `${id}: "${title}" is solved, compared and reopened from its link`,
    butFirst(index),
    async ({ page, browser }) => {
      const puzzle = driver(page);
      await puzzle.open(id);
      await puzzle.load(text);
      await expect(puzzle.text).toHaveValue(text);
      await puzzle.solve();
      await puzzle.expectVerdict(
        solutions === 1 ? 'unique' : 'several',
        solutions === 1 ? /^One solution\.$/ : `${solutions} solutions, showing 1 of ${solutions}.`,
      );
      await expect(page.getByRole('region', { name: 'Verdict' })).toContainText(
        /Proof of [\d,]+ steps?, checked\./,
      );
      const wanted = answers.map((answer) => answer.join(' ')).toSorted();
      const seen = [(await puzzle.shown()).join(' ')];
      while (seen.length < solutions) {
        await puzzle.button('Next solution').click();
        seen.push((await puzzle.shown()).join(' '));
      }
      for (const answer of wanted) expect(seen).toContain(answer);
      expect(new Set(seen).size).toBe(solutions);

      // Another person's browser, with nothing kept in it.
      await expect(page).toHaveURL(new RegExp(`#/${id}/1\\.`));
      const elsewhere = await browser.newContext();
      const theirs = driver(await elsewhere.newPage());
      await theirs.page.goto(page.url());
      await expect(theirs.text).toHaveValue(text);
      await puzzle.button('Hide answer').click();
      expect(await theirs.shown()).toEqual(await puzzle.shown());
      await elsewhere.close();
    },
  );
}
