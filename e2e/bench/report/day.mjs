// A long day: its table and its targets.
import { table, whole } from '../table.mjs';

export const write = ({ points }) => `## A long day

In each lap, of every type another example: loaded, twelve edits with the keyboard, solved, its proof saved, two hints,
the whole solution explained, the SMT-LIB text run, a new puzzle made; then solutions compared, the start page and My puzzles.
After each lap the same small puzzle is loaded and solved, garbage is collected, and all is counted: the page's process with
its workers, what the page's own JavaScript holds and what is compiled of it, event listeners, DOM nodes. "Rest" is 65 s after the last use.

${table(
  [
    'lap',
    'JavaScript heap, MB',
    'held by the page',
    'compiled code',
    'resident, MB',
    'proportional, MB',
    'listeners',
    'nodes',
    'workers',
  ],
  points.map((point) => [
    point.lap,
    point.heap.toFixed(1),
    point.held.toFixed(2),
    point.code.toFixed(1),
    whole(point.resident),
    whole(point.proportional),
    whole(point.listeners),
    whole(point.nodes),
    point.workers,
  ]),
)}`;

/** Growth from the half to the end, at most. */
const GROWTH = 0.05;

export function targets({ points }) {
  const laps = points.filter(({ lap }) => lap !== 'rest');
  const middle = laps[Math.floor(laps.length / 2)];
  const end = laps.at(-1);
  const rest = points.at(-1);
  const grown = (name) => end[name] / middle[name] - 1;
  const say = (name) => `${whole(laps[0][name])}, ${whole(middle[name])}, ${whole(end[name])}`;
  return [
    [
      'A long day does not grow (second half, under 5 %)',
      `${say('resident')} MB resident`,
      grown('resident') < GROWTH,
    ],
    [
      'What the page holds does not grow (second half, under 5 %)',
      `${laps.map(({ held }) => held.toFixed(2)).join(', ')} MB, and ${laps.map(({ code }) => code.toFixed(1)).join(', ')} MB of compiled code`,
      grown('held') < GROWTH,
    ],
    [
      'No worker is left over after it',
      `${laps[0].workers} at the start, ${end.workers} at the end, ${rest.workers} a minute later`,
      end.workers <= laps[1].workers && rest.workers <= laps[0].workers,
    ],
    [
      'No listener and no node is left over (second half, under 5 %)',
      `listeners ${say('listeners')}; nodes ${say('nodes')}`,
      Math.max(grown('listeners'), grown('nodes')) < GROWTH,
    ],
  ];
}
