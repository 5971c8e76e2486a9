import type { World } from './world.ts';

/** The bar's width, in characters. */
const WIDTH = 30;
/** It is drawn again after so many milliseconds. */
const PAUSE = 100;
/** Goes to the beginning of the line and clears it. */
const CLEAR = '\r\u001B[K';

/** How far a command has come, on a terminal; elsewhere nothing is drawn. */
export interface Progress {
  /** There are so many things, which was not known before; for one no bar is drawn. */
  expect(total: number): void;
  /** One more is done. */
  step(): void;
  /** Prints text, with the bar out of the way. */
  print(text: string): void;
  /** The same to the standard error. */
  complain(text: string): void;
  /** Takes the bar away. */
  end(): void;
}

/** Opens a bar for so many things; until their number is known, those that are done are counted. */
export function openProgress(world: World, known?: number): Progress {
  let total = known;
  let done = 0;
  let drawnAt = -Infinity;
  let isDrawn = false;
  const clear = (): void => {
    if (isDrawn) world.complain(CLEAR);
    isDrawn = false;
  };
  const draw = (): void => {
    const isOne = total === undefined ? done < 2 : total < 2;
    if (!world.isTerminal || isOne || performance.now() - drawnAt < PAUSE) return;
    world.complain(`${CLEAR}${total === undefined ? `${done} done` : barOf(done, total)}`);
    drawnAt = performance.now();
    isDrawn = true;
  };
  draw();
  return {
    expect(count) {
      total = count;
      drawnAt = -Infinity;
      draw();
    },
    step() {
      done += 1;
      draw();
    },
    print(text) {
      // What is printed elsewhere does not meet the bar.
      if (world.isPrintShown) clear();
      world.print(text);
      draw();
    },
    complain(text) {
      clear();
      world.complain(text);
      draw();
    },
    end: clear,
  };
}

function barOf(done: number, total: number): string {
  const filled = Math.round((WIDTH * done) / total);
  return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done} of ${total}`;
}
