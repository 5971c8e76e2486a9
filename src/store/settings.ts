import { create } from 'zustand';

/** What a player may have shown while playing, and how keys and fingers work. */
export interface Settings {
  /** Cells with the same value as the cursor's are marked. */
  readonly sameValue: boolean;
  /** The row, column and region of the cursor's cell are marked. */
  readonly reach: boolean;
  /** How many of each value are left stands on the keypad's keys. */
  readonly left: boolean;
  readonly timer: boolean;
  /** What breaks a rule is marked at once. */
  readonly broken: boolean;
  /** A key of the keypad stays pressed, and cells that are pressed take its value. */
  readonly keyFirst: boolean;
  /** A finger draws at once on boards that it paints; elsewhere it scrolls them. */
  readonly fingerPaints: boolean;
  /** The same where it selects cells. */
  readonly fingerSelects: boolean;
  /** The same on boards too large for a phone. */
  readonly fingerDrawsLarge: boolean;
}

const STANDARD: Settings = {
  sameValue: true,
  reach: true,
  left: true,
  timer: true,
  broken: true,
  keyFirst: false,
  fingerPaints: true,
  fingerSelects: false,
  fingerDrawsLarge: false,
};

const KEY = 'gridproof:settings';

const NAMES = Object.keys(STANDARD) as readonly (keyof Settings)[];

/** What a text that was kept says; whatever it does not say, or says amiss, is as usual. */
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

/** Changes some of the settings; the browser remembers, and keeps what another version put there. */
export function changeSettings(changes: Partial<Settings>): void {
  useSettings.setState(changes);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...parsed(load()), ...useSettings.getState() }));
  } catch {
    // Private windows refuse; for this visit it is changed all the same.
  }
}
