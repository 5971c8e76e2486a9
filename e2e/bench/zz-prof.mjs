import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../prepare/browser.mjs';
import { serve } from './server.mjs';
import { sleep } from './measure.mjs';
const server = await serve({ app: process.env.DIST ?? '/tmp/t/distu' });
const b = await chromium.launch(launchOptions({ whole: true }));
const self = new Map(); const incl = new Map(); let n = 0;
const N = +(process.env.N ?? 12);
for (let k = 0; k < N; k++) {
  const c = await b.newContext({ reducedMotion: 'reduce' });
  const page = await c.newPage(); await sleep(300);
  const cdp = await c.newCDPSession(page);
  await page.addInitScript({ path: join(import.meta.dirname, 'app.inject.js') });
  await page.addInitScript(() => { window.visited = (async () => { const { app } = window; await app.appears('[role=gridcell][data-given]:not([data-value=""])'); performance.mark('zb'); await new Promise((r) => requestAnimationFrame(() => setTimeout(r, 0))); await app.waitFor(app.solveButton); const r = await app.solve(); performance.mark('zz'); return r.at; })(); });
  await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 100 });
  await cdp.send('Profiler.start');
  await page.goto(`${server.address}app/${process.env.HASH}`, { waitUntil: 'commit' });
  await sleep(600);
  const { profile } = await cdp.send('Profiler.stop');
  const nodes = new Map(profile.nodes.map((x) => [x.id, x])); const parent = new Map(); for (const x of profile.nodes) for (const ch of x.children ?? []) parent.set(ch, x.id);
  // cut at answered: find node named solve end? use total until first sample of 'requestIdle' - simply take until at
  const { at, org } = await page.evaluate(async () => ({ at: await window.visited, org: performance.now() }));
  // time mapping: profile.endTime ~ now-ish
  const cut = profile.endTime - (org - at) * 1000; // approx, endTime slightly earlier than org
  let t = profile.startTime;
  profile.samples.forEach((id, i) => { t += profile.timeDeltas[i]; if (t > cut) return; const d = profile.timeDeltas[i + 1] ?? 0; if (d > 3000) return; const seen = new Set(); let x = id; const nm = (y) => { const f = nodes.get(y).callFrame; return `${f.functionName || '(anon)'}:${f.url.split('/').pop().slice(0, 12)}:${f.lineNumber + 1}`; }; self.set(nm(x), (self.get(nm(x)) ?? 0) + d); while (x !== undefined) { const k2 = nm(x); if (!seen.has(k2)) { seen.add(k2); incl.set(k2, (incl.get(k2) ?? 0) + d); } x = parent.get(x); } });
  n++; await c.close();
}
const show = (m, top) => [...m].sort((a, b) => b[1] - a[1]).slice(0, top).forEach(([k, v]) => console.log((v / 1000 / n).toFixed(2).padStart(7), k));
console.log('SELF'); show(self, 45); console.log('INCL'); show(incl, 90);
process.exit(0);
