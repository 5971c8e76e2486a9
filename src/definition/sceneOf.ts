import type { Grid } from '#grid/grid.ts';
import { valueAsThing } from '#puzzle/slot.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import { countedInWords, howMany } from '#logic/words.ts';
import type { Setting, Structure } from '#puzzle/puzzle.ts';
import { numbersIn } from './definition.ts';
import type { DefinedRule, Definition } from './definition.ts';
import { NO_NUMBER, pluralOf } from './glyphs.ts';
import type { RulePlace, PlaceKind, Scene } from './scene.ts';
import { drawnDomains } from './drawnDomains.ts';
import type { DefinedSites } from './sites.ts';

/** The board of a structure as the rules of a definition see it. */
export function sceneOf(
  { fill, clues }: Definition,
  gridAt: (parameters: Parameters) => Grid,
  sites: DefinedSites,
  structure: Structure,
  setting: Setting,
  rules: readonly DefinedRule[],
): Scene {
  const { parameters, siteClues, givenShapes } = structure;
  const drawn =
    numbersIn(clues)?.isBlack === true
      ? { ...structure, blackCells: givenShapes.map((shape) => shape !== undefined) }
      : structure;
  const grid = gridAt(parameters);
  const known = new Map<string, readonly RulePlace[]>();
  let starts: ReadonlyMap<string, number> | undefined;
  let domains: ReturnType<typeof drawnDomains> | undefined;
  let different: readonly ReadonlySet<number>[] | undefined;
  const placesOf = (kind: PlaceKind): readonly RulePlace[] => {
    const found = known.get(kind.id) ?? kind.places(drawn, grid);
    known.set(kind.id, found);
    return found;
  };
  return {
    ...setting,
    grid,
    parameters,
    layout: drawn,
    isWhite: (cell) => drawn.blackCells[cell] !== true,
    domain(cell) {
      domains ??= drawnDomains(fill, drawn, grid, setting.values);
      return domains[cell] ?? setting.values;
    },
    places: placesOf,
    siteOf(kind, index) {
      starts ??= sites.starts(structure);
      const start = starts.get(kind.id);
      return start === undefined
        ? undefined
        : { site: start + index, clue: siteClues[start + index] };
    },
    areDifferent(cells) {
      // Cells without a number are alike.
      if (setting.values[0] === NO_NUMBER.value) return cells.length < 2;
      different ??= rules.flatMap(({ meaning }) =>
        meaning.keepsDifferent === true
          ? meaning.kinds.flatMap((kind) => placesOf(kind).map((at) => new Set(at.cells)))
          : [],
      );
      return different.some((place) => cells.every((cell) => place.has(cell)));
    },
    halves: rules.find(({ meaning }) => meaning.halves)?.meaning.halves,
    leavesOutApart: rules.some(({ meaning }) => meaning.shadesLeftOut === true),
    isCrossed: rules.some(({ meaning: { compares, kinds } }) => compares && !areAllPaths(kinds)),
    other: (value) => setting.values.find((each) => each !== value) ?? value,
    many: (value) => pluralOf(setting.word(value)),
    counted: (count, value) =>
      fill.takes === 'values' && valueAsThing(fill.slot, value) !== undefined
        ? countedInWords(count, setting.word(value))
        : howMany(count, setting.word(value)),
  };
}

/** Whether a rule speaks of drawn paths alone: what is said of lines does not change with what is drawn. */
const areAllPaths = (kinds: readonly PlaceKind[]): boolean =>
  kinds.length > 0 && kinds.every(({ path }) => path !== undefined);
