import { RECTANGLE } from './lineContexts.ts';
import type { Context } from './lineContexts.ts';

const DIFFER = 'in each row and column all numbers differ';

/** A square on which such paths are drawn. */
const drawn = (paths: string): Context => ({
  board: 'square 4 to 9',
  clues: ['the answer in some cells', `drawn ${paths}, which may meet`],
  rules: [DIFFER],
});

/** What stands around the examples of rules about drawn paths. */
export const PATH_CONTEXTS: readonly (readonly [RegExp, Context])[] = [
  [
    /each thermometer is|outside the thermometers|^thermometers$/,
    {
      ...RECTANGLE,
      fill: 'each cell: filled or empty',
      clues: ['thermometers'],
      rules: ['each thermometer is filled from its bulb on, without a gap'],
    },
  ],
  [/which may meet/, { ...drawn('thermometers'), clues: [] }],
  [/slow thermometer/, drawn('slow thermometers')],
  [/odd cell/, drawn('odd cells')],
  [/even cell/, drawn('even cells')],
  [/maximum cell/, drawn('maximum cells')],
  [/minimum cell/, drawn('minimum cells')],
  [/column indexer/, drawn('column indexers')],
  [/row indexer/, drawn('row indexers')],
  [/killer cage/, drawn('killer cages')],
  [/sum cage/, drawn('sum cages')],
  [/product cage/, drawn('product cages')],
  [/extra region/, drawn('extra regions')],
  [/clone/, drawn('clones')],
  [/little killer/, drawn('little killers')],
  [/sandwich/, drawn('sandwiches')],
  [/X-sum/, drawn('X-sums')],
  [/skyscraper line/, drawn('skyscraper lines')],
  [/numbered room/, drawn('numbered rooms')],
  [/quadruple/, drawn('quadruples')],
  [/disjoint group/, { board: 'boxes 2 by 2, 3 by 3', rules: [DIFFER] }],
  [/along each thermometer/, drawn('thermometers')],
  [/along each arrow/, drawn('arrows')],
  [/each whisper line/, drawn('whisper lines')],
  [/each renban line/, drawn('renban lines')],
  [/each palindrome/, drawn('palindromes')],
  [/pill arrow/, drawn('pill arrows')],
  [/double arrow/, drawn('double arrows')],
  [/each between line/, drawn('between lines')],
  [/region sum line/, { ...drawn('region sum lines'), board: 'boxes 2 by 2, 3 by 3' }],
  [/each zipper line/, drawn('zipper lines')],
  [/each entropic line/, drawn('entropic lines')],
  [/each modular line/, drawn('modular lines')],
  [/without a dot/, drawn('white dots and black dots')],
  [/without a sign/, drawn('Xs and Vs')],
  [/each white dot/, drawn('white dots')],
  [/each black dot/, drawn('black dots')],
  [/each X/, drawn('Xs')],
  [/each V/, drawn('Vs')],
];
