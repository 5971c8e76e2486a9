// Changes the code in one place at a time and looks whether a test fails: `npm run mutate -- src/checker`
// tries some mutants of that folder, and writes those that no test notices into survivors.txt.
// `--sample 100` tries so many (all: `--sample all`), `--seed 1` draws others.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { mutantsOf } from './mutants.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const LIST = join(import.meta.dirname, 'survivors.txt');

/** The tests that speak of a folder: first its own, then those that take longer. */
const WIDER = {
  'src/checker': ['src/puzzles/certificates.test.ts'],
  'src/logic': ['src/puzzles', 'src/engine/jobs', 'src/puzzle'],
  'src/reasoning': ['src/puzzles', 'src/engine/jobs', 'src/making'],
};

/**
 * A mutant that keeps its folder's own tests busy for so long never ends, in milliseconds. The wider
 * tests take minutes; what they do not decide in time is listed as undecided.
 */
const LONGEST = 90_000;
const LONGEST_WIDER = 900_000;

const { values, positionals } = parseArgs({
  options: { sample: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const [given] = positionals;
if (given === undefined) {
  console.error('Usage: npm run mutate -- FOLDER [--sample NUMBER|all] [--seed NUMBER]');
  process.exit(2);
}
const folder = given.replace(/\/$/, '');

/** Numbers from 0 up to 1 that a seed decides: Vigna's splitmix32. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** Code that runs on the page: no tests, and nothing that only tests import. */
const isCode = (name) =>
  name.endsWith('.ts') &&
  !/\.test\.ts$|(^|\/)(testing|naive|plain|claimLaws|claimCases)\.ts$/.test(name);

const all = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter(isCode)
  .toSorted()
  .flatMap((name) => {
    const file = `${folder}/${name}`;
    const text = readFileSync(join(ROOT, file), 'utf8');
    const lines = text.split('\n');
    return mutantsOf(text).map((mutant) => ({
      ...mutant,
      file,
      code: lines[mutant.line - 1] ?? '',
    }));
  });
const random = randomFrom(Number(values.seed));
const drawn = all.map((mutant) => ({ mutant, key: random() })).toSorted((a, b) => a.key - b.key);
const most = values.sample === 'all' ? all.length : Number(values.sample);
const sample = drawn.slice(0, most).map(({ mutant }) => mutant);

/** What tests make of a mutant: `fail`, `pass`, or `never end` in the time they have. */
const judge = (mutant, tests, longest) =>
  new Promise((settle) => {
    const MUTANT = JSON.stringify({ ...mutant, file: join(ROOT, mutant.file) });
    const child = spawn(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--config',
        'e2e/mutation/vitest.config.ts',
        '--root',
        ROOT,
        '--bail=1',
        ...tests,
      ],
      { cwd: ROOT, env: { ...process.env, MUTANT }, stdio: 'ignore' },
    );
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, longest);
    child.on('close', (code) => {
      clearTimeout(timer);
      settle(isLate ? 'never end' : code === 0 ? 'pass' : 'fail');
    });
  });

const survivors = [];
let endless = 0;
let tried = 0;
for (const mutant of sample) {
  const wider = WIDER[folder] ?? [];
  let tests = await judge(mutant, [`${folder}/`], LONGEST);
  if (tests === 'never end') endless += 1;
  if (tests === 'pass' && wider.length > 0) {
    tests = await judge(mutant, wider, LONGEST_WIDER);
    if (tests === 'never end') tests = 'undecided';
  }
  tried += 1;
  const said = `${mutant.file}:${mutant.line} ${oneLine(mutant.was)} → ${oneLine(mutant.put)} in ${oneLine(mutant.code)}`;
  console.log(`${tried} of ${sample.length}: tests ${tests}: ${said}`);
  if (tests === 'pass') survivors.push(said);
  if (tests === 'undecided') survivors.push(`undecided: ${said}`);
  // A run of hours may be ended at any time: what it found so far is kept.
  writeFileSync(LIST, listed());
}

function oneLine(code) {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line === '' ? 'nothing' : line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** The list with this folder's part put in place of the one before. */
function listed() {
  let before = '';
  try {
    before = readFileSync(LIST, 'utf8');
  } catch {
    // The first run writes it.
  }
  const others = before
    .split(/^(?=# )/m)
    .filter((part) => part.trim() !== '' && !part.startsWith(`# ${folder}: `));
  const head = `# ${folder}: ${tried} of ${all.length} mutants tried (seed ${values.seed}), ${survivors.length} not noticed, ${endless} of the others by tests that never ended\n`;
  const own = `${head}${survivors.toSorted().join('\n')}\n`;
  return [...others, own]
    .map((part) => `${part.trim()}\n`)
    .toSorted()
    .join('\n');
}

console.log(`${sample.length - survivors.length} of ${sample.length} were noticed.`);
