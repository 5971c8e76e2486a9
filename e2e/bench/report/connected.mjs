// Connected cells: table and targets.
import { ratio, table, time } from '../table.mjs';

export const write = (rows) => `## Connected cells

Types whose cells are connected, made as the page makes them (\`instances/\`, seeds 1 to 10; medians of the ten).
From nothing, beside Clingo with a program as people write it; nobody has written them for the other rivals. "Slower"
counts the boards on which Clingo is sooner. The search, the proof written and the proof checked are without a page
around them.

${table(
  [
    'type and size',
    'Gridproof',
    'Clingo',
    'to Clingo',
    'slower',
    'search',
    'proof written',
    'checked',
    'proof, to search',
  ],
  rows.map((row) => [
    `${row.type} ${row.size}×${row.size}`,
    time(row.nothing),
    time(row.clingo),
    ratio(row.nothing, row.clingo),
    `${row.slower} of ${row.boards}`,
    time(row.search),
    time(row.writing),
    time(row.checking),
    ratio(row.writing + row.checking, row.search),
  ]),
)}`;

export const targets = (rows) =>
  rows.flatMap((row) => [
    [
      `${row.type} ${row.size}×${row.size}, from nothing, no slower than Clingo`,
      `${ratio(row.nothing, row.clingo)} of it`,
      row.nothing <= row.clingo,
    ],
    [
      `${row.type} ${row.size}×${row.size}: proof written and checked in three times the search`,
      `${ratio(row.writing + row.checking, row.search)} times`,
      row.writing + row.checking <= 3 * row.search,
    ],
  ]);
