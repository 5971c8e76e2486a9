import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb';
import type { Stored } from './entry.ts';

const NAME = 'gridproof';
/** Raised when stores or indexes change; what is in a record may change without. */
const VERSION = 2;

interface Schema extends DBSchema {
  /** What lacks a field of an index is not in that index. */
  entries: {
    key: string;
    value: Stored;
    indexes: {
      'by-change': number;
      'by-type-and-change': [string, number];
      'by-text': [string, string];
    };
  };
  /** What was deleted within the last week; since version 2. */
  deleted: { key: string; value: Deleted };
}

/** An entry that was deleted, and when, in milliseconds since 1970. */
export interface Deleted {
  readonly id: string;
  readonly at: number;
  readonly stored: Stored;
}

type Name = 'entries' | 'deleted';

/** One transaction over all entries. */
export type Entries<Mode extends IDBTransactionMode> = IDBPObjectStore<
  Schema,
  Name[],
  'entries',
  Mode
>;

/** One transaction over what was deleted. */
export type Bin<Mode extends IDBTransactionMode> = IDBPObjectStore<Schema, Name[], 'deleted', Mode>;

let connection: Promise<IDBPDatabase<Schema>> | undefined;

function connect(): Promise<IDBPDatabase<Schema>> {
  connection ??= open();
  // What failed once is tried again by whoever asks next.
  connection.catch(disconnect);
  return connection;
}

/** Has the database open when the first asks for it, for that takes its time. */
export const connectEarly = (): void => void connect();

function disconnect(): void {
  connection = undefined;
}

async function open(): Promise<IDBPDatabase<Schema>> {
  const callbacks = {
    // Another tab has a newer page that changes the stores, or somebody deletes them.
    blocking: (_: number, __: number | null, { target }: IDBVersionChangeEvent) => {
      disconnect();
      (target as IDBDatabase).close();
    },
    terminated: disconnect,
  };
  try {
    return await openDB<Schema>(NAME, VERSION, {
      ...callbacks,
      upgrade(database, before) {
        if (before < 2) database.createObjectStore('deleted', { keyPath: 'id' });
        if (before >= 1) return;
        const entries = database.createObjectStore('entries', { keyPath: 'id' });
        entries.createIndex('by-change', 'changed');
        entries.createIndex('by-type-and-change', ['type', 'changed']);
        entries.createIndex('by-text', ['type', 'text']);
      },
    });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'VersionError')) throw error;
    // A newer page was here: its stores serve as long as they have ours among them.
    return openDB<Schema>(NAME, undefined, callbacks);
  }
}

/** Reads entries in one transaction. Rejects where the browser keeps nothing. */
export async function look<Result>(
  read: (entries: Entries<'readonly'>) => Promise<Result>,
): Promise<Result> {
  const database = await connect();
  return read(begin(database, ['entries'], 'readonly').objectStore('entries'));
}

/** Reads what was deleted. Rejects where the browser keeps nothing. */
export async function lookIntoBin<Result>(
  read: (bin: Bin<'readonly'>) => Promise<Result>,
): Promise<Result> {
  const database = await connect();
  return read(begin(database, ['deleted'], 'readonly').objectStore('deleted'));
}

/**
 * Reads and writes entries in one transaction, and resolves once that is through: all of it is kept
 * then, or, where this rejects, nothing.
 */
export const changeEntries = <Result>(
  write: (entries: Entries<'readwrite'>) => Promise<Result>,
): Promise<Result> =>
  commit(['entries'], (transaction) => write(transaction.objectStore('entries')));

/** Changes entries and what was deleted in one transaction, as `change` does. */
export const changeWithBin = <Result>(
  write: (entries: Entries<'readwrite'>, bin: Bin<'readwrite'>) => Promise<Result>,
): Promise<Result> =>
  commit(['entries', 'deleted'], (transaction) =>
    write(transaction.objectStore('entries'), transaction.objectStore('deleted')),
  );

const begin = <Mode extends 'readonly' | 'readwrite'>(
  database: IDBPDatabase<Schema>,
  names: Name[],
  mode: Mode,
) => database.transaction(names, mode);

async function commit<Result>(
  names: Name[],
  write: (transaction: ReturnType<typeof begin<'readwrite'>>) => Promise<Result>,
): Promise<Result> {
  const transaction = begin(await connect(), names, 'readwrite');
  // Whoever awaits the requests hears of the failure; without this it would be heard of twice.
  transaction.done.catch(() => {});
  let result: Result;
  try {
    result = await write(transaction);
    transaction.commit();
  } catch (error) {
    abort(transaction);
    throw error;
  }
  await transaction.done;
  return result;
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It ended by itself already.
  }
}
