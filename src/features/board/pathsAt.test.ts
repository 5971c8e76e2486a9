import { describe, expect, it } from 'vitest';
import { rectangle } from '#grid/rectangle.ts';
import { pathsAt } from './pathsAt.ts';

describe('what is said of a cell for what is drawn there', () => {
  it('has the number, and of what crosses the board only the cell beside it', () => {
    const said = pathsAt(rectangle(4, 4), {
      paths: [
        { kind: 'x-sum', cells: [0, 1, 2, 3], numbers: [7] },
        { kind: 'little-killer', cells: [3, 6, 9, 12] },
        { kind: 'cage', cells: [0, 1], numbers: [5] },
        { kind: 'even', cells: [1] },
        { kind: 'quadruple', cells: [5, 6, 9, 10], numbers: [1, 2] },
        { kind: 'black-dot', cells: [10, 11], numbers: [3] },
        { kind: 'thermometer', cells: [15, 14] },
      ],
    });
    expect(Object.fromEntries(said)).toEqual({
      0: 'X-sum of row 1 from the left: 7, in a killer cage of 5',
      1: 'in a killer cage of 5, even cell',
      3: 'little killer of 4 cells: not known',
      5: 'at a quadruple of 1 and 2',
      6: 'at a quadruple of 1 and 2',
      9: 'at a quadruple of 1 and 2',
      10: 'at a quadruple of 1 and 2, beside a black dot of 3',
      11: 'beside a black dot of 3',
      14: 'cell 2 of a thermometer',
      15: 'bulb of a thermometer of 2 cells',
    });
  });
});
