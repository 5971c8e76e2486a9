import { useState } from 'react';

/** A cell that was typed, and its value afterwards. */
interface Typed {
  readonly cell: number;
  readonly value: number | undefined;
}

const NOTHING: readonly Typed[] = [];

/**
 * Typing along a row, as when copying a printed puzzle: a value typed right after another goes into
 * the next cell. `cells` are in reading order.
 */
export function useStraightOn(cells: readonly number[]) {
  const [typed, setTyped] = useState(NOTHING);
  const after = (cell: number): number | undefined => cells[cells.indexOf(cell) + 1];
  return {
    /**
     * The cell that the next value goes into; `value` is the current value of the cursor's cell.
     */
    nextAt(cursor: number, value: number | undefined): number {
      const last = typed.at(-1);
      // After an undo or an edit elsewhere, the cursor's cell is typed again.
      if (last?.cell !== cursor || last.value !== value) return cursor;
      return after(cursor) ?? cursor;
    },
    /**
     * The cell that was typed last, if it is at the cursor or just before it and is unchanged;
     * `current` gives a cell's value.
     */
    lastBefore(cursor: number, current: (cell: number) => number | undefined): number | undefined {
      const last = typed.at(-1);
      if (last === undefined || current(last.cell) !== last.value) return undefined;
      return last.cell === cursor || after(last.cell) === cursor ? last.cell : undefined;
    },
    note: (cell: number, value: number | undefined) =>
      setTyped((before) => [...before.filter((each) => each.cell !== cell), { cell, value }]),
    /** The cell that was typed last is to be typed again. */
    stepBack: () => setTyped((before) => before.slice(0, -1)),
    /** After any other action, the next value goes into the cursor's cell. */
    forget: () => setTyped(NOTHING),
  };
}

/** Decides where the next typed value goes; see `useStraightOn`. */
export type StraightOn = ReturnType<typeof useStraightOn>;
