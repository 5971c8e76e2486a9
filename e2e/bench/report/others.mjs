// The sections of one table each: the verdict in passing, proofs, hints, cancelling.
import { median } from '../measure.mjs';
import { ratio, table, time, whole } from '../table.mjs';

/** As long as `TYPING_PAUSE` of src/store/solving/solving.ts, in milliseconds. */
const DELAY = 120;

const liveSection = (rows) => `## The verdict in passing

From an edit (Redo, which brings the puzzle's clues back to a board with fewer) until the status says what they
prove, without being asked. ${DELAY} ms of it are waited for more edits. "Longest task" is for how long the page
could at worst not have listened to the keyboard; the browser says nothing of less than 50 ms.

${table(
  ['puzzle', 'verdict', 'median', 'worst', 'longest task'],
  rows.map(({ title, verdict, median: usual, worst, longest }) => [
    title,
    verdict,
    time(usual),
    time(worst),
    longest === 0 ? 'under 50' : time(longest),
  ]),
)}`;

/** A blink of the eye, in milliseconds. */
const BLINK = 300;

function liveRow(rows) {
  const usual = median(rows.map((row) => row.median));
  const slowest = rows.reduce((worst, row) => (row.median > worst.median ? row : worst));
  return [
    `Verdict in passing within a blink (${BLINK} ms) of the edit`,
    `median ${time(usual)} ms, slowest ${time(slowest.median)} ms (${slowest.title})`,
    slowest.median <= BLINK,
  ];
}

export const liveReport = { write: liveSection, targets: (rows) => [liveRow(rows)] };

const proofSection = (rows) => `## Proofs

What is learnt is written down while searching; afterwards it becomes a formula and a proof, and the checker follows
that. "From nothing" is from the puzzle's text to the verdict: building the rules, searching, judging each answer; of
the searches, those that write are compared with those
that do not, taken in turns. Letters are of both files.

${table(
  [
    'puzzle',
    'solutions',
    'steps',
    'kilo-letters',
    'search',
    'writing down, to searching silently',
    'from nothing',
    'files written',
    'checked',
    'checked, to from nothing',
  ],
  rows.map((row) => [
    row.title,
    whole(row.solutions),
    whole(row.steps),
    whole(row.letters / 1000),
    time(row.search),
    row.logging.toFixed(2),
    time(row.nothing),
    time(row.writing),
    time(row.checking),
    ratio(row.checking, row.nothing),
  ]),
)}`;

function proofRows(rows) {
  const logging = median(rows.map((row) => row.logging));
  const slower = rows.filter((row) => row.checking > row.nothing);
  const worst = rows.reduce((most, row) =>
    row.checking / row.nothing > most.checking / most.nothing ? row : most,
  );
  return [
    [
      'Writing down what is learnt costs at most a tenth of the search',
      `${logging.toFixed(2)} of it without, median`,
      logging <= 1.1,
    ],
    [
      'A proof is checked in no more time than the verdict took from nothing',
      `slower on ${slower.length} of ${rows.length}, worst ${ratio(worst.checking, worst.nothing)} (${worst.title})`,
      slower.length === 0,
    ],
  ];
}

export const proofReport = { write: proofSection, targets: proofRows };

const hintSection = (rows) => `## Hints

From pressing "Hint" to being told where to look, up to eight hints one after the other on each example.

${table(
  ['puzzle', 'hints', 'median', 'worst'],
  rows.map((row) => [row.type, row.count, time(row.median), time(row.worst)]),
)}`;

export const hintReport = { write: hintSection, targets: () => [] };

const cancellingSection = (rows) => `## Cancelling the largest

The largest puzzle of each type, Solve pressed at once, and Cancel while Gridproof is at work; "emptied" is the same
puzzle without givens and with every second clue, where the puzzle itself is answered too soon. From the press of
Cancel until the page offers Solve again, and until a small puzzle of the same type, loaded and solved after that, is
answered and painted.

${table(
  ['puzzle', 'board', 'Cancel after, ms', 'Solve offered again', 'small one solved'],
  rows.map(({ type, size, board = 'answered sooner', wait, offered, again }) => [
    `${type} ${size}×${size}`,
    board,
    whole(wait),
    time(offered),
    time(again),
  ]),
)}`;

function cancellingRow(rows) {
  const cancelled = rows.filter(({ board }) => board !== undefined);
  const worst = (name) => time(Math.max(...cancelled.map((row) => row[name])));
  const sooner = rows.length - cancelled.length;
  return [
    'Each of the largest is answered at once or can be cancelled',
    [
      `${cancelled.length} of ${rows.length} cancelled`,
      ...(sooner > 0 ? [`${sooner} answered before`] : []),
      ...(cancelled.length === 0
        ? []
        : [
            `ready again after ${worst('offered')} ms at most`,
            `a small one solved after ${worst('again')} ms at most`,
          ]),
    ].join(', '),
    cancelled.every(({ proved }) => proved),
  ];
}

export const cancellingReport = {
  write: cancellingSection,
  targets: (rows) => [cancellingRow(rows)],
};

const setsSection = ({ rows }) => `## Sets of sudokus

By our own solver on an otherwise empty page, on one thread: each sudoku is read, proved to have one solution, and the
solution judged anew. "Anew" builds the rules from each text, as for a first puzzle; "kept" has them from the sudoku before, as a page has
for the next of the same size. Half of all laps do not count, for browsers compile what runs often. Of a set with
few sudokus each is proved several times.

${table(
  ['set', 'sudokus', 'anew, a second', 'kept, a second'],
  rows.map(({ name, count, anew, kept }) => [name, whole(count), whole(anew), whole(kept)]),
)}`;

export const setsReport = { write: setsSection, targets: () => [] };
