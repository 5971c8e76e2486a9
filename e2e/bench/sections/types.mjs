// All types that have no rows elsewhere, beside Clingo, the one rival that they are written for: their
// examples, and boards made for it. Taken in turns, one board of each type after the other, so that
// nobody remembers a structure.
import { existsSync, readFileSync } from 'node:fs';
import { fileOf, TYPES, TYPES_SEEDS } from '../instances.mjs';
import { appAmongOthers, median, rivalFromNothing } from '../measure.mjs';

/** Rounds that do not count, as code runs slower for the first times. */
const FIRST = 1;
/** Who took longer than this is not asked for the board again, in milliseconds; that time counts. */
const ENOUGH = 2000;
const SOLVERS = ['Gridproof', 'clingo'];

/** The examples of a type, then what was made of it. */
function boardsOf({ type, size }, examples, quick) {
  const made = TYPES_SEEDS.map((seed) => ({ seed, file: fileOf(type, size, seed) })).filter(
    ({ file }) => existsSync(file),
  );
  const boards = [
    ...examples.filter((example) => example.type === type),
    ...made.map(({ seed, file }) => {
      const text = readFileSync(file, 'utf8');
      return { type, text, title: `${type} ${size}, seed ${seed}`, solutions: 1 };
    }),
  ];
  const taken = quick ? boards.slice(0, 2) : boards;
  return taken.map((board) => ({ ...board, made: !examples.includes(board), times: new Map() }));
}

/** One answer, its time, and whether it is the only one, as it should be. */
async function ask(solver, board, { app, rivals, checker }) {
  const isOurs = solver === 'Gridproof';
  const { verdict, painted, answers, answer } = isOurs
    ? await appAmongOthers(app, board)
    : await rivalFromNothing(rivals, solver, board);
  await checker.check(solver, board, verdict, answers ?? [answer]);
  const isProved = verdict === 'unique' || verdict === 'several' || verdict === 'none';
  if (isProved && (verdict === 'unique') !== (board.solutions === 1)) {
    checker.faults.push(`${solver} on ${board.title} says ${verdict}`);
  }
  return isProved ? painted : Infinity;
}

/** Gives, for each type, its boards with the medians of both, in milliseconds. */
export async function types({ app, rivals, checker, everyExample, rounds, quick }) {
  const all = TYPES.map((each) => boardsOf(each, everyExample, quick));
  const most = Math.max(...all.map((boards) => boards.length));
  const inTurns = Array.from({ length: most }, (_, at) =>
    all.flatMap((boards) => boards[at] ?? []),
  ).flat();
  for (let round = -FIRST; round < rounds; round += 1) {
    for (const board of inTurns) {
      for (const solver of SOLVERS) {
        const before = board.times.get(solver) ?? [];
        if (before.some((time) => time > ENOUGH)) continue;
        const time = await ask(solver, board, { app, rivals, checker });
        if (round >= 0 || time > ENOUGH) board.times.set(solver, [...before, time]);
      }
    }
    console.log(`Types: round ${round + FIRST + 1} of ${rounds + FIRST}`);
  }
  return all.map((boards, index) => ({
    ...TYPES[index],
    boards: boards.map(({ title, made, times }) => ({
      title,
      made,
      nothing: median(times.get('Gridproof')),
      clingo: median(times.get('clingo')),
    })),
  }));
}
