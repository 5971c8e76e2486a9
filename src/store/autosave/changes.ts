/** The latest known time of change, in milliseconds since 1970. */
let latest = 0;

/** Registers a change that was read from the library. */
export function noteChange(changed: number): void {
  latest = Math.max(latest, changed);
}

/** The current time, but always later than all known changes, even if the clock was set back. */
export function changeNow(): number {
  latest = Math.max(Date.now(), latest + 1);
  return latest;
}
