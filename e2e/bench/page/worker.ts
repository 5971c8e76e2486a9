/** Runs a rival. Puzzles come as text, as they come to Gridproof's own worker. */
import { buildModel, givenValues } from '../../../src/puzzle/puzzleType.ts';
import { readPuzzle } from '../../../src/puzzle/text.ts';
import { findPuzzleType } from '../../../src/puzzles/all.ts';
import { constraintsOf } from './constraints.ts';
import type { Reply, Request, RivalName } from './protocol.ts';
import type { OpenRival, Search, Told } from './rival.ts';

declare const self: DedicatedWorkerGlobalScope;

const opened = new Map<RivalName, Promise<OpenRival>>();
let search: Search | undefined;

/** Loads a rival, and nothing of the others. */
async function open(name: RivalName): Promise<OpenRival> {
  if (name === 'minisat') return (await import('./minisat.ts')).minisat;
  if (name === 'cadical') return (await import('./cadical.ts')).openCadical();
  if (name === 'minizinc') return (await import('./minizinc.ts')).openMiniZinc();
  const clingo = await import('./clingo.ts');
  return name === 'clingo' ? clingo.openClingo() : clingo.openGround();
}

function opening(name: RivalName): Promise<OpenRival> {
  const known = opened.get(name) ?? open(name);
  opened.set(name, known);
  return known;
}

async function answer({ kind, rival, type, text, ahead, limit }: Request): Promise<Reply> {
  if (kind === 'ready') {
    await (await opening(rival)).ready?.();
    return { kind: 'ready' };
  }
  if (kind === 'tell') {
    const puzzleType = findPuzzleType(type);
    if (puzzleType === undefined) throw new Error(`There is no puzzle called ${type}`);
    const puzzle = readPuzzle(puzzleType, text);
    if (!puzzle.ok) throw new Error(puzzle.problem.reason);
    const { value } = puzzle;
    const told: Told = {
      type,
      puzzle: value,
      cells: value.givens.length,
      constraints: () =>
        constraintsOf(buildModel(puzzleType, value), givenValues(puzzleType, value)),
    };
    search = await (await opening(rival)).take(told, ahead);
    return { kind: 'told' };
  }
  const start = performance.now();
  const found = (await search?.(limit)) ?? { answers: [], complete: false };
  return { kind: 'found', milliseconds: performance.now() - start, ...found };
}

self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  try {
    self.postMessage(await answer(data));
  } catch (error) {
    self.postMessage({ kind: 'failed', detail: String(error) } satisfies Reply);
  }
});
