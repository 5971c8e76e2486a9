/**
 * Commits what was typed into fields before the page or its address is left: fields commit on blur,
 * which does not fire if they are removed with the page.
 */
export function leaveFields(): void {
  const leave = (): void => {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  };
  // Before the route changes, and before saved work is written.
  for (const kind of ['pagehide', 'popstate']) {
    window.addEventListener(kind, leave, { capture: true });
  }
}
