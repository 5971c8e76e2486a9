import type { Grid } from '#grid/grid.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { Layout } from '#puzzle/puzzle.ts';
import type { Site } from '#puzzle/site.ts';
import { counts } from './definition.ts';
import type { BoundScene } from './bound.ts';
import type { Definition, SitesClue } from './definition.ts';
import { asRectangle } from './kinds.ts';
import type { RulePlace, PlaceKind } from './scene.ts';

/** A site, and the kind of place that it is at. */
export interface KindSite {
  readonly kind: PlaceKind;
  readonly site: Site;
}

/** The sites of a definition's boards. */
export interface DefinedSites {
  /** All of them, in the order of the clues in the text. */
  all(layout: Layout): readonly KindSite[];
  /** The index of the first site of each kind, by the kind's id. */
  starts(layout: Layout): ReadonlyMap<string, number>;
}

/** The words of a site: those of its place, and the end that it is seen from. */
const wordsOf = ({ place, from }: RulePlace): string =>
  from === undefined ? place.words : `${place.words} from ${from}`;

function boundScene(grid: Rectangle, parameters: Parameters, cells: readonly number[]): BoundScene {
  const [first = 0, second = 0] = cells;
  return {
    width: grid.width,
    height: grid.height,
    parameters,
    cells,
    largest: 0,
    isUpright: cells.length === 2 && second - first === grid.width,
  };
}

/** The sites that the clues of a definition make on the grid of each size. */
export function createSites(
  { clues, fill }: Definition,
  gridAt: (parameters: Parameters) => Grid,
): DefinedSites {
  const largestOf = (scene: BoundScene): number =>
    fill.takes === 'numbers' ? fill.high.of(scene) : 1;
  const counting = ({ parameters }: Layout): readonly SitesClue[] =>
    clues.flatMap((clue) =>
      clue.meaning.clue === 'sites' && counts(clue, parameters) ? [clue.meaning] : [],
    );
  return {
    all(layout) {
      const { parameters } = layout;
      return counting(layout).flatMap((clue) => {
        const grid = asRectangle(gridAt(parameters));
        return clue.kinds.flatMap((kind) =>
          kind.groups(layout, grid).map((group, index): KindSite => {
            const position = kind.position?.(group, index, grid);
            if (position === undefined) throw new Error(`No clue can stand at a ${kind.id}`);
            const scene = boundScene(grid, parameters, group.cells);
            const slot = clue.slot({ ...scene, largest: largestOf(scene) });
            return { kind, site: { ...position, words: wordsOf(group), slot } };
          }),
        );
      });
    },
    starts(layout) {
      const starts = new Map<string, number>();
      let next = 0;
      for (const { kinds } of counting(layout)) {
        for (const kind of kinds) {
          starts.set(kind.id, next);
          next += kind.groups(layout, gridAt(layout.parameters)).length;
        }
      }
      return starts;
    },
  };
}
