import type { ReactElement } from 'react';
import { pause } from '#ui/whenIdle.ts';
import { drawElement } from './drawElement.ts';
import type { Ears } from './drawElement.ts';
import { holdEvents } from './held.ts';
import type { Memory } from './hooks.ts';
import { nodeAt, pathTo } from './places.ts';

/**
 * A page as it stands before what React draws with has come: drawn once from the same components, and
 * once more when a store that they read changes. What is done to it meanwhile is held.
 */
export interface FirstDrawing {
  /** Resolves when nothing on it moves any more. */
  readonly rest: () => Promise<void>;
  /** Leaves its place to `drawn`, which React has drawn and which is not in the document yet. */
  readonly giveWay: (drawn: HTMLElement) => void;
  /** Does again to what took its place what was done to it. */
  readonly release: () => Promise<void>;
}

/** How long it is drawn before the browser has its turn, in milliseconds. */
const PIECE = 8;
/** What moves on it is waited for so long, in milliseconds. */
const LONGEST_REST = 1500;

/** Lets hands and frames have their turn, and where the browser knows how, nothing else. */
const turn = (): Promise<unknown> => (globalThis as Scheduling).scheduler?.yield?.() ?? pause();

/** What the Prioritized Task Scheduling API says; Safari has none. */
interface Scheduling {
  readonly scheduler?: { yield?(): Promise<unknown> };
}

/** Does what puts another page in the place of one, with the keyboard where it was on that. */
function keepFocus(before: HTMLElement, replace: () => HTMLElement): void {
  const { activeElement } = document;
  const path = activeElement === null ? undefined : pathTo(before, activeElement);
  const after = replace();
  const same = path === undefined || path.length === 0 ? undefined : nodeAt(after, path);
  if (same instanceof HTMLElement) same.focus({ preventScroll: true });
}

/**
 * Draws a page into `root`. What is pressed that works at once is done, and again where `isOther` says that
 * there was another board on it by then. Gives nothing, and changes nothing, where React has to draw it.
 */
export async function drawFirst(
  root: HTMLElement,
  page: ReactElement,
  isOther: Promise<boolean>,
): Promise<FirstDrawing | undefined> {
  const heard = new Set<unknown>();
  const memory: Memory = new Map();
  const stops: (() => void)[] = [];
  let isStale = false;
  let onStale = (): void => {};

  const ears: Ears = {
    onRead(subscribe) {
      if (heard.has(subscribe)) return;
      heard.add(subscribe);
      stops.push(
        subscribe(() => {
          if (!isStale) queueMicrotask(() => onStale());
          isStale = true;
        }),
      );
    },
    async onPressed(act) {
      act();
      if (await isOther) act();
    },
  };
  const drawInto = (place: Node): Generator<void> => drawElement(page, place, ears, memory);
  const stop = (): void => {
    onStale = () => {};
    for (const each of stops) each();
  };

  try {
    const drawn = document.createDocumentFragment();
    const steps = drawInto(drawn);
    let until = performance.now() + PIECE;
    while (steps.next().done !== true) {
      if (performance.now() < until) continue;
      await turn();
      until = performance.now() + PIECE;
    }
    root.replaceChildren(drawn);
  } catch {
    // A mistake of ours shows when React draws the same, and is said there.
    stop();
    return undefined;
  }

  onStale = () => {
    isStale = false;
    try {
      keepFocus(root, () => {
        for (const _ of drawInto(root));
        return root;
      });
    } catch {
      stop();
    }
  };
  if (isStale) onStale();
  const held = holdEvents(root);

  return {
    async rest() {
      const moving = root.getAnimations({ subtree: true }).map(({ finished }) => finished);
      await Promise.race([Promise.allSettled(moving), pause(LONGEST_REST)]);
    },
    giveWay(drawn) {
      stop();
      held.moveTo(drawn);
      if (!root.isConnected) return;
      keepFocus(root, () => {
        drawn.id = root.id;
        root.replaceWith(drawn);
        return drawn;
      });
    },
    release: held.release,
  };
}
