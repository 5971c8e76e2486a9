// Explains puzzles in plain Node and writes what was said, in numbers, into HINTS.md. No browser.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '../..');
/** The numbers and grades of the puzzles that our own maker makes for each type. */
const SEEDS = process.argv.includes('--quick') ? [1] : [1, 2, 3];
const GRADES = ['easy', 'medium', 'hard', 'fiendish'];
/** Of the largest sizes so many steps are told. */
const MOST = process.argv.includes('--quick') ? 10 : 60;

const server = await createServer({
  configFile: false,
  root: ROOT,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
const { examples, explain, ids, made, read, TECHNIQUES } = await server.ssrLoadModule(
  '/e2e/bench/hints/explain.ts',
);

/** The puzzles of hardest.txt: a name, then the cells. */
function hardest() {
  const lines = readFileSync(join(HERE, 'hardest.txt'), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [cells] = /[.0-9]{81}/.exec(line) ?? [];
    if (line.startsWith('#') || cells === undefined) return [];
    return [{ id: 'sudoku', name: line.replace(cells, '').trim(), puzzle: read('sudoku', cells) }];
  });
}

/** The first puzzle of the largest size that `instances` has of a type. */
function largest(id) {
  const files = readdirSync(join(HERE, 'instances')).filter((file) =>
    new RegExp(`^${id}-\\d+-1\\.txt$`).test(file),
  );
  const size = (file) => Number(/-(\d+)-1\.txt$/.exec(file)?.[1]);
  const [file] = files.sort((a, b) => size(b) - size(a));
  if (file === undefined) return [];
  const text = readFileSync(join(HERE, 'instances', file), 'utf8');
  return [{ id, name: file, puzzle: read(id, text) }];
}

const makes = (id) =>
  GRADES.flatMap((grade) =>
    SEEDS.flatMap((seed) => {
      const puzzle = made(id, seed, grade);
      return puzzle === undefined ? [] : [{ id, name: `${id} ${grade} ${seed}`, puzzle }];
    }),
  );

const printed = (id) =>
  examples(id).map((puzzle, at) => ({ id, name: `${id} example ${at}`, puzzle }));

const groups = [
  { title: 'Sudokus that lists call hard', jobs: hardest },
  ...ids.map((id) => ({ title: `${id}: examples`, jobs: () => printed(id), most: 200 })),
  // Making hard ones takes longest: each is made when its turn comes.
  ...ids.map((id) => ({ title: `${id}: made, easy to fiendish`, jobs: () => makes(id) })),
  ...ids.flatMap((id) => {
    const jobs = largest(id);
    return jobs.length === 0
      ? []
      : [{ title: `${id}: ${jobs[0].name}`, jobs: () => jobs, most: MOST }];
  }),
];

const share = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

const counts = new Map();
const rows = [];
for (const { title, jobs: find, most } of groups) {
  const jobs = find();
  const told = [];
  const firsts = [];
  let solved = 0;
  for (const { id, name, puzzle } of jobs) {
    const found = await explain(id, name, puzzle, most);
    told.push(...found.steps);
    firsts.push(found.first);
    if (found.solved) solved += 1;
  }
  for (const { technique } of told) counts.set(technique, (counts.get(technique) ?? 0) + 1);
  const words = told.map((step) => step.words).sort((a, b) => a - b);
  const times = firsts.sort((a, b) => a - b);
  const count = (technique) => told.filter((step) => step.technique === technique).length;
  rows.push([
    title,
    `${solved} of ${jobs.length}`,
    told.length,
    `${at(words, 0.5)} / ${at(words, 0.95)} / ${words.at(-1)}`,
    share(count('supposition'), told.length),
    share(count('too hard'), told.length),
    share(told.filter(({ easiest }) => easiest).length, told.length),
    `${Math.round(at(times, 0.5))} / ${Math.round(times.at(-1))}`,
  ]);
  console.log(rows.at(-1).join(' | '));
}
await server.close();

const table = (head, lines) =>
  [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n');
const named = [...counts].sort(([, a], [, b]) => b - a);
const text = `# What hints say

Written by \`npm run bench:hints\` in Node ${process.versions.node} on ${cpus()[0]?.model ?? 'one machine'}. Each puzzle
is explained to the end, or for so many steps as a large one is followed. Words are those of a whole
step, at the median, the 95th of 100 and the most; milliseconds are those of the first hint, at the
median and the worst, of a puzzle that was solved before. "Easiest" are steps that cost no more than
any named step that is found at the position.

${table(
  ['puzzles', 'solved', 'steps', 'words', 'suppositions', 'too hard', 'easiest', 'first hint, ms'],
  rows,
)}

## How often each technique was told

${table(
  ['technique', 'cost', 'steps'],
  named.map(([id, count]) => [TECHNIQUES[id].name, TECHNIQUES[id].cost, count]),
)}
`;
writeFileSync(join(HERE, 'HINTS.md'), text);
process.exit(0);
