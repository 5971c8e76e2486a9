// A phone's memory: its table and its target.
import { table, time, whole } from '../table.mjs';

/** What is kept has no Infinity. */
const limitOf = ({ limit }) => limit ?? Infinity;

const isDone = (row) => row.hinted !== undefined;

/** Megabytes. How many a phone leaves its browser depends on what else it does; a third is little. */
const SMALL_PHONE = 1000;

export const write = ({ blank, rows }) =>
  rows.length === 0
    ? `## A phone with little memory

Not measured: this machine does not let the run limit a browser's memory.`
    : `## A phone with little memory

A window of 390×664 that is touched, in a browser of which all processes together may have so many megabytes (Linux'
control groups; what the kernel keeps of files counts). A puzzle is loaded, solved, confirmed by Z3, and a hint asked for;
each is waited for at most half a minute. "Most" is of all the browser's processes together, at any time; with an empty page
it is ${whole(blank)} MB. The processor is this machine's: times are to be compared with each other only.

${table(
  ['may have, MB', 'puzzle', 'most, MB', 'opened, ms', 'answer, ms', 'Z3, ms', 'hint, ms', 'page'],
  rows.map((row) => [
    limitOf(row) === Infinity ? 'no limit' : whole(row.limit),
    row.title,
    whole(row.most),
    ...['opened', 'answered', 'confirmed', 'hinted'].map((name) => time(row[name])),
    row.isEnded ? 'ended' : isDone(row) ? 'works' : 'stalls',
  ]),
)}`;

export function targets({ rows }) {
  const small = rows.filter((row) => limitOf(row) === SMALL_PHONE);
  if (small.length === 0) return [];
  const done = small.filter(isDone);
  return [
    [
      `Works where a browser may have ${whole(SMALL_PHONE)} MB, a third of a phone's 3 GB`,
      `${done.length} of ${small.length} puzzles`,
      done.length === small.length,
    ],
  ];
}
