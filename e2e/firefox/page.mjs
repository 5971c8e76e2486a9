import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';

/** Milliseconds that something may take to appear. */
const PATIENCE = 90_000;

/** Asks again and again until the answer is not `undefined`; throws with these words if it stays so. */
async function until(ask, words) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(200)) {
    const answer = await ask();
    if (answer !== undefined) return answer;
  }
  throw new Error(words);
}

/** A page in Firefox, with what a person does on it. Cells are numbered as `data-cell` says. */
export async function openPage(executablePath, address) {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 720 });
  let complaints = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text());
  });

  const middleOf = (selector) =>
    until(
      () =>
        page.evaluate((sought) => {
          const box = document.querySelector(sought)?.getBoundingClientRect();
          return box === undefined ? undefined : [box.x + box.width / 2, box.y + box.height / 2];
        }, selector),
      `${selector} is not there`,
    );
  const middleOfCell = (cell) => middleOf(`[data-cell="${cell}"]`);

  return {
    takeComplaints() {
      const taken = complaints;
      complaints = [];
      return taken;
    },
    async open(hash) {
      // A page of its own each time, as from a link.
      await page.goto('about:blank');
      await page.goto(address + hash);
      await middleOf('h1');
    },
    reload: () => page.reload(),
    types: () =>
      until(async () => {
        const found = await page.evaluate(() => [
          ...new Set(
            [...document.querySelectorAll('main a[href^="#/"]')].flatMap(
              (link) => /^#\/([a-z-]+)$/.exec(link.getAttribute('href'))?.[1] ?? [],
            ),
          ),
        ]);
        return found.length === 0 ? undefined : found;
      }, 'no types are there'),
    async press(name) {
      const button = await until(async () => {
        const found = await page.evaluateHandle(
          (sought) =>
            [...document.querySelectorAll('button, [role="radio"], label')].find(
              (each) =>
                (each.ariaLabel ?? each.textContent).trim() === sought &&
                each.getClientRects().length > 0 &&
                !each.disabled,
            ),
          name,
        );
        return found.asElement() ?? undefined;
      }, `no button "${name}"`);
      await button.click();
    },
    async pressCell(cell) {
      await page.mouse.click(...(await middleOfCell(cell)));
    },
    async pressInside(selector) {
      await page.mouse.click(...(await middleOf(selector)));
    },
    async drag(...cells) {
      const points = [];
      for (const cell of cells) points.push(await middleOfCell(cell));
      const [first, ...others] = points;
      await page.mouse.move(...first);
      await page.mouse.down();
      for (const point of others) await page.mouse.move(...point, { steps: 6 });
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text, { delay: 5 }),
    async shortcut(key) {
      const control = process.platform === 'darwin' ? 'Meta' : 'Control';
      await page.keyboard.down(control);
      await page.keyboard.press(key);
      await page.keyboard.up(control);
    },
    /** Chooses this option in the list that has it. */
    async choose(option) {
      await until(
        () =>
          page.evaluate((sought) => {
            const found = [...document.querySelectorAll('select option')].find(
              ({ text }) => text === sought,
            );
            if (found === undefined) return undefined;
            found.parentElement.value = found.value;
            found.parentElement.dispatchEvent(new Event('change', { bubbles: true }));
            return true;
          }, option),
        `no option "${option}"`,
      );
    },
    /** The verdict, once there is one. */
    verdict: () =>
      until(async () => {
        const verdict = await page.evaluate(
          () => document.querySelector('[data-verdict]')?.dataset.verdict,
        );
        return ['idle', 'solving', 'working', undefined].includes(verdict) ? undefined : verdict;
      }, 'no verdict'),
    /** The digits of all cells in reading order, with dots for empty ones. */
    givens: () =>
      until(async () => {
        const digits = await page.evaluate(() =>
          [...document.querySelectorAll('[data-cell]')]
            .toSorted((a, b) => a.dataset.cell - b.dataset.cell)
            .map((cell) => cell.dataset.value || '.')
            .join(''),
        );
        return digits === '' ? undefined : digits;
      }, 'no cells are there'),
    waitForText: (pattern) =>
      until(
        async () =>
          pattern.test(await page.evaluate(() => document.body.innerText)) ? true : undefined,
        `${pattern} is not there`,
      ),
    waitForValue: (label, pattern) =>
      until(
        async () =>
          pattern.test(
            await page.evaluate(
              (sought) => document.querySelector(`[aria-label="${sought}"]`)?.value ?? '',
              label,
            ),
          )
            ? true
            : undefined,
        `${label} does not have ${pattern}`,
      ),
    close: () => browser.close(),
  };
}
