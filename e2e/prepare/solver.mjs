// Finds a second SMT solver, or gets one: tests ask it whether it agrees with ours. Run by
// `npm test`; without one those tests are skipped, and this says so.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PROGRAMS = ['z3', 'cvc5'];

const isThere = (program) =>
  spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

if (!PROGRAMS.some(isThere) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  const install = ['install', '-y', '--no-install-recommends', 'z3'];
  for (const steps of [['update'], install]) spawnSync('apt-get', steps, { stdio: 'inherit' });
}
if (!PROGRAMS.some(isThere)) {
  console.warn(
    'Neither z3 nor cvc5 is installed here: tests that ask a second solver are skipped.',
  );
}
