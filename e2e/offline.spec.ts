import type { Page } from '@playwright/test';
import { driver, expect } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import { onOwnHost as test } from './onOwnHost.ts';
import { RELEASE, THOROUGH } from './thorough.ts';
import { untilZ3Runs } from './z3.ts';

test.use({ serviceWorkers: 'allow', savesData: false });

/** How many of the addresses that the browser keeps for this page have this in them. */
const kept = (page: Page, part: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().filter(({ url }) => new URL(url).pathname.includes(wanted)).length;
  }, part);

const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' });

test(
  'after one visit, all of it works without a network, Z3 included once it was used',
  { tag: THOROUGH },
  async ({ page, context, host }) => {
    const sudoku = driver(page);
    const { text, answers } = exampleOf('sudoku', 'newspaper');
    await sudoku.open('sudoku', pack(text));
    await untilZ3Runs(page);
    await expect.poll(() => kept(page, '.wasm'), { timeout: 60_000 }).toBe(1);
    expect(await kept(page, '.js')).toBeGreaterThan(20);
    await page.close();
    host.stop();

    const offline = await context.newPage();
    const suguru = driver(offline);
    await offline.goto(`${host.address}#/sudoku/${pack(text)}`);
    await driver(offline).solve();
    await driver(offline).expectAnswer(answers[0] ?? []);
    await expect(verdict(offline)).toContainText('Z3 agrees.', { timeout: 60_000 });
    await offline.goto(host.address);
    await offline.getByRole('link', { name: 'Type in your own Suguru', exact: true }).click();
    const example = exampleOf('suguru');
    await suguru.load(example.text);
    await suguru.solve();
    await suguru.expectAnswer(example.answers[0] ?? []);
    await expect(verdict(offline)).toContainText('Z3 agrees.', { timeout: 60_000 });
    for (const [tab, words] of [
      ['Rules', 'House rules'],
      ['Make', 'Make'],
      ['Proof', 'Check a proof'],
      ['SMT-LIB', 'assert'],
      ['Hint', 'A hint starts from your own marks'],
    ] as const) {
      await offline.getByRole('tab', { name: tab, exact: true }).click();
      await expect(offline.getByRole('tabpanel')).toContainText(words);
    }
  },
);

test(
  'after a minute without a question all workers end, and without a network they are back, Z3 too',
  { tag: THOROUGH },
  async ({ page, host }) => {
    await page.clock.install();
    const sudoku = driver(page);
    const [first, second] = [exampleOf('sudoku', 'newspaper'), exampleOf('sudoku', 'small')];
    await sudoku.open('sudoku', pack(first.text));
    await sudoku.solve();
    await expect(verdict(page)).toContainText('Z3 agrees.', { timeout: 60_000 });
    await expect.poll(() => kept(page, '.wasm'), { timeout: 60_000 }).toBe(1);
    await page.clock.fastForward(61_000);
    await expect.poll(() => page.workers().length).toBe(0);
    await page.requestGC();
    host.stop();
    await sudoku.load(second.text);
    await sudoku.solve();
    await sudoku.expectAnswer(second.answers[0] ?? []);
    await expect(verdict(page)).toContainText('Z3 agrees.', { timeout: 60_000 });
  },
);

/** Where the browser says it had a file from; `fetch-event` or nothing where the service worker gave it. */
interface Sourced extends PerformanceResourceTiming {
  readonly workerFinalSourceType?: string;
}

test(
  'what is kept is there without its service worker being started for it',
  { tag: RELEASE },
  async ({ page, context, host }) => {
    const sudoku = driver(page);
    const { text, answers } = exampleOf('sudoku', 'newspaper');
    await sudoku.open('sudoku', pack(text));
    await expect.poll(() => kept(page, 'index.html'), { timeout: 60_000 }).toBe(1);
    await page.evaluate(async () => navigator.serviceWorker.ready);
    host.stop();

    const again = await context.newPage();
    await driver(again).open('sudoku', pack(text));
    const sources = await again.evaluate(() =>
      ['navigation', 'resource']
        .flatMap((kind) => performance.getEntriesByType(kind) as Sourced[])
        .filter(({ name }) => !name.endsWith('.wasm'))
        .map(
          ({ name, workerFinalSourceType }) => `${new URL(name).pathname} ${workerFinalSourceType}`,
        ),
    );
    expect(sources.length).toBeGreaterThan(8);
    expect(sources.filter((source) => !source.endsWith(' cache'))).toEqual([]);
    await driver(again).solve();
    await driver(again).expectAnswer(answers[0] ?? []);
  },
);

test(
  'what reads photos is not fetched before it is asked for, and kept from then on',
  { tag: RELEASE },
  async ({ page, host }) => {
    await page.goto('./#/sudoku');
    // The worker that keeps the page sees what it fetches from now on.
    const follows = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
    await expect.poll(follows, { timeout: 60_000 }).toBe(true);
    await page.reload();
    expect(await kept(page, 'photo-worker')).toBe(0);
    const bring = async () => {
      const blank = await page.evaluate(() => {
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = 300;
        return canvas.toDataURL('image/png').split(',')[1] ?? '';
      });
      const file = {
        name: 'blank.png',
        mimeType: 'image/png',
        buffer: Buffer.from(blank, 'base64'),
      };
      await page.getByLabel('Photo of a puzzle').first().setInputFiles(file);
      await expect(page.getByRole('alert')).toContainText('No Sudoku grid found.');
    };
    await bring();
    await expect.poll(() => kept(page, 'photo-worker')).toBe(1);
    host.stop();
    await page.reload();
    await bring();
  },
);

test.describe('where the browser saves data', () => {
  test.use({ savesData: true });

  test(
    'where Z3 was never used, the rest works without a network, and what needs it says so',
    { tag: THOROUGH },
    async ({ page, host }) => {
      await page.goto('./');
      await expect.poll(() => kept(page, 'index.html'), { timeout: 60_000 }).toBe(1);
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
        .toBe('activated');
      host.stop();
      await page.reload();
      const kurosu = driver(page);
      await page.getByRole('link', { name: 'Type in your own Kurosu', exact: true }).click();
      const example = exampleOf('kurosu');
      await kurosu.load(example.text);
      await kurosu.solve();
      await kurosu.expectAnswer(example.answers[0] ?? []);
      await verdict(page).getByRole('button', { name: 'Ask Z3, too' }).click();
      await expect(verdict(page)).toContainText('Z3 gave no answer. Ask again');
    },
  );
});

test('the page can be installed: its manifest and icons are there', async ({ page, request }) => {
  await page.goto('./');
  const link = page.locator('link[rel=manifest]');
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  const manifest: unknown = await (await request.get(address.href)).json();
  expect(manifest).toMatchObject({ name: 'Gridproof', display: 'standalone', start_url: './' });
  const { icons } = manifest as { readonly icons: readonly { readonly src: string }[] };
  expect(icons.length).toBeGreaterThan(2);
  for (const { src } of icons) {
    expect((await request.get(new URL(src, address).href)).status()).toBe(200);
  }
});
