import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastAsText } from './lastOf.ts';

test('it is as long a piece of the end of a list as has room', () => {
  const list = fc.array(fc.record({ id: fc.string() }), { maxLength: 12 });
  fc.assert(
    fc.property(list, fc.integer({ min: 1, max: 8 }), fc.nat(200), (all, most, room) => {
      const ends = all
        .map((_, from) => all.slice(from))
        .filter((end) => end.length <= most)
        .filter((end) => end.length === 1 || JSON.stringify(end).length <= room);
      expect(lastAsText(all, most, room)).toBe(JSON.stringify(ends[0] ?? []));
    }),
  );
});
