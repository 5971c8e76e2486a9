import type { World } from './world.ts';

/** The bar's width, in characters. */
const WIDTH = 30;
/** It is drawn again after so many milliseconds. */
const PAUSE = 100;
/** Goes to the beginning of the line and clears it. */
const CLEAR = '\r\u001B[K';

/** How far a command has come, on a terminal; elsewhere nothing is drawn. */
export interface Progress {
  /** So many more are done. */
  step(count?: number): void;
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
  const draw = (): void => {
    const filled = Math.round((WIDTH * done) / total);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    world.complain(`${CLEAR}${bar} ${Math.floor(done)} of ${total}`);
    drawnAt = performance.now();
  };
  if (isShown) draw();
  return {
    step(count = 1) {
      done += count;
      if (isShown && performance.now() - drawnAt >= PAUSE) draw();
    },
    print(text) {
      if (isShown) world.complain(CLEAR);
      world.print(text);
      if (isShown) draw();
    },
    end() {
      if (isShown) world.complain(CLEAR);
    },
  };
}
