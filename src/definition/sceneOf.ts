import type { Grid } from '#grid/grid.ts';
import { cellsByArea } from '#grid/areas.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { Setting, Structure } from '#puzzle/puzzle.ts';
import type { DefinedRule, Definition } from './definition.ts';
import { pluralOf } from './glyphs.ts';
import type { RulePlace, PlaceKind, Scene } from './scene.ts';
import type { DefinedSites } from './sites.ts';

/** The board of a structure as the rules of a definition see it. */
export function sceneOf(
  { fill }: Definition,
  gridAt: (parameters: Parameters) => Grid,
  sites: DefinedSites,
  structure: Structure,
  setting: Setting,
  rules: readonly DefinedRule[],
): Scene {
  const { parameters, areas, siteClues } = structure;
  const grid = gridAt(parameters);
  const groups = new Map<string, readonly RulePlace[]>();
  let starts: ReadonlyMap<string, number> | undefined;
  const sizes =
    fill.takes === 'numbers' && fill.high.isRegionSize === true
      ? cellsByArea(areas).map((cells) => cells.length)
      : [];
  return {
    ...setting,
    grid,
    parameters,
    layout: structure,
    domain(cell) {
      const size = sizes[areas[cell] ?? -1];
      return size === undefined ? setting.values : setting.values.filter((value) => value <= size);
    },
    groups(kind: PlaceKind) {
      const found = groups.get(kind.id) ?? kind.groups(structure, grid);
      groups.set(kind.id, found);
      return found;
    },
    siteOf(kind, index) {
      starts ??= sites.starts(structure);
      const start = starts.get(kind.id);
      return start === undefined
        ? undefined
        : { site: start + index, clue: siteClues[start + index] };
    },
    isCrossed: rules.some(({ meaning }) => meaning.compares),
    other: (value) => setting.values.find((each) => each !== value) ?? value,
    many: (value) => pluralOf(setting.word(value)),
  };
}
