import type { Grid } from '#grid/grid.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { Setting, Structure } from '#puzzle/puzzle.ts';
import { isFilledByRegion } from './definition.ts';
import type { DefinedRule, Definition } from './definition.ts';
import { pluralOf } from './glyphs.ts';
import type { RulePlace, PlaceKind, Scene } from './scene.ts';
import { regionDomains } from './regionDomains.ts';
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
  const known = new Map<string, readonly RulePlace[]>();
  let starts: ReadonlyMap<string, number> | undefined;
  let domains: ReturnType<typeof regionDomains> | undefined;
  return {
    ...setting,
    grid,
    parameters,
    layout: structure,
    domain(cell) {
      if (!isFilledByRegion(fill)) return setting.values;
      domains ??= regionDomains(areas, setting.values);
      return domains[cell] ?? setting.values;
    },
    places(kind: PlaceKind) {
      const found = known.get(kind.id) ?? kind.places(structure, grid);
      known.set(kind.id, found);
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
