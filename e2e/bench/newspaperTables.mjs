// The tables of the newspaper sizes.
import { median, RIVALS } from './measure.mjs';
import { NAMES } from './names.mjs';
import { ON_BOARD } from './sections/newspaper.mjs';
import { ratio, table, time } from './table.mjs';

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

export function newspaperTables(rows) {
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
