// Writes RESULTS.md and its plots from what was measured.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join, relative } from 'node:path';
import { format } from 'prettier';
import { NAMES } from './names.mjs';
import { newspaperTables } from './newspaperTables.mjs';
import { phoneParagraph } from './phone.mjs';
import { plot } from './plot.mjs';
import { ratio, table, time, whole } from './table.mjs';
import { targets } from './targets.mjs';

const HERE = import.meta.dirname;
/** As long as `DELAY` of src/store/live.ts, in milliseconds. */
const DELAY = 120;
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
- Versions: z3-solver ${versionOf(root, 'z3-solver')}, clingo-wasm ${versionOf(HERE, 'clingo-wasm')}, logic-solver ${versionOf(HERE, 'logic-solver')} (MiniSat), minizinc ${versionOf(HERE, 'minizinc')} (with Chuffed)
- Checked: ${checker.checked.toLocaleString('en')} answers, each by the app's own evaluator without a solver; all solvers agree on every verdict. ${
    checker.faults.length === 0 ? 'Nothing was wrong.' : `**Wrong: ${checker.faults.join('; ')}**`
  }
`;
}

function growthSection({ growth: series, memory }, folder) {
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
    const rows = points.map(({ size, times, drawing, memory }) => [
      `${size}×${size}`,
      ...Object.keys(NAMES).map((solver) => time(times[solver])),
      time(drawing),
      ratio(times.Gridproof, times.clingo),
      ...Object.keys(NAMES).map((solver) => whole(memory[solver])),
    ]);
    return `### ${type}

${table(
  [
    'size',
    ...Object.values(NAMES),
    'drawing the board',
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
1 to 3). "Drawing the board" is what the browser takes for the frame with Gridproof's answer, after the time before
it; the rivals' pages show a line of text. Memory is what the page's process takes after solving, in a browser of its own for each type and solver,
sizes ascending${
    memory === undefined ? '' : `; a blank page takes ${whole(memory.blank)} MB of it`
  }. "Failed" is over a minute or out of memory; "–" was not asked,
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

const liveSection = (rows) => `## The verdict in passing

From an edit (Redo, which brings the puzzle's clues back to a board with fewer) until the status says what they
prove, without being asked. ${DELAY} ms of it are waited for more edits. "Longest task" is for how long the page
could at worst not have listened to the keyboard; the browser says nothing of less than 50 ms.

${table(
  ['puzzle', 'verdict', 'median', 'worst', 'longest task'],
  rows.map(({ title, verdict, median: usual, worst, longest }) => [
    title,
    verdict,
    time(usual),
    time(worst),
    longest === 0 ? 'under 50' : time(longest),
  ]),
)}`;

const proofSection = (rows) => `## Proofs

What is learnt is written down while searching; afterwards it becomes a formula and a proof, and the checker follows
that. "From nothing" is from the puzzle's text to the verdict: building the rules, searching, judging each answer; of
the searches, those that write are compared with those
that do not, taken in turns. Letters are of both files.

${table(
  [
    'puzzle',
    'solutions',
    'steps',
    'kilo-letters',
    'search',
    'writing down, to searching silently',
    'from nothing',
    'files written',
    'checked',
    'checked, to from nothing',
  ],
  rows.map((row) => [
    row.title,
    whole(row.solutions),
    whole(row.steps),
    whole(row.letters / 1000),
    time(row.search),
    row.logging.toFixed(2),
    time(row.nothing),
    time(row.writing),
    time(row.checking),
    ratio(row.checking, row.nothing),
  ]),
)}`;

const hintSection = (rows) => `## Hints

From pressing "Hint" to being told where to look, up to eight hints one after the other on each example.

${table(
  ['puzzle', 'hints', 'median', 'worst'],
  rows.map((row) => [row.type, row.count, time(row.median), time(row.worst)]),
)}`;

const cancellingSection = (rows) => `## Cancelling the largest

The largest puzzle of each type, Solve pressed at once, and Cancel while Gridproof is at work; "emptied" is the same
puzzle without givens and with every second clue, where the puzzle itself is answered too soon. From the press of
Cancel until the page offers Solve again, and until a small puzzle of the same type, loaded and solved after that, is
answered and painted.

${table(
  ['puzzle', 'board', 'Cancel after, ms', 'Solve offered again', 'small one solved'],
  rows.map(({ type, size, board = 'answered sooner', wait, offered, again }) => [
    `${type} ${size}×${size}`,
    board,
    whole(wait),
    time(offered),
    time(again),
  ]),
)}`;

const memorySection = (measured) => `## Memory over a simulated hour

Every minute another example, twelve edits with the keyboard, and a solve, as fast as it goes. "Resident" is the
page's process with its worker; "wasm" is the address space that Z3's memory reserves. A blank page takes
${whole(measured.memory.blank)} MB.

${table(
  ['minute', 'JavaScript heap, MB', 'resident, MB', 'wasm, MB'],
  measured.memory.points.map(({ minute, heap, resident, wasm }) => [
    minute,
    heap.toFixed(1),
    whole(resident),
    whole(wasm),
  ]),
)}
${phoneParagraph(measured)}
`;

/** `measured` may lack sections that were not run. */
export async function writeReport(measured) {
  const folder = measured.partial ? join(HERE, 'partial') : HERE;
  mkdirSync(folder, { recursive: true });
  const { newspaper, live, growth, opening, proofs, hints, cancelling, memory } = measured;
  const parts = [
    header(measured),
    targets(measured),
    newspaper === undefined ? '' : newspaperTables(newspaper),
    live === undefined ? '' : liveSection(live),
    growth === undefined ? '' : growthSection(measured, folder),
    opening === undefined ? '' : openingSection(opening),
    proofs === undefined ? '' : proofSection(proofs),
    hints === undefined ? '' : hintSection(hints),
    cancelling === undefined ? '' : cancellingSection(cancelling),
    memory === undefined ? '' : memorySection(measured),
  ];
  const text = await format(parts.join('\n'), { parser: 'markdown' });
  writeFileSync(join(folder, 'RESULTS.md'), text);
  console.log(`Written: ${relative(process.cwd(), join(folder, 'RESULTS.md'))}`);
}
