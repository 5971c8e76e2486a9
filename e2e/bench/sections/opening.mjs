// From opening the page to first paint and to the first answer, with nothing kept by the browser
// and with all kept.
import { withProfile } from '../browser.mjs';
import { median, sleep } from '../measure.mjs';
import { visitAlone, visitAsking, visitRival } from './openingVisits.mjs';

/** Time for what the browser keeps to be written down, in milliseconds. */
const KEEPING = 1500;
/** MiniZinc's page takes seconds: fewer rounds, and no network of 20 Mbit/s. */
const SLOW_ROUNDS = 2;

/** What is the median of all rounds: milliseconds and bytes. */
const NAMES = [
  'paint',
  'board',
  'answered',
  'wasm',
  'bytes',
  'waitedFor',
  'untilBoard',
  'workersUntilBoard',
];

const NETWORKS = [
  { rate: Infinity, caches: [false, true] },
  { rate: 20, caches: [false] },
];
/** Nothing is compared with a target over the slow network: fewer rounds say as much there. */
const SLOW_NETWORK_ROUNDS = 3;

/** Who is visited, and how. */
function visitsTo({ type, payload }) {
  const link = `#/${type}/${payload}`;
  const rival = (solver) => ({
    solver,
    page: 'link',
    visit: (context, server) => visitRival(context, server, solver, { type, payload }),
  });
  const alone = (page, hash) => ({
    solver: 'Gridproof',
    page,
    visit: (context, server) => visitAlone(context, server, hash),
  });
  return [
    alone('start', ''),
    alone('link, left alone', link),
    {
      solver: 'Gridproof',
      page: 'link',
      visit: (context, server) => visitAsking(context, server, link),
    },
    ...['clingo', 'minisat', 'minizinc'].map(rival),
  ];
}

/** Whether somebody is visited in this round over this network. */
const isVisited = ({ solver, page }, round, rate) =>
  (rate === Infinity || (page === 'link' && round < SLOW_NETWORK_ROUNDS)) &&
  (solver !== 'minizinc' || (rate === Infinity && round < SLOW_ROUNDS));

/**
 * Gives medians for each page, network and state of the cache. `server` says what was sent; with a
 * rate it sends no faster than that, in megabits a second.
 */
export async function opening({ server, rivals, checker, examples, rounds }) {
  const puzzle = examples.find(({ type }) => type === 'sudoku');
  const payload = await rivals.evaluate((text) => window.bench.packText(text), puzzle.text);
  const rows = [];
  for (const { rate, caches } of NETWORKS) {
    const taken = visitsTo({ type: puzzle.type, payload }).flatMap((who) =>
      caches.map((warm) => ({ ...who, warm, results: [] })),
    );
    // In turn, so that a machine busy for a while is so for all.
    for (let round = 0; round < rounds; round += 1) {
      for (const first of taken.filter(({ warm }) => !warm)) {
        if (!isVisited(first, round, rate)) continue;
        const { solver, page } = first;
        await withProfile(async (start) => {
          for (const row of taken.filter((each) => each.solver === solver && each.page === page)) {
            server.limit(rate);
            const from = server.sent.length;
            const context = await start();
            const result = await row.visit(context, server);
            await sleep(KEEPING);
            await context.close();
            server.limit(Infinity);
            const bytes = server.sent.slice(from).reduce((sum, file) => sum + file.bytes, 0);
            if (result.answers !== undefined) {
              await checker.check(solver, puzzle, result.verdict, result.answers);
            }
            row.results.push({ ...result, bytes });
          }
        });
      }
    }
    for (const { solver, page, warm, results } of taken) {
      if (results.length === 0) continue;
      const of = (name) => median(results.map((result) => result[name] ?? NaN));
      const row = { solver, page, rate, warm };
      for (const name of NAMES) row[name] = of(name);
      row.shift = Math.max(...results.map(({ shift }) => shift ?? NaN));
      rows.push(row);
      console.log(`Opening: ${JSON.stringify(row)}`);
    }
  }
  return { title: puzzle.title, rows };
}
