// `npm run bench`, once the rivals are installed: builds, measures everything, writes RESULTS.md.
//   --quick           few puzzles, few rounds; into partial/
//   --only a,b        only these of the sections of sections.mjs; the others stay as last measured
//   --rounds 3        so many rounds instead of each section's own
//   --laps 8          so many laps of a day instead of 6
//   --report          writes RESULTS.md again from what was last measured
//   --instances       writes the generated puzzles anew instead of measuring
import { join } from 'node:path';
import { findBrowser } from '../prepare/browser.mjs';
import { launch, newVisitor } from './browser.mjs';
import { buildApp, buildRivals } from './build.mjs';
import { writeInstances } from './instances.mjs';
import { keep, readKept } from './kept.mjs';
import { createChecker, openApp, openRivals } from './measure.mjs';
import { measureNoise, sayNoise } from './noise.mjs';
import { writeReport } from './report.mjs';
import { SECTIONS } from './sections.mjs';
import { serve } from './server.mjs';
import { describeSetup } from './setup.mjs';

const HERE = import.meta.dirname;
const DIST = join(HERE, '../../dist');
const flags = process.argv.slice(2);
const strange = flags.filter(
  (flag, at) =>
    !/^--(quick|report|instances|only|rounds|laps)$/.test(flag) &&
    !/^--(only|rounds|laps)$/.test(flags[at - 1]),
);
if (strange.length > 0) {
  console.error(`What is ${strange.join(' ')}? One section alone: npm run bench -- --only opening`);
  process.exit(1);
}
const valueOf = (flag) => (flags.includes(flag) ? flags[flags.indexOf(flag) + 1] : undefined);
const quick = flags.includes('--quick');
const only = valueOf('--only')?.split(',');
const folder = quick ? join(HERE, 'partial') : HERE;

if (flags.includes('--report')) {
  await writeReport(readKept(folder), folder);
  process.exit();
}
const unknown = only?.filter((name) => !SECTIONS.some((section) => section.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(', ')}.`);
  process.exit(1);
}

// The browser tests do with Chromium's headless shell; what people wait for is measured in a whole browser.
if (findBrowser({ whole: true }) === undefined) {
  console.error(
    'The benchmark needs Chromium or Chrome, as people have it. Install one (on Debian as root: apt-get install chromium; elsewhere: npx playwright install --with-deps chromium), then run it again.',
  );
  process.exit(1);
}

await buildApp();
await buildRivals();
const server = await serve({ app: DIST, rivals: join(HERE, 'dist') });
const browser = await launch();
const context = await newVisitor(browser);
const rivals = await openRivals(context, server.address);

if (flags.includes('--instances')) {
  await writeInstances(rivals);
} else {
  const app = await openApp(context, server.address);
  const checker = createChecker(rivals);
  const everyExample = await rivals.evaluate(() => window.bench.examples());
  const examples = everyExample.filter(({ isWritten }) => isWritten);
  const setup = describeSetup(browser.version());
  const laps = Number(valueOf('--laps') ?? (quick ? 2 : 6));
  const all = {
    app,
    rivals,
    checker,
    examples,
    everyExample,
    quick,
    laps,
    server,
    address: server.address,
  };
  for (const { name, rounds: usual, measure } of SECTIONS) {
    if (only?.includes(name) === false) continue;
    const rounds = Number(valueOf('--rounds') ?? (quick ? Math.min(usual, 2) : usual));
    const start = Date.now();
    const { count, faults } = checker;
    const [countBefore, faultsBefore] = [count(), faults.length];
    const before = measureNoise();
    let found;
    try {
      found = await measure({ ...all, rounds });
    } catch (error) {
      // What was measured of the others is worth keeping.
      console.error(`${name} failed:`, error);
      process.exitCode = 1;
      continue;
    }
    const noise = { before, after: measureNoise() };
    await keep(folder, name, {
      date: new Date(start).toISOString(),
      seconds: Math.round((Date.now() - start) / 1000),
      rounds,
      quick,
      setup,
      noise,
      checked: count() - countBefore,
      faults: faults.slice(faultsBefore),
      found,
    });
    console.log(`${name} took ${Math.round((Date.now() - start) / 1000)} s. ${sayNoise(noise)}`);
    await writeReport(readKept(folder), folder);
  }
  for (const fault of checker.faults) console.error(`Wrong: ${fault}`);
  if (checker.faults.length > 0) process.exitCode = 1;
}
await browser.close();
server.close();
