// Chromium as the browser tests start it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../prepare/browser.mjs';

const options = launchOptions({ whole: true });

/** Without motion the whole answer is in its first frame, and not just the beginning of a wave. */
const STILL = { reducedMotion: 'reduce' };

/** Somebody who has not been here before. */
export const newVisitor = (browser) => browser.newContext(STILL);

/** A browser that remembers nothing. */
export const launch = (more = []) =>
  chromium.launch({ ...options, args: [...options.args, ...more] });

/** Runs `work` with a folder for a browser's profile, which is gone afterwards. */
export async function withProfile(work) {
  const folder = mkdtempSync(join(tmpdir(), 'gridproof-bench-'));
  try {
    return await work(() => chromium.launchPersistentContext(folder, { ...options, ...STILL }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
