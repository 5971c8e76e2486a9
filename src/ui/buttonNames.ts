/**
 * The names of buttons that show only a picture, in words beside them: by keyboard focus, and by a
 * press that rests. Where a mouse points, the browser shows their `title`.
 */
import { HOLD } from './useHold.ts';

/** Of these, the `aria-label` is shown. */
const PICTURED = '.icon-button[aria-label]';
/** How long a name stays after the finger, in milliseconds. */
const READ = 1500;
/** How far a finger may stray without moving, in pixels. */
const STRAY = 10;
/** Between a name and its button, and the window's edge, in pixels. */
const GAP = 6;

const picturedAt = (target: EventTarget | null): Element | undefined =>
  (target instanceof Element && target.closest(PICTURED)) || undefined;

/** The name on the screen, over everything else, dialogs included. */
const shown = document.createElement('div');
shown.className = 'button-name';
// The button's own name says it to those who hear the page.
shown.ariaHidden = 'true';
shown.popover = 'manual';

function hide(): void {
  shown.remove();
}

function show(button: Element): void {
  shown.textContent = button.getAttribute('aria-label');
  document.body.append(shown);
  shown.showPopover();
  const at = button.getBoundingClientRect();
  const { width, height } = shown.getBoundingClientRect();
  const middle = at.x + at.width / 2 - width / 2;
  const left = Math.max(GAP, Math.min(middle, document.documentElement.clientWidth - width - GAP));
  // Above it, where no finger is.
  const above = at.y - height - GAP;
  const top = above < GAP ? at.bottom + GAP : above;
  shown.style.setProperty('left', `${left}px`);
  shown.style.setProperty('top', `${top}px`);
}

/** Shows names at presses that rest; such a press does nothing else. */
function followPresses(): void {
  let timer: number | undefined;
  let isHeld = false;
  let from = { x: 0, y: 0 };
  const letGo = (): void => {
    clearTimeout(timer);
    if (isHeld) timer = window.setTimeout(hide, READ);
  };
  const listen = { capture: true };
  window.addEventListener(
    'pointerdown',
    ({ target, pointerType, clientX, clientY }) => {
      clearTimeout(timer);
      hide();
      isHeld = false;
      const button = picturedAt(target);
      if (button === undefined || pointerType === 'mouse') return;
      from = { x: clientX, y: clientY };
      timer = window.setTimeout(() => {
        isHeld = true;
        show(button);
      }, HOLD);
    },
    listen,
  );
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (!isHeld && Math.hypot(clientX - from.x, clientY - from.y) > STRAY) clearTimeout(timer);
    },
    listen,
  );
  window.addEventListener('pointerup', letGo, listen);
  window.addEventListener('pointercancel', letGo, listen);
  // Some browsers open a menu then, or click once the finger is lifted. A click by keyboard has `detail` 0.
  const swallow = (event: MouseEvent): void => {
    if (!isHeld || (event.type === 'click' && event.detail === 0)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, listen);
  window.addEventListener('contextmenu', swallow, listen);
}

/** Shows the name of the button that has keyboard focus, until Escape. */
function followFocus(): void {
  let focused: Element | undefined;
  const leave = (): void => {
    if (focused !== undefined) hide();
    focused = undefined;
  };
  window.addEventListener('focusin', ({ target }) => {
    const button = picturedAt(target);
    if (button?.matches(':focus-visible') !== true) return;
    focused = button;
    show(button);
  });
  window.addEventListener('focusout', leave);
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') leave();
  });
  // It goes along with what scrolls. Not shown after Escape.
  const follow = (): void => {
    if (focused !== undefined) show(focused);
  };
  window.addEventListener('scroll', follow, { capture: true, passive: true });
  // A press may have changed its name, or removed it.
  window.addEventListener('keyup', () => {
    if (focused !== document.activeElement) leave();
    else if (focused !== undefined) show(focused);
  });
}

/** Shows the names of buttons that have only a picture, from now on. */
export function showButtonNames(): void {
  followPresses();
  followFocus();
}
