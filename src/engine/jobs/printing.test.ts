import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RunPrinting } from '#engine/questions/questions.ts';
import { MOST_CHARACTERS, MOST_PRINTOUTS, openPrinter } from './printing.ts';

// The clock stands still unless a test moves it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** A printer, and what it reported. */
function opened() {
  const reported: RunPrinting[] = [];
  const printer = openPrinter((printing) => reported.push(printing));
  return {
    reported,
    printer,
    print: (text: string) => printer.print({ line: 1, text, failed: false }),
    texts: () => reported.flatMap(({ printouts }) => printouts.map(({ text }) => text)),
    more: () => reported.reduce((sum, { more }) => sum + more, 0),
  };
}

test('Printouts beyond the most are counted, in one message at the end', () => {
  const { reported, printer, print, texts, more } = opened();
  for (let at = 0; at < MOST_PRINTOUTS; at += 1) print(String(at));
  const before = reported.length;
  for (let at = 0; at < 20_000; at += 1) print('more');
  printer.end();
  expect(texts()).toEqual(Array.from({ length: MOST_PRINTOUTS }, (_, at) => String(at)));
  expect(more()).toBe(20_000);
  expect([before, reported.length]).toEqual([10, 11]);
});

test('A printout that is too long is cut, and says by how much', () => {
  const { reported, printer, print, more } = opened();
  print('a'.repeat(10));
  print('b'.repeat(MOST_CHARACTERS));
  print('c');
  printer.end();
  expect(reported[0]?.printouts.map(({ text, cut }) => [text.length, cut])).toEqual([
    [10, 0],
    [MOST_CHARACTERS - 10, 10],
  ]);
  expect(more()).toBe(1);
});

test('What waits is reported before a question, and when it has waited long', () => {
  const { reported, printer, print } = opened();
  printer.flush();
  print('a');
  expect(reported).toEqual([]);
  printer.flush();
  expect(reported).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  print('b');
  expect(reported).toHaveLength(2);
  printer.end();
  expect(reported).toHaveLength(2);
});

test('Questions without end do not make messages without end', () => {
  const { reported, printer, print, more } = opened();
  for (let at = 0; at < 5000; at += 1) {
    printer.flush();
    print('sat');
  }
  printer.end();
  expect(more()).toBe(4000);
  expect(reported.length).toBeLessThanOrEqual(MOST_PRINTOUTS + 1);
});
