/**
 * Has fields take what was typed into them before the page or its address is left: they do when the keyboard
 * leaves them, but where they go away with the page nobody tells them.
 */
export function leaveFields(): void {
  const leave = (): void => {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  };
  // Before the page is another one, and before what is kept is written down.
  for (const kind of ['pagehide', 'popstate']) {
    window.addEventListener(kind, leave, { capture: true });
  }
}
