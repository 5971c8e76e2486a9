import { isStored } from './entry.ts';
import type { Stored } from './entry.ts';
import { lastAsText } from './lastOf.ts';

/** An entry that was deleted, and when, in milliseconds since 1970. */
interface Deleted {
  readonly at: number;
  readonly stored: Stored;
}

const NAME = 'gridproof:deleted';
/** How long they can be brought back, in milliseconds: a week. */
const LONGEST = 7 * 24 * 60 * 60 * 1000;
/** So many at most, and in so many characters. */
const MOST = 20;
const ROOM = 1_000_000;

/** Where the browser keeps nothing, they last as long as the page. */
let held: readonly Deleted[] = [];

function read(): readonly Deleted[] {
  try {
    const text = localStorage.getItem(NAME);
    const kept: unknown = text === null ? held : JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isDeleted) : held;
  } catch {
    return held;
  }
}

const isDeleted = (each: unknown): each is Deleted =>
  typeof each === 'object' &&
  each !== null &&
  typeof Reflect.get(each, 'at') === 'number' &&
  isStored(Reflect.get(each, 'stored'));

function write(all: readonly Deleted[]): void {
  held = all;
  try {
    // First, so that nothing older stands there where this has no room.
    localStorage.removeItem(NAME);
    if (all.length > 0) localStorage.setItem(NAME, lastAsText(all, MOST, ROOM));
  } catch {
    // They are held.
  }
}

/** What was deleted within the last week, the last one last. */
export const listDeleted = (now: number): readonly Stored[] =>
  read()
    .filter(({ at }) => now - at < LONGEST)
    .map(({ stored }) => stored);

/** Puts an entry there that is deleted. */
export function noteDeleted(stored: Stored, now: number): void {
  const young = read().filter((each) => now - each.at < LONGEST && each.stored.id !== stored.id);
  write([...young, { at: now, stored }].slice(-MOST));
}

/** Takes an entry out that was brought back. */
export const forgetDeleted = (id: string): void =>
  write(read().filter(({ stored }) => stored.id !== id));
