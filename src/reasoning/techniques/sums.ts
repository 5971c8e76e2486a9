/** Conclusions from sums with few combinations. */
import type { Literal } from '#logic/literal.ts';
import { capitalise, withArticle } from '#logic/words.ts';
import { phrase } from '#reasoning/phrases.ts';
import { partsBetween, reasonOf, seenFrom, whyOut } from './candidates.ts';
import type { Candidates } from './candidates.ts';
import type { Finding } from './finding.ts';
import { fewestParts } from './locked.ts';
import { possibleInSum, waysLeft } from './sumWays.ts';
import { sumOfFacts, factsIn, sayReach, sayWays } from './sumWords.ts';
import type { SumPart } from './sumWords.ts';

export type { SumPart } from './sumWords.ts';

/** Sums with more combinations are not considered. */
const MANY_WAYS = 12;

/** All parts that say what cells add up to. */
export const sumsOf = ({ formula }: Candidates): readonly SumPart[] =>
  formula.parts.flatMap(({ claim, telling }, part) =>
    telling?.sum === undefined ? [] : [{ part, claim, ways: undefined, ...telling.sum }],
  );

/** Sums with one open cell. */
export function lastOfSum(position: Candidates): readonly Finding[] {
  return sumsOf(position).flatMap(({ part, claim, sentence, cells, total }): readonly Finding[] => {
    const facts = factsIn(position, cells);
    const open = cells.filter((cell) => position.known.values[cell] === undefined);
    const [cell, ...others] = open;
    if (cell === undefined || others.length > 0 || facts.length === 0) return [];
    const value = total - sumOfFacts(facts);
    if (position.formula.domains[cell]?.includes(value) !== true) return [];
    return [
      {
        technique: 'last of a sum',
        conclusions: [{ cell, value, holds: true }],
        reason: { parts: [part], facts },
        claim,
        cells: facts.map((fact) => fact.cell),
        core: [part],
        say: ({ names, word }, known) =>
          known.length < facts.length
            ? `${capitalise(sentence)}, so ${names([cell])} is ${word(value)}.`
            : `${capitalise(claim.place.words)} adds up to ${total}, and its other cells to ${sumOfFacts(facts)}. So ${names([cell])} is ${word(value)}.`,
      },
    ];
  });
}

/** Values that occur in no remaining combination. */
export function fewWays(position: Candidates): readonly Finding[] {
  return sumsOf(position).flatMap((sum): readonly Finding[] => {
    const { part, claim, cells, ways } = sum;
    if (ways === undefined) return [];
    const held = factsIn(position, cells);
    const open = openIn(position, cells);
    const left = waysLeft(ways, cells, held);
    if (left.length === 0 || left.length > MANY_WAYS || open.length < 2) return [];
    const values = new Set(left.flat());
    const conclusions = without(position, open, (value) => !values.has(value));
    if (conclusions.length === 0) return [];
    return [
      {
        technique: 'sum of few',
        conclusions,
        reason: { parts: [part], facts: held },
        claim,
        cells: held.map(({ cell }) => cell),
        core: [part],
        say: (speech, known) =>
          `${sayWays(sum, waysLeft(ways, cells, known), known, speech)}. So ${phrase(conclusions, speech)}.`,
      },
    ];
  });
}

/** Values that every combination needs, so that other cells cannot have them. */
export function neededBySum(position: Candidates): readonly Finding[] {
  const { links, left } = position;
  return sumsOf(position).flatMap((sum) => {
    const { part, claim, cells, ways } = sum;
    if (ways === undefined) return [];
    const held = factsIn(position, cells);
    const rest = waysLeft(ways, cells, held);
    const has = new Set(held.map(({ value }) => value));
    const [first = []] = rest;
    if (rest.length > MANY_WAYS) return [];
    const always = first.filter(
      (value) => !has.has(value) && rest.every((way) => way.includes(value)),
    );
    return always.flatMap((value): readonly Finding[] => {
      const inOpen = openIn(position, cells);
      const places = inOpen.filter((cell) => left[cell * links.stride + value] === 1);
      const [one, ...more] = places;
      if (one === undefined) return [];
      const seen = more.map((cell) => new Set(seenFrom(links, cell, value)));
      const reached = new Set(
        seenFrom(links, one, value).filter(
          (cell) =>
            left[cell * links.stride + value] === 1 &&
            !cells.includes(cell) &&
            seen.every((of) => of.has(cell)),
        ),
      );
      if (reached.size === 0) return [];
      const out = [...reached];
      const conclusions = out.map((cell) => ({ cell, value, holds: false }));
      const between = fewestParts(
        out.flatMap((cell) => places.map((place) => partsBetween(links, cell, place, value))),
      );
      const struck = inOpen.filter((cell) => !places.includes(cell));
      const why = reasonOf(
        [part, ...between],
        whyOut(
          position,
          struck.map((cell) => cell * links.stride + value),
        ),
      );
      const facts = [
        ...why.facts,
        ...held.filter(({ cell }) => !why.facts.some((of) => of.cell === cell)),
      ];
      return [
        {
          technique: 'sum elsewhere',
          conclusions,
          reason: { parts: why.parts, facts },
          claim,
          cells: places,
          core: [part],
          say: (speech, known) => {
            const own = known.filter((fact) => cells.includes(fact.cell));
            return `${sayWays(sum, waysLeft(ways, cells, own), own, speech)}. It always has ${withArticle(speech.word(value))}, at ${places.length === 1 ? '' : 'one of '}${speech.names(places)}. So ${phrase(conclusions, speech)}.`;
          },
        },
      ];
    });
  });
}

/** Values that cannot be completed to the sum with the remaining candidates. */
export function reachOfSum(position: Candidates): readonly Finding[] {
  const { formula, open, links, known } = position;
  return sumsOf(position).flatMap((sum): readonly Finding[] => {
    const { part, claim, cells, total, ways } = sum;
    const own = openIn(position, cells);
    if (own.length < 2) return [];
    const choices = cells.map((cell) => {
      const value = known.values[cell];
      return value === undefined ? (open[cell] ?? []) : [value];
    });
    const isPossible = possibleInSum(choices, total, ways);
    const conclusions = without(
      position,
      own,
      (value, cell) => !isPossible(cells.indexOf(cell), value),
    );
    if (conclusions.length === 0) return [];
    const struck = own.flatMap((cell) =>
      (formula.domains[cell] ?? []).flatMap((value) =>
        open[cell]?.includes(value) === true ? [] : [cell * links.stride + value],
      ),
    );
    const why = reasonOf([part], whyOut(position, struck));
    const held = factsIn(position, cells);
    const facts = [
      ...why.facts,
      ...held.filter(({ cell }) => !why.facts.some((of) => of.cell === cell)),
    ];
    return [
      {
        technique: 'reach of a sum',
        conclusions,
        reason: { parts: why.parts, facts },
        claim,
        cells: own,
        core: [part],
        say: (speech, told) => sayReach(position, sum, told, conclusions, speech),
      },
    ];
  });
}

const openIn = ({ known }: Candidates, cells: readonly number[]): readonly number[] =>
  cells.filter((cell) => known.values[cell] === undefined);

/** The open candidates that fail a test, as exclusions. */
const without = (
  { open }: Candidates,
  cells: readonly number[],
  isOut: (value: number, cell: number) => boolean,
): readonly Literal[] =>
  cells.flatMap((cell) =>
    (open[cell] ?? [])
      .filter((value) => isOut(value, cell))
      .map((value) => ({ cell, value, holds: false })),
  );
