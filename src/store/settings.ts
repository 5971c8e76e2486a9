import { create } from 'zustand';

/** Display options for playing, and how keys and touch work. */
export interface Settings {
  /** Highlights cells with the same value as the cursor's. */
  readonly sameValue: boolean;
  /** Highlights the row, column and region of the cursor. */
  readonly reach: boolean;
  /** Tints the squares that are known to be inside or outside of a loop. */
  readonly inside: boolean;
  /** Shows on the keypad how many of each value remain. */
  readonly left: boolean;
  readonly timer: boolean;
  /** Highlights broken rules at once. */
  readonly broken: boolean;
  /** Digit first: a key stays pressed, and pressed cells take its value. */
  readonly keyFirst: boolean;
  /** The keys stand on the left. */
  readonly leftHanded: boolean;
  /** While clues are entered, what is the same in all solutions is shown. */
  readonly certain: boolean;
  /** A finger draws at once where drawing paints cells; otherwise it scrolls. */
  readonly fingerPaints: boolean;
  /** The same where drawing selects cells, on boards that are wholly in sight. */
  readonly fingerSelectsCells: boolean;
  /** The same on boards too large for a phone. */
  readonly fingerDrawsLarge: boolean;
}

const STANDARD: Settings = {
  sameValue: true,
  reach: true,
  inside: false,
  left: true,
  timer: true,
  broken: true,
  keyFirst: false,
  leftHanded: false,
  certain: false,
  fingerPaints: true,
  fingerSelectsCells: true,
  fingerDrawsLarge: false,
};

const KEY = 'gridproof:settings';

const NAMES = Object.keys(STANDARD) as readonly (keyof Settings)[];

/** Reads stored settings; missing or invalid ones get their defaults. */
export function readSettings(text: string | null): Settings {
  const kept = parsed(text);
  const said = NAMES.flatMap((name) => {
    const value: unknown = kept[name];
    return typeof value === 'boolean' ? [[name, value] as const] : [];
  });
  return { ...STANDARD, ...Object.fromEntries(said) };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

function load(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const useSettings = create<Settings>()(() => readSettings(load()));

/** Changes and stores settings; keeps those of other versions. */
export function changeSettings(changes: Partial<Settings>): void {
  useSettings.setState(changes);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...parsed(load()), ...useSettings.getState() }));
  } catch {
    // Private windows refuse to store; the change lasts for this visit.
  }
}
