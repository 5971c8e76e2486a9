import type { Grid } from '#grid/grid.ts';
import { sightWords } from '#logic/sightLines.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { Layout } from '#puzzle/puzzle.ts';
import type { Site } from '#puzzle/site.ts';
import { counts } from './definition.ts';
import { boundScene } from './bound.ts';
import type { Definition, SitesClue } from './definition.ts';

/** The sites of a definition's boards. */
export interface DefinedSites {
  /** All of them, in the order of the clues in the text. */
  all(layout: Layout): readonly Site[];
  /** The index of the first site of each kind of place, by the kind's id. */
  starts(layout: Layout): ReadonlyMap<string, number>;
}

/** The sites that the clues of a definition make on the grid of each size. */
export function createSites(
  { clues, fill }: Definition,
  gridAt: (parameters: Parameters) => Grid,
): DefinedSites {
  const counting = ({ parameters }: Layout): readonly SitesClue[] =>
    clues.flatMap((clue) =>
      clue.meaning.clue === 'sites' && counts(clue, parameters) ? [clue.meaning] : [],
    );
  return {
    all(layout) {
      const { parameters } = layout;
      return counting(layout).flatMap((clue) => {
        const grid = gridAt(parameters);
        const board = boundScene(grid, parameters);
        const largest = fill.takes === 'numbers' ? fill.high.of(board) : 1;
        return clue.kinds.flatMap((kind) =>
          kind.places(layout, grid).map((at, index): Site => {
            const position = kind.position?.(at, index, grid);
            if (position === undefined) throw new Error(`No clue can stand at a ${kind.id}`);
            const { place, from, cells } = at;
            const words = from === undefined ? place.words : sightWords({ place, from });
            const slot = clue.slot(boundScene(grid, parameters, cells, largest));
            return { ...position, words, slot };
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
          next += kind.places(layout, gridAt(layout.parameters)).length;
        }
      }
      return starts;
    },
  };
}
