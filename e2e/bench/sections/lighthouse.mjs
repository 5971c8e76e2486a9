// Lighthouse, as it stands, on three pages: a phone of the middle class on a slow network, simulated.
import { launch as launchChrome } from 'chrome-launcher';
import runLighthouse from 'lighthouse';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../prepare/browser.mjs';
import { median } from '../measure.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const AUDITS = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
};

/** A run in a browser of its own; gives points of 100, and audits in milliseconds. */
async function measureOnce(url) {
  const found = findBrowser({ whole: true });
  const chrome = await launchChrome({
    chromePath: found === 'own' ? chromium.executablePath() : found,
    chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const { lhr } = await runLighthouse(url, { port: chrome.port, logLevel: 'error' });
    const points = CATEGORIES.map((id) => [id, Math.round(100 * lhr.categories[id].score)]);
    const audits = Object.entries(AUDITS).map(([name, id]) => [name, lhr.audits[id].numericValue]);
    const missed = CATEGORIES.slice(1).flatMap((id) =>
      lhr.categories[id].auditRefs
        .filter(({ id: audit, weight }) => weight > 0 && (lhr.audits[audit].score ?? 1) < 1)
        .map(({ id: audit }) => audit),
    );
    return { ...Object.fromEntries([...points, ...audits]), missed };
  } finally {
    chrome.kill();
  }
}

/** Gives medians for each page. */
export async function lighthouse({ rivals, examples, server, rounds }) {
  const linkTo = async (type, part) => {
    const { text } = examples.find((each) => each.type === type && each.title.includes(part));
    return `#/${type}/${await rivals.evaluate((packed) => window.bench.packText(packed), text)}`;
  };
  const pages = [
    ['start page', ''],
    ['link to a Sudoku', await linkTo('sudoku', 'newspaper')],
    ['link to a picture of 20×20', await linkTo('paint-by-numbers', 'twenty by twenty')],
  ];
  const rows = [];
  for (const [page, hash] of pages) {
    const results = [];
    while (results.length < rounds) {
      results.push(await measureOnce(`${server.address}app/${hash}`));
    }
    const names = [...CATEGORIES, ...Object.keys(AUDITS)];
    const medians = names.map((name) => [name, median(results.map((result) => result[name]))]);
    const missed = [...new Set(results.flatMap((result) => result.missed))];
    rows.push({ page, ...Object.fromEntries(medians), missed });
    console.log(`Lighthouse: ${JSON.stringify(rows.at(-1))}`);
  }
  return rows;
}
