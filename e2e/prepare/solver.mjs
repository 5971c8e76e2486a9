// Finds other solvers, or installs them: tests ask them whether they agree with ours. Run by
// `npm test`; the tests that ask one that is missing are skipped, and this says so.
import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.mjs';

/** Programs, each of the Debian package of its name. */
const PROGRAMS = ['z3', 'cvc5', 'clasp'];

const isMissing = (program) =>
  spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status !== 0;

const wanted = PROGRAMS.filter(isMissing);
if (wanted.length > 0) installFromDebian(wanted, isMissing, 'solvers that tests compare ours with');
const missing = wanted.filter(isMissing);
if (missing.length > 0) {
  console.warn(
    `Not installed: ${missing.join(', ')}. Tests that ask them are skipped. To run them, on Debian as root: apt-get install ${missing.join(' ')}`,
  );
}
