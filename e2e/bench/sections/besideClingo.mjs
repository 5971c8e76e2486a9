// One board from nothing, beside Clingo alone.
import { appSample, median, rivalFromNothing } from '../measure.mjs';

/** Rounds that do not count, as code runs slower for the first times. */
const FIRST = 1;
/** Of who takes longer than this one time is enough, in milliseconds. */
const ENOUGH = 5000;

/** A time counts only where something was proved. */
const ifProved = ({ verdict, painted }) => (verdict === 'unique' ? painted : Infinity);

/** Both in turn in each round; gives medians in milliseconds. */
export async function besideClingo(puzzle, { app, rivals, checker, rounds }) {
  const taken = { nothing: [], clingo: [] };
  const isSlow = (name) => taken[name].some((time) => time > ENOUGH);
  const put = (name, round, time) => {
    if (round >= 0 || time > ENOUGH) taken[name].push(time);
  };
  for (let round = -FIRST; round < rounds; round += 1) {
    if (!isSlow('clingo')) {
      const clingo = await rivalFromNothing(rivals, 'clingo', puzzle);
      await checker.check('Clingo', puzzle, clingo.verdict, clingo.answers);
      put('clingo', round, ifProved(clingo));
    }
    if (isSlow('nothing')) continue;
    const nothing = await appSample(app, puzzle, 0);
    await checker.check('Gridproof', puzzle, nothing.verdict, [nothing.answer]);
    put('nothing', round, ifProved(nothing));
  }
  return { nothing: median(taken.nothing), clingo: median(taken.clingo) };
}
