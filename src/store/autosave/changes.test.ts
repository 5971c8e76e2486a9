import { afterEach, expect, test, vi } from 'vitest';
import { changeNow, noteChange } from './changes.ts';

afterEach(() => void vi.useRealTimers());

test('a change is later than every one before it, also after the clock was set back', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const first = changeNow();
  expect(first).toBe(1_000_000);
  expect(changeNow()).toBeGreaterThan(first);
  vi.setSystemTime(500_000);
  noteChange(2_000_000);
  const late = changeNow();
  expect(late).toBeGreaterThan(2_000_000);
  expect(changeNow()).toBeGreaterThan(late);
  vi.setSystemTime(3_000_000);
  expect(changeNow()).toBe(3_000_000);
});
