import { digits, LAST_SYMBOL, numbers as inFigures } from './slot.ts';
import type { Choice, Slot } from './slot.ts';

/** What the author prints in cells in place of a number. */
export type PrintedDrawing = 'tree' | 'circle';

/** Numbers that the author prints in cells. */
export interface PrintedNumbers {
  readonly low: number;
  readonly high: number;
  /** The value of such a cell; `undefined` if its number leaves open what it holds. */
  readonly means: number | undefined;
  /** Whether such cells are black: they take nothing, and end runs. */
  readonly isBlack: boolean;
  /** Set if a cell has several of them, see `printedLists.ts`. */
  readonly areLists?: true;
  /** Set if they stand in circles, which may have none and are a part of the board. */
  readonly isCircled?: true;
  /** Set if they have no number, but this drawing. */
  readonly drawing?: PrintedDrawing;
}

/** The printed value of a cell without its number; cells themselves take 0 to 4. */
export const WITHOUT_NUMBER = 5;
/** What is added to a number to get its printed value. */
const FIRST = WITHOUT_NUMBER + 1;

/** The printed values of circles of two colours. */
export const PRINTED_WHITE = 2;
export const PRINTED_BLACK = 3;

/** The choices for each drawing. */
const DRAWINGS: Readonly<Record<PrintedDrawing, readonly Choice[]>> = {
  tree: [
    {
      value: WITHOUT_NUMBER,
      symbol: '♣',
      written: 'T',
      name: 'tree',
      many: 'trees',
      shape: 'tree',
      keys: ['t', '#', '1'],
      // A tree is a part of the board, no clue that could be left out.
      bare: WITHOUT_NUMBER,
    },
  ],
  circle: [
    {
      value: PRINTED_BLACK,
      symbol: '●',
      written: 'B',
      name: 'black circle',
      shape: 'black circle',
      keys: ['b', '*', '1'],
      // Both ends of a path are mostly printed, as parts of the board.
      bare: PRINTED_BLACK,
    },
    {
      value: PRINTED_WHITE,
      symbol: '○',
      written: 'W',
      name: 'white circle',
      shape: 'white circle',
      keys: ['w', 'o', '0'],
    },
  ],
};

/** A circle without a number. */
const CIRCLE: Choice = {
  value: WITHOUT_NUMBER,
  symbol: '○',
  written: '?',
  name: 'circle',
  keys: ['o', '?', '0'],
};

/** The printed value of a number. */
export const printedValue = (number: number): number => FIRST + number;

/** The number of a printed value; `undefined` if it has none. */
export const printedNumber = (value: number | undefined): number | undefined =>
  value === undefined || value < FIRST ? undefined : value - FIRST;

/** Whether they are written in figures, 10 and 11, where others have letters. */
export const isInFigures = ({ high }: Pick<PrintedNumbers, 'high'>): boolean => high > LAST_SYMBOL;

/** In figures, with a letter in texts from 10 on. */
const ofBoard = ({ value, symbol }: Choice): Pick<Choice, 'symbol' | 'written' | 'bare'> => ({
  symbol: String(printedNumber(value)),
  written: symbol,
  // Numbers of the board are no clues that could be left out.
  bare: value,
});

/** The slot of cells in which such numbers may be printed. */
export function withPrinted(slot: Slot, printed: PrintedNumbers): Slot {
  const { low, high, means, isBlack, isCircled, drawing } = printed;
  if (drawing !== undefined) {
    const drawn = DRAWINGS[drawing].map((choice) =>
      means === undefined ? choice : { ...choice, means },
    );
    return { ...slot, printedBy: 'cycle', choices: [...slot.choices, ...drawn] };
  }
  const shared = isBlack
    ? ({ shape: 'black', bare: WITHOUT_NUMBER } as const)
    : isCircled === true
      ? ({ shape: 'circle', bare: WITHOUT_NUMBER } as const)
      : {};
  const says = means === undefined ? ({ settles: false } as const) : { means };
  const without: Choice = isBlack
    ? { value: WITHOUT_NUMBER, symbol: '■', written: 'B', name: 'black', keys: ['b', 'x', '#'] }
    : isCircled === true
      ? CIRCLE
      : { value: WITHOUT_NUMBER, symbol: '?', name: 'unknown number', keys: ['?', 'x'] };
  const isLarge = isInFigures({ high });
  const numbers = (isLarge ? inFigures : digits)(low, high).choices.map(
    ({ value, symbol, keys }): Choice => ({
      value: printedValue(value),
      symbol,
      ...(isBlack ? { name: `black ${symbol}` } : {}),
      ...(isCircled === true ? { name: `circle ${symbol}` } : {}),
      keys,
    }),
  );
  return {
    ...slot,
    // Black cells are clicked or dragged first; numbers are typed.
    printedBy: isBlack ? 'cycle' : isLarge ? 'figures' : 'type',
    choices: [
      ...slot.choices,
      ...(means === undefined ? numbers : [without, ...numbers]).map((choice) => ({
        ...choice,
        ...shared,
        ...says,
        ...(means === undefined ? ofBoard(choice) : {}),
      })),
    ],
  };
}
