// Writes RESULTS.md and its plots from what was last measured.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format } from 'oxfmt';
import { sayNoise } from './noise.mjs';
import { SECTIONS } from './sections.mjs';
import { table } from './table.mjs';

/** Some of `SECTIONS` with what was measured of them. */
const measuredOf = (kept) =>
  SECTIONS.flatMap((section) =>
    kept[section.name] === undefined ? [] : [{ ...section, ...kept[section.name] }],
  );

/** The setup of the section that was measured last. */
const latestSetup = (measured) =>
  measured.reduce((latest, section) => (section.date >= latest.date ? section : latest)).setup;

function header(measured, setup) {
  const checked = measured.reduce((sum, section) => sum + section.checked, 0);
  const faults = measured.flatMap((section) => section.faults);
  const missing = SECTIONS.filter(({ name }) => measured.every((each) => each.name !== name));
  return `# Benchmark

Written by \`npm run bench\`; how and against what is in its README.
Milliseconds, medians unless said otherwise. Ratios under 1 mean that Gridproof is faster. Each section is of one run,
and says when that was and how noisy its machine: over 10 % of spread or change, or so much slower than at its best, others used it. A frame of the
browser is 17 ms.

- Machine: ${setup.machine}
- Versions: ${setup.versions}
- Checked: ${checked.toLocaleString('en')} answers, each by the app's own evaluator without a solver; all solvers agree on every verdict. ${
    faults.length === 0 ? 'Nothing was wrong.' : `**Wrong: ${faults.join('; ')}**`
  }
${missing.length === 0 ? '' : `- Not measured yet: ${missing.map(({ name }) => name).join(', ')}\n`}`;
}

/** The least that the empty loop took in any section on a machine, in milliseconds. */
const bestLoop = (measured, machine) =>
  Math.min(
    ...measured
      .filter(({ setup }) => setup.machine === machine)
      .flatMap(({ noise: { before, after } }) => [before.median, after.median]),
  );

/** When a section was measured, on what, and how it went there. */
function origin({ date, seconds, rounds, quick, setup, noise }, latest, best) {
  const parts = [
    `Measured on ${date.slice(0, 10)} in ${seconds} s${rounds === 1 ? '' : `, ${rounds} rounds`}${quick ? ', with `--quick`' : ''}.`,
    sayNoise(noise, best),
    ...(setup.machine === latest.machine ? [] : [`On another machine: ${setup.machine}.`]),
    ...(setup.versions === latest.versions ? [] : [`With other versions: ${setup.versions}.`]),
  ];
  return parts.join(' ');
}

/** Puts the origin under the heading that a section begins with. */
function underHeading(text, line) {
  const [heading, ...rest] = text.split('\n');
  return [heading, '', `_${line}_`, ...rest].join('\n');
}

const targetRow = ([target, measured, met]) => [target, measured, met ? 'yes' : '**no**'];

/** Writes into `folder` what `kept` says of each section. */
export async function writeReport(kept, folder) {
  const measured = measuredOf(kept);
  if (measured.length === 0) return;
  mkdirSync(folder, { recursive: true });
  const setup = latestSetup(measured);
  const found = Object.fromEntries(measured.map((section) => [section.name, section.found]));
  const rows = measured.flatMap((section) => section.targets(section.found, found).map(targetRow));
  const parts = [
    header(measured, setup),
    `## Targets\n\n${table(['target', 'measured', 'met'], rows)}`,
    ...measured.map((section) =>
      underHeading(
        section.write(section.found, { folder, found }),
        origin(section, setup, bestLoop(measured, section.setup.machine)),
      ),
    ),
  ];
  const { code } = await format('RESULTS.md', parts.join('\n'));
  const file = join(folder, 'RESULTS.md');
  writeFileSync(file, code);
  console.log(`Written: ${relative(process.cwd(), file)}`);
}
