import { pathsOf, takeDetour } from './detours.ts';
import type { PathBoard } from './pathBoard.ts';
import { Sweep } from './sweep.ts';

/**
 * None of the solutions, the only one, or two of several; each is indexed by cell. `boards` are one board, seen from
 * several sides; `limit` is how many states may be kept in all, see `Sweep`.
 *
 * A sweep leaves out some paths that have a shortcut: they pass two dots, and a straight way between these, of
 * one side or through dots on no path, is shorter than theirs. Nothing is lost by that. Let there be solutions
 * besides S, the one that was found, and take the shortest of them. If it has a shortcut, taking it gives a shorter
 * solution, which can only be S. So it is S with a detour of one path through dots that S leaves free; and that
 * is tried.
 */
export function findPaths(
  boards: readonly PathBoard[],
  limit: number,
): readonly (readonly number[])[] | 'too much' {
  const sweep = sweepFromBestSide(boards, limit);
  if (sweep === undefined) return 'too much';
  const { board } = sweep;
  const found = sweep.result();
  if (found === 'none') return [];
  const first = pathsOf(board, found.drawn);
  if (!found.several) {
    const detour = takeDetour(board, first);
    return [first, ...(detour === undefined ? [] : [detour])].map((paths) => write(board, paths));
  }
  const again = new Sweep(board, true);
  while (!again.isDone) again.advance(Infinity);
  const last = again.result();
  if (last === 'none') throw new Error('Two sweeps differ');
  return [first, pathsOf(board, last.drawn)].map((paths) => write(board, paths));
}

/**
 * The sweep that is done first if the one with the best outlook always goes on: from one side there may be a
 * thousand times as many states as from another. `undefined` if there are more than `limit` in all.
 */
function sweepFromBestSide(boards: readonly PathBoard[], limit: number): Sweep | undefined {
  const sweeps = boards.map((board) => new Sweep(board, false));
  let left = limit;
  for (;;) {
    const [best] = sweeps.toSorted((one, other) => one.outlook - other.outlook);
    if (best === undefined || best.isDone) return best;
    const kept = best.advance(left);
    if (kept === undefined) return undefined;
    left -= kept;
  }
}

/** Paths as values of sides. */
function write(board: PathBoard, paths: readonly (readonly number[])[]): readonly number[] {
  const { right, below, line, blank } = board;
  const values = Array.from({ length: board.cells }, () => blank);
  for (const path of paths) {
    for (const [at, dot] of path.slice(1).entries()) {
      const before = path[at] ?? 0;
      const [low, high] = [Math.min(before, dot), Math.max(before, dot)];
      const cell = high === low + 1 ? right[low] : below[low];
      if (cell === undefined) throw new Error(`No side between dots ${low} and ${high}`);
      values[cell] = line;
    }
  }
  return values;
}
