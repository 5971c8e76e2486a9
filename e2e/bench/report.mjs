// Writes RESULTS.md and its plots from what was measured.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join, relative } from 'node:path';
import { format } from 'prettier';
import { median, RIVALS } from './measure.mjs';
import { plot } from './plot.mjs';
import { ON_BOARD } from './sections/newspaper.mjs';
import { ratio, table, time, whole } from './table.mjs';
import { targets } from './targets.mjs';

const HERE = import.meta.dirname;
const NAMES = {
  Gridproof: 'Gridproof',
  clingo: 'Clingo',
  ground: 'Clingo, ground',
  minisat: 'MiniSat',
};

const versionOf = (folder, name) =>
  JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;

function header({ browser, rounds, quick, checker }) {
  const root = join(HERE, '../..');
  const [cpu] = cpus();
  return `# Benchmark

Written by \`npm run bench\`${quick ? ' with `--quick`' : ''}; how and against what is in its README.
Milliseconds, medians of ${rounds} rounds unless said otherwise, all of one run on one machine. Ratios under 1 mean
that Gridproof is faster. Absolute times are noisy; a frame of the browser is 17 ms.

- Machine: ${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.versions.node}, headless Chromium ${browser}
- Versions: z3-solver ${versionOf(root, 'z3-solver')}, clingo-wasm ${versionOf(HERE, 'clingo-wasm')}, logic-solver ${versionOf(HERE, 'logic-solver')} (MiniSat)
- Checked: ${checker.checked.toLocaleString('en')} answers, each by the app's own evaluator without a solver; all solvers agree on every verdict. ${
    checker.faults.length === 0 ? 'Nothing was wrong.' : `**Wrong: ${checker.faults.join('; ')}**`
  }
`;
}

/** Rows with the medians of all of them below. */
const withMedian = (rows, write) => {
  const pick = (found) =>
    Object.fromEntries(
      Object.keys(found[0]).map((name) => {
        const values = found.map((row) => row[name]);
        if (typeof values[0] === 'object') return [name, pick(values)];
        return [name, typeof values[0] === 'number' ? median(values) : ''];
      }),
    );
  return [...rows.map(write), write({ ...pick(rows), title: '**median of all**' })];
};

function newspaperTables(rows) {
  const warm = withMedian(rows, ({ title, verdict, warm: painted, proved, ...others }) => [
    title,
    verdict,
    time(painted),
    time(proved),
    ...RIVALS.flatMap((rival) => [time(others[rival].told), time(others[rival].solving)]),
    ...RIVALS.map((rival) => ratio(painted, others[rival].told)),
  ]);
  const fresh = withMedian(rows, ({ title, nothing: painted, ...others }) => [
    title,
    time(painted),
    ...RIVALS.map((rival) => time(others[rival].fresh)),
    ...RIVALS.map((rival) => ratio(painted, others[rival].fresh)),
  ]);
  const to = RIVALS.map((rival) => `to ${NAMES[rival]}`);
  return `## Newspaper sizes, the puzzle on the board for ${ON_BOARD / 1000} s before Solve

From the press to the answer painted, and of that within the solver. The rivals, too, have been told the puzzle
before and have it in their own form; they solve and prove, and their page paints.

${table(
  [
    'puzzle',
    'verdict',
    'Gridproof',
    'solver',
    ...RIVALS.flatMap((rival) => [NAMES[rival], 'solver']),
    ...to,
  ],
  warm,
)}
## Newspaper sizes, from nothing

A structure that is new to the page, Solve pressed at once, every engine loaded and used before. All read the
puzzle's text, put it into their own form, solve, prove and paint.

${table(['puzzle', 'Gridproof', ...RIVALS.map((rival) => NAMES[rival]), ...to], fresh)}`;
}

