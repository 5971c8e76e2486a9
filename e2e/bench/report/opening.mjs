// Opening the page: its table and its targets.
import { NAMES } from '../names.mjs';
import { ratio, table, time, whole } from '../table.mjs';

const megabits = (rate) => (rate === Infinity ? 'no limit' : `${rate} Mbit/s`);

const kilobytes = (bytes) =>
  bytes === undefined || Number.isNaN(bytes) ? '–' : (bytes / 1000).toFixed(1);

export const write = ({ title, rows }) => `## From opening the page to the first answer

A link to "${title}", Solve pressed as soon as it is there; the start page, and the link again, are
opened and left alone for 2.5 s. Warm means a second start of the browser with what it kept. The rivals' page is the
least that can ask them. Files are served gzipped, with \`max-age=600\`. "Shift" is the worst sum of layout shifts of all
rounds. "JavaScript waited for" is what must have run before anything is painted: scripts in the page itself or asked
for by it that are not deferred. "Until the board" is all JavaScript that was asked for until the clues stood on the
board: the page's own, and that of its workers. All of it is counted gzipped.

${table(
  [
    'page',
    'network',
    'cache',
    'sent, kB',
    'first paint',
    'board stands',
    'answer painted',
    'Z3 asked for',
    'shift',
    'JavaScript waited for, kB',
    'until the board, kB',
    'by workers, kB',
  ],
  rows.map((row) => [
    `${NAMES[row.solver]}, ${row.page}`,
    megabits(row.rate),
    row.warm ? 'warm' : 'cold',
    row.warm ? '' : whole(row.bytes / 1000),
    time(row.paint),
    time(row.board),
    time(row.answered),
    time(row.wasm),
    Number.isNaN(row.shift) ? '–' : row.shift.toFixed(5),
    row.warm ? '' : kilobytes(row.waitedFor),
    row.warm ? '' : kilobytes(row.untilBoard),
    row.warm ? '' : kilobytes(row.workersUntilBoard),
  ]),
)}`;

/** First paint, at most, beside Clingo's bare page. */
const PAINT = 1.3;
/** Opened to answer, at most, beside each rival's bare page. */
const ANSWER = { clingo: 0.6, minisat: 0.9 };
/** Layout shift that is none: less than a hair of the window. */
const SHIFT = 0.0001;
/** JavaScript until the board stands, at most, in bytes. */
const SCRIPTS = 70_000;

export function targets({ rows }) {
  const find = (solver, page, warm) =>
    rows.find(
      (row) =>
        row.solver === solver && row.page === page && row.warm === warm && row.rate === Infinity,
    );
  const caches = [false, true];
  const alone = ['start', 'link, left alone'];
  const painted = alone.map((page) => {
    const parts = caches.map(
      (warm) => find('Gridproof', page, warm).paint / find('clingo', 'link', warm).paint,
    );
    return [
      `First paint of ${page === 'start' ? 'the start page' : 'a link'} at most ${PAINT} of Clingo's bare page`,
      `${ratio(parts[0], 1)} of it cold, ${ratio(parts[1], 1)} warm`,
      parts.every((part) => part <= PAINT),
    ];
  });
  const shifts = alone.flatMap((page) => caches.map((warm) => find('Gridproof', page, warm).shift));
  const answered = caches.flatMap((warm) =>
    Object.entries(ANSWER).map(([rival, most]) => {
      const part = find('Gridproof', 'link', warm).answered / find(rival, 'link', warm).answered;
      return [
        `Opened to answer, ${warm ? 'warm' : 'cold'}, at most ${most} of ${NAMES[rival]}'s bare page`,
        `${ratio(part, 1)} of it`,
        part <= most,
      ];
    }),
  );
  const [start, link] = alone.map((page) => find('Gridproof', page, false));
  const { paint, wasm } = find('Gridproof', 'link', false);
  return [
    ...painted,
    [
      `No layout shift (under ${SHIFT}) on the start page and on a link`,
      `${Math.max(...shifts).toFixed(5)} at most`,
      Math.max(...shifts) < SHIFT,
    ],
    [
      'First paint waits for no JavaScript but what stands in the page, at most 2 kB gzip',
      `${kilobytes(start.waitedFor)} kB on the start page, ${kilobytes(link.waitedFor)} kB on a link`,
      Math.max(start.waitedFor, link.waitedFor) <= 2000,
    ],
    [
      `A link fetches at most ${SCRIPTS / 1000} kB JavaScript (gzip) until its board stands`,
      `${kilobytes(link.untilBoard)} kB, and ${kilobytes(link.workersUntilBoard)} kB by workers`,
      link.untilBoard <= SCRIPTS,
    ],
    [
      'First paint never waits for the wasm',
      // By the time of the first answer it may not have been asked for at all.
      `painted at ${time(paint)} ms, wasm asked for ${Number.isNaN(wasm) ? 'after the answer' : `at ${time(wasm)} ms`}`,
      paint > 0 && !(paint > wasm),
    ],
    ...answered,
  ];
}
