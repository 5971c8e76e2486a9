/** When anything was changed last, as far as this page knows, in milliseconds since 1970. */
let latest = 0;

/** Takes note of a change that was read from the library. */
export function noteChange(changed: number): void {
  latest = Math.max(latest, changed);
}

/** The time of a change that happens now: later than every other, even where the clock was set back. */
export function changeNow(): number {
  latest = Math.max(Date.now(), latest + 1);
  return latest;
}