function growthSection(series, folder) {
  const parts = series.map(({ type, points }) => {
    for (const [kind, unit] of [
      ['times', 'milliseconds from nothing'],
      ['memory', 'resident MB'],
    ]) {
      const svg = plot({
        title: `${type}: ${kind === 'times' ? 'time' : 'memory'}`,
        unit,
        across: 'cells on a side',
        series: Object.keys(NAMES).map((solver) => ({
          name: NAMES[solver],
          points: points.map((point) => [point.size, point[kind][solver]]),
        })),
      });
      writeFileSync(join(folder, `growth-${type}-${kind}.svg`), svg);
    }
    const rows = points.map(({ size, times, memory }) => [
      `${size}×${size}`,
      ...Object.keys(NAMES).map((solver) => time(times[solver])),
      ratio(times.Gridproof, times.clingo),
      ...Object.keys(NAMES).map((solver) => whole(memory[solver])),
    ]);
    return `### ${type}

${table(
  [
    'size',
    ...Object.values(NAMES),
    'to Clingo',
    ...Object.values(NAMES).map((name) => `${name}, MB`),
  ],
  rows,
)}
![Time against size](growth-${type}-times.svg) ![Memory against size](growth-${type}-memory.svg)
`;
  });
  return `## Growth

From nothing, as above; the median of three puzzles with one solution each, made for this (\`instances/\`, seeds
1 to 3). Memory is what the page's process takes after solving, in a browser of its own for each type and solver,
sizes ascending; about 150 MB of it is the browser's. "Failed" is over a minute or out of memory; "–" was not asked,
because the size before took over 20 s. Clingo's package
takes programs through its stack, so long ground programs do not get in at all.

${parts.join('\n')}`;
}

const megabits = (rate) => (rate === Infinity ? 'no limit' : `${rate} Mbit/s`);

function openingSection({ title, rows }) {
  return `## From opening the page to the first answer

A link to "${title}", Solve pressed as soon as it is there. Warm means a second start of the browser with what it
kept. The rivals' page is the least that can ask them. Files are served gzipped, with \`max-age=600\`.

${table(
  [
    'solver',
    'network',
    'cache',
    'sent, kB',
    'first paint',
    'solver asked for',
    'solver ready',
    'answer painted',
  ],
  rows.map((row) => [
    NAMES[row.solver],
    megabits(row.rate),
    row.warm ? 'warm' : 'cold',
    row.warm ? '' : whole(row.bytes / 1000),
    time(row.paint),
    time(row.wasm),
    time(row.ready),
    time(row.answered),
  ]),
)}`;
}

const hintSection = (rows) => `## Hints

From pressing "Hint" to being told where to look, up to eight hints one after the other on each example.

${table(
  ['puzzle', 'hints', 'median', 'worst'],
  rows.map((row) => [row.type, row.count, time(row.median), time(row.worst)]),
)}`;

const memorySection = (points) => `## Memory over a simulated hour

Every minute another example, twelve edits with the keyboard, and a solve, as fast as it goes. "Resident" is the
page's process with its worker; "wasm" is the address space that Z3's memory reserves.

${table(
  ['minute', 'JavaScript heap, MB', 'resident, MB', 'wasm, MB'],
  points.map(({ minute, heap, resident, wasm }) => [
    minute,
    heap.toFixed(1),
    whole(resident),
    whole(wasm),
  ]),
)}`;

/** `measured` may lack sections that were not run. */
export async function writeReport(measured) {
  const folder = measured.partial ? join(HERE, 'partial') : HERE;
  mkdirSync(folder, { recursive: true });
  const { newspaper, growth, opening, hints, memory } = measured;
  const parts = [
    header(measured),
    targets(measured),
    newspaper === undefined ? '' : newspaperTables(newspaper),
    growth === undefined ? '' : growthSection(growth, folder),
    opening === undefined ? '' : openingSection(opening),
    hints === undefined ? '' : hintSection(hints),
    memory === undefined ? '' : memorySection(memory),
  ];
  const text = await format(parts.join('\n'), { parser: 'markdown' });
  writeFileSync(join(folder, 'RESULTS.md'), text);
  console.log(`Written: ${relative(process.cwd(), join(folder, 'RESULTS.md'))}`);
}
