import { defineConfig } from '@playwright/test';
import { isRelease, isThorough } from '../src/trials.ts';
import { launchOptions } from './prepare/browser.mjs';
import { RELEASE, THOROUGH, leftOutToday } from './thorough.ts';

// Another port when this one is taken: PORT=4181 npm test.
const PORT = Number(process.env['PORT'] ?? 4180);
const address = `http://localhost:${PORT}/sub/folder/`;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  reporter: 'list',
  ...(isThorough
    ? { grepInvert: isRelease ? [] : [new RegExp(RELEASE), leftOutToday()] }
    : {
        grepInvert: new RegExp(`${THOROUGH}|${RELEASE}`),
        // What builds the page once more.
        testIgnore: ['deploy.spec.ts', 'newRelease.spec.ts', 'development.spec.ts'],
      }),
  forbidOnly: process.env['CI'] !== undefined,
  // On a busy machine a slow moment is not a fault; what needed it is listed as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  workers: 2,
  fullyParallel: true,
  // CI has two slow cores, and Z3 alone takes seconds to compile there.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: address,
    browserName: 'chromium',
    launchOptions: launchOptions(),
    // What one keeps comes past the routes of a test; where that is what is looked at, it is allowed.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node server.mjs',
    cwd: import.meta.dirname,
    env: { PORT: String(PORT) },
    url: address,
    reuseExistingServer: false,
  },
});
