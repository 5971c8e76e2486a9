/** Runs a rival. Puzzles come as text, as they come to Gridproof's own worker. */
import { buildModel, givenValues } from '../../../src/puzzle/puzzleType.ts';
import { readPuzzle } from '../../../src/puzzle/text.ts';
import { findPuzzleType } from '../../../src/puzzles/registry.ts';
import { constraintsOf } from './constraints.ts';
import type { Reply, Request, RivalName } from './protocol.ts';
import type { Rival, Search } from './rival.ts';

declare const self: DedicatedWorkerGlobalScope;

const opened = new Map<RivalName, Promise<Rival>>();
let search: Search | undefined;

/** Loads a rival, and nothing of the other. */
async function open(name: RivalName): Promise<Rival> {
  if (name === 'minisat') return (await import('./minisat.ts')).minisat;
  const clingo = await import('./clingo.ts');
  return name === 'clingo' ? clingo.openClingo() : clingo.openGround();
}

async function answer({ kind, rival, type, text, limit }: Request): Promise<Reply> {
  if (kind === 'tell') {
    const puzzleType = findPuzzleType(type);
    if (puzzleType === undefined) throw new Error(`There is no puzzle called ${type}`);
    const puzzle = readPuzzle(puzzleType, text);
    if (!puzzle.ok) throw new Error(puzzle.problem.reason);
    const opening = opened.get(rival) ?? open(rival);
    opened.set(rival, opening);
    const { value } = puzzle;
    search = (await opening)({
      type,
      puzzle: value,
      cells: value.givens.length,
      constraints: () =>
        constraintsOf(buildModel(puzzleType, value), givenValues(puzzleType, value)),
    });
    return { kind: 'told' };
  }
  const start = performance.now();
  const found = search?.(limit) ?? { answers: [], complete: false };
  return { kind: 'found', milliseconds: performance.now() - start, ...found };
}

self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  try {
    self.postMessage(await answer(data));
  } catch (error) {
    self.postMessage({ kind: 'failed', detail: String(error) } satisfies Reply);
  }
});
