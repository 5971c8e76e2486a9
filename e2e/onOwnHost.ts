import { test } from './driver.ts';
import { startHost } from './host.ts';

/** A test whose page comes from a host of its own, which can be stopped while the page is open. */
export const onOwnHost = test.extend<{ readonly host: Awaited<ReturnType<typeof startHost>> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads here what a fixture needs.
  host: async ({}, use) => {
    const host = await startHost();
    await use(host);
    host.stop();
  },
  baseURL: ({ host }, use) => use(host.address),
});
