// npm run record-z3: runs the tests that ask Z3, the thorough ones, too, with a Z3 that notes which of
// its functions it enters (see ../nodeZ3.ts), and writes kept.ts from that. To be done again when the
// package changes, and when a question asks Z3 for something new.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const notes = mkdtempSync(join(tmpdir(), 'gridproof-z3-'));
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'core'], {
  stdio: 'inherit',
  env: { ...process.env, Z3_NOTES: notes, THOROUGH: '1', TYPES: 'all' },
  shell: process.platform === 'win32',
});
rmSync(notes, { recursive: true });
process.exitCode = status ?? 1;
