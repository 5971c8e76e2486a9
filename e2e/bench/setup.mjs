// On what a section was measured, and with which versions.
import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '../..');

const versionOf = (folder, name) =>
  JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;

/** The machine and the versions, as the report says them. */
export function describeSetup(browser) {
  const [cpu] = cpus();
  const rivals = ['clingo-wasm', 'logic-solver', 'cadical-wasm', 'minizinc', 'lighthouse'];
  return {
    machine: `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.versions.node}, headless Chromium ${browser}`,
    versions: [
      `z3-solver ${versionOf(ROOT, 'z3-solver')}`,
      ...rivals.map((name) => `${name} ${versionOf(HERE, name)}`),
    ].join(', '),
  };
}
