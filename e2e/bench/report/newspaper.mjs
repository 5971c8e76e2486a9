// The tables of the newspaper sizes.
import { median, RIVALS } from '../measure.mjs';
import { NAMES } from '../names.mjs';
import { ON_BOARD } from '../sections/newspaper.mjs';
import { ratio, table, time } from '../table.mjs';

/** Rows with the medians of all of them below. */
const withMedian = (rows, write) => {
  const pick = (found) =>
    Object.fromEntries(
      Object.keys(found[0]).map((name) => {
        const values = found.map((row) => row[name]);
        if (typeof values[0] === 'object') return [name, pick(values)];
        return [name, typeof values[0] === 'number' ? median(values) : ''];
      }),
    );
  return [...rows.map(write), write({ ...pick(rows), title: '**median of all**' })];
};

/** On how many of the rows Gridproof takes no longer than each rival. */
const atOrUnder = (rows) =>
  table(
    ['at or under, from nothing', 'rows', 'of all'],
    RIVALS.map((rival) => {
      const count = rows.filter((row) => row.nothing <= row[rival].fresh).length;
      return [
        NAMES[rival],
        `${count} of ${rows.length}`,
        `${Math.round((100 * count) / rows.length)} %`,
      ];
    }),
  );

/** Both tables. */
export function write(rows) {
  const warm = withMedian(rows, ({ title, verdict, warm: painted, proved, ...others }) => [
    title,
    verdict,
    time(painted),
    time(proved),
    ...RIVALS.flatMap((rival) => [time(others[rival].told), time(others[rival].solving)]),
    ...RIVALS.map((rival) => ratio(painted, others[rival].told)),
  ]);
  const fresh = withMedian(rows, ({ title, nothing: painted, ...others }) => [
    title,
    time(painted),
    ...RIVALS.map((rival) => time(others[rival].fresh)),
    ...RIVALS.map((rival) => ratio(painted, others[rival].fresh)),
  ]);
  const to = RIVALS.map((rival) => `to ${NAMES[rival]}`);
  return `## Newspaper sizes, the puzzle on the board for ${ON_BOARD / 1000} s before Solve

From the press to the answer painted; "solver" is the part within the solver. The rivals have been told the puzzle
before and have it in their own form; from the press on they solve and prove, and their page paints. Gridproof
proves clues while they lie on the board, so that its proof is often done before the press; its "solver" is what
that proof took, before the press or after.

${table(
  [
    'puzzle',
    'verdict',
    'Gridproof',
    'solver',
    ...RIVALS.flatMap((rival) => [NAMES[rival], 'solver']),
    ...to,
  ],
  warm,
)}
## Newspaper sizes, from nothing

A structure that is new to the page, Solve pressed at once, every engine loaded and used before. All read the
puzzle's text, put it into their own form, solve, prove and paint.

${table(['puzzle', 'Gridproof', ...RIVALS.map((rival) => NAMES[rival]), ...to], fresh)}
${atOrUnder(rows)}`;
}

/** Gridproof's part of a rival's time from nothing, at most, on every row. */
const PART = 0.7;
/** The median from nothing, at most, in milliseconds. */
const SOON = 8;

export function targets(rows) {
  const of = (pick) => median(rows.map(pick));
  const warm = of((row) => row.warm);
  const to = (rival) => warm / of((row) => row[rival].told);
  const fromNothing = ['clingo', 'ground', 'minisat'].map((rival) => {
    const part = (row) => row.nothing / row[rival].fresh;
    // Where a rival failed, nothing is to be compared.
    const answered = rows.filter((row) => Number.isFinite(row[rival].fresh));
    const over = answered.filter((row) => part(row) > PART);
    const worst = answered.reduce((most, row) => (part(row) > part(most) ? row : most));
    return [
      `From nothing, at most ${PART} of ${NAMES[rival]} on every row`,
      `over on ${over.length} of ${answered.length}, at most ${ratio(part(worst), 1)} (${worst.title})`,
      over.length === 0,
    ];
  });
  const nothing = of((row) => row.nothing);
  return [
    ['Warm, median within two frames (34 ms)', `${time(warm)} ms`, warm <= 34],
    [
      "Warm, median under a fifth of Clingo's",
      `${ratio(to('clingo'), 1)} of it (ground program: ${ratio(to('ground'), 1)})`,
      to('clingo') < 0.2,
    ],
    ["Warm, median no more than MiniSat's", `${ratio(to('minisat'), 1)} of it`, to('minisat') <= 1],
    ...fromNothing,
    [`From nothing, median within ${SOON} ms`, `${time(nothing)} ms`, nothing <= SOON],
  ];
}
