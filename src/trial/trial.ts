import type { LabReading } from '#definition/labType.ts';
import type { Engine } from '#engine/page/engine.ts';
import type { AnswerTo } from '#engine/questions/questions.ts';
import { smallestParameters } from '#puzzle/parameters.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';

/** What came of trying a definition. */
export interface Trial {
  /** The type that was tried; another one's results are not about the text in the editor. */
  readonly type: PuzzleType | undefined;
  /** Whether some of it is still being tried. */
  readonly isRunning: boolean;
  /** How many solutions the example has. */
  readonly example: AnswerTo<'solveByRules'> | undefined;
  /** The rules on the example's board, and on an empty one of the smallest size. */
  readonly onExample: AnswerTo<'ruleTrial'> | undefined;
  readonly onSmallest: AnswerTo<'ruleTrial'> | undefined;
}

/** Before anything was tried. */
export const NOTHING_TRIED: Trial = {
  type: undefined,
  isRunning: false,
  example: undefined,
  onExample: undefined,
  onSmallest: undefined,
};

/** How long one question may take unless told otherwise, in milliseconds. */
const BUDGET = 10_000;

const question = (type: PuzzleType, puzzle: Puzzle) => ({
  puzzle: { type: type.id, text: writePuzzle(type, puzzle) },
});

/** On a smaller board, rules that are of use elsewhere may say nothing. */
const LEAST_SIDE = 4;

/** The smallest board of a type with four cells a side, if it has any, without clues. */
export function smallestBoard(type: PuzzleType): Puzzle {
  const smallest = smallestParameters(type.parameters);
  const wide = Object.entries(type.parameters).flatMap(([name, parameter]) => {
    if (parameter.kind !== 'size' || !SIDES.includes(name)) return [];
    const side = parameter.choices.find((choice) => choice >= LEAST_SIDE);
    return side === undefined ? [] : [[name, side] as const];
  });
  return emptyPuzzle(type, { ...smallest, ...Object.fromEntries(wide) });
}

const SIDES = ['size', 'width', 'height'];

/** A definition that can be read. */
type Read = Extract<LabReading, { readonly ok: true }>;

/** Who is asked: our own solver about the example, and another worker about the rules. */
interface Asked {
  readonly rules: Engine;
  readonly maker: Engine;
}

/** How long one question may take, in milliseconds, and how much may be searched, see `Wanted.limit`. */
interface Limits {
  readonly budget?: number;
  readonly work?: number;
}

/**
 * Asks all questions about a definition. `note` hears of each answer as it comes; the promise resolves
 * after the last one, or once all are cancelled.
 */
export function tryDefinition(
  { type, example }: Read,
  { rules, maker }: Asked,
  note: (found: Partial<Trial>) => void,
  { budget = BUDGET, work }: Limits = {},
): { readonly done: Promise<void>; cancel(): void } {
  const pending: { cancel(): void }[] = [];
  const tryRules = async (key: 'onExample' | 'onSmallest', puzzle: Puzzle): Promise<void> => {
    const asked = maker.ask({ kind: 'ruleTrial', ...question(type, puzzle), asks: {} }, { budget });
    pending.push(asked);
    const outcome = await asked.outcome;
    if (outcome.kind === 'answered') note({ [key]: outcome.answer });
  };
  const tryExample = async (): Promise<void> => {
    if (example === undefined) return;
    const asks = { listing: false as const, ...(work === undefined ? {} : { work }) };
    const asked = rules.ask(
      { kind: 'solveByRules', ...question(type, example.puzzle), asks },
      { budget, patient: true },
    );
    pending.push({ cancel: asked.abandon });
    const outcome = await asked.outcome;
    if (outcome.kind === 'answered') note({ example: outcome.answer });
  };
  const all = Promise.all([
    tryExample(),
    tryRules('onSmallest', smallestBoard(type)),
    ...(example === undefined ? [] : [tryRules('onExample', example.puzzle)]),
  ]);
  return {
    done: all.then(() => {}),
    cancel() {
      for (const ask of pending) ask.cancel();
    },
  };
}
