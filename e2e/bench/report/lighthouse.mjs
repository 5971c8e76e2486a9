// Lighthouse: its table and its targets.
import { table, time, whole } from '../table.mjs';

export const write = (rows) => `## Lighthouse

Points of 100 and milliseconds, as Lighthouse's standard run simulates a phone on a slow network, each run in a browser
of its own. It measures a slower processor by this one, so that a busy machine costs points.

${table(
  [
    'page',
    'performance',
    'accessibility',
    'best practices',
    'search engines',
    'first paint',
    'largest paint',
    'blocked in all',
    'shift',
    'what was missed',
  ],
  rows.map((row) => [
    row.page,
    whole(row.performance),
    whole(row.accessibility),
    whole(row['best-practices']),
    whole(row.seo),
    time(row.firstPaint),
    time(row.largestPaint),
    time(row.blocking),
    row.shift.toFixed(4),
    row.missed.join(', '),
  ]),
)}`;

/** Points for performance at least, and milliseconds that all long tasks may block at most. */
const PERFORMANCE = 98;
const BLOCKED = 100;

export function targets(rows) {
  const all = (name) => rows.map((row) => row[name]);
  const others = rows.map((row) => Math.min(row.accessibility, row['best-practices'], row.seo));
  return [
    [
      `Lighthouse, performance at least ${PERFORMANCE} on start page, Sudoku, picture`,
      all('performance').map(whole).join(', '),
      Math.min(...all('performance')) >= PERFORMANCE,
    ],
    [
      'Lighthouse, 100 in the other three categories',
      others.map(whole).join(', '),
      Math.min(...others) === 100,
    ],
    [
      `Lighthouse, total blocking time under ${BLOCKED} ms`,
      `${all('blocking').map(time).join(', ')} ms`,
      Math.max(...all('blocking')) < BLOCKED,
    ],
  ];
}
