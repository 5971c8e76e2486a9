import type { Calculating } from '#logic/kinds/calculation.ts';
import type { SiteSlot } from './site.ts';

/** A cage's result and its operation, if its sign is printed. */
export interface Target {
  /** 1 to `LARGEST_RESULT`. */
  readonly total: number;
  readonly operation: Calculating | undefined;
}

/** The largest result that is printed: beyond, nobody multiplies in the head. */
export const LARGEST_RESULT = 9999;

/** A clue's number is the result times this, plus the index of its operation below. */
const RADIX = 5;
const OPERATIONS = [undefined, 'sum', 'difference', 'product', 'quotient'] as const;
/** As drawn, as written in texts, and what else is read. */
const SIGNS = ['', '+', '−', '×', '÷'];
const WRITTEN = ['', '+', '-', '*', '/'];
const ALSO = ['', '+', '-–—', '*x·', '/:'];
const NAMES = ['', 'plus', 'minus', 'times', 'divided'];
/** The same with a sign: "24×". */
const TARGET = /^(\d{1,4})\s*(\D?)$/;

export const clueOfTarget = ({ total, operation }: Target): number =>
  total * RADIX + OPERATIONS.indexOf(operation);

export const targetOfClue = (number: number): Target => ({
  total: Math.floor(number / RADIX),
  operation: OPERATIONS[number % RADIX],
});

/** The number of a clue such as "24×", "24*" or "7"; `undefined` for any other text. */
function readTarget(typed: string): number | undefined {
  const [, digits = '', sign = ''] = TARGET.exec(typed.trim()) ?? [];
  const index = SIGNS.findIndex(
    (each, at) => each === sign || (sign !== '' && ALSO[at]?.includes(sign.toLowerCase())),
  );
  return index < 0 || Number(digits) < 1 ? undefined : Number(digits) * RADIX + index;
}

/** A site that takes a result and its sign, which may be left out. */
export const TARGET_SLOT: SiteSlot = {
  gesture: 'type',
  most: 1,
  low: RADIX,
  high: LARGEST_RESULT * RADIX + RADIX - 1,
  spelling: {
    show: (number) => `${Math.floor(number / RADIX)}${SIGNS[number % RADIX] ?? ''}`,
    write: (number) => `${Math.floor(number / RADIX)}${WRITTEN[number % RADIX] ?? ''}`,
    say: (number) => `${Math.floor(number / RADIX)} ${NAMES[number % RADIX] ?? ''}`.trim(),
    read: readTarget,
    wanted: 'a number and +, −, × or ÷',
    signs: SIGNS.slice(1).map((symbol, at) => ({
      symbol,
      keys: [symbol, ...(ALSO[at + 1] ?? '')],
    })),
  },
};

/**
 * A result that these numbers make, with its sign; the same cells always have the same. Of two cells it
 * is their difference more often than not. `undefined` if none is small enough, or above 0.
 */
export function targetFor(values: readonly number[], cells: readonly number[]): Target | undefined {
  const total = values.reduce((sum, value) => sum + value, 0);
  const product = values.reduce((made, value) => made * value, 1);
  const targets: Target[] = [{ total, operation: values.length === 1 ? undefined : 'sum' }];
  if (values.length > 1) targets.push({ total: product, operation: 'product' });
  if (values.length === 2) {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const difference: Target = { total: high - low, operation: 'difference' };
    targets.push(difference);
    targets.push(high % low === 0 ? { total: high / low, operation: 'quotient' } : difference);
  }
  const printed = targets.filter((target) => target.total > 0 && target.total <= LARGEST_RESULT);
  const chosen = cells.reduce((mixed, cell) => (mixed * 31 + cell) % 9973, 7);
  return printed[chosen % printed.length];
}

/** The operations that a cage of so many cells may stand for if its sign is not printed. */
export const operationsOf = ({ operation }: Target, cells: number): readonly Calculating[] => {
  if (operation !== undefined) return [operation];
  if (cells === 1) return ['sum'];
  return cells === 2 ? ['sum', 'difference', 'product', 'quotient'] : ['sum', 'product'];
};
