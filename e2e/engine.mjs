// Opens every type's first example in another engine than Chromium, presses Solve as soon as it is there, and says
// what came of it: for hands, on the built page, by a program that speaks WebDriver.
//   xvfb-run npm run engine -- WebKitWebDriver      # Debian's webkit2gtk-driver and xvfb
// Only that one was tried. For others there is a second argument, what a session has to be capable of, as JSON:
//   npm run engine -- geckodriver '{"moz:firefoxOptions":{"args":["-headless"]}}'
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FOLDER, serveSite } from './site.mjs';

const [program, capabilities = '{}'] = process.argv.slice(2);
if (program === undefined) throw new Error('Which driver? See the top of e2e/engine.mjs.');

const DRIVER_PORT = 4199;
/** How long anything on the page is waited for, in milliseconds: Z3 is fetched and compiled meanwhile. */
const LONGEST = 30_000;

const site = serveSite(() => join(import.meta.dirname, '../dist'));
await new Promise((resolve) => site.listen(0, 'localhost', resolve));
const address = `http://localhost:${site.address().port}${FOLDER}`;
const driver = spawn(program, [`--port=${DRIVER_PORT}`], { stdio: 'inherit' });

/** Asks the driver, as https://www.w3.org/TR/webdriver2/ has it; gives its value, or throws what it says. */
async function ask(method, path, body) {
  const response = await fetch(`http://localhost:${DRIVER_PORT}${path}`, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** The same until it is answered: a driver takes its time to start. */
async function askPatiently(...asked) {
  for (let left = 50; ; left -= 1) {
    try {
      return await ask(...asked);
    } catch (error) {
      if (left === 0) throw error;
      await sleep(200);
    }
  }
}

/** The session's path, once there is one. */
let here;
const open = (url) => ask('POST', `${here}/url`, { url });
const run = (script) => ask('POST', `${here}/execute/sync`, { script, args: [] });

/** What a script gives, as soon as that is something; empty if it never is. */
async function wait(script) {
  const end = performance.now() + LONGEST;
  for (;;) {
    const given = await run(script);
    if (given || performance.now() > end) return given || '';
    await sleep(50);
  }
}

const PRESS = `const solve = [...document.querySelectorAll('button')]
  .find(({ textContent }) => textContent.trim() === 'Solve');
solve?.click();
return solve !== undefined;`;
const SAID = `const { textContent = '' } = document.querySelector('section[aria-label=Verdict]') ?? {};
return /Z3 (?:finds|accepts)/.test(textContent) ? textContent : '';`;
const OPEN = `return [...document.querySelectorAll('[role=gridcell][data-value=""]')].length`;

try {
  await askPatiently('GET', '/status');
  const session = await ask('POST', '/session', {
    capabilities: { alwaysMatch: JSON.parse(capabilities) },
  });
  here = `/session/${session.sessionId}`;
  const { browserName, browserVersion } = session.capabilities;
  console.log(`${browserName} ${browserVersion}`);
  await open(address);
  const links = await wait(`const links = [...document.querySelectorAll('.gallery-example')];
    return links.length > 0 && links.map(({ href }) => href);`);
  if (links.length === 0) throw new Error('The start page has no examples');
  for (const link of links) {
    // Another page between them: else it would be the same one still.
    await open('about:blank');
    await open(link);
    const isThere = await wait(PRESS);
    const said = isThere ? await wait(SAID) : 'Solve is not there';
    const left = await run(OPEN);
    const isGood = said !== '' && isThere && left === 0;
    if (!isGood) process.exitCode = 1;
    const [, type] = /#\/([^/]+)/.exec(link) ?? [];
    console.log(
      `${isGood ? 'good' : 'WRONG'} ${type}: ${said || 'no verdict'} ${left} cells empty`,
    );
  }
} finally {
  if (here !== undefined) await ask('DELETE', here);
  driver.kill();
  site.close();
}
