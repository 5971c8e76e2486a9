// What was last measured of each section, so that a run of some sections keeps the others.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';

/** JSON has neither infinite numbers nor NaN, which it writes as null. */
const write = (_, value) => (value === Infinity ? 'Infinity' : value);
function read(_, value) {
  if (value === 'Infinity') return Infinity;
  return value === null ? NaN : value;
}

/** All sections that were measured into `folder`, by their names. */
export function readKept(folder) {
  const file = join(folder, 'measured.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8'), read) : {};
}

/** Puts one section beside those kept. */
export async function keep(folder, name, section) {
  mkdirSync(folder, { recursive: true });
  const text = JSON.stringify({ ...readKept(folder), [name]: section }, write);
  const { code } = await format('measured.json', text, { printWidth: 100 });
  writeFileSync(join(folder, 'measured.json'), code);
}
