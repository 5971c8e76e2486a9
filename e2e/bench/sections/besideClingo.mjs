// Boards with one solution from nothing, beside Clingo alone.
import { appSample, median, rivalFromNothing } from '../measure.mjs';

/** Who takes longer than this on a board is asked no more, in milliseconds; that time counts. */
export const ENOUGH = 5000;
const SOLVERS = ['clingo', 'nothing'];

/** One answer and its time, which counts only where it is proved to be the only one. */
async function ask(solver, puzzle, { app, rivals, checker }) {
  const isOurs = solver === 'nothing';
  const { verdict, painted, answers, answer } = isOurs
    ? await appSample(app, puzzle, 0)
    : await rivalFromNothing(rivals, solver, puzzle);
  const name = isOurs ? 'Gridproof' : 'Clingo';
  await checker.check(name, puzzle, verdict, answers ?? [answer]);
  if (verdict === 'unique') return painted;
  if (verdict === 'several' || verdict === 'none') {
    checker.faults.push(`${name} on ${puzzle.title} says ${verdict}`);
  }
  return Infinity;
}

/**
 * Both in turn in each round, after so many `first` rounds that do not count, as code runs slower for
 * the first times. Gives medians in milliseconds: Gridproof's as `nothing`, and Clingo's.
 */
export async function besideClingo(puzzle, first, { rounds, ...all }) {
  const taken = { nothing: [], clingo: [] };
  for (let round = -first; round < rounds; round += 1) {
    for (const solver of SOLVERS) {
      const times = taken[solver];
      if (times.some((time) => time > ENOUGH)) continue;
      const time = await ask(solver, puzzle, all);
      if (round >= 0 || time > ENOUGH) times.push(time);
    }
  }
  return { nothing: median(taken.nothing), clingo: median(taken.clingo) };
}
