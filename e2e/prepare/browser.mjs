// Finds a browser for the tests, or installs one. Run by `npm test` before Playwright is, and imported
// by its configuration, which needs the same answer.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { installFromDebian } from './debian.mjs';

/** Chromium without what only a window needs: the tests take half as long with it. */
const SHELL = 'chromium-headless-shell';

/** Programs that speak Chromium's protocol, looked for in this order. */
const CANDIDATES = [
  SHELL,
  '/usr/bin/chromium',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

// A file alone proves little: system libraries may be missing, or it is only a note to install it.
const starts = (program) =>
  spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

function hasOwnBrowser() {
  const path = chromium.executablePath();
  return existsSync(path) && (process.platform === 'win32' || starts(path));
}

/** Playwright asks for paths, not names. */
const pathsOf = (program) =>
  program.startsWith('/')
    ? [program]
    : (process.env['PATH'] ?? '').split(delimiter).map((folder) => resolve(folder, program));

/** With `whole`, a browser as people have it. */
export function findBrowser({ whole = false } = {}) {
  if (hasOwnBrowser()) return 'own';
  return CANDIDATES.filter((program) => !(whole && program === SHELL))
    .flatMap(pathsOf)
    .find((path) => existsSync(path) && starts(path));
}

/** How it is started: it refuses its sandbox to root; the rest keeps it from talking to the outside. */
export function launchOptions(wanted) {
  const found = findBrowser(wanted);
  return {
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
    ...(found === undefined || found === 'own' ? {} : { executablePath: found }),
  };
}

/** Each way is tried until one of them leaves a browser behind. */
function installBrowser() {
  console.log('Installing Chromium into the cache of Playwright: npx playwright install chromium');
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const isMissing = () => findBrowser() === undefined;
  if (isMissing()) installFromDebian([SHELL, 'chromium'], isMissing, 'the first that there is');
}

const isProgram = import.meta.url === pathToFileURL(process.argv[1] ?? '').href;
if (isProgram) {
  if (findBrowser() === undefined) installBrowser();
  if (findBrowser() === undefined) {
    console.error(
      'The browser tests need Chromium or Chrome, and none could be installed. Install one (on Debian as root: apt-get install chromium-headless-shell; elsewhere: npx playwright install --with-deps chromium), then run npm test again.',
    );
    process.exit(1);
  }
}
