// Finds other solvers, or gets them: tests ask them whether they agree with ours. Run by
// `npm test`; the tests that ask one that is missing are skipped, and this says so.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PROGRAMS = ['z3', 'cvc5', 'clasp'];

const isMissing = (program) =>
  spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status !== 0;

const aptGet = (...steps) => spawnSync('apt-get', steps, { stdio: 'inherit' });

const wanted = PROGRAMS.filter(isMissing);
if (wanted.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  aptGet('update');
  // One by one: where one has no package, apt-get would install none.
  for (const program of wanted) aptGet('install', '-y', '--no-install-recommends', program);
}
const missing = wanted.filter(isMissing);
if (missing.length > 0) {
  console.warn(`Not installed here: ${missing.join(' and ')}. Tests that ask are skipped.`);
}
