/** Inputs that are pressed, not written in. */
const PRESSED = ['radio', 'checkbox', 'range', 'color', 'file']
  .map((type) => `:not([type=${type}])`)
  .join('');

const TAKES = `textarea, [contenteditable], input${PRESSED}`;

/** Whether what is typed, pasted or pressed is for text that is written there, with an undo of its own. */
export function takesText(event: Event): boolean {
  // Within a shadow root the event itself names only its host.
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(TAKES) !== null;
}
