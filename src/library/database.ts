import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import type { Stored } from './entry.ts';

const NAME = 'gridproof';
/** Raised when stores or indexes change; what is in a record may change without. */
const VERSION = 1;

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
}

/** One transaction over all entries. */
export type Entries<Mode extends IDBTransactionMode> = IDBPTransaction<
  Schema,
  ['entries'],
  Mode
>['store'];

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
      upgrade(database) {
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
  return read(database.transaction('entries', 'readonly').store);
}

/**
 * Reads and writes entries in one transaction, and resolves once that is through: all of it is kept
 * then, or, where this rejects, nothing.
 */
export async function change<Result>(
  write: (entries: Entries<'readwrite'>) => Promise<Result>,
): Promise<Result> {
  const database = await connect();
  const transaction = database.transaction('entries', 'readwrite');
  // Whoever awaits the requests hears of the failure; without this it would be heard of twice.
  transaction.done.catch(() => {});
  let result: Result;
  try {
    result = await write(transaction.store);
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
