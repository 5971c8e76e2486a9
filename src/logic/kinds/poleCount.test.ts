import fc from 'fast-check';
import { domainsOf, order, place } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import type { Literal } from '#logic/literal.ts';
import { clauses } from './clauses.ts';
import { poleCount } from './poleCount.ts';

const VALUE = 1;

/** Cells in order, in pairs and single ones. */
const dominoes = fc
  .tuple(order(1, 5), fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }))
  .map(([cells, together]) => {
    const lists: number[][] = [];
    for (const [at, cell] of cells.entries()) {
      const last = lists.at(-1);
      if (together[at] === true && last?.length === 1) last.push(cell);
      else lists.push([cell]);
    }
    return lists;
  });

const is = (cell: number, holds: boolean): Literal => ({ cell, value: VALUE, holds });

describeClaimLaws(
  'pole count',
  fc
    .tuple(
      dominoes,
      fc.constantFrom('at most one' as const, 'all or none' as const),
      fc.integer({ min: 0, max: 5 }),
    )
    .chain(([lists, share, count]) => {
      const cells = Math.max(...lists.flat()) + 1;
      const pairs = lists.flatMap(([one, other]) =>
        one === undefined || other === undefined ? [] : [[one, other] as const],
      );
      const rule = pairs.flatMap(([one, other]) =>
        share === 'at most one'
          ? [{ sentence: `${one}, ${other}`, literals: [is(one, false), is(other, false)] }]
          : [
              { sentence: `${one}, ${other}`, literals: [is(one, false), is(other, true)] },
              { sentence: `${other}, ${one}`, literals: [is(one, true), is(other, false)] },
            ],
      );
      const besides =
        rule.length === 0
          ? []
          : [
              clauses({
                place: { words: 'dominoes' },
                sentence: 'dominoes',
                clauses: rule,
                symbol: String,
                technique: 'other pole',
              }),
            ];
      return domainsOf(cells, [0, 1, 2]).map((domains) => ({
        claim: poleCount({
          place,
          label: '1 of row 1',
          dominoes: lists,
          share,
          value: VALUE,
          count,
          counted: (some) => `${some} 1`,
          symbol: String,
        }),
        domains,
        besides,
        rule: (full: readonly number[]) =>
          lists.flat().filter((cell) => full[cell] === VALUE).length === count,
      }));
    }),
);
