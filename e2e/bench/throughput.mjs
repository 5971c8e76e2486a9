// How many puzzles a second: from text to verdict and to checked proof in one thread, and the command
// with one and two jobs. Writes THROUGHPUT.md. In plain Node, by the package as it is packed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPackage } from '../../src/package/build.mjs';

const HERE = import.meta.dirname;
const isQuick = process.argv.includes('--quick');
/** Each set is worked through once at least, and for so many seconds, after as many that do not count. */
const SECONDS = isQuick ? 0.2 : 1;
/** So many puzzles are made of each type at the most. */
const MOST_MADE = isQuick ? 3 : 1000;
/** No more are begun after so many seconds of processor time: `--making 60`. */
const MAKING_SECONDS = Number(process.argv[process.argv.indexOf('--making') + 1]) || 60;
/** More than the solver keeps warm, so that each is built anew, are made in any case. */
const LEAST_MADE = isQuick ? 3 : 5;
/** The command is run so often with each number of jobs; the fastest counts. */
const RUNS = isQuick ? 1 : 5;

const folder = mkdtempSync(join(tmpdir(), 'gridproof-throughput-'));
const OUT = join(folder, 'package');
await buildPackage({ hasTypes: false, folder: OUT });
const { make, open, prove, solve, types } = await import(pathToFileURL(join(OUT, 'index.js')));
const { checkProof } = await import(pathToFileURL(join(OUT, 'checker.js')));

const linesOf = (file) =>
  readFileSync(join(HERE, file), 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('#') ? [] : (/[.0-9]{81}/.exec(line) ?? [])));

/** Seconds of processor time that this process has used, in all of its threads. */
const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Puzzles a second of processor time. `answer` gets a text and has to be right about it. */
async function rate(texts, type, answer) {
  const work = async (least) => {
    let done = 0;
    const start = used();
    for (; done < least || used() - start < SECONDS; done += 1) {
      await answer(texts[done % texts.length], type);
    }
    return done / (used() - start);
  };
  await work(1);
  return work(texts.length);
}

async function toVerdict(text, type) {
  const [puzzle] = (await open(text, { type })).puzzles;
  const verdict = await solve(puzzle);
  if (verdict.kind !== 'unique') throw new Error(`${type}: ${verdict.kind} of\n${text}`);
}

async function toCheckedProof(text, type) {
  const [puzzle] = (await open(text, { type })).puzzles;
  const { certificate } = await prove(puzzle);
  const checked = checkProof(certificate.formula, certificate.proof);
  if (checked.kind !== 'checked') throw new Error(`${type}: ${checked.what} of\n${text}`);
}

const say = (number) => (number < 10 ? number.toFixed(1) : String(Math.round(number)));

async function row(name, texts, type) {
  const cells = [
    name,
    String(texts.length),
    say(await rate(texts, type, toVerdict)),
    say(await rate(texts, type, toCheckedProof)),
  ];
  console.log(cells.join(' | '));
  return cells;
}

const seventeen = linesOf('seventeen.txt');
const published = [
  await row('Sudokus with 17 clues (seventeen.txt)', seventeen, 'sudoku'),
  await row('Sudokus that lists call hard (hardest.txt)', linesOf('hardest.txt'), 'sudoku'),
];

const made = [];
for (const { id, name } of await types()) {
  const texts = [];
  const start = used();
  const isLate = () => texts.length >= LEAST_MADE && used() - start >= MAKING_SECONDS;
  for (
    let number = 1;
    number <= 3 * MOST_MADE && texts.length < MOST_MADE && !isLate();
    number += 1
  ) {
    const puzzle = await make(id, { number });
    if (puzzle !== undefined) texts.push(puzzle.text);
  }
  const [first = ''] = /\d+×\d+/.exec(texts[0]) ?? [];
  made.push(await row(`${name} ${first}`.trim(), texts, id));
}

