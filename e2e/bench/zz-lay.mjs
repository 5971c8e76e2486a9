import { chromium } from '@playwright/test';
import { launchOptions } from '../prepare/browser.mjs';
import { serve } from './server.mjs';
const server = await serve({ app: process.env.DIST ?? '/work/main/dist' });
const b = await chromium.launch(launchOptions({ whole: true }));
const page = await b.newPage();
await page.goto(`${server.address}app/${process.env.HASH}`); await page.waitForTimeout(2500);
console.log(JSON.stringify(await page.evaluate(() => {
  const out = {};
  const time = (sel) => { const t = []; for (let i = 0; i < 15; i++) { const els = [...document.querySelectorAll(sel)]; for (const e of els) e.style.display = 'none'; document.body.offsetHeight; const s = performance.now(); for (const e of els) e.style.display = ''; document.body.offsetHeight; t.push(performance.now() - s); } t.sort((a, b) => a - b); return +t[7].toFixed(2); };
  for (const s of ['#root > *', 'header', 'main', '[role=grid]', '.board-frame', '.board-frame svg', '.edit-bar', '.puzzle-keys', '.puzzle-title', '[role=gridcell]', 'button', '.puzzle-side', 'footer', '[role=gridcell] span']) out[s] = [document.querySelectorAll(s).length, time(s)];
  out.all = document.querySelectorAll('*').length;
  return out;
})));
process.exit(0);
