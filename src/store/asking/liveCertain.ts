import { create } from 'zustand';
import type { Certainty, HintStep, PendingJob } from '#engine/page/client.ts';
import { hasClues } from '#puzzle/clueAt.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { currentPuzzle, engines } from '#store/engine.ts';
import { useDocument } from '#store/document/document.ts';
import { onPuzzleChange } from '#store/document/events.ts';
import { editedLayer } from '#store/document/layer.ts';
import { useView } from '#store/document/view.ts';
import { useSettings } from '#store/settings.ts';
import { stopAll } from '#store/stops.ts';

/** What all solutions share, kept up to date while clues are entered. */
export interface LiveCertain {
  readonly state: 'off' | 'asking' | 'known' | 'none' | 'given up';
  /** The values of each cell over all solutions, indexed by cell. */
  readonly possible: Certainty['possible'] | undefined;
  /** The steps that lead to certain values, as far as they were found; asked for by pointing. */
  readonly steps: readonly HintStep[];
}

const OFF: LiveCertain = { state: 'off', possible: undefined, steps: [] };

export const useLiveCertain = create<LiveCertain>()(() => OFF);

/** The pause that ends a burst of typing, in milliseconds. */
const TYPING_PAUSE = 150;
/** The time limit of comparing all solutions, and of the reasons, in milliseconds. */
const BUDGET = 3000;
const REASONS_BUDGET = 10_000;

let pause: ReturnType<typeof setTimeout> | undefined;
let job: Pick<PendingJob<unknown>, 'abandon'> | undefined;
let hasAskedReasons = false;

/** Whether the author asks for it, and enters clues. */
function isOn(): boolean {
  const { type, puzzle } = useDocument.getState();
  const { layer } = useView.getState();
  return (
    useSettings.getState().certain &&
    editedLayer(type, puzzle.parameters, layer) !== 'marks' &&
    hasClues(puzzle)
  );
}

function end(): void {
  clearTimeout(pause);
  job?.abandon();
  job = undefined;
  hasAskedReasons = false;
}

/** Asks anew; until the answer comes, `kept` is shown. */
function restart(kept: LiveCertain['possible'], delay = 0): void {
  end();
  if (!isOn()) return useLiveCertain.setState(OFF);
  useLiveCertain.setState({ state: 'asking', possible: kept, steps: [] });
  pause = setTimeout(() => void compare(), delay);
}

/** Compares all solutions, in the worker that delays no verdict. */
async function compare(): Promise<void> {
  const question = { kind: 'certainty', puzzle: currentPuzzle(), asks: {} } as const;
  const mine = engines.maker.ask(question, { budget: BUDGET });
  job = mine;
  const outcome = await mine.outcome;
  if (job !== mine) return;
  job = undefined;
  if (outcome.kind !== 'answered') useLiveCertain.setState({ ...OFF, state: 'given up' });
  else if (outcome.answer === 'none') useLiveCertain.setState({ ...OFF, state: 'none' });
  else useLiveCertain.setState({ state: 'known', possible: outcome.answer.possible });
}

/** Looks for the steps that lead to the certain values, once for these clues. */
export function askReasons(): void {
  if (hasAskedReasons || useLiveCertain.getState().state !== 'known') return;
  hasAskedReasons = true;
  const mine = engines.maker.ask(
    { kind: 'walkthrough', puzzle: currentPuzzle(), asks: {} },
    {
      budget: REASONS_BUDGET,
      onProgress(step) {
        if (job === mine) useLiveCertain.setState(({ steps }) => ({ steps: [...steps, step] }));
      },
    },
  );
  job = mine;
}

/**
 * Whether `now` only adds clues to those of `before`: then no new values are possible, and what was
 * shown is not wrong, if perhaps too much.
 */
function onlyAdds(before: Puzzle, now: Puzzle): boolean {
  const isKept = <Item>(items: readonly Item[], others: readonly Item[]): boolean =>
    items.length === others.length &&
    items.every((item, at) => item === undefined || item === others[at]);
  return (
    before.parameters === now.parameters &&
    before.areas === now.areas &&
    before.blackCells === now.blackCells &&
    before.paths === now.paths &&
    before.houseRules === now.houseRules &&
    isKept(before.givens, now.givens) &&
    isKept(before.siteClues, now.siteClues)
  );
}

/** Follows the clues while the setting is on; returns a function that stops that. */
export function followLiveCertain(): () => void {
  const stops = [
    onPuzzleChange(({ change, now, before }) => {
      const { possible } = useLiveCertain.getState();
      const isSame = change === 'clues' && onlyAdds(before.puzzle, now.puzzle);
      restart(isSame ? possible : undefined, TYPING_PAUSE);
    }),
    useSettings.subscribe((now, before) => {
      if (now.certain !== before.certain) restart(undefined);
    }),
    useView.subscribe((now, before) => {
      if (now.layer !== before.layer && isOn() !== (useLiveCertain.getState().state !== 'off')) {
        restart(undefined);
      }
    }),
    end,
  ];
  return stopAll(stops);
}
