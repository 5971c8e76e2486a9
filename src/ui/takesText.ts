/** Input types without text. */
const PRESSED = ['radio', 'checkbox', 'range', 'color', 'file']
  .map((type) => `:not([type=${type}])`)
  .join('');

const TAKES = `textarea, [contenteditable], input${PRESSED}`;

/** Whether an event's target is a text field, which handles typing, pasting and undo itself. */
export function takesText(event: Event): boolean {
  // Outside a shadow root, `target` is only its host.
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(TAKES) !== null;
}
