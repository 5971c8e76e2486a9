import { allFilled, showValue } from '#logic/claim.ts';
import type { Claim, Place, Values, ValueSymbol } from '#logic/claim.ts';
import { and, is, not, or, sum } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import type { Literal } from '#logic/literal.ts';
import { inOnePart } from '#logic/onePart.ts';
import { anyOf } from '#logic/terms.ts';
import { oneOf } from '#logic/words.ts';

/** How values are put together; a difference or a quotient is of two cells, in either order. */
export type Calculating = 'sum' | 'difference' | 'product' | 'quotient';

const SIGNS = { sum: '+', difference: '−', product: '×', quotient: '÷' } as const;
const VERBS = {
  sum: 'adds up to',
  difference: 'has a difference of',
  product: 'multiplies to',
  quotient: 'divides to',
} as const;

/** Beyond so many fillings they are not listed for solvers, but added up or taken apart into primes. */
const MOST_FILLINGS = 1500;
/** A reason lists no more ways than somebody can keep in mind. */
const FEW_WAYS = 4;

interface Calculation {
  readonly place: Place;
  readonly cells: readonly number[];
  /** By one of these the values make `total`; several where the author does not say which. */
  readonly operations: readonly Calculating[];
  /** 1 or more. */
  readonly total: number;
  /** The values the cells may take, ascending. */
  readonly values: readonly number[];
  /** Places in `cells` that another claim of the model keeps different, which the part makes use of. */
  readonly apart: readonly (readonly [number, number])[];
  readonly symbol: ValueSymbol;
}

/** The values of the cells make a number by an operation, as a cage of a KenKen does. */
export function calculation(claim: Calculation): Claim {
  const { place, cells, operations, total, symbol } = claim;
  const [only, ...others] = operations;
  const sentence =
    only !== undefined && others.length === 0
      ? `${place.words} ${VERBS[only]} ${total}`
      : `${place.words} makes ${total} by ${oneOf(operations.map((each) => SIGNS[each]))}`;
  const held = (shown: Values) => cells.map((cell) => shown[cell]);
  const judge = (shown: Values) => {
    const fits = operations.some((operation) => canMake({ ...claim, operation }, held(shown)));
    if (!fits) return 'broken';
    return allFilled(cells, shown) ? 'holds' : 'open';
  };

  return {
    ...inOnePart(place, cells, sentence, () => {
      const fillings = operations.map((operation) => listFillings({ ...claim, operation }));
      return {
        formula: or(operations.map((operation, at) => formulaOf(claim, operation, fillings[at]))),
        telling: {
          technique: () => 'ways of a cage',
          settles(known) {
            const left = waysLeft(claim, fillings, known);
            return left === undefined
              ? `${sentence}, so `
              : `${place.words} makes ${total} only as ${left}, so `;
          },
        },
      };
    }),
    judge,
    culprits: (shown) =>
      judge(shown) === 'broken' ? cells.filter((cell) => shown[cell] !== undefined) : [],
    observe(shown) {
      const sign = only !== undefined && others.length === 0 ? SIGNS[only] : ' ';
      return `${cells.map((cell) => showValue(symbol, shown[cell])).join(sign)} (${total})`;
    },
    smtlib: () => {
      const terms = operations.map((operation) => termOf(operation, cells, total));
      return [anyOf(terms)];
    },
    ...(operations.includes('product') && cells.length > 1 ? { nonlinear: true } : {}),
  };
}

interface One extends Pick<Calculation, 'total' | 'values' | 'apart'> {
  readonly operation: Calculating;
}

/** Whether full values make the total. */
function makes({ operation, total }: One, full: readonly number[]): boolean {
  const [a = 0, b = 0] = full;
  switch (operation) {
    case 'sum':
      return full.reduce((sofar, value) => sofar + value, 0) === total;
    case 'product':
      return full.reduce((sofar, value) => sofar * value, 1) === total;
    case 'difference':
      return full.length === 2 && Math.abs(a - b) === total;
    case 'quotient':
      return full.length === 2 && (a === total * b || b === total * a);
  }
}

/** Whether values so far may still make the total. */
function mayMake({ operation, total }: One, sofar: readonly number[]): boolean {
  if (operation === 'sum') return sofar.reduce((all, value) => all + value, 0) <= total;
  if (operation !== 'product') return true;
  const made = sofar.reduce((all, value) => all * value, 1);
  return made > 0 && total % made === 0;
}

/** Goes through all fillings that keep what is shown, until `visit` says that it is enough. */
function goThrough(
  one: One,
  shown: Values,
  isKept: (filling: readonly number[]) => boolean,
  visit: (filling: readonly number[]) => boolean,
  sofar: readonly number[] = [],
): boolean {
  if (sofar.length === shown.length) return makes(one, sofar) && visit(sofar);
  const own = shown[sofar.length];
  return (own === undefined ? one.values : [own]).some((value) => {
    const next = [...sofar, value];
    return mayMake(one, next) && isKept(next) && goThrough(one, shown, isKept, visit, next);
  });
}

