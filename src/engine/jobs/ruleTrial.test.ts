import { describe, expect, it } from 'vitest';
import { readLabType } from '#definition/labType.ts';
import { definitionWith } from '#definition/testing.ts';
import type { DefinitionParts } from '#definition/testing.ts';
import { openWarmSolvers } from '#engine/worker/warmSolvers.ts';
import { buildModel, emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import { ruleTrial } from './ruleTrial.ts';

/** The first line of the rules in `definitionWith`, and where no clues are entered. */
const [FIRST, FIRST_WITHOUT] = [8, 7];

/** The trial of these rules on an empty board. */
function tryOn(parameters: Parameters, rules: readonly string[], more?: DefinitionParts) {
  const reading = readLabType(definitionWith(rules, more));
  if (!reading.ok) throw new Error(reading.problems.map(({ sentence }) => sentence).join('\n'));
  const { type } = reading;
  const puzzle = emptyPuzzle(type, parameters);
  const warmSolvers = openWarmSolvers({} as never, buildModel(type, puzzle));
  return ruleTrial({ type, puzzle, givens: [], warmSolvers, z3: {} as never }, () => {});
}

const SHADING = { board: 'square 3 to 6', fill: 'each cell: shaded or blank', clues: [] };

describe('a trial of rules', () => {
  it('finds nothing to say about a Sudoku', () => {
    const trial = tryOn({ size: 4 }, ['in each row, column and box all numbers differ']);
    expect(trial).toEqual({ contradictory: [], idle: [] });
  });

  it('names the rules that no board keeps together, and no others', () => {
    const rules = [
      'in each row and column all numbers differ',
      'in each box all numbers differ',
      'touching cells differ',
    ];
    const trial = tryOn({ size: 4 }, rules);
    expect(trial).toEqual({ contradictory: [FIRST, FIRST + 2], idle: [] });
  });

  it('names a rule that the others imply, the later one of two that say the same', () => {
    const rules = [
      'in each row exactly 1 cell is shaded',
      'no two shaded cells touch, not even at a corner',
      'no two shaded cells are neighbours',
      'in each row exactly 1 cell is shaded',
    ];
    const trial = tryOn({ size: 4 }, rules, SHADING);
    expect(trial).toEqual({ contradictory: [], idle: [FIRST_WITHOUT + 2, FIRST_WITHOUT + 3] });
  });

  it('sees that connection is needed, and where it is not', () => {
    const needed = tryOn(
      { size: 3 },
      ['no two shaded cells are neighbours', 'all blank cells are connected'],
      SHADING,
    );
    expect(needed.idle).toEqual([]);
    const idle = tryOn(
      { size: 3 },
      ['in the grid exactly 1 cell is shaded', 'all shaded cells are connected'],
      SHADING,
    );
    expect(idle.idle).toEqual([FIRST_WITHOUT + 1]);
  });
});
