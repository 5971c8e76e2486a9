import { choicesOf, sayChoices } from '#logic/choices.ts';
import type { Claim } from '#logic/claim.ts';
import { and, is, not, or } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import type { Literal } from '#logic/literal.ts';
import { countedInWords, oneOf } from '#logic/words.ts';
import { sayOffTotal, sumSoFar, sumTo } from './sumTo.ts';
import type { Sum } from './sumTo.ts';

/** The most ways to make a sum that a reason lists, so that they can be kept in mind. */
const FEW_WAYS = 4;

/**
 * The most ways that are enumerated: nine digits have at most 12, 25 values have hundreds of
 * thousands.
 */
const MOST_WAYS = 100;

/**
 * A sum of cells that another claim of the model keeps different. Its part states both, since
 * together they exclude much more than each alone: 10 from four cells with 1 to 9 can only be
 * 1+2+3+4. If there are too many ways to make the sum, the part states the sum alone.
 */
export function sumOfDifferent(claim: Sum): Claim {
  const { cells, total, values, symbol } = claim;
  const plain = sumTo(claim);
  const sentence = `${plain.sentence}${withDifferent(cells.length)}`;
  const parts: Claim['parts'] = () => {
    if (countWays(total, cells.length, values) > MOST_WAYS) return plain.parts();
    const ways = waysToMake(total, cells.length, values);
    const fewWays = (some: typeof ways) =>
      some.length > FEW_WAYS ? '' : oneOf(some.map((way) => way.map(symbol).join('+')));
    const few = fewWays(ways);
    const waysLeft = (known: readonly Literal[]): string | undefined =>
      fewWays(ways.filter((way) => fits(way, cells, known))) || undefined;
    return [
      {
        sentence: few === '' ? sentence : `${sentence} (${few})`,
        cells,
        formula: oneOfWays(cells, values, ways),
        telling: {
          sum: { sentence, cells, total, ways, waysLeft },
          technique: (_, concluded) =>
            concluded.some(({ holds }) => holds) ? 'reach of a sum' : 'sum of few',
          settles(known, speech) {
            if (cells.length === 1) return `${claim.place.words} is one cell: `;
            const held = known.flatMap(({ value, holds }) => (holds ? [value] : []));
            const all = ways.filter((way) => held.every((value) => way.includes(value)));
            const left = all.filter((way) => fits(way, cells, known));
            const list = fewWays(left.map((way) => way.filter((value) => !held.includes(value))));
            const out = sayChoices(choicesOf(cells, values, known), speech);
            if (out === '' && held.length === 0 && list !== '') {
              return `${claim.place.words} makes ${total} only as ${list}, so `;
            }
            const head = `${sentence}${sumSoFar(known)}${out === '' ? '' : `, and ${out}`}`;
            const isNews = list !== '' && (out === '' || left.length < all.length);
            return `${head}${isNews ? `, which leaves ${list}${held.length === 0 ? '' : ' for the rest'}` : ''}, so `;
          },
          breaks: (known) =>
            sayOffTotal(claim, known) ?? `${sentence}, and no way to make that would be left`,
        },
      },
    ];
  };
  return { ...plain, parts };
}

/** " with three different digits"; empty for one cell. */
export const withDifferent = (count: number): string =>
  count > 1 ? ` with ${countedInWords(count, 'different digit')}` : '';

/** All sets of `count` values with sum `total`; each ascending, as `values` is. */
function waysToMake(
  total: number,
  count: number,
  values: readonly number[],
): readonly (readonly number[])[] {
  if (count === 0) return total === 0 ? [[]] : [];
  if (total < added(values.slice(0, count)) || total > added(values.slice(-count))) return [];
  return values.flatMap((value, at) =>
    waysToMake(total - value, count - 1, values.slice(at + 1)).map((way) => [value, ...way]),
  );
}

const added = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The number of such sets, counted without enumerating them. */
function countWays(total: number, count: number, values: readonly number[]): number {
  // Indexed by the number of chosen values, then keyed by their sum.
  const found = Array.from({ length: count + 1 }, () => new Map<number, number>());
  found[0]?.set(0, 1);
  for (const value of values) {
    for (let chosen = count; chosen > 0; chosen -= 1) {
      for (const [sum, ways] of found[chosen - 1] ?? []) {
        const own = found[chosen];
        own?.set(sum + value, (own.get(sum + value) ?? 0) + ways);
      }
    }
  }
  return found[count]?.get(total) ?? 0;
}

/** Whether the numbers of a way can be assigned to the cells, one to each. */
function fits(
  way: readonly number[],
  [cell, ...others]: readonly number[],
  known: readonly Literal[],
): boolean {
  if (cell === undefined) return true;
  const own = known.filter((fact) => fact.cell === cell);
  return way.some(
    (value) =>
      own.every((fact) => (fact.value === value) === fact.holds) &&
      fits(
        way.filter((other) => other !== value),
        others,
        known,
      ),
  );
}

/** The values of the cells are those of one of the ways, as many as there are cells. */
function oneOfWays(
  cells: readonly number[],
  values: readonly number[],
  ways: readonly (readonly number[])[],
): Formula {
  const stands = new Map(values.map((value) => [value, or(cells.map((cell) => is(cell, value)))]));
  const taken = ways.map((way) =>
    and([...stands].map(([value, some]) => (way.includes(value) ? some : not(some)))),
  );
  // "One way is taken" is sufficient by itself; the clauses that relate it to each value let
  // solvers propagate.
  const followed = [...stands].flatMap(([value, some]) => {
    const ifStands = (stood: boolean) =>
      taken.filter((_, at) => ways[at]?.includes(value) === stood);
    return [or([not(some), ...ifStands(true)]), or([some, ...ifStands(false)])];
  });
  return and([or(taken), ...followed]);
}
