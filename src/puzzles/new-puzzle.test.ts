import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gridproof-puzzles-'));
  cpSync(join(import.meta.dirname, '_template'), join(folder, '_template'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

const newPuzzle = (name: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'new-puzzle.mjs'), name, folder], {
    encoding: 'utf8',
  });

it('copies the template under the new name and prints the line to add', () => {
  const run = newPuzzle('star-battle');
  expect(run.status).toBe(0);
  expect(run.stdout).toMatch(/^ {2}'star-battle',$/m);
  const files = readdirSync(join(folder, 'star-battle'));
  expect(files.toSorted()).toEqual([
    'contradiction.txt',
    'examples.txt',
    'help.md',
    'hints.txt',
    'index.ts',
    'rules.txt',
    'star-battle.test.ts',
  ]);
  const text = readFileSync(join(folder, 'star-battle/index.ts'), 'utf8');
  expect(text).toContain('export const starBattle = defineFromText(');
  expect(text).toContain("id: 'star-battle'");
  expect(readFileSync(join(folder, 'star-battle/rules.txt'), 'utf8')).toContain(
    'puzzle Star Battle',
  );
});

it('leaves no trace of the template’s name in the code', () => {
  newPuzzle('star-battle');
  const copy = join(folder, 'star-battle');
  const code = readdirSync(copy).map((file) => readFileSync(join(copy, file), 'utf8'));
  expect(code.join('\n')).not.toMatch(/template/i);
});

it.each([
  '',
  'Star',
  'star battle',
  '../star',
  '_template',
  'star--battle',
  '3d',
  'switch',
  'grid',
])('refuses the name "%s" in one sentence', (name) => {
  const run = newPuzzle(name);
  expect(run.status).toBe(1);
  expect(run.stderr.trim().split('\n')).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['_template']);
});

it('refuses a name that is taken, and leaves that folder alone', () => {
  newPuzzle('star-battle');
  const again = newPuzzle('star-battle');
  expect(again.status).toBe(1);
  expect(again.stderr).toContain('There is a puzzle called star-battle already');
});
