import { useMemo } from 'react';
import type { Values } from '#logic/claim.ts';
import type { Model } from '#logic/model.ts';
import { fixedCounts, unitReach } from '#logic/units.ts';
import { slotValues } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';
import { useDocument } from '#store/document/document.ts';
import { modelOf } from '#store/document/model.ts';
import { useView } from '#store/document/view.ts';
import { memoizeLast } from '#store/memoizeLast.ts';
import { useSettings } from '#store/settings.ts';
import { useLayer } from '../edit/layers.ts';
import { useShown } from './shown.ts';

/** The cells highlighted on the board because of the cursor. */
export interface Seeing {
  /** Cells with the same value as the cursor's cell. */
  readonly same: readonly number[];
  /** Cells in a row, column or region with the cursor's cell. */
  readonly reach: readonly number[];
}

const NONE: readonly number[] = [];

/**
 * Whether broken rules are highlighted: always while clues are edited, otherwise by the player's
 * setting.
 */
export function useSaysBroken(): boolean {
  const isPlaying = useLayer() === 'marks';
  const { broken } = useSettings();
  return broken || !isPlaying;
}

/**
 * The highlights that the settings enable. With only two values, equal values are not highlighted:
 * half of the cells would be.
 */
export function useSeeing(): Seeing {
  const { type, puzzle } = useDocument();
  const { cursor, selection } = useView();
  const isPlaying = useLayer() === 'marks';
  const { sameValue, reach } = useSettings();
  const { values } = useShown();
  const isTyped = type.slot(puzzle.parameters).gesture === 'type';
  // Sides lie in no row, column or region.
  const isInLines = type.grid(puzzle.parameters).shape !== 'sides';
  const isOne = isPlaying && selection.length === 1;
  return seeingOf(
    isOne && isTyped && sameValue ? values : NONE,
    isOne && reach && isInLines ? modelOf(type, puzzle) : undefined,
    cursor,
  );
}

const seeingOf = memoizeLast((values: Values, model: Model | undefined, cursor: number): Seeing => {
  const value = values[cursor];
  const same =
    value === undefined ? NONE : values.flatMap((other, cell) => (other === value ? [cell] : []));
  const reached = model === undefined ? NONE : [...unitReach(model, cursor)];
  return {
    same,
    reach: same.length === 0 ? reached : reached.filter((cell) => !same.includes(cell)),
  };
});

/** No value has a known count. */
export const NOTHING_LEFT: ReadonlyMap<number, number> = new Map();

/**
 * How many of each value the shown board still lacks, keyed by value, never below 0; empty if the
 * rules do not fix the counts.
 */
export function useLeft(): ReadonlyMap<number, number> {
  const { type, puzzle } = useDocument();
  const isPlaying = useLayer() === 'marks';
  const { left } = useSettings();
  const { values } = useShown();
  const { parameters } = puzzle;
  const slot = useMemo(() => type.slot(parameters), [type, parameters]);
  if (!isPlaying || !left || slot.gesture !== 'type') return NOTHING_LEFT;
  return leftOf(modelOf(type, puzzle), slot, values);
}

const leftOf = memoizeLast(
  (model: Model, slot: Slot, values: Values): ReadonlyMap<number, number> => {
    const counts = fixedCounts(model);
    if (counts.size === 0) return NOTHING_LEFT;
    const left = new Map(slotValues(slot).map((value) => [value, counts.get(value) ?? 0]));
    for (const value of values) {
      if (value === undefined) continue;
      const before = left.get(value);
      if (before !== undefined) left.set(value, Math.max(0, before - 1));
    }
    return left;
  },
);
