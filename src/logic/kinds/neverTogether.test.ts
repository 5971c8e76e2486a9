import fc from 'fast-check';
import { domainsOf, place, upTo, values as someValues } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { neverTogether } from './neverTogether.ts';

const CELLS = 4;

/** Some cells, each with some of the values and not all. */
const nogoods = (values: readonly number[]) =>
  fc
    .subarray([...upTo(CELLS)], { minLength: 1, maxLength: 3 })
    .chain((cells) =>
      fc.tuple(
        ...cells.map((cell) =>
          fc
            .subarray([...values], { minLength: 1, maxLength: values.length - 1 })
            .map((own) => ({ cell, values: own })),
        ),
      ),
    );

describeClaimLaws(
  'never together',
  someValues(2, 4).chain((values) =>
    fc
      .tuple(
        fc.array(fc.array(nogoods(values), { minLength: 1, maxLength: 3 }), {
          minLength: 1,
          maxLength: 2,
        }),
        domainsOf(CELLS, values),
      )
      .map(([groups, domains]) => ({
        claim: neverTogether({
          place,
          sentence: 'none occurs',
          groups: groups.map((group, at) => ({
            sentence: `group ${at}`,
            otherwise: `group ${at} would occur`,
            technique: 'right angles' as const,
            nogoods: group,
          })),
          values,
          counted: String,
        }),
        domains,
        rule: (full: readonly number[]) =>
          groups
            .flat()
            .every(
              (group) =>
                !group.every(({ cell, values: own }) => own.some((value) => value === full[cell])),
            ),
      })),
  ),
);
