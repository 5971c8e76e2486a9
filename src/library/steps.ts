import { isSameWork, isStored, readKept, toStored } from './entry.ts';
import type { Entry } from './entry.ts';

/**
 * An entry that is not in the database yet. It is noted in local storage at once, since the page
 * may close before the transaction commits.
 */
export interface Step {
  readonly entry: Entry;
  /** The revision that it is based on. */
  readonly base: number;
}

const PREFIX = 'gridproof:step:';

/**
 * Longer SMT-LIB texts are not noted at each keystroke, in characters: the database has them soon.
 */
const LONGEST_NOTED = 100_000;

/** By entry id, the steps that are only in this page's memory. */
const held = new Map<string, Step>();

export const heldSteps = (): readonly Step[] => [...held.values()];

/** Notes a step; false if the browser refuses. Then it stays in memory until it is forgotten. */
export function noteStep(step: Step): boolean {
  held.set(step.entry.id, step);
  if ((step.entry.script?.length ?? 0) > LONGEST_NOTED) return false;
  try {
    localStorage.setItem(PREFIX + step.entry.id, JSON.stringify(step));
    held.delete(step.entry.id);
    return true;
  } catch {
    return false;
  }
}

/** Tests whether steps can be noted. */
export function canNote(): boolean {
  try {
    localStorage.setItem(`${PREFIX}probe`, '');
    localStorage.removeItem(`${PREFIX}probe`);
    return true;
  } catch {
    return false;
  }
}

/** Forgets the step of an entry that is in the database, unless a later one was noted. */
export function forgetStep(entry: Entry): void {
  held.delete(entry.id);
  try {
    const name = PREFIX + entry.id;
    const noted = readStep(localStorage.getItem(name));
    if (noted === undefined || isSameWork(toStored(noted.entry), toStored(entry))) {
      localStorage.removeItem(name);
    }
  } catch {
    // Storage is unavailable, so it was never noted.
  }
}

/** Steps that are not in the database yet, newest first. */
export const readSteps = (): readonly Step[] =>
  readAll().toSorted((one, other) => other.entry.changed - one.entry.changed);

function readAll(): readonly Step[] {
  try {
    const noted = Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .flatMap((name) => readStep(localStorage.getItem(name)) ?? []);
    return [...heldSteps(), ...noted.filter(({ entry }) => !held.has(entry.id))];
  } catch {
    return heldSteps();
  }
}

function readStep(text: string | null): Step | undefined {
  if (text === null) return undefined;
  try {
    const step: unknown = JSON.parse(text);
    if (typeof step !== 'object' || step === null || !('entry' in step) || !('base' in step)) {
      return undefined;
    }
    const { entry, base } = step;
    const kept = isStored(entry) ? readKept(entry) : undefined;
    if (kept?.kind !== 'entry' || typeof base !== 'number') return undefined;
    return { entry: kept.entry, base };
  } catch {
    return undefined;
  }
}
