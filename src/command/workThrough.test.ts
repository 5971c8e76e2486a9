import { describe, expect, it } from 'vitest';
import type { Desk } from './desk.ts';
import { readAhead } from './readAhead.ts';
import { workThrough } from './workThrough.ts';

const DESKS = ['one', 'two'].map((name) => ({ name }) as unknown as Desk);
const NEVER = new AbortController().signal;

async function* upTo(count: number): AsyncGenerator<number> {
  for (let each = 0; each < count; each += 1) yield each;
}

/** A promise, and what resolves it. */
const gate = (): { readonly opened: Promise<void>; open(): void } => {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};

describe('sharing out work', () => {
  it('tells all results in order while one desk is at a slow thing', async () => {
    const slow = gate();
    const told: number[] = [];
    const begun: number[] = [];
    await workThrough(
      readAhead(upTo(50), () => {}),
      DESKS,
      NEVER,
      async (thing) => {
        begun.push(thing);
        // The first one ends after all the others: none of them waits for it.
        if (thing === 0) await slow.opened;
        if (thing === 49) slow.open();
        return thing;
      },
      (result) => void told.push(result),
    );
    const all = Array.from({ length: 50 }, (_, at) => at);
    expect(told).toEqual(all);
    expect(begun).toEqual(all);
  });

  it('tells the first result before the last thing is there', async () => {
    const first = gate();
    async function* waiting(): AsyncGenerator<number> {
      yield 0;
      await first.opened;
      yield 1;
    }
    const told: number[] = [];
    const hear = (result: number): void => {
      told.push(result);
      first.open();
    };
    const ahead = readAhead(waiting(), () => {});
    await workThrough(ahead, DESKS, NEVER, (thing) => Promise.resolve(thing), hear);
    expect(told).toEqual([0, 1]);
  });

  it('begins nothing more while too much waits for the first result', async () => {
    const slow = gate();
    let begun = 0;
    const heavy = 8 * 1024 * 1024;
    const work = workThrough(
      upTo(100),
      DESKS,
      NEVER,
      async (thing) => {
        begun += 1;
        if (thing === 0) await slow.opened;
        return thing;
      },
      () => {},
      { weigh: () => heavy },
    );
    // Long enough for all of them if nothing held them back.
    for (let turn = 0; turn < 2000; turn += 1) await Promise.resolve();
    expect(begun).toBe(4);
    slow.open();
    await work;
    expect(begun).toBe(100);
  });

  it('stops at what cannot be read', async () => {
    async function* broken(): AsyncGenerator<number> {
      yield 0;
      throw new Error('no more');
    }
    const ahead = readAhead(broken(), () => {});
    const work = workThrough(
      ahead,
      DESKS,
      NEVER,
      (thing) => Promise.resolve(thing),
      () => {},
    );
    await expect(work).rejects.toThrow('no more');
  });

  it('reads only so far ahead', async () => {
    let read = 0;
    async function* counted(): AsyncGenerator<number> {
      for (; read < 5000; read += 1) yield read;
    }
    const counts: number[] = [];
    const ahead = readAhead(counted(), (count) => void counts.push(count));
    await ahead.next();
    for (let turn = 0; turn < 3000; turn += 1) await new Promise((go) => setImmediate(go));
    expect(read).toBeLessThan(1010);
    while ((await ahead.next()).done !== true);
    expect(counts).toEqual([5000]);
  });
});
