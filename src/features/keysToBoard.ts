import { hasDialog } from '#ui/hasDialog.ts';
import { takesText } from '#ui/takesText.ts';
import { cursorCell, focusBoard } from './focusBoard.ts';

/** Keys by which a focused control is pressed, and by which one moves within it. */
const PRESSING = new Set(['Enter', ' ']);
const MOVING = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Keys that stay where they are: they leave the control, or close what it belongs to. */
const STAYING = new Set(['Tab', 'Escape']);

/** Controls that move by arrow keys, or scroll. */
const MOVES = '[type=radio], [role=tab], [tabindex="0"]:not(button, a, [role=button])';

/** Elements whose keys are all their own. */
const OWN = 'select, [type=range], [role=grid], .board-frame, .photo';

/** Whether a pointer was used last, and whether it was when the focused element got focus. */
let isPointing = false;
let isPointed = false;

/** Whether the focused control uses a key itself. */
function isUsed(target: Element, key: string): boolean {
  if (target === document.body) return false;
  if (isPointed) return key === 'Enter';
  return PRESSING.has(key) || (MOVING.has(key) && target.matches(MOVES));
}

/** Lets the board handle a key, and focuses it if it did. */
function forward(event: KeyboardEvent): void {
  const cell = cursorCell();
  if (cell === null) return;
  // The fields of an event are getters, which a spread does not copy.
  const { key, code, location, repeat, shiftKey, ctrlKey, altKey, metaKey } = event;
  const copy = new KeyboardEvent('keydown', {
    key,
    code,
    location,
    repeat,
    shiftKey,
    ctrlKey,
    altKey,
    metaKey,
    bubbles: true,
    cancelable: true,
  });
  // True if nobody prevented its default, so that it means nothing to the board.
  if (cell.dispatchEvent(copy)) return;
  event.preventDefault();
  event.stopPropagation();
  focusBoard({ preventScroll: true });
}

function hear(event: KeyboardEvent): void {
  const { target, key } = event;
  isPointing = false;
  // Ctrl with a letter may be meant for the page, such as selecting its text.
  if ((event.ctrlKey || event.metaKey) && /^\p{Letter}$/u.test(key)) return;
  if (event.isComposing || STAYING.has(key)) return;
  if (!(target instanceof Element) || target.closest(OWN) !== null || takesText(event)) return;
  if (hasDialog() || isUsed(target, key)) return;
  forward(event);
}

/**
 * Sends keys to the board from wherever focus is on its page, except from fields and dialogs. A control
 * that was reached by the keyboard keeps the keys that press it or move within it.
 */
export function keysToBoard(): void {
  const capture = { capture: true };
  document.addEventListener('pointerdown', () => (isPointing = true), capture);
  document.addEventListener('focusin', () => (isPointed = isPointing));
  // In the capture phase, before a control that was pressed with the mouse handles the key.
  document.addEventListener('keydown', hear, capture);
}
