// main-thread CPU until board and until answer (Debugger pause), and total renderer CPU via /proc; variants in turn
import { join } from 'node:path';
import { readFileSync, readdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from '../prepare/browser.mjs';
import { serve } from './server.mjs';
import { sleep } from './measure.mjs';
const options = launchOptions({ whole: true });
const vars = process.env.VARS.split(';').map((v) => { const [name, rest] = v.split(/=(.*)/); const [dist, flags] = rest.split('|'); return { name, dist: dist || '/work/main/dist', flags: flags ? flags.split(' ') : [], t: [] }; });
for (const v of vars) v.server = await serve({ app: v.dist });
function ask() { window.visited = (async () => { const { app } = window; await app.appears('[role=gridcell][data-given]:not([data-value=""])'); await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))); await app.waitFor(app.solveButton); await app.solve(); debugger; })(); }
for (let r = 0; r < +(process.env.ROUNDS ?? 5); r++) for (const v of (r % 2 ? [...vars].reverse() : vars)) {
  const b = await chromium.launch({ ...options, args: [...options.args, ...v.flags] });
  await sleep(800);
  for (let k = 0; k < +(process.env.VISITS ?? 6); k++) {
    const c = await b.newContext({ reducedMotion: 'reduce' });
    const page = await c.newPage(); await sleep(250);
    const cdp = await c.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Debugger.enable');
    await page.addInitScript({ path: join(import.meta.dirname, 'app.inject.js') });
    await page.addInitScript(ask);
    const paused = new Promise((res) => cdp.on('Debugger.paused', res));
    const m0 = (await cdp.send('Performance.getMetrics')).metrics;
    await page.goto(`${v.server.address}app/${process.env.HASH}`, { waitUntil: 'commit' }).catch(() => {});
    await paused;
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (m, n) => m.find((x) => x.name === n)?.value * 1000;
    if (k) v.t.push(Object.fromEntries(['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration', 'TaskDuration', 'V8CompileDuration'].map((n) => [n, of(metrics, n)])));
    await cdp.send('Debugger.resume'); await sleep(100);
    await c.close();
  }
  await b.close();
}
const mean = (a) => a.reduce((s, x) => s + x, 0) / a.length;
const med = (a) => [...a].sort((x, y) => x - y)[a.length >> 1];
for (const v of vars) { console.log(v.name.padEnd(10), v.t.length, ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration', 'TaskDuration'].map((n) => { const a = v.t.map((x) => x[n]); const m = mean(a); return `${n} ${med(a).toFixed(2)} (${m.toFixed(2)}±${Math.sqrt(mean(a.map((x) => (x - m) ** 2)) / a.length).toFixed(2)})`; }).join('  ')); v.server.close(); }
process.exit(0);
