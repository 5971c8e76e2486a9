import type { Direction } from '#grid/direction.ts';
import type { SiteSlot } from './site.ts';

/** Where an arrow points, in the order of their numbers. */
export const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];

/** A number with an arrow. */
export interface Arrow {
  /** 0 to `MOST_COUNTED`. */
  readonly count: number;
  readonly direction: Direction;
}

/** The largest number beside an arrow: of the other cells in a line of 100, every second one at most. */
export const MOST_COUNTED = 50;

/** The number of a clue that says that there is an arrow, and not which. */
export const UNKNOWN_ARROW = 0;

const UNKNOWN = '?';
const SYMBOLS = ['↑', '↓', '←', '→'];
const WRITTEN = ['^', 'v', '<', '>'];
/** What else is typed for each of them: the first letter of its word. */
const ALSO = ['u', 'd', 'l', 'r'];
const ARROW = /^(\d{1,2})\s*(\D)$/;

/** The number of a clue, which is `UNKNOWN_ARROW` for none. */
export const clueOfArrow = ({ count, direction }: Arrow): number =>
  1 + count * DIRECTIONS.length + DIRECTIONS.indexOf(direction);

/** The arrow of a clue; `undefined` for one that is not known. */
export function arrowOfClue(number: number): Arrow | undefined {
  if (number === UNKNOWN_ARROW) return undefined;
  const direction = DIRECTIONS[(number - 1) % DIRECTIONS.length] ?? 'up';
  return { count: Math.floor((number - 1) / DIRECTIONS.length), direction };
}

/** A clue in these signs: "2→". */
function spell(number: number, signs: readonly string[]): string {
  const arrow = arrowOfClue(number);
  if (arrow === undefined) return UNKNOWN;
  return `${arrow.count}${signs[DIRECTIONS.indexOf(arrow.direction)] ?? ''}`;
}

/** The number of a clue such as "2→", "2>" or "2r"; `undefined` for any other text. */
function readArrow(typed: string): number | undefined {
  const text = typed.trim().toLowerCase();
  if (text === UNKNOWN) return UNKNOWN_ARROW;
  const [, digits = '', sign = ''] = ARROW.exec(text) ?? [];
  const index = [SYMBOLS, WRITTEN, ALSO].map((signs) => signs.indexOf(sign));
  const direction = DIRECTIONS[Math.max(...index)];
  const count = Number(digits);
  return direction === undefined || count > MOST_COUNTED
    ? undefined
    : clueOfArrow({ count, direction });
}

/** A site that takes a number with an arrow, or a question mark for one that is not known. */
export const ARROW_SLOT: SiteSlot = {
  gesture: 'type',
  most: 1,
  low: UNKNOWN_ARROW,
  high: clueOfArrow({ count: MOST_COUNTED, direction: 'right' }),
  spelling: {
    show: (number) => spell(number, SYMBOLS),
    write: (number) => spell(number, WRITTEN),
    say(number) {
      const arrow = arrowOfClue(number);
      return arrow === undefined ? 'unknown arrow' : `${arrow.count} ${arrow.direction}`;
    },
    read: readArrow,
    wanted: `a number with ${SYMBOLS.slice(0, -1).join(', ')} or →, or ${UNKNOWN}`,
    signs: [
      ...SYMBOLS.map((symbol, at) => ({
        symbol,
        keys: [symbol, WRITTEN[at] ?? '', ALSO[at] ?? ''],
      })),
      { symbol: UNKNOWN, keys: [UNKNOWN, 'x'] },
    ],
  },
};
