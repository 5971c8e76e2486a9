import { focusBoard } from './focusBoard.ts';

/** What the keyboard can be given without a key on the screen of a phone coming up for it. */
const PRESSABLE =
  'button:not(:disabled), a[href], summary, [role=tab][tabindex="0"], [role=gridcell][tabindex="0"]';

/** The parts of the page where somebody goes on beside the board. */
const BESIDE = '.puzzle-side, dialog, [role=tabpanel]';

/** How long after something was done what it takes away is gone, in milliseconds. */
const SOON = 20;

/** Where the keyboard was last: that, and all that it was in, the nearest first. */
let path: readonly Element[] = [];
/** On which page that was: another one says itself where it begins. */
let page: string | undefined;

const pageHere = (): string | undefined => location.hash.split('/')[1];

function pathTo(target: Element): readonly Element[] {
  const found: Element[] = [];
  for (let at: Element | null = target; at !== null; at = at.parentElement) found.push(at);
  return found;
}

/** Gives the keyboard to the board, or beside it to what is nearest to where it was, if that is gone. */
function bringBack(): void {
  const [last] = path;
  if (document.activeElement !== document.body || last === undefined) return;
  if (page !== pageHere()) return;
  const isUseful = last.isConnected && !last.matches(':disabled, :disabled *');
  if (isUseful) return;
  const isBeside = path.some((each) => each.matches(BESIDE));
  if (!isBeside && document.querySelector('[role=gridcell][tabindex="0"]') !== null) {
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
 * Keeps the keyboard on the page from now on: where what it was at goes away or can be pressed no more, it
 * would begin anew at the top of the page.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    path = pathTo(target);
    page = pageHere();
  });
  // Asked for, a frame would begin at once, and the answer to a press would have to wait for the one after.
  const look = (): void => void setTimeout(bringBack, SOON);
  // Not every browser says of what goes away that it has lost the keyboard.
  for (const kind of ['focusout', 'click', 'keydown', 'submit']) {
    document.addEventListener(kind, look);
  }
}