const canMake = (one: One, shown: Values): boolean =>
  goThrough(
    one,
    shown,
    () => true,
    () => true,
  );

/** All fillings; `undefined` where they are too many. */
function listFillings(
  one: One & Pick<Calculation, 'cells'>,
): readonly (readonly number[])[] | undefined {
  const found: (readonly number[])[] = [];
  const differ = (filling: readonly number[]): boolean =>
    one.apart.every(
      ([a, b]) => filling[a] === undefined || filling[b] === undefined || filling[a] !== filling[b],
    );
  const open = one.cells.map(() => undefined);
  const isTooMany = goThrough(one, open, differ, (filling) => found.push(filling) > MOST_FILLINGS);
  return isTooMany ? undefined : found;
}

function formulaOf(
  { cells, values, total }: Calculation,
  operation: Calculating,
  fillings: readonly (readonly number[])[] | undefined,
): Formula {
  if (fillings !== undefined) return oneOfFillings(cells, values, fillings);
  const adding = (weigh: (value: number) => number, of: number): Formula =>
    sum(
      of,
      cells.flatMap((cell) =>
        values.flatMap((value) =>
          weigh(value) === 0 ? [] : [{ weight: weigh(value), of: is(cell, value) }],
        ),
      ),
    );
  if (operation === 'sum') return adding((value) => value, total);
  // Numbers are alike where their primes are; a total with a prime that no value has cannot be made.
  const primes = PRIMES.map((prime) => adding(timesOf(prime), timesOf(prime)(total)));
  const rest = PRIMES.reduce((left, prime) => left / prime ** timesOf(prime)(left), total);
  const zeros = values.includes(0) ? cells.map((cell) => not(is(cell, 0))) : [];
  return rest === 1 ? and([...primes, ...zeros]) : or([]);
}

const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31];

/** How often a prime is in a number. */
const timesOf =
  (prime: number) =>
  (number: number): number => {
    let times = 0;
    for (let left = number; left > 0 && left % prime === 0; left /= prime) times += 1;
    return times;
  };

/** The cells are filled in one of the ways. */
function oneOfFillings(
  cells: readonly number[],
  values: readonly number[],
  fillings: readonly (readonly number[])[],
): Formula {
  const taken = fillings.map((filling) =>
    and(filling.map((value, at) => is(cells[at] ?? 0, value))),
  );
  // That one way is taken says it all; what each value has to do with that lets it be followed.
  const followed = cells.flatMap((cell, at) =>
    values.map((value) =>
      or([not(is(cell, value)), ...taken.filter((_, way) => fillings[way]?.[at] === value)]),
    ),
  );
  return and([or(taken), ...followed]);
}

/** "3×8 or 4×6": the ways that what is known leaves, whatever their order, where they are few. */
function waysLeft(
  { cells, operations, symbol }: Calculation,
  fillings: readonly (readonly (readonly number[])[] | undefined)[],
  known: readonly Literal[],
): string | undefined {
  const ways = new Set<string>();
  for (const [at, operation] of operations.entries()) {
    const some = fillings[at];
    if (some === undefined) return undefined;
    for (const filling of some) {
      const stands = known.every(({ cell, value, holds }) => {
        const place = cells.indexOf(cell);
        return place < 0 || (filling[place] === value) === holds;
      });
      if (!stands) continue;
      const turned = operation === 'difference' || operation === 'quotient' ? -1 : 1;
      const sorted = filling.toSorted((a, b) => turned * (a - b));
      ways.add(sorted.map(symbol).join(SIGNS[operation]));
      if (ways.size > FEW_WAYS) return undefined;
    }
  }
  return ways.size === 0 ? undefined : oneOf([...ways]);
}

function termOf(operation: Calculating, cells: readonly number[], total: number): string {
  const names = cells.map((cell) => `V${cell}`);
  const [a = '0', b = '0'] = names;
  if (names.length === 1) {
    return operation === 'sum' || operation === 'product' ? `(= ${total} ${a})` : 'false';
  }
  switch (operation) {
    case 'sum':
      return `(= ${total} (+ ${names.join(' ')}))`;
    case 'product':
      return `(= ${total} (* ${names.join(' ')}))`;
    case 'difference':
      if (names.length !== 2) return 'false';
      return `(or (= ${a} (+ ${b} ${total})) (= ${b} (+ ${a} ${total})))`;
    case 'quotient':
      if (names.length !== 2) return 'false';
      return `(or (= ${a} (* ${total} ${b})) (= ${b} (* ${total} ${a})))`;
  }
}
