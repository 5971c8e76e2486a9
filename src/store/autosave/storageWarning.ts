import { heldSteps } from '#library/steps.ts';

/** Has the browser ask before the page goes away with something that it would not keep. */
export function warnUnsaved(): void {
  window.addEventListener('beforeunload', (event) => {
    if (heldSteps().length > 0) event.preventDefault();
  });
}
