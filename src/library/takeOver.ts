import { addEntries } from './entries.ts';
import { newId } from './entry.ts';
import type { Stored } from './entry.ts';

/** A board stored before the library existed: one per type, and some put aside. */
interface Former {
  /** Its local storage key. */
  readonly key: string;
  readonly value: string;
  readonly record: Stored;
}

const keyOf = (type: string): string => `gridproof:1:${type}`;
const asideKeyOf = (type: string, number: number): string => `gridproof:aside:${type}:${number}`;

/**
 * Moves boards from local storage into the library, and deletes them there only after that. Old
 * pages may still be open, so this runs at each visit.
 */
export async function takeOver(types: readonly string[], now: number): Promise<void> {
  const formers = types.flatMap((type) => formersOf(type, now));
  if (formers.length === 0) return;
  await addEntries(formers.map(({ record }) => record));
  for (const { key, value } of formers) {
    if (localStorage.getItem(key) === value) localStorage.removeItem(key);
  }
}

/** The old boards of a type; those put aside are ordered from oldest to newest. */
function formersOf(type: string, now: number): readonly Former[] {
  const keys: string[] = [];
  for (let number = 1; read(asideKeyOf(type, number)) !== undefined; number += 1) {
    keys.push(asideKeyOf(type, number));
  }
  keys.push(keyOf(type));
  return keys.flatMap((key, index) => {
    const value = read(key);
    if (value === undefined) return [];
    // Their times of change are unknown, only the order.
    return [{ key, value, record: recordOf(type, value, now - (keys.length - 1 - index)) }];
  });
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function recordOf(type: string, value: string, changed: number): Stored {
  const about = { id: newId(), type, begun: changed, changed, time: 0, revision: 1 };
  const saved = parse(value);
  if (typeof saved !== 'object' || saved === null || !('text' in saved) || !('marks' in saved)) {
    return { ...about, raw: value };
  }
  return { ...about, text: saved.text, marks: saved.marks };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
