// Connected cells: table and targets.
import { ratio, table, time } from '../table.mjs';

/** "hitori 10×10". */
const nameOf = ({ type, size, isKept }) => {
  const [width, height = width] = String(size).split('x');
  return `${type} ${width}×${height}${isKept ? ', kept' : ''}`;
};

/** "1 to 10", or each of them. */
const seedsOf = ({ seeds }) =>
  seeds.at(-1) === seeds.length ? `1 to ${seeds.length}` : seeds.join(', ');

export const write = (rows) => `## Connected cells

Types whose cells are connected, made as the page makes them (\`instances/\`; medians of the boards with these seeds).
From nothing, beside Clingo with a program as people write it (\`page/programs/\`), which is given a minute; nobody has
written them for the other rivals. "Slower" counts the boards on which Clingo is sooner. Who takes over 5 s on a board is
asked once. The search, the proof written and the proof checked are without a page around them; of boards of 20×20
and 25×15 once after one that does not count. The page offers to make Nurikabe of up to 324 cells, Slitherlink of up
to 225: what is larger took minutes, and by other seeds nothing came of it. Slitherlink of 40×40 cannot be entered:
boards end at 30 a side. "Kept" boards are not made anew: those of 20×20 have fewer numbers than what the page makes, that of
25×15 is noqx's example.

${table(
  [
    'type and size',
    'seeds',
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
    nameOf(row),
    seedsOf(row),
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
      `${nameOf(row)}, from nothing, ${row.wanted === 1 ? 'no slower than Clingo' : `at most ${row.wanted} of Clingo`}`,
      `${ratio(row.nothing, row.clingo)} of it`,
      row.nothing <= row.wanted * row.clingo,
    ],
    [
      `${nameOf(row)}: proof written and checked in three times the search`,
      `${ratio(row.writing + row.checking, row.search)} times`,
      row.writing + row.checking <= 3 * row.search,
    ],
  ]);
