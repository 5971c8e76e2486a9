// Chromium with the options of the browser tests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../prepare/browser.mjs';

const options = launchOptions({ whole: true });

/** Without animations the first frame has the whole answer, not just the start of a wave. */
const STILL = { reducedMotion: 'reduce' };

/** A visitor with empty storage. */
export const newVisitor = (browser) => browser.newContext(STILL);

/** A browser with an empty profile. */
export const launch = (more = []) =>
  chromium.launch({ ...options, args: [...options.args, ...more] });

/** Runs `work` with a temporary folder for a browser's profile. */
export async function withProfile(work) {
  const folder = mkdtempSync(join(tmpdir(), 'gridproof-bench-'));
  try {
    return await work(() => chromium.launchPersistentContext(folder, { ...options, ...STILL }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
