import { readMarks, readNotes, readTrials } from './keptNotes.ts';
import type { KeptWork } from './keptNotes.ts';

export type { KeptNotes, KeptWork } from './keptNotes.ts';

/**
 * A stored puzzle with the player's work. Durations are in milliseconds, times in milliseconds
 * since 1970.
 */
export interface Entry {
  /** Never changes; see `newId`. */
  readonly id: string;
  /** The puzzle type's id. */
  readonly type: string;
  /** The puzzle's text form. */
  readonly text: string;
  /** The player's marks, indexed by cell; `null` for none. */
  readonly marks: KeptWork['marks'];
  /** The player's notes, indexed by cell; absent if there are none. */
  readonly notes?: KeptWork['notes'] | undefined;
  /** The player's work at the start of each open trial, outermost first. */
  readonly trials?: readonly KeptWork[] | undefined;
  /** The SMT-LIB text, if it was edited. */
  readonly script: string | undefined;
  /** The user's name for it, instead of its title. */
  readonly name: string | undefined;
  /** The last verdict on the clues. */
  readonly verdict: KeptVerdict | undefined;
  readonly begun: number;
  /** When the clues or marks were last changed. */
  readonly changed: number;
  /** How long it was visible on screen. */
  readonly time: number;
  /** The number of writes, from 1: a tab with a lower number is out of date. */
  readonly revision: number;
  /** The visit that wrote it last; each opened page has its own id. */
  readonly writer: string;
}

export type KeptVerdict = 'unique' | 'several' | 'none';

/** A database record: an entry, possibly of another version with other fields. */
export type Stored = Readonly<Record<string, unknown>> & { readonly id: string };

/** An entry as far as this version can read it. */
export type Kept =
  | { readonly kind: 'entry'; readonly entry: Entry }
  /** An unknown form: left as it is, and offered as text. */
  | {
      readonly kind: 'unreadable';
      readonly id: string;
      readonly type: string | undefined;
      readonly changed: number;
      readonly text: string;
    };

/** A new id. `randomUUID` would require https. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Reads a record from the database, a file or an earlier version; by hand, so that no validation
 * library has to be loaded.
 */
export function readKept(stored: Stored): Kept {
  const { id, type, text, script, name, verdict, writer } = stored;
  const marks = readMarks(stored['marks']);
  const changed = timeOf(stored['changed']);
  if (typeof type !== 'string' || typeof text !== 'string' || marks === undefined) {
    const raw = stored['raw'];
    return {
      kind: 'unreadable',
      id,
      type: typeof type === 'string' ? type : undefined,
      changed,
      text: typeof raw === 'string' ? raw : JSON.stringify(stored),
    };
  }
  const entry: Entry = {
    id,
    type,
    text,
    marks,
    notes: readNotes(stored['notes']),
    trials: readTrials(stored['trials']),
    script: typeof script === 'string' ? script : undefined,
    name: typeof name === 'string' ? name : undefined,
    verdict: VERDICTS.find((each) => each === verdict),
    begun: timeOf(stored['begun']),
    changed,
    time: Math.min(timeOf(stored['time']), LONGEST_PLAYED),
    revision: revisionOf(stored),
    writer: typeof writer === 'string' ? writer : '',
  };
  return { kind: 'entry', entry };
}

const VERDICTS = ['unique', 'several', 'none'] as const;

/** How often a record was written; 0 if it has no count. */
export const revisionOf = (stored: Stored): number => timeOf(stored['revision']);

/** The longest time of play: 1,000 hours, in milliseconds. */
const LONGEST_PLAYED = 1000 * 60 * 60 * 1000;

const timeOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0;

/**
 * Whether two records look the same to the user: clues, the player's work, and the edited SMT-LIB
 * text.
 */
export const isSameWork = (one: Stored, other: Stored): boolean => workOf(one) === workOf(other);

const workOf = ({ type, text, marks, notes, trials, script, raw }: Stored): string =>
  JSON.stringify([type, text, marks, notes ?? null, trials ?? null, script ?? null, raw ?? null]);

/** An entry as a record; the type allows fields of other versions. */
export const toStored = (entry: Entry): Stored => ({ ...entry });

/** Whether unknown data could be an entry at all. */
export const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  'id' in value &&
  typeof value.id === 'string' &&
  value.id !== '';
