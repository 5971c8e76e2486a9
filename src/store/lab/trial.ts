import { create } from 'zustand';
import type { AnswerTo } from '#engine/page/client.ts';
import type { LabReading } from '#definition/labType.ts';
import { smallestParameters } from '#puzzle/parameters.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { engines } from '../engine.ts';
import { stopAll } from '../stops.ts';
import { useLab } from './lab.ts';

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

const NOTHING: Trial = {
  type: undefined,
  isRunning: false,
  example: undefined,
  onExample: undefined,
  onSmallest: undefined,
};

export const useTrial = create<Trial>()(() => NOTHING);

/** How long nobody types before a definition is tried, in milliseconds. */
const PAUSE = 100;
/** How long one question may take, in milliseconds. */
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

/** Asks all questions about a definition; returns what cancels them. */
function tryDefinition({ type, example }: Extract<LabReading, { readonly ok: true }>): () => void {
  useTrial.setState({ ...NOTHING, type, isRunning: true });
  const asks: { cancel(): void }[] = [];
  let isOver = false;
  const note = (found: Partial<Trial>): void => {
    if (!isOver) useTrial.setState(found);
  };
  const tryRules = async (key: 'onExample' | 'onSmallest', puzzle: Puzzle): Promise<void> => {
    const asked = engines.maker.ask(
      { kind: 'ruleTrial', ...question(type, puzzle), asks: {} },
      { budget: BUDGET },
    );
    asks.push(asked);
    const outcome = await asked.outcome;
    if (outcome.kind === 'answered') note({ [key]: outcome.answer });
  };
  const tryExample = async (): Promise<void> => {
    if (example === undefined) return;
    const asked = engines.rules.ask(
      {
        kind: 'solveByRules',
        ...question(type, example.puzzle),
        asks: { listing: false },
      },
      { budget: BUDGET, patient: true },
    );
    asks.push({ cancel: asked.abandon });
    const outcome = await asked.outcome;
    if (outcome.kind === 'answered') note({ example: outcome.answer });
  };
  void Promise.all([
    tryExample(),
    tryRules('onSmallest', smallestBoard(type)),
    ...(example === undefined ? [] : [tryRules('onExample', example.puzzle)]),
  ]).then(() => note({ isRunning: false }));
  return () => {
    isOver = true;
    for (const ask of asks) ask.cancel();
  };
}

/** Tries the definition in the editor whenever it changes; returns a function that stops that. */
export function followTrial(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;
  const begin = (): void => {
    const { reading } = useLab.getState();
    if (!reading.ok || reading.type === useTrial.getState().type) return;
    stop?.();
    stop = tryDefinition(reading);
  };
  begin();
  return stopAll([
    useLab.subscribe(({ reading }, before) => {
      if (reading === before.reading) return;
      clearTimeout(timer);
      timer = setTimeout(begin, PAUSE);
    }),
    () => clearTimeout(timer),
    () => stop?.(),
    () => useTrial.setState(NOTHING),
  ]);
}
