import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb';
import type { Stored } from './entry.ts';

const NAME = 'gridproof';
/** Increased when stores or indexes change; records may get new fields without. */
const VERSION = 2;

interface Schema extends DBSchema {
  /** Records without an indexed field are not in that index. */
  entries: {
    key: string;
    value: Stored;
    indexes: {
      'by-change': number;
      'by-type-and-change': [string, number];
      'by-text': [string, string];
    };
  };
  /** Entries deleted within the last week; since version 2. */
  deleted: { key: string; value: Deleted };
}

/** A deleted entry, and when it was deleted, in milliseconds since 1970. */
export interface Deleted {
  readonly id: string;
  readonly at: number;
  readonly stored: Stored;
}

type Name = 'entries' | 'deleted';

/** The entries' store in a transaction. */
export type Entries<Mode extends IDBTransactionMode> = IDBPObjectStore<
  Schema,
  Name[],
  'entries',
  Mode
>;

/** The bin's store in a transaction. */
export type Bin<Mode extends IDBTransactionMode> = IDBPObjectStore<Schema, Name[], 'deleted', Mode>;

let connection: Promise<IDBPDatabase<Schema>> | undefined;

function connect(): Promise<IDBPDatabase<Schema>> {
  connection ??= open();
  // After a failure, the next caller tries again.
  connection.catch(disconnect);
  return connection;
}

/** Opens the database early, since that takes time. */
export const connectEarly = (): void => void connect();

function disconnect(): void {
  connection = undefined;
}

async function open(): Promise<IDBPDatabase<Schema>> {
  const callbacks = {
    // Another tab has a newer version that upgrades the database, or somebody deletes it.
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
    // A newer version was here: its database is usable as long as it still has our stores.
    return openDB<Schema>(NAME, undefined, callbacks);
  }
}

/** Reads entries in one transaction. Rejects if storage is unavailable. */
export async function look<Result>(
  read: (entries: Entries<'readonly'>) => Promise<Result>,
): Promise<Result> {
  const database = await connect();
  return read(begin(database, ['entries'], 'readonly').objectStore('entries'));
}

/** Reads the bin. Rejects if storage is unavailable. */
export async function lookIntoBin<Result>(
  read: (bin: Bin<'readonly'>) => Promise<Result>,
): Promise<Result> {
  const database = await connect();
  return read(begin(database, ['deleted'], 'readonly').objectStore('deleted'));
}

/**
 * Reads and writes entries in one transaction; resolves once it is committed. If it rejects,
 * nothing was written.
 */
export const changeEntries = <Result>(
  write: (entries: Entries<'readwrite'>) => Promise<Result>,
): Promise<Result> =>
  commit(['entries'], (transaction) => write(transaction.objectStore('entries')));

/** Changes entries and the bin in one transaction, as `changeEntries` does. */
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
  // The awaited requests report the failure; this avoids a second, unhandled rejection.
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
    // The transaction has ended already.
  }
}
