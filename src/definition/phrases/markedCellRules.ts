import { besides } from '#grid/areas.ts';
import { cellName } from '#grid/grid.ts';
import { clauses } from '#logic/kinds/clauses.ts';
import { lessThan } from '#logic/kinds/lessThan.ts';
import { asRectangle } from '../kinds.ts';
import { pathKind } from '../pathKinds.ts';
import { entry } from '../phrase.ts';
import { aboutNumbers, comparing, ruleAt, withoutEmpty } from '../ruleClaims.ts';
import type { RuleMeaning } from '../scene.ts';

// Rules about numbers in cells that are marked one by one.

/** Cells of a kind have odd numbers, or even ones. */
const ofParity = (parity: 'odd' | 'even'): RuleMeaning =>
  ruleAt([pathKind(parity)], (scene, { place, cells: [cell = 0] }) => {
    const sentence = `${cellName(scene.grid, cell)} is ${parity}`;
    const fitting = scene.domain(cell).filter((value) => (value % 2 === 0) === (parity === 'even'));
    return clauses({
      place,
      sentence,
      clauses: [{ sentence, literals: fitting.map((value) => ({ cell, value, holds: true })) }],
      symbol: scene.symbol,
      technique: 'one rule',
    });
  });

/** A number is beyond all those beside it, but for those in cells of its own kind: a claim for each. */
const beyondBesides = (kind: 'maximum' | 'minimum'): RuleMeaning =>
  ruleAt([pathKind(kind)], (scene, { place, cells: [cell = 0] }) => {
    const { grid, values, symbol } = scene;
    const marked = new Set(scene.places(pathKind(kind)).flatMap((other) => other.cells));
    return besides(asRectangle(grid), cell)
      .filter((other) => !marked.has(other))
      .map((other) => {
        const [less, greater] = kind === 'maximum' ? [other, cell] : [cell, other];
        return lessThan({
          place,
          less,
          greater,
          values: withoutEmpty(values),
          names: [cellName(grid, less), cellName(grid, greater)],
          symbol,
        });
      });
  });

/** A number says where in its row the number of its column stands; or in its column that of its row. */
const indexing = (kind: 'column-indexer' | 'row-indexer'): RuleMeaning =>
  ruleAt([pathKind(kind)], (scene, { place, cells: [cell = 0] }) => {
    const { symbol } = scene;
    const grid = asRectangle(scene.grid);
    const [row, column] = [Math.floor(cell / grid.width), cell % grid.width];
    const isOfColumn = kind === 'column-indexer';
    /** The number whose place is told. */
    const own = 1 + (isOfColumn ? column : row);
    const pointed = (value: number): number =>
      isOfColumn ? row * grid.width + value - 1 : (value - 1) * grid.width + column;
    const name = cellName(grid, cell);
    return clauses({
      place,
      sentence: isOfColumn
        ? `${name} says in which column of its row ${symbol(own)} stands`
        : `${name} says in which row of its column ${symbol(own)} stands`,
      clauses: withoutEmpty(scene.domain(cell))
        .filter((value) => value !== own)
        .flatMap((value) => {
          const here = { cell, value };
          if (value > (isOfColumn ? grid.width : grid.height)) {
            const sentence = `there is no ${isOfColumn ? 'column' : 'row'} ${symbol(value)} for ${name} to say`;
            return [{ sentence, literals: [{ ...here, holds: false }] }];
          }
          const other = cellName(grid, pointed(value));
          const there = { cell: pointed(value), value: own };
          return [
            {
              sentence: `if ${name} is ${symbol(value)}, ${other} is ${symbol(own)}`,
              literals: [
                { ...here, holds: false },
                { ...there, holds: true },
              ],
            },
            {
              sentence: `if ${other} is ${symbol(own)}, ${name} is ${symbol(value)}`,
              literals: [
                { ...here, holds: true },
                { ...there, holds: false },
              ],
            },
          ];
        }),
      symbol,
      technique: 'one rule',
    });
  });

export const MARKED_CELL_RULES = aboutNumbers([
  entry({
    says: 'the number in each odd cell is odd',
    means: 'Cells with a grey circle have odd numbers.',
    example: 'the number in each odd cell is odd',
    make: () => ofParity('odd'),
  }),
  entry({
    says: 'the number in each even cell is even',
    means: 'Cells with a grey square have even numbers.',
    example: 'the number in each even cell is even',
    make: () => ofParity('even'),
  }),
  entry({
    says: 'the number in each maximum cell is greater than those beside it',
    means:
      'It is greater than the number in each cell beside it that is no maximum cell; arrowheads point to the lesser ones.',
    example: 'the number in each maximum cell is greater than those beside it',
    make: () => beyondBesides('maximum'),
  }),
  entry({
    says: 'the number in each minimum cell is less than those beside it',
    means:
      'It is less than the number in each cell beside it that is no minimum cell; arrowheads point to it.',
    example: 'the number in each minimum cell is less than those beside it',
    make: () => beyondBesides('minimum'),
  }),
  entry({
    says: 'each column indexer says in which column of its row the number of its own column stands',
    means:
      'If one in column 3 is 7, then in its row a 3 is in column 7, and only then: such cells index columns.',
    example:
      'each column indexer says in which column of its row the number of its own column stands',
    make: () => comparing(indexing('column-indexer')),
  }),
  entry({
    says: 'each row indexer says in which row of its column the number of its own row stands',
    means:
      'If one in row 3 is 7, then in its column a 3 is in row 7, and only then: such cells index rows.',
    example: 'each row indexer says in which row of its column the number of its own row stands',
    make: () => comparing(indexing('row-indexer')),
  }),
]);
