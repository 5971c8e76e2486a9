/** Writes `kept.ts` from what was noted while the tests ran; started by `record.mjs`. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFunctionNames } from './functionNames.ts';
import { chooseKept, readSmallCalls } from './keep.ts';
import { readOriginalZ3 } from './read.ts';
import { writeSet } from './slim.ts';

/** Characters in a line of the file. */
const WIDTH = 90;

/** Vitest's global teardown: all notes are in the folder `Z3_NOTES` then. */
export function teardown(): void {
  const folder = process.env['Z3_NOTES'] ?? '';
  const original = readOriginalZ3();
  const names = readFunctionNames(original);
  const notes = readdirSync(folder).map((file) => readFileSync(join(folder, file)));
  const isReached = (index: number): boolean => notes.some((note) => note[index] === 1);
  const kept = chooseKept(names, readSmallCalls(original), isReached);
  const set = writeSet((index) => kept[index] === true, names.length);
  const lines = set.match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? [];
  writeFileSync(
    join(import.meta.dirname, 'kept.ts'),
    [
      '/** Which functions of Z3 the slim part keeps, as `readSet` reads it. Written by `npm run record-z3`. */',
      'export const KEPT: readonly string[] = [',
      ...lines.map((line) => `  '${line}',`),
      '];',
      '',
    ].join('\n'),
  );
  const count = (isIn: (index: number) => boolean): number =>
    names.filter((_, index) => isIn(index)).length;
  console.log(
    `Z3: ${count(isReached)} of ${names.length} functions reached, ${count((index) => kept[index] === true)} kept`,
  );
}
