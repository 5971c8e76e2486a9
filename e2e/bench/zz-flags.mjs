// answered/paint/board with different browser flags or dists, in turn. VARS="name=dist|flags;..." private contexts in one browser per variant
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../prepare/browser.mjs';
import { serve } from './server.mjs';
import { sleep } from './measure.mjs';
const options = launchOptions({ whole: true });
const vars = process.env.VARS.split(';').map((v) => { const [name, rest] = v.split(/=(.*)/); const [dist, flags] = rest.split('|'); return { name, dist: dist || '/work/main/dist', flags: flags ? flags.split(' ') : [], t: [] }; });
for (const v of vars) v.server = await serve({ app: v.dist });
const rounds = +(process.env.ROUNDS ?? 10);
function ask() { window.visited = (async () => { const { app } = window; await app.appears('[role=gridcell][data-given]:not([data-value=""])'); const board = performance.now(); await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))); await app.waitFor(app.solveButton); const press = performance.now(); const r = await app.solve(); const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime; const fp = performance.getEntriesByName('first-paint')[0]?.startTime; return { fp, paint, board, press, at: r.at, verdict: r.verdict }; })(); }
for (let r = 0; r < rounds; r++) for (const v of (r % 2 ? [...vars].reverse() : vars)) {
  const b = await chromium.launch({ ...options, args: [...options.args, ...v.flags] });
  await sleep(300);
  for (let k = 0; k < +(process.env.VISITS ?? 4); k++) {
    const c = await b.newContext({ reducedMotion: 'reduce' });
    const page = await c.newPage(); await sleep(k ? 250 : 1200);
    await page.addInitScript({ path: join(import.meta.dirname, 'app.inject.js') });
    await page.addInitScript(ask);
    await page.goto(`${v.server.address}app/${process.env.HASH}`, { waitUntil: 'commit' });
    await sleep(500);
    const x = await page.evaluate(() => window.visited);
    if (k) v.t.push(x);
    await c.close();
  }
  await b.close();
}
const med = (a) => { const s = [...a].sort((x, y) => x - y); return s[s.length >> 1]; };
const mean = (a) => a.reduce((s, x) => s + x, 0) / a.length;
if (process.env.RAW) for (const v of vars) console.log(v.name, v.t.map((x) => [x.fp, x.paint, x.board, x.press, x.at].map((y) => y.toFixed(0)).join('/')).join(' ')); for (const v of vars) { const line = [v.name.padEnd(10), v.t.length]; for (const n of ['fp', 'paint', 'board', 'press', 'at']) { const a = v.t.map((x) => x[n]); const m = mean(a); const se = Math.sqrt(mean(a.map((x) => (x - m) ** 2)) / a.length); line.push(`${n} ${med(a).toFixed(1)} (${m.toFixed(1)}±${se.toFixed(1)})`); } console.log(line.join('  ')); v.server.close(); }
process.exit(0);
