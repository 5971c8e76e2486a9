// Finds a browser for the tests, or gets one. Run by `npm test` before Playwright is, and imported
// by its configuration, which needs the same answer.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

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

const run = (command, ...args) => {
  console.log(`No browser yet, trying: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status;
};

/** Each step is tried until one of them leaves a browser behind. */
function getBrowser() {
  run('npx', 'playwright', 'install', 'chromium');
  if (findBrowser() !== undefined) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update');
    for (const program of [SHELL, 'chromium']) {
      if (findBrowser() !== undefined) return;
      run('apt-get', 'install', '-y', '--no-install-recommends', program);
    }
  }
}

const isProgram = import.meta.url === pathToFileURL(process.argv[1] ?? '').href;
if (isProgram) {
  if (findBrowser() === undefined) getBrowser();
  if (findBrowser() === undefined) {
    console.error(
      'The browser tests need Chromium or Chrome, and none could be installed here. Please install one (on Debian: apt-get install chromium; elsewhere: npx playwright install --with-deps chromium) and run npm test again.',
    );
    process.exit(1);
  }
}
