import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const usual = readSettings(null);

test('everything is shown where nothing was kept, and keys act on the chosen cell', () => {
  const { keyFirst, leftHanded, certain, inside, ...others } = usual;
  const { fingerPaints, fingerSelectsCells, fingerDrawsLarge, ...shown } = others;
  expect([keyFirst, leftHanded, certain, inside]).toEqual([false, false, false, false]);
  expect([fingerPaints, fingerSelectsCells, fingerDrawsLarge]).toEqual([true, true, false]);
  expect(Object.values(shown)).not.toContain(false);
});

test('what was kept is read, and what it does not say is as usual', () => {
  expect(readSettings('{"timer":false}')).toEqual({ ...usual, timer: false });
});

test('settings of another version and damaged ones are passed over', () => {
  expect(readSettings('{"timer":"no","left":0,"sounds":true,"reach":false}')).toEqual({
    ...usual,
    reach: false,
  });
});

test('any settings are read as they were kept', () => {
  const names = Object.keys(usual);
  const settings = fc.record(Object.fromEntries(names.map((name) => [name, fc.boolean()])));
  fc.assert(
    fc.property(settings, (kept) => {
      expect(readSettings(JSON.stringify(kept))).toEqual(kept);
    }),
  );
});

test('whatever stands there, there are settings', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = readSettings(text);
      expect(Object.keys(read)).toEqual(Object.keys(usual));
      for (const value of Object.values(read)) expect(value).toBeTypeOf('boolean');
    }),
  );
});
