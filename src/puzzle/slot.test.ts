import { describe, expect, it } from 'vitest';
import { standardParameters } from './parameters.ts';
import {
  cycle,
  digits,
  nextValue,
  slotSymbol,
  slotValues,
  spokenValue,
  valueOfKey,
} from './slot.ts';

describe('digits', () => {
  it('past 9 are letters, typed in either case', () => {
    const slot = digits(1, 25);
    expect(slotSymbol(slot, 9)).toBe('9');
    expect(slotSymbol(slot, 10)).toBe('A');
    expect(slotSymbol(slot, 25)).toBe('P');
    expect(valueOfKey(slot, 'p')).toBe(25);
    expect(valueOfKey(slot, 'P')).toBe(25);
  });

  it('start where they are told to', () => {
    expect(slotValues(digits(0, 3))).toEqual([0, 1, 2, 3]);
    expect(valueOfKey(digits(0, 3), '0')).toBe(0);
    expect(valueOfKey(digits(1, 3), '0')).toBeUndefined();
  });

  it('show a value they do not take as its number', () => {
    expect(slotSymbol(digits(1, 6), 12)).toBe('12');
  });
});

describe('a slot to click through', () => {
  const slot = cycle([
    { value: 1, symbol: 'X', keys: ['x', '1'] },
    { value: 0, symbol: 'O', name: 'letter O', keys: ['o', '0'] },
  ]);

  it('goes from open through its choices and back to open', () => {
    expect(nextValue(slot, undefined, 1)).toBe(1);
    expect(nextValue(slot, 1, 1)).toBe(0);
    expect(nextValue(slot, 0, 1)).toBeUndefined();
  });

  it('goes the other way round as well', () => {
    expect(nextValue(slot, undefined, -1)).toBe(0);
    expect(nextValue(slot, 0, -1)).toBe(1);
    expect(nextValue(slot, 1, -1)).toBeUndefined();
  });

  it('starts over from a value it does not take', () => {
    expect(nextValue(slot, 7, 1)).toBe(1);
  });

  it('may be typed too, and is said aloud by name', () => {
    expect(valueOfKey(slot, 'X')).toBe(1);
    expect(valueOfKey(slot, '0')).toBe(0);
    expect(spokenValue(slot, 0)).toBe('letter O');
    expect(spokenValue(slot, 1)).toBe('X');
  });
});

describe('parameters', () => {
  it('start at every standard size, with every option off', () => {
    expect(
      standardParameters({
        size: { kind: 'size', label: 'Size', choices: [4, 6], standard: 6 },
        strict: { kind: 'option', label: 'Strict', option: 'strict' },
      }),
    ).toEqual({ size: 6, strict: false });
  });
});
