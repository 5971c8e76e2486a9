// Sums of any size for the plain check. For tests.

/**
 * The coefficients, all positive, of the true literals sum to at least `degree`; keyed by literal.
 */
export interface PlainSum {
  readonly terms: ReadonlyMap<string, bigint>;
  readonly degree: bigint;
}

/** Thrown if a file is refused. */
export class Refusal extends Error {}

export function refuse(): never {
  throw new Refusal();
}

export const absolute = (number: bigint): bigint => (number < 0n ? -number : number);

export const allWeights = ({ terms }: PlainSum): bigint =>
  [...terms.values()].reduce((a, b) => a + b, 0n);

/** A sum, and all its numbers added up before anything cancels. */
interface Sized extends PlainSum {
  readonly size: bigint;
}

const sized = ({ terms, degree }: PlainSum): Sized => ({
  terms,
  degree,
  size: allWeights({ terms, degree }) + absolute(degree),
});

const ceil = (number: bigint, by: bigint): bigint => {
  const whole = number / by;
  return whole * by < number ? whole + 1n : whole;
};

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** What a line in reverse Polish notation adds up to. */
export function addedUp(
  words: readonly string[],
  sums: readonly (PlainSum | undefined)[],
  isKnown: (name: string) => boolean,
): PlainSum {
  const stack: (Sized | bigint)[] = [];
  const take = (): Sized => {
    const top = stack.pop();
    if (typeof top === 'object') return top;
    const found = top === undefined ? undefined : sums[Number(top) - 1];
    return found === undefined ? refuse() : sized(found);
  };
  const factor = (): bigint => {
    const top = stack.pop();
    return typeof top === 'bigint' && top > 0n ? top : refuse();
  };
  const each = (sum: Sized, by: (number: bigint) => bigint): Sized => ({
    terms: new Map([...sum.terms].map(([literal, weight]) => [literal, by(weight)])),
    degree: by(sum.degree),
    size: by(sum.size) > sum.size ? by(sum.size) : sum.size,
  });
  for (const word of words) {
    if (word === '+') {
      const [one, other] = [take(), take()];
      const gains = new Map<string, bigint>();
      let degree = one.degree + other.degree;
      for (const [literal, weight] of [...one.terms, ...other.terms]) {
        const name = literal.replace(/^~/, '');
        if (literal !== name) degree -= weight;
        gains.set(name, (gains.get(name) ?? 0n) + (literal === name ? weight : -weight));
      }
      for (const gain of gains.values()) if (gain < 0n) degree -= gain;
      const terms = [...gains].filter(([, gain]) => gain !== 0n);
      stack.push({
        terms: new Map(
          terms.map(([name, gain]) => [gain > 0n ? name : `~${name}`, absolute(gain)]),
        ),
        degree,
        size: one.size + other.size,
      });
    } else if (word === '*') {
      const by = factor();
      stack.push(each(take(), (number) => number * by));
    } else if (word === 'd') {
      const by = factor();
      stack.push(each(take(), (number) => ceil(number, by)));
    } else if (word === 's') {
      const sum = take();
      const most = sum.degree > 0n ? sum.degree : 0n;
      stack.push({
        ...each(sum, (number) => least(number, most)),
        degree: least(sum.degree, most),
      });
    } else if (/^\d{1,9}$/.test(word)) stack.push(BigInt(word));
    else if (isKnown(word.replace(/^~/, ''))) {
      stack.push({ terms: new Map([[word, 1n]]), degree: 0n, size: 1n });
    } else return refuse();
    const top = stack.at(-1);
    if (typeof top === 'object' && top.size > 2n ** 52n) return refuse();
  }
  const { terms, degree } = take();
  if (stack.length > 0) return refuse();
  return { terms: new Map([...terms].filter(([, weight]) => weight > 0n)), degree };
}
