import { besides, successorsOf } from './areas.ts';
import type { Rectangle } from './rectangle.ts';

/** Areas with their colours: the area of each cell, and the colour of each area. */
export interface ColouredAreas {
  readonly areas: readonly (number | undefined)[];
  readonly colours: readonly number[];
}

const COLOURS = [0, 1, 2, 3];

/**
 * A colour 0 to 3 for each area such that areas side by side differ, where that is possible; areas
 * in several pieces may need more, and then some neighbours share one. Areas keep the colours that
 * they had `before`, even if a new one is then coloured like a neighbour.
 */
export function colourAreas(
  grid: Rectangle,
  areas: readonly (number | undefined)[],
  before?: ColouredAreas,
): readonly number[] {
  const touching = neighboursOf(grid, areas);
  const colours =
    before === undefined ? touching.map(() => undefined) : keep(areas, touching, before);
  paint(colours, touching);
  // Where no colour is free, that of the fewest neighbours.
  for (const area of touching.keys()) {
    if (colours[area] !== undefined) continue;
    const shared = (colour: number): number =>
      [...(touching[area] ?? [])].filter((other) => colours[other] === colour).length;
    colours[area] = COLOURS.toSorted((one, other) => shared(one) - shared(other))[0];
  }
  return colours.map((colour) => colour ?? 0);
}

/** The areas beside each area, by number. */
function neighboursOf(
  grid: Rectangle,
  areas: readonly (number | undefined)[],
): readonly ReadonlySet<number>[] {
  const count = Math.max(-1, ...areas.map((area) => area ?? -1)) + 1;
  const touching = Array.from({ length: count }, () => new Set<number>());
  areas.forEach((area, cell) => {
    for (const beside of besides(grid, cell)) {
      const other = areas[beside];
      if (area !== undefined && other !== undefined && area !== other) touching[area]?.add(other);
    }
  });
  return touching;
}

/** The colours that areas had; one that has other cells now loses a colour that a neighbour has. */
function keep(
  areas: readonly (number | undefined)[],
  touching: readonly ReadonlySet<number>[],
  before: ColouredAreas,
): (number | undefined)[] {
  const colours: (number | undefined)[] = touching.map(() => undefined);
  const cellsOf = (of: readonly (number | undefined)[], area: number): string =>
    of.flatMap((each, cell) => (each === area ? [cell] : [])).join(' ');
  const kept = [...successorsOf(before.areas, areas)].map(([old, now]) => ({
    now,
    colour: before.colours[old],
    isSame: cellsOf(before.areas, old) === cellsOf(areas, now),
  }));
  for (const { now, colour } of kept.toSorted((a, b) => Number(b.isSame) - Number(a.isSame))) {
    const isFree = [...(touching[now] ?? [])].every((other) => colours[other] !== colour);
    if (isFree) colours[now] = colour;
  }
  return colours;
}

/**
 * Colours the areas without a colour, if there is a way within a budget of steps; most constrained
 * first, with backtracking.
 */
function paint(colours: (number | undefined)[], touching: readonly ReadonlySet<number>[]): void {
  const free = (area: number): readonly number[] =>
    COLOURS.filter((colour) =>
      [...(touching[area] ?? [])].every((other) => colours[other] !== colour),
    );
  let steps = 20_000;
  const paintNext = (): boolean => {
    const open = colours.flatMap((colour, area) => (colour === undefined ? [area] : []));
    const next = open.toSorted((a, b) => free(a).length - free(b).length)[0];
    if (next === undefined) return true;
    for (const colour of free(next)) {
      steps -= 1;
      if (steps < 0) return false;
      colours[next] = colour;
      if (paintNext()) return true;
      colours[next] = undefined;
    }
    return false;
  };
  paintNext();
}
