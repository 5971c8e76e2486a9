// Trace one opening; sums thread CPU by process/thread until answered.
import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { withProfile } from './browser.mjs';
import { serve } from './server.mjs';
import { sleep } from './measure.mjs';
const who = process.env.WHO ?? 'app';
const out = process.env.OUT ?? '/tmp/t/trace.json';
const hash = process.env.HASH;
const dist = process.env.DIST ?? '/work/main/dist';
const server = await serve({ app: dist, rivals: '/work/main/e2e/bench/dist' });
function askAtOnce() {
  const visit = async () => {
    const { app } = window;
    await app.appears('[role=gridcell][data-given]:not([data-value=""])');
    performance.mark('zz:board');
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    await app.waitFor(app.solveButton);
    performance.mark('zz:press');
    const r = await app.solve();
    return r;
  };
  window.visited = visit();
}
await withProfile(async (start) => {
  const context = await start();
  const page = await context.newPage();
  await sleep(1500);
  if (who === 'app') {
    await page.addInitScript({ path: join(import.meta.dirname, 'app.inject.js') });
    await page.addInitScript(askAtOnce);
  }
  const browser = context.browser() ?? undefined;
  const cdp = browser ? await browser.newBrowserCDPSession() : await context.newCDPSession(page);
  const events = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const done = new Promise((r) => cdp.on('Tracing.tracingComplete', r));
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: (process.env.CATS ?? 'toplevel,disabled-by-default-devtools.timeline,devtools.timeline,blink.user_timing,cc,viz,gpu,loading,v8,navigation,benchmark').split(','), excludedCategories: ['*'] } });
  await page.goto(`${server.address}${who === 'app' ? `app/${hash}` : `rivals/opening.html#${who}/sudoku/${hash.split('/')[2]}`}`, { waitUntil: 'commit' });
  await sleep(1000);
  await cdp.send('Tracing.end'); await done;
  writeFileSync(out, JSON.stringify(events));
  await context.close();
});
server.close();
