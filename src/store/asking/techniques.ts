import type { Answered, NewPuzzle, HintStep } from '#engine/page/client.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import { gradesOffered } from '#puzzle/difficulty.ts';
import { readExamples } from '#puzzle/examples.ts';
import { gradingOf } from '#puzzle/grading.ts';
import { standardParameters } from '#puzzle/parameters.ts';
import { progressAfter } from '#puzzle/positions.ts';
import type { PlayProgress } from '#puzzle/progress.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { engines } from '#store/engine.ts';
import { cancelWithSignal } from './cancelWithSignal.ts';

/** A place where a technique is needed: the puzzle, the position, and the step. */
export interface Instance {
  readonly technique: TechniqueId;
  readonly puzzle: Puzzle;
  readonly progress: PlayProgress;
  readonly step: HintStep;
}

/** Time limits for solving one puzzle and for making one, in milliseconds. */
const WALK_BUDGET = 20_000;
const MAKE_BUDGET = 10_000;
/** The most cells of a board on which a pattern is easy to see. */
const SMALL = 120;
/** Not a technique, though it has a name. */
const UNTOLD: TechniqueId = 'too hard';
/** Seeds of additional, hard puzzles. */
const SEEDS = [1, 2, 3];

/**
 * Solves a puzzle, if one is given, then examples of its type, then hard new puzzles, and calls back with the
 * first place of each technique. Returns a sentence if it failed.
 */
export async function findTechniques(
  type: PuzzleType,
  onFound: (instance: Instance) => void,
  signal: AbortSignal,
  own?: Puzzle,
): Promise<string | undefined> {
  const seen = new Set<TechniqueId>([UNTOLD]);
  const walk = async (puzzle: Puzzle): Promise<string | undefined> => {
    const steps: HintStep[] = [];
    const outcome = await cancelWithSignal(
      engines.z3.ask(
        {
          kind: 'walkthrough',
          puzzle: { type: type.id, text: writePuzzle(type, puzzle) },
          asks: {},
        },
        {
          budget: WALK_BUDGET,
          onProgress(step) {
            if (!seen.has(step.technique) && !signal.aborted) {
              seen.add(step.technique);
              const progress = progressAfter(type, puzzle, steps);
              onFound({ technique: step.technique, puzzle, progress, step });
            }
            steps.push(step);
          },
        },
      ),
      signal,
    );
    return outcome.kind === 'failed' ? outcome.sentence : undefined;
  };
  const examples = readExamples(type).map(({ puzzle }) => puzzle);
  if (own !== undefined) {
    const problem = await walk(own);
    if (problem !== undefined) return problem;
  }
  const isSmall = ({ givens }: Puzzle): boolean => givens.length <= SMALL;
  for (const puzzle of examples.filter(isSmall)) {
    const problem = signal.aborted ? undefined : await walk(puzzle);
    if (problem !== undefined) return problem;
  }
  for (const seed of SEEDS) {
    const puzzle = signal.aborted ? undefined : await makeHard(type, seed, signal);
    if (puzzle !== undefined) await walk(puzzle);
  }
  // On large boards a pattern is harder to see, so those come last.
  for (const puzzle of examples) if (!isSmall(puzzle) && !signal.aborted) await walk(puzzle);
  return undefined;
}

async function makeHard(
  type: PuzzleType,
  seed: number,
  signal: AbortSignal,
): Promise<Puzzle | undefined> {
  const parameters = standardParameters(type.parameters);
  const grade = gradesOffered(gradingOf(type, { parameters })).at(-1) ?? 'any';
  const empty = writePuzzle(type, emptyPuzzle(type, parameters));
  const wishes = { seed, grade, symmetry: 'none', minimal: false, givens: undefined } as const;
  const outcome: Answered<NewPuzzle | 'none'> = await cancelWithSignal(
    engines.maker.ask(
      { kind: 'make', puzzle: { type: type.id, text: empty }, asks: { ...wishes, parameters } },
      { budget: MAKE_BUDGET },
    ),
    signal,
  );
  if (outcome.kind !== 'answered' || outcome.answer === 'none') return undefined;
  const read = readPuzzle(type, outcome.answer.text);
  return read.ok ? read.value : undefined;
}