/** Seconds on the clock that the command takes for a file, the least of all runs, for each number of jobs. */
function commandSeconds(file, type) {
  const best = { 1: Infinity, 2: Infinity };
  for (let run = 0; run < RUNS; run += 1) {
    for (const jobs of [1, 2]) {
      const start = performance.now();
      const words = ['solve', '--type', type, '--count', '0', '--jobs', String(jobs), file];
      const { status } = spawnSync(process.execPath, [join(OUT, 'gridproof.js'), ...words]);
      if (status !== 0) throw new Error(`The command ended with ${status}`);
      best[jobs] = Math.min(best[jobs], (performance.now() - start) / 1000);
    }
  }
  return best;
}

function jobsRow(name, type, texts, between, times) {
  const file = join(folder, 'puzzles.txt');
  const all = Array.from({ length: times }, () => texts).flat();
  writeFileSync(file, all.join(between));
  const { 1: one, 2: two } = commandSeconds(file, type);
  const cells = [
    name,
    String(all.length),
    one.toFixed(1),
    two.toFixed(1),
    (one / two).toFixed(2),
    say(all.length / two),
  ];
  console.log(cells.join(' | '));
  return cells;
}

/** The share of the machine that other programs use, in per cent, over a second. */
async function busyOf() {
  const times = () => {
    const all = cpus().map(({ times: each }) => each);
    const sum = (of) => all.reduce((total, each) => total + of(each), 0);
    return {
      idle: sum(({ idle }) => idle),
      all: sum((each) => Object.values(each).reduce((a, b) => a + b, 0)),
    };
  };
  const before = times();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const after = times();
  return Math.round(100 * (1 - (after.idle - before.idle) / (after.all - before.all)));
}

const heyawakes = Array.from({ length: 10 }, (_, at) =>
  readFileSync(join(HERE, `instances/heyawake-10-${at + 1}.txt`), 'utf8'),
);
const busy = await busyOf();
const jobs = [
  jobsRow('Sudokus with 17 clues', 'sudoku', seventeen, '\n', isQuick ? 20 : 50),
  jobsRow('Heyawakes of 10×10 (instances)', 'heyawake', heyawakes, '%%\n', isQuick ? 4 : 40),
];
rmSync(folder, { recursive: true });

const table = (head, lines) =>
  [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n');
const head = ['puzzles', 'how many', 'to verdict', 'to checked proof'];
writeFileSync(
  join(HERE, 'THROUGHPUT.md'),
  `# Throughput

Written by \`npm run bench:throughput\` in Node ${process.versions.node} on ${cpus()[0]?.model ?? 'one machine'}. Puzzles a second of
processor time, in one thread and by the package as it is packed: from its text to the verdict that
it has one solution, and on to a written proof that the checker accepted.

${table(head, published)}

Others print these of Sudokus with 17 clues, all 49,151 of them, on a machine of theirs: tdoku 316,959 a second,
fast_solv_9r2 33,503, Norvig's 6,389, and MiniSat, which looks for the first solution alone, 4,033
([tdoku](https://github.com/t-dillon/tdoku), on GCE c2-standard-4). They are compiled for Sudoku and read a
string of 81 characters; Gridproof reads a text, states the rules as formulas and solves any type, in JavaScript,
and what it learns is kept for the proof.

## Made ones

By number from 1 on, of the usual size of each type and of any grade: ${MOST_MADE.toLocaleString('en')} of each type, or as many as
${MAKING_SECONDS} seconds of processor time make.

${table(head, made)}

## The command

\`gridproof solve --count 0\` on one file, with \`--jobs 1\` and \`--jobs 2\`: seconds on the clock, the least of ${RUNS}
runs by turns, with the start of Node and the loading of all types. Before these runs other programs used ${busy} % of
this machine of ${cpus().length} cores: unless that is next to nothing, two jobs had no two cores for themselves.

${table(['puzzles', 'how many', 'one job, s', 'two jobs, s', 'times as fast', 'a second'], jobs)}
`,
);
