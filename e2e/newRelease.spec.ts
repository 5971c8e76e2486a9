import { driver, expect } from './driver.ts';
import { comeBack, enter, entryOf, isLook, offer, settle, test, turn } from './releases.ts';
import { holdZ3 } from './z3.ts';

// Z3 comes by itself here.
test.use({ savesData: false });

// One after the other, so that the next release is built only once.
test.describe.configure({ mode: 'default' });

test('a tab that comes back to sight offers what was deployed meanwhile between games, and it can be put off', async ({
  page,
  host,
}) => {
  await holdZ3(page);
  const sudoku = await settle(page, () => enter(page));
  const old = await entryOf(page);
  const place = await sudoku.cell(0).boundingBox();
  host.deploy();
  await comeBack(page);
  // Nobody is asked in the middle of a game.
  await expect(sudoku.cell(10)).toHaveText('6');
  await expect(offer(page)).toHaveCount(0);
  await sudoku.press('Delete', 'ArrowLeft', 'Delete');
  await expect(offer(page)).toBeInViewport({ ratio: 1 });
  expect(await sudoku.cell(0).boundingBox()).toEqual(place);
  await offer(page).getByRole('button', { name: 'Later' }).click();
  await expect(offer(page)).toHaveCount(0);
  await expect(sudoku.cell(0)).toHaveText('1');
  expect(await entryOf(page)).toBe(old);
});

test.describe('where Z3 is not fetched by itself', () => {
  test.use({ savesData: true });

  test('what is deployed in the first seconds of a visit is offered between games, too', async ({
    page,
    host,
  }) => {
    const sudoku = await enter(page);
    const missed = page.waitForResponse(
      (response) => response.url().includes('workbox-window') && !response.ok(),
    );
    const looked = page.waitForResponse((response) => isLook(response.url()));
    host.deploy();
    await sudoku.cell(10).focus();
    await sudoku.press('6');
    await missed;
    await (await looked).finished();
    await expect(sudoku.cell(10)).toHaveText('6');
    await expect(offer(page)).toHaveCount(0);
    await sudoku.press('Delete', 'ArrowLeft', 'Delete');
    await expect(offer(page)).toBeInViewport({ ratio: 1 });
  });
});

test('what was put off while it was looked once more stays put off', async ({ page, host }) => {
  await holdZ3(page);
  const sudoku = await settle(page, () => enter(page));
  host.deploy();
  await comeBack(page);
  await sudoku.press('Delete', 'ArrowLeft', 'Delete');
  await expect(offer(page)).toBeInViewport({ ratio: 1 });
  let answer = (): void => {};
  const asked = new Promise<void>((resolve) =>
    page.route(
      (url) => isLook(url.href),
      async (route) => {
        resolve();
        await new Promise<void>((go) => (answer = go));
        await route.continue();
      },
    ),
  );
  // Of the old release it is not there any more, so it is looked why.
  await page.getByRole('tab', { name: 'Make', exact: true }).click();
  await asked;
  await offer(page).getByRole('button', { name: 'Later' }).click();
  const answered = page.waitForResponse((response) => isLook(response.url()));
  answer();
  await (await answered).finished();
  await expect(page.getByRole('alert')).toContainText('could not be fetched');
  await expect(offer(page)).toHaveCount(0);
});

test.describe('where the browser keeps the page', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a deploy right before the first visit is cached is found, and opened on request', async ({
    page,
    host,
  }) => {
    await holdZ3(page);
    await page.route(/workbox-window/, async (route) => {
      const response = await route.fetch();
      host.deploy();
      await route.fulfill({ response });
    });
    const sudoku = await settle(page, () => enter(page));
    const old = await entryOf(page);
    // The first service worker is the next release's.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.getByRole('tab', { name: 'Proof' }).click();
    await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText(
      'there is a new version of it',
    );
    await offer(page).getByRole('button', { name: 'Open it' }).click();
    await expect.poll(() => entryOf(page)).not.toBe(old);
    await expect(sudoku.cell(10)).toHaveText('6');
  });

  test('a new release waits until somebody asks for it between games, and another tab plays on', async ({
    page,
    context,
    host,
  }) => {
    await holdZ3(page);
    const isWaiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    await page.goto('./');
    await page.evaluate(async () => navigator.serviceWorker.ready);
    const sudoku = await enter(page);
    const other = driver(await context.newPage());
    await other.open('kurosu');
    const old = await entryOf(page);
    host.deploy();
    await turn(page, 'hidden');
    await turn(page, 'visible');
    await expect.poll(isWaiting).toBe(true);
    await expect(sudoku.cell(10)).toHaveText('6');
    await expect(offer(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Gridproof' }).click();
    await offer(page).getByRole('button', { name: 'Open it' }).click();
    await expect.poll(() => entryOf(page)).not.toBe(old);
    await expect(offer(page)).toHaveCount(0);
    await page.goBack();
    await expect(sudoku.cell(10)).toHaveText('6');
    expect(await entryOf(other.page)).toBe(old);
    await other.fillWithFirstKey([3]);
    await expect(other.cell(3)).not.toHaveText('');
  });
});

test('a tab looks at most once in ten minutes, and offers again what was put off', async ({
  page,
  host,
}) => {
  await holdZ3(page);
  let looks = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && !request.url().endsWith('.wasm')) looks += 1;
  });
  const minute = (count: number) => page.clock.setFixedTime(Date.UTC(2030, 0, 1, 12, count));
  await minute(0);
  await settle(page, () => driver(page).open('sudoku'));
  await comeBack(page);
  host.deploy();
  await minute(9);
  await turn(page, 'hidden');
  await turn(page, 'visible');
  expect(looks).toBe(1);
  await minute(11);
  await comeBack(page);
  await offer(page).getByRole('button', { name: 'Later' }).click();
  await expect(offer(page)).toHaveCount(0);
  await minute(22);
  await comeBack(page);
  await expect(offer(page)).toBeVisible();
});
