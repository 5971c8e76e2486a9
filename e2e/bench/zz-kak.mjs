import { chromium } from '@playwright/test';
import { launchOptions } from '../prepare/browser.mjs';
import { serve } from './server.mjs';
const server = await serve({ app: process.env.DIST ?? '/work/main/dist' });
const b = await chromium.launch(launchOptions({ whole: true }));
const p = await b.newPage({ viewport: { width: 1440, height: 900 } }); await p.goto(`${server.address}app/`); await p.waitForTimeout(1500);
await p.mouse.wheel(0, 5000); await p.waitForTimeout(700); await p.screenshot({ path: '/tmp/t/k.png' });
console.log(await p.evaluate(() => [...document.querySelectorAll('.gallery-picture')].map((e) => e.style.contentVisibility + '|' + getComputedStyle(e).contentVisibility).join(' ')));
process.exit(0);
