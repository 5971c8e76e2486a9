// Proofs: what writing one down costs the search, and how long its check takes beside the search.
import { median } from '../measure.mjs';
import { hardest } from './newspaper.mjs';

/** Rounds that do not count, as code runs slower for the first times. */
const FIRST = 60;
/** Rows hold more than columns, as nothing small shows: a long search for nothing. */
const LONG = ['8 5', ...Array(8).fill('15'), '14,1', ...Array(7).fill('15')].join('\n');

/** Gives, for each puzzle, medians in milliseconds, and of the ratios. */
export async function proofs({ rivals, examples, rounds: wanted }) {
  const puzzles = [
    ...examples,
    ...hardest(),
    { type: 'off-by-one-sums', title: 'Off-by-one Sums: eight by eight, no solution', text: LONG },
  ];
  const rows = [];
  for (const { type, text, title } of puzzles) {
    const { rounds, solutions, steps, letters } = await rivals.evaluate(
      ([id, puzzle, count]) => window.bench.measureProof(id, puzzle, count),
      [type, text, text === LONG ? 10 : FIRST + wanted],
    );
    const counted = rounds.slice(text === LONG ? 5 : FIRST);
    const of = (pick) => median(counted.map(pick));
    rows.push({
      title,
      solutions,
      steps,
      letters,
      search: of(({ logged }) => logged),
      logging: of(({ silent, logged }) => logged / silent),
      nothing: of(({ building, logged }) => building + logged),
      writing: of(({ writing }) => writing),
      checking: of(({ checking }) => checking),
    });
    console.log(`Proofs: ${JSON.stringify(rows.at(-1))}`);
  }
  return rows;
}
