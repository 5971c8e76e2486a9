import { cursorCell, focusBoard } from './focusBoard.ts';

/** Elements that can be focused without opening a phone's keyboard. */
const PRESSABLE =
  'button:not(:disabled), a[href], summary, [role=tab][tabindex="0"], [role=gridcell][tabindex="0"]';

/** The parts of the page besides the board in which focus stays. */
const BESIDE = '.puzzle-side, dialog, [role=tabpanel]';

/** The delay after an event until elements that it removes are gone, in milliseconds. */
const SOON = 20;

/** The last focused element and its ancestors, nearest first. */
let path: readonly Element[] = [];
/** The page on which that was: another page sets its own initial focus. */
let page: string | undefined;

const pageHere = (): string | undefined => location.hash.split('/')[1];

function pathTo(target: Element): readonly Element[] {
  const found: Element[] = [];
  for (let at: Element | null = target; at !== null; at = at.parentElement) found.push(at);
  return found;
}

/**
 * If the focused element is gone, focuses the board, or outside the board the nearest element that
 * is left.
 */
function bringBack(): void {
  const [last] = path;
  if (document.activeElement !== document.body || last === undefined) return;
  if (page !== pageHere()) return;
  const isUseful = last.isConnected && !last.matches(':disabled, :disabled *');
  if (isUseful) return;
  const isBeside = path.some((each) => each.matches(BESIDE));
  if (!isBeside && cursorCell() !== null) {
    focusBoard({ preventScroll: true });
    return;
  }
  for (const near of path) {
    if (!near.isConnected || near === document.body) continue;
    const next = near.querySelector<HTMLElement>(PRESSABLE);
    if (next === null) continue;
    next.focus({ preventScroll: true });
    return;
  }
}

/**
 * Restores focus from now on when the focused element is removed or disabled: otherwise Tab would
 * start at the top of the page.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    path = pathTo(target);
    page = pageHere();
  });
  // Not `requestAnimationFrame`: it would start a frame at once, and the response to a press would
  // be painted one frame later.
  const look = (): void => void setTimeout(bringBack, SOON);
  // Not every browser fires `focusout` for removed elements.
  for (const kind of ['focusout', 'click', 'keydown', 'submit']) {
    document.addEventListener(kind, look);
  }
}
