import { readMarks, readNotes, readTrials } from './keptNotes.ts';
import type { KeptWork } from './keptNotes.ts';

export type { KeptNotes, KeptWork } from './keptNotes.ts';

/**
 * A puzzle that somebody touched, as the browser keeps it. Times are in milliseconds; points in time
 * are since 1970.
 */
export interface Entry {
  /** Its own for ever; see `newId`. */
  readonly id: string;
  /** The puzzle type's id. */
  readonly type: string;
  /** The puzzle's text form. */
  readonly text: string;
  /** The player's marks, indexed by cell; `null` for none. */
  readonly marks: KeptWork['marks'];
  /** What the player noted beside values, indexed by cell; absent where that is nothing. */
  readonly notes?: KeptWork['notes'] | undefined;
  /** What the player had when each trial began that is not ended, the outermost first. */
  readonly trials?: readonly KeptWork[] | undefined;
  /** The SMT-LIB text as the person changed it. */
  readonly script: string | undefined;
  /** What the person calls it, in place of its title. */
  readonly name: string | undefined;
  /** What the clues were last proved to have. */
  readonly verdict: KeptVerdict | undefined;
  readonly begun: number;
  /** When the clues or marks were last changed. */
  readonly changed: number;
  /** How long it was on the screen and in sight. */
  readonly time: number;
  /** Counts what was written of it, from 1: a tab that knows a lower number is behind. */
  readonly revision: number;
  /** The visit that wrote it last: each page that is opened has an id of its own. */
  readonly writer: string;
}

export type KeptVerdict = 'unique' | 'several' | 'none';

/** What stands in the database: an entry, perhaps of another version that knows more of it or less. */
export type Stored = Readonly<Record<string, unknown>> & { readonly id: string };

/** An entry as far as this version can read it. */
export type Kept =
  | { readonly kind: 'entry'; readonly entry: Entry }
  /** Of another form: it stays as it is, and is offered as text. */
  | {
      readonly kind: 'unreadable';
      readonly id: string;
      readonly type: string | undefined;
      readonly changed: number;
      readonly text: string;
    };

/** A new id. Not `randomUUID`, which pages have only where they are served over https. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Reads what the database, a file or an earlier page has; by hand, for it must never be fetched. */
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

/** How often something was written; 0 for what has no count. */
export const revisionOf = (stored: Stored): number => timeOf(stored['revision']);

/** No time of play is longer: 1,000 hours, in milliseconds. */
const LONGEST_PLAYED = 1000 * 60 * 60 * 1000;

const timeOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0;

/**
 * Whether somebody would see two boards as the same: clues, all that the player wrote, and the
 * changed SMT-LIB text.
 */
export const isSameWork = (one: Stored, other: Stored): boolean => workOf(one) === workOf(other);

const workOf = ({ type, text, marks, notes, trials, script, raw }: Stored): string =>
  JSON.stringify([type, text, marks, notes ?? null, trials ?? null, script ?? null, raw ?? null]);

/** An entry as it is stored: the very same, but open to what other versions add. */
export const toStored = (entry: Entry): Stored => ({ ...entry });

/** Whether something from outside could be an entry at all. */
export const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  'id' in value &&
  typeof value.id === 'string' &&
  value.id !== '';
