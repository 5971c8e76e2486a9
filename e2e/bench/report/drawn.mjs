// Sudoku with drawn clues: table and target.
import { median } from '../measure.mjs';
import { ratio, table, time } from '../table.mjs';

const partOf = ({ nothing, clingo }) => nothing / clingo;

export const write = (rows) => `## Sudoku with drawn clues

Made as the page makes them, 9×9, with clues of one kind drawn around the solution (\`instances/sudoku-KIND-SEED.txt\`).
From nothing, beside Clingo with a program as people write it (\`page/programs/drawnSudoku.ts\`), which is given a minute.

${table(
  ['clues', 'seed', 'Gridproof', 'Clingo', 'to Clingo'],
  [
    ...rows.map((row) => [
      row.kind,
      String(row.seed),
      time(row.nothing),
      time(row.clingo),
      ratio(partOf(row), 1),
    ]),
    [
      '**median**',
      '',
      time(median(rows.map(({ nothing }) => nothing))),
      time(median(rows.map(({ clingo }) => clingo))),
      ratio(median(rows.map(partOf)), 1),
    ],
  ],
)}`;

export function targets(rows) {
  const slower = rows.filter((row) => partOf(row) > 1);
  const worst = rows.reduce((most, row) => (partOf(row) > partOf(most) ? row : most));
  return [
    [
      'Sudoku with drawn clues, from nothing, no slower than Clingo',
      `slower on ${slower.length} of ${rows.length}, at most ${ratio(partOf(worst), 1)} (${worst.kind})`,
      slower.length === 0,
    ],
  ];
}
