import { pause } from '#ui/whenIdle.ts';
import { nodeAt, pathTo } from './places.ts';
import type { Path } from './places.ts';

/** What hands do to a page that cannot answer yet. */
const HANDS = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'click',
  'dblclick',
  'contextmenu',
] as const;

/** How long what is held is done before hands and frames have their turn, in milliseconds. */
const PIECE = 30;

/** What works without any script, was given what to do at once, or keeps what is put into it. */
const WORKS = 'a, [data-at-once], label, input, select, textarea';

/** What is done again to the page once it answers, below `root`, which is the same page. */
interface Act {
  readonly again: (root: HTMLElement) => void;
  /** Whether the page may take a while to be another one after it. */
  readonly isChoice: boolean;
}

/** What was done to a page that could not answer yet. */
export interface HeldEvents {
  /** From now on hands are on `root`, which is the same page. */
  readonly moveTo: (root: HTMLElement) => void;
  /**
   * Does it again there, one by one; what is done meanwhile comes after it. Nothing is held once all is
   * done.
   */
  readonly release: () => Promise<void>;
}

function isWorking(target: EventTarget | null): boolean {
  const found = target instanceof Element ? target.closest(WORKS) : null;
  const field = found instanceof HTMLLabelElement ? found.control : found;
  // What a window for files is opened from would be gone before one is chosen.
  return found !== null && !(field instanceof HTMLInputElement && field.type === 'file');
}

/** What the page does by Ctrl or the command key: it moves, selects, takes back and notes. */
const BY_CONTROL = /^(?:Arrow\w+|Home|End|Backspace|Delete|[ayz])$/i;
const DIGIT = /^(?:Digit|Numpad)\d$/;

/** Whether a key is for the page, and neither for the browser nor for what has the keyboard. */
function isForPage({ key, code, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey || key === 'Tab') return false;
  if ((ctrlKey || metaKey) && !BY_CONTROL.test(key) && !DIGIT.test(code)) return false;
  return !isWorking(target) && !(target instanceof HTMLButtonElement);
}

/** The same event once more: its own class reads what it says of itself. */
const again = (event: Event): Event =>
  Reflect.construct(event.constructor, [event.type, event]) as Event;

/** The same press once more, as far from its target's corner as it was, wherever that is by then. */
function pressAgain(event: MouseEvent, corner: DOMRect): (target: Node | undefined) => void {
  const { type, bubbles, cancelable, composed, detail, button, buttons } = event;
  const { shiftKey, ctrlKey, altKey, metaKey, clientX, clientY } = event;
  const { pointerId, pointerType, isPrimary } = event as PointerEvent;
  return (target) => {
    if (!(target instanceof Element)) return;
    const { x, y } = target.getBoundingClientRect();
    const init = { bubbles, cancelable, composed, detail, button, buttons, shiftKey, ctrlKey };
    const at = { clientX: clientX - corner.x + x, clientY: clientY - corner.y + y };
    const pointer = { pointerId, pointerType, isPrimary, altKey, metaKey };
    const { constructor } = event;
    target.dispatchEvent(
      Reflect.construct(constructor, [type, { ...init, ...at, ...pointer }]) as Event,
    );
  };
}

/** Puts into a field what was put into its picture, and says so as the browser would. */
function fill(target: Node | undefined, { files, checked, value }: HTMLInputElement): void {
  if (!(target instanceof HTMLElement)) return;
  if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type)) {
    if (target.checked !== checked) target.click();
    return;
  }
  if (target instanceof HTMLInputElement && target.type === 'file') target.files = files;
  // React keeps watch on a field's own property, and would take it for what it put there itself.
  else Reflect.set(Object.getPrototypeOf(target) as object, 'value', value, target);
  for (const name of ['input', 'change']) target.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Holds what is done to what is below `root`, until it is released. */
export function holdEvents(root: HTMLElement): HeldEvents {
  const held: Act[] = [];
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  let place = root;
  /** Whether what is heard is what is done again. */
  let isReleasing = false;
  const pathOf = ({ target }: Event): Path | undefined =>
    target instanceof Node ? pathTo(place, target) : undefined;

  for (const name of HANDS) {
    const hear = (event: MouseEvent): void => {
      // Who only comes by does nothing.
      if (isReleasing || isWorking(event.target) || (name === 'pointermove' && event.buttons === 0))
        return;
      const path = pathOf(event);
      if (path === undefined || !(event.target instanceof Element)) return;
      const press = pressAgain(event, event.target.getBoundingClientRect());
      const isChoice = name === 'click' && event.target.closest('[role=grid]') === null;
      held.push({ again: (drawn) => press(nodeAt(drawn, path)), isChoice });
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener(name, hear, options);
  }
  const hearKey = (event: KeyboardEvent): void => {
    if (isReleasing || !isForPage(event)) return;
    // Wherever the keyboard is by then: it goes to the board by itself.
    const type = (): void => void document.activeElement?.dispatchEvent(again(event));
    held.push({ again: type, isChoice: false });
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', hearKey, options);
  const hearInput = (event: Event): void => {
    const path = pathOf(event);
    // What takes it by then has heard of it.
    if (path === undefined || place !== root) return;
    const { files, checked, value } = event.target as HTMLInputElement;
    const put = { files, checked, value } as HTMLInputElement;
    held.push({ again: (drawn) => fill(nodeAt(drawn, path), put), isChoice: true });
  };
  document.addEventListener('input', hearInput, options);

  return {
    moveTo(drawn) {
      place = drawn;
    },
    async release() {
      let until = performance.now() + PIECE;
      for (let act = held.shift(); act !== undefined; act = held.shift()) {
        isReleasing = true;
        act.again(place);
        isReleasing = false;
        if (held.length === 0) break;
        // React draws what a key or a press changes as soon as that is over, and before this goes on.
        await undefined;
        if (!act.isChoice && performance.now() < until) continue;
        await pause();
        until = performance.now() + PIECE;
      }
      ended.abort();
    },
  };
}
