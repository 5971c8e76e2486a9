import { chromium } from '@playwright/test';
import { launchOptions } from '../prepare/browser.mjs';
import { serve } from './server.mjs';
const server = await serve({ app: process.env.DIST });
const b = await chromium.launch(launchOptions({ whole: true }));
const page = await b.newPage();
await page.goto(`${server.address}app/${process.env.HASH}`); await page.waitForTimeout(1000);
console.log(await page.evaluate(process.env.JS));
process.exit(0);
