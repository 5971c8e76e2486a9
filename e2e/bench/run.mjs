// `npm run bench`: installs the rivals, builds, measures everything, writes RESULTS.md.
//   --quick           few puzzles, few rounds
//   --only a,b        only these of newspaper, live, growth, opening, proofs, hints, cancelling, memory
//   --rounds 3        so many rounds instead of 5
//   --report          writes RESULTS.md again from what was last measured
//   --instances       writes the generated puzzles anew instead of measuring
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readFileSync, writeFileSync } from 'node:fs';

const HERE = import.meta.dirname;
const DIST = join(HERE, '../../dist');
const flags = process.argv.slice(2);
const quick = flags.includes('--quick');
const partial = quick || flags.includes('--only');
const only = flags[flags.indexOf('--only') + 1]?.split(',');
const wanted = (section) => !flags.includes('--only') || only?.includes(section) === true;

const KEPT = join(HERE, 'measured.json');

/** JSON has no infinite numbers. */
const keep = (measured) =>
  writeFileSync(
    KEPT,
    JSON.stringify(measured, (_, value) => (value === Infinity ? 'Infinity' : value)),
  );
const kept = () =>
  JSON.parse(readFileSync(KEPT, 'utf8'), (_, value) => {
    if (value === 'Infinity') return Infinity;
    return value === null ? NaN : value;
  });

const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
  cwd: HERE,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (npm.status !== 0) process.exit(1);

// Only now is there everything that these import.
const { buildApp, buildRivals } = await import('./build.mjs');
const { launch, newVisitor } = await import('./browser.mjs');
const { serve } = await import('./server.mjs');
const { createChecker, openApp, openRivals } = await import('./measure.mjs');
const { writeInstances } = await import('./instances.mjs');
const { newspaper } = await import('./sections/newspaper.mjs');
const { live } = await import('./sections/live.mjs');
const { growth } = await import('./sections/growth.mjs');
const { opening } = await import('./sections/opening.mjs');
const { cancelling } = await import('./sections/cancelling.mjs');
const { hints } = await import('./sections/hints.mjs');
const { proofs } = await import('./sections/proofs.mjs');
const { memory } = await import('./sections/memory.mjs');
const { writeReport } = await import('./report.mjs');

if (flags.includes('--report')) {
  await writeReport(kept());
  process.exit();
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
  const rounds = flags.includes('--rounds')
    ? Number(flags[flags.indexOf('--rounds') + 1])
    : quick
      ? 2
      : 5;
  const all = { app, rivals, checker, rounds, quick, server, address: server.address };
  const measured = { browser: browser.version(), rounds, quick, partial };
  if (wanted('newspaper')) measured.newspaper = await newspaper(all);
  if (wanted('live')) measured.live = await live(all);
  if (wanted('proofs')) measured.proofs = await proofs(all);
  if (wanted('hints')) measured.hints = await hints(all);
  if (wanted('cancelling')) measured.cancelling = await cancelling(all);
  if (wanted('opening')) {
    const { rows, title } = await opening(all);
    const scripts = rows.find(({ solver }) => solver === 'Gridproof').scripts;
    const gzipped = scripts.reduce((sum, path) => {
      const script = readFileSync(join(DIST, path.replace('/app/', '')));
      return sum + gzipSync(script, { level: 9 }).length;
    }, 0);
    measured.opening = { rows, title, gzipped };
  }
  if (wanted('memory')) {
    const examples = await rivals.evaluate(() => window.bench.examples());
    measured.memory = await memory({ ...all, examples });
  }
  if (wanted('growth')) measured.growth = await growth(all);
  measured.checker = { checked: checker.count(), faults: checker.faults };
  keep(measured);
  await writeReport(measured);
  for (const fault of checker.faults) console.error(`Wrong: ${fault}`);
  if (checker.faults.length > 0) process.exitCode = 1;
}
await browser.close();
server.close();
