import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Entry, Stored } from './entry.ts';
import { emptyBrowser, openPage } from './testing.ts';

beforeEach(emptyBrowser);

const entryOf = (about: Partial<Entry> = {}): Entry => ({
  id: 'a',
  type: 'sudoku',
  text: '1...\n....\n....\n....\n',
  marks: [null, 2],
  script: undefined,
  name: undefined,
  verdict: undefined,
  begun: 1,
  changed: 2,
  time: 0,
  revision: 0,
  writer: 'first visit',
  ...about,
});

const stored: fc.Arbitrary<Stored> = fc
  .record(
    {
      type: fc.oneof(fc.constantFrom('sudoku', 'kurosu'), fc.jsonValue()),
      text: fc.oneof(fc.string(), fc.jsonValue()),
      marks: fc.oneof(fc.array(fc.option(fc.nat(9))), fc.jsonValue()),
      changed: fc.oneof(fc.nat(), fc.jsonValue()),
      future: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  .chain((record) => fc.nat(20).map((id) => ({ ...record, id: `id ${id}` })));

/** A record as read from a file. */
const plain = (record: Stored): unknown => JSON.parse(JSON.stringify(record));

const withoutId = (record: Stored): string => JSON.stringify({ ...record, id: '' });

test('what is written is there again, newest first, by id, by type and by text', async () => {
  const page = await openPage();
  const old = entryOf({ id: 'old', changed: 10 });
  const other = entryOf({ id: 'other', type: 'kurosu', changed: 30 });
  const newest = entryOf({ id: 'new', text: '....\n....\n....\n...4\n', changed: 20 });
  for (const entry of [old, other, newest]) await page.writeEntry(entry, 0);
  const idsOf = (kept: Awaited<ReturnType<typeof page.listEntries>>) =>
    kept.map((each) => (each.kind === 'entry' ? each.entry.id : each.id));
  expect(idsOf(await page.listEntries())).toEqual(['other', 'new', 'old']);
  expect(idsOf(await page.findLatest(2))).toEqual(['other', 'new']);
  expect(idsOf(await page.findNewest('sudoku', 5))).toEqual(['new', 'old']);
  expect(idsOf(await page.findNewest('sudoku', 1))).toEqual(['new']);
  expect(await page.findText('sudoku', old.text)).toEqual({
    kind: 'entry',
    entry: { ...old, revision: 1 },
  });
  expect(await page.findText('kurosu', newest.text)).toBeUndefined();
  expect(await page.findEntry('nobody')).toBeUndefined();
});

test('nothing is written over what another visit wrote since', async () => {
  const page = await openPage();
  await page.writeEntry(entryOf(), 0);
  const theirs = entryOf({ marks: [3], writer: 'second visit' });
  expect(await page.writeEntry(theirs, 1)).toEqual({ kind: 'written', revision: 2 });
  const mine = entryOf({ marks: [4] });
  expect(await page.writeEntry(mine, 1)).toEqual({ kind: 'behind' });
  expect(await page.findEntry('a')).toMatchObject({ entry: { marks: [3], revision: 2 } });
  // Writing the same work twice is no conflict.
  expect(await page.writeEntry(entryOf({ marks: [3] }), 1)).toEqual({
    kind: 'written',
    revision: 2,
  });
});

test('whatever two visits do by turns, neither writes over what it has not seen', async () => {
  const act = fc.record({
    visit: fc.constantFrom('first visit', 'second visit'),
    does: fc.constantFrom('edits', 'edits', 'looks', 'renames'),
  });
  const property = fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    const page = await openPage();
    await page.writeEntry(entryOf(), 0);
    const works = async () => (await page.readAll()).map(({ marks }) => JSON.stringify(marks));
    const held = new Map<string, Entry>();
    const lost: string[] = [];
    for (const [turn, { visit, does }] of acts.entries()) {
      const mine = held.get(visit) ?? entryOf({ writer: visit, revision: 1 });
      const before = await works();
      if (does === 'edits') {
        const next = { ...mine, marks: [turn] };
        const written = await page.writeEntry(next, mine.revision);
        const own = { ...next, id: `of turn ${turn}`, revision: 1 };
        if (written.kind === 'behind') await page.writeEntry(own, 0);
        held.set(visit, written.kind === 'behind' ? own : { ...next, revision: written.revision });
      } else if (does === 'renames') {
        await page.renameEntry(mine.id, `turn ${turn}`);
      } else {
        const kept = await page.findEntry(mine.id);
        if (kept?.kind === 'entry') held.set(visit, { ...kept.entry, writer: visit });
      }
      const after = new Set([...(await works()), JSON.stringify(mine.marks)]);
      lost.push(...before.filter((work) => !after.has(work)));
    }
    expect(lost).toEqual([]);
  });
  await fc.assert(property, { numRuns: 100 });
});

test('an older step of a visit, read by a second tab meanwhile, is not written over its newer one', async () => {
  const page = await openPage();
  const older = entryOf({ marks: [1], changed: 10 });
  const newer = entryOf({ marks: [2], changed: 20 });
  await page.writeEntry(older, 0);
  await page.writeEntry(newer, 1);
  // The second tab read the step while it was the last one, with the revision that it was based on.
  expect(await page.writeEntry(older, 0)).toEqual({ kind: 'written', revision: 2 });
  expect(await page.findEntry('a')).toMatchObject({ entry: { marks: [2], revision: 2 } });
  // A noted step that was never written is newer than the stored entry, whatever its base revision
  // is.
  const last = entryOf({ marks: [3], changed: 30 });
  expect(await page.writeEntry(last, 0)).toEqual({ kind: 'written', revision: 3 });
});

