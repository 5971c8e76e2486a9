import { defineConfig } from '@playwright/test';
import { launchOptions } from './prepare/browser.mjs';

// Another port when this one is taken: PORT=4181 npm test.
const PORT = Number(process.env['PORT'] ?? 4180);
const address = `http://localhost:${PORT}/sub/folder/`;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  reporter: 'list',
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // CI has two slow cores, and Z3 alone takes seconds to compile there.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: address,
    browserName: 'chromium',
    launchOptions: launchOptions(),
  },
  webServer: {
    command: 'node server.mjs',
    cwd: import.meta.dirname,
    env: { PORT: String(PORT) },
    url: address,
    reuseExistingServer: false,
  },
});
