import type { World } from './world.ts';

/** The bar's width, in characters. */
const WIDTH = 30;
/** It is drawn again after so many milliseconds. */
const PAUSE = 100;
/** Goes to the beginning of the line and clears it. */
const CLEAR = '\r\u001B[K';

/** How far a command has come, on a terminal; elsewhere nothing is drawn. */
export interface Progress {
  /** One more is done. */
  step(): void;
  /** Prints text, with the bar out of the way. */
  print(text: string): void;
  /** Takes the bar away. */
  end(): void;
}

/** Opens a bar for so many things; for one there is none. */
export function openProgress(world: World, total: number): Progress {
  const isShown = world.isTerminal && total > 1;
  let done = 0;
  let drawnAt = -Infinity;
  let isDrawn = false;
  const clear = (): void => {
    if (isDrawn) world.complain(CLEAR);
    isDrawn = false;
  };
  const draw = (): void => {
    if (!isShown || performance.now() - drawnAt < PAUSE) return;
    const filled = Math.round((WIDTH * done) / total);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    world.complain(`${CLEAR}${bar} ${done} of ${total}`);
    drawnAt = performance.now();
    isDrawn = true;
  };
  draw();
  return {
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
    end: clear,
  };
}
