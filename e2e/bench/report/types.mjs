// All other types: table and target.
import { median } from '../measure.mjs';
import { TYPES_SEEDS } from '../instances.mjs';
import { ENOUGH } from '../sections/besideClingo.mjs';
import { ratio, table, time, whole } from '../table.mjs';

/** What is said of some boards together; `part` is Gridproof's of Clingo's time. */
function summary(boards) {
  const parts = boards.map(({ nothing, clingo }) => nothing / clingo);
  return {
    nothing: median(boards.map((board) => board.nothing)),
    clingo: median(boards.map((board) => board.clingo)),
    part: median(parts),
    worst: Math.max(...parts),
    slower: parts.filter((part) => part > 1).length,
  };
}

function row(title, boards) {
  const { nothing, clingo, part, worst, slower } = summary(boards);
  const made = boards.filter((board) => board.made).length;
  return [
    title,
    `${boards.length - made} + ${made}`,
    time(nothing),
    time(clingo),
    ratio(part, 1),
    ratio(worst, 1),
    `${slower} of ${boards.length}`,
  ];
}

/** So many boards are listed at most. */
const LISTED = 20;

/** The boards on which Clingo is sooner, the worst first. */
const slowerBoards = (rows) =>
  rows
    .flatMap(({ boards }) => boards)
    .filter(({ nothing, clingo }) => nothing > clingo)
    .toSorted((a, b) => b.nothing / b.clingo - a.nothing / a.clingo)
    .slice(0, LISTED)
    .map(({ title, nothing, clingo }) => [
      title,
      time(nothing),
      time(clingo),
      ratio(nothing, clingo),
    ]);

export function write(rows) {
  const slower = slowerBoards(rows);
  return `## All other types

From nothing, beside Clingo with a program as people write it (\`page/programs/\`); nobody has written these types for the
other rivals. Boards are the type's examples, "+" those made as the page makes them (\`instances/\`, seeds
${TYPES_SEEDS[0]} to ${TYPES_SEEDS.at(-1)}). "To Clingo" is the median of the boards' ratios, "at most" the largest of them; "slower" counts the boards on
which Clingo is sooner. Who takes over ${whole(ENOUGH)} ms on a board is asked once; over a minute is "failed". All boards have one
solution, and both have to prove it.

${table(
  ['type', 'boards', 'Gridproof', 'Clingo', 'to Clingo', 'at most', 'slower'],
  [
    ...rows.map(({ type, boards }) => row(type, boards)),
    row(
      '**all boards**',
      rows.flatMap(({ boards }) => boards),
    ),
  ],
)}
${slower.length === 0 ? '' : table(['Clingo is soonest on', 'Gridproof', 'Clingo', 'to Clingo'], slower)}`;
}

export function targets(rows) {
  const over = rows.filter(({ boards }) => summary(boards).part > 1);
  const worst = rows.reduce((most, each) =>
    summary(each.boards).part > summary(most.boards).part ? each : most,
  );
  return [
    [
      'All other types, from nothing, median of each no slower than Clingo',
      `over on ${over.length} of ${rows.length}, at most ${ratio(summary(worst.boards).part, 1)} (${worst.type})`,
      over.length === 0,
    ],
  ];
}
