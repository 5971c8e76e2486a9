import { heldSteps } from '#library/steps.ts';

/** Makes the browser ask before the page is left with unsaved work. */
export function warnUnsaved(): void {
  window.addEventListener('beforeunload', (event) => {
    if (heldSteps().length > 0) event.preventDefault();
  });
}
