// Growth: tables, plots and targets.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAMES } from '../names.mjs';
import { plot } from '../plot.mjs';
import { ratio, table, time, whole } from '../table.mjs';

/** The tables and plots of all types. */
export function write(series, { folder, found }) {
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
    found.memory === undefined
      ? ''
      : `; a blank page takes ${whole(found.memory.blank.resident)} MB of it`
  }. "Failed" is over a minute or out of memory; "–" was not asked,
because the size before took over 20 s. Clingo's package
takes programs through its stack, so long ground programs do not get in at all.

${parts.join('\n')}`;
}

export const targets = (series) =>
  series.map(({ type, points }) => {
    const { size, times } = points.at(-1);
    return [
      `Largest ${type}, ${size}×${size}, at most 2 s from nothing`,
      `${time(times.Gridproof)} ms`,
      times.Gridproof <= 2000,
    ];
  });
