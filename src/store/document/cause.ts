/** Why a document changed: opened here, edited, taken back or done again, or opened since another tab changed it. */
export type Cause = 'open' | 'edit' | 'undo' | 'remote';

let current: Cause = 'edit';

/** The cause of the change that listeners are being told of. */
export const causeNow = (): Cause => current;

/** Changes the document for a reason other than an edit. Listeners run within `change`. */
export function because(cause: Exclude<Cause, 'edit'>, change: () => void): void {
  const outer = current;
  current = cause;
  try {
    change();
  } finally {
    current = outer;
  }
}