test('what was deleted elsewhere is kept again when it is changed here', async () => {
  const page = await openPage();
  await page.writeEntry(entryOf(), 0);
  await page.deleteEntry('a', 0);
  expect(await page.writeEntry(entryOf({ marks: [7] }), 1)).toMatchObject({ kind: 'written' });
  expect(await page.findEntry('a')).toMatchObject({ entry: { marks: [7] } });
});

test('what a newer page keeps beside an entry stays when this one writes it', async () => {
  const page = await openPage();
  const newer = { ...entryOf(), colours: ['red'], revision: 1 };
  await page.addEntries([newer]);
  await page.writeEntry(entryOf({ marks: [5] }), 1);
  await page.renameEntry('a', 'Mine');
  expect(await page.readAll()).toEqual([
    { ...newer, marks: [5], name: 'Mine', revision: 3, writer: undefined },
  ]);
});

test('a database that a newer page has changed is used as it is', async () => {
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('gridproof', 7);
    request.addEventListener('error', () => reject(request.error));
    request.addEventListener('upgradeneeded', () => {
      const entries = request.result.createObjectStore('entries', { keyPath: 'id' });
      entries.createIndex('by-change', 'changed');
      entries.createIndex('by-type-and-change', ['type', 'changed']);
      entries.createIndex('by-text', ['type', 'text']);
      request.result.createObjectStore('collections');
    });
    request.addEventListener('success', () => {
      request.result.close();
      resolve();
    });
  });
  const page = await openPage();
  await page.writeEntry(entryOf(), 0);
  expect(await page.findEntry('a')).toMatchObject({ kind: 'entry' });
});

test('a newer page is let in, and what this one does afterwards is kept', async () => {
  const page = await openPage();
  await page.writeEntry(entryOf(), 0);
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('gridproof', 2);
    request.addEventListener('error', () => reject(request.error));
    request.addEventListener('blocked', () => reject(new Error('The older page holds on')));
    request.addEventListener('success', () => {
      request.result.close();
      resolve();
    });
  });
  await page.writeEntry(entryOf({ marks: [9] }), 1);
  expect(await page.findEntry('a')).toMatchObject({ entry: { marks: [9] } });
});

test('any records are listed, as entries or as text, and none is lost on the way through a file', async () => {
  const { readFile, writeFile } = await import('./file.ts');
  await fc.assert(
    fc.asyncProperty(fc.array(stored, { maxLength: 8 }), async (records) => {
      vi.stubGlobal('indexedDB', new IDBFactory());
      const page = await openPage();
      await page.addEntries(records);
      const all = await page.readAll();
      // Every different work is stored, if necessary under another id.
      const works = new Set(records.map(withoutId));
      const kept = new Set(all.map(withoutId));
      for (const work of kept) expect(works).toContain(work);
      expect((await page.listEntries()).length).toBe(all.length);

      const file = readFile(writeFile(all));
      if (file.kind === 'refused') throw new Error(file.sentence);
      expect(await page.addEntries(file.entries)).toEqual({ added: 0, there: all.length });
      vi.stubGlobal('indexedDB', new IDBFactory());
      const elsewhere = await openPage();
      await elsewhere.addEntries(file.entries);
      expect((await elsewhere.readAll()).map(plain)).toEqual(all.map(plain));
    }),
    { numRuns: 60 },
  );
});

test('an entry that has the id of another one gets an id of its own', async () => {
  const page = await openPage();
  await page.writeEntry(entryOf(), 0);
  const namesake = { ...entryOf({ marks: [8] }) };
  expect(await page.addEntries([namesake, { ...entryOf() }])).toEqual({ added: 1, there: 1 });
  const all = await page.readAll();
  expect(all.map(({ marks }) => marks)).toEqual(expect.arrayContaining([[null, 2], [8]]));
  expect(new Set(all.map(({ id }) => id)).size).toBe(2);
});

for (const [what, text] of [
  ['no JSON', '{"gridproof":"library","puzzles":[{'],
  ['something else', '{"name":"gridproof"}'],
  ['a list', '[1,2,3]'],
  ['without puzzles', '{"gridproof":"library","form":1,"puzzles":7}'],
  ['with a damaged puzzle', '{"gridproof":"library","puzzles":[{"id":"a"},null]}'],
] as const) {
  test(`a file that is ${what} is refused with a sentence`, async () => {
    const { readFile } = await import('./file.ts');
    expect(readFile(text)).toMatchObject({
      kind: 'refused',
      sentence: expect.stringMatching(/^[A-Z].*\.$/),
    });
  });
}

test('a file nested beyond all measure is refused by a sentence, and one just below is read', async () => {
  const { readFile } = await import('./file.ts');
  const nested = (depth: number): string => {
    const marks = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    return `{"gridproof": "library", "puzzles": [{"id": "a", "marks": ${marks}}]}`;
  };
  expect(readFile(nested(4000))).toMatchObject({ kind: 'refused' });
  expect(readFile(nested(101))).toMatchObject({ kind: 'refused' });
  expect(readFile(nested(100))).toMatchObject({ kind: 'read' });
});

test('a time of play that nobody can have played is bounded', async () => {
  const { readKept } = await import('./entry.ts');
  const kept = readKept({ id: 'a', type: 'sudoku', text: '', marks: [], time: 1e308 });
  expect(kept).toMatchObject({ entry: { time: 3_600_000_000 } });
});

test('a step is forgotten when its work is written, and no later one with it', async () => {
  const page = await openPage();
  const first = entryOf();
  const second = entryOf({ marks: [6] });
  page.noteStep({ entry: first, base: 0 });
  page.noteStep({ entry: second, base: 0 });
  page.forgetStep(first);
  expect(page.readSteps()).toEqual([{ entry: second, base: 0 }]);
  page.forgetStep({ ...second, verdict: 'unique' });
  expect(page.readSteps()).toEqual([]);
});
