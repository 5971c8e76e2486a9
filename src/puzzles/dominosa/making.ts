import { rectangle } from '#grid/rectangle.ts';
import { sides } from '#grid/sides.ts';
import { drawDominoes } from '#puzzle/dominoes.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';
import type { DominosaParameters } from './board.ts';

const [DOMINO, BLANK] = [1, 0];

/** The most different numbers of a set that a board has room for, 0 among them. */
const MOST_KINDS = 31;

const kindsOn = ({ width, height }: DominosaParameters): number => {
  let kinds = 1;
  while (kinds < MOST_KINDS && (kinds + 1) * (kinds + 2) <= width * height) kinds += 1;
  return kinds;
};

/** All pairs of numbers of a set. */
const pairsOf = (kinds: number): readonly (readonly [number, number])[] =>
  Array.from({ length: kinds }, (_, one) =>
    Array.from({ length: kinds - one }, (__, more) => [one, one + more] as const),
  ).flat();

/** The board full of dominoes at random, and as many taken away as a set has too few. */
function layDominoes(parameters: DominosaParameters, random: Random): readonly number[] {
  const { width, height } = parameters;
  const partners = drawDominoes(rectangle(width, height), random);
  const { length } = pairsOf(kindsOn(parameters));
  const firsts = partners.flatMap((partner, cell) => (partner > cell ? [cell] : []));
  const kept = new Set(random.shuffled(firsts).slice(0, length));
  return sides(width, height, 'centres').ends.map(([one, other]) =>
    kept.has(one) && partners[one] === other ? DOMINO : BLANK,
  );
}

/** Dominoes and their numbers at random, until no others fit the numbers as well. */
export const dominosaMaking: MakingMethod<DominosaParameters> = {
  solution: ({ parameters }, random) => layDominoes(parameters, random),
  siteClues({ parameters }, solution, random) {
    const { width, height } = parameters;
    const pairs = random.shuffled(pairsOf(kindsOn(parameters)));
    const numbers: (number | undefined)[] = Array.from({ length: width * height }, () => undefined);
    let next = 0;
    for (const [side, dots] of sides(width, height, 'centres').ends.entries()) {
      if (solution[side] !== DOMINO) continue;
      const [one, other] = random.shuffled(dots);
      const [first, second] = pairs[next] ?? [0, 0];
      if (one !== undefined && other !== undefined)
        [numbers[one], numbers[other]] = [first, second];
      next += 1;
    }
    return numbers.map((number) => (number === undefined ? undefined : [number]));
  },
  adjust: ({ parameters }, _, __, random) => layDominoes(parameters, random),
};
