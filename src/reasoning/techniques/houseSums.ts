/**
 * Innies and outies: a house with all values has a known sum. Sums inside it give the sum of its
 * other cells; sums that cover it give the sum of their cells outside.
 */
import type { Speech } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { capitalise } from '#logic/words.ts';
import { phrase } from '#reasoning/phrases.ts';
import { sayPlaces } from '#reasoning/places.ts';
import type { Candidates } from './candidates.ts';
import { allFillings, impossibleIn } from './fillings.ts';
import type { Finding } from './finding.ts';
import type { House } from './links.ts';
import { sumsOf } from './sums.ts';
import type { SumPart } from './sums.ts';

/** The most cells whose combinations people go through. */
const MOST_OPEN = 3;

/** Sums inside or covering a house, and the remaining cells. */
interface Remainder {
  readonly house: House;
  /** Pairwise disjoint. */
  readonly sums: readonly SumPart[];
  /**
   * True for cells of the house outside the sums, false for cells of the sums outside the house.
   */
  readonly isInside: boolean;
  readonly cells: readonly number[];
  readonly total: number;
}

const added = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Conclusions about the innies and outies of every house. */
export function houseSums(position: Candidates): readonly Finding[] {
  const { links, known } = position;
  const sums = sumsOf(position);
  if (sums.length === 0) return [];
  return links.houses
    .filter(({ cells, needs }) => needs.size === cells.length)
    .flatMap((house) => remaindersOf(house, sums, known.values))
    .flatMap((remainder) => finding(position, remainder));
}

function remaindersOf(
  house: House,
  sums: readonly SumPart[],
  values: readonly (number | undefined)[],
): readonly Remainder[] {
  const all = added([...house.needs.keys()]);
  const within = apart(
    sums.filter(({ cells }) => cells.every((cell) => house.cells.includes(cell))),
  );
  const over = apart(sums.filter(({ cells }) => cells.some((cell) => house.cells.includes(cell))));
  const left = house.cells.filter((cell) => !within.some(({ cells }) => cells.includes(cell)));
  const bare = house.cells.filter((cell) => !over.some(({ cells }) => cells.includes(cell)));
  const outside = over.flatMap(({ cells }) => cells.filter((cell) => !house.cells.includes(cell)));
  const totalOf = (some: readonly SumPart[]): number => added(some.map(({ total }) => total));
  const innies: Remainder = {
    house,
    sums: within,
    isInside: true,
    cells: left,
    total: all - totalOf(within),
  };
  const outies: Remainder = {
    house,
    sums: over,
    isInside: false,
    cells: outside,
    total: totalOf(over) - all,
  };
  return [
    ...(within.length > 0 ? [innies] : []),
    ...(over.length > within.length && bare.length === 0 ? [outies] : []),
  ].filter(({ cells }) => {
    const open = cells.filter((cell) => values[cell] === undefined).length;
    return open > 0 && open <= MOST_OPEN;
  });
}

/** Disjoint sums, in part order. */
const apart = (sums: readonly SumPart[]): readonly SumPart[] =>
  sums.reduce<readonly SumPart[]>((chosen, sum) => {
    const isFree = !chosen.some(({ cells }) => cells.some((cell) => sum.cells.includes(cell)));
    return isFree ? [...chosen, sum] : chosen;
  }, []);

function finding(position: Candidates, remainder: Remainder): readonly Finding[] {
  const { house, sums, cells, total } = remainder;
  const { known, formula } = position;
  const held = cells.flatMap((cell): readonly Literal[] => {
    const value = known.values[cell];
    return value === undefined ? [] : [{ cell, value, holds: true }];
  });
  const open = cells.filter((cell) => known.values[cell] === undefined);
  const rest = total - added(held.map(({ value }) => value));
  const [first = 0, ...more] = open;
  const core = sums.map(({ part }) => part);
  const parts = [...core, ...house.once.values()];
  const base = { claim: house.claim, core, cells: held.map(({ cell }) => cell) };
  if (more.length === 0) {
    if (formula.domains[first]?.includes(rest) !== true) return [];
    const conclusions = [{ cell: first, value: rest, holds: true }];
    return [
      {
        ...base,
        technique: 'house sum',
        conclusions,
        reason: { parts, facts: held },
        say: (speech, told) =>
          `${sayLeft(remainder, held, told, speech)} So ${speech.names(open)} is ${speech.word(rest)}.`,
      },
    ];
  }
  const impossible = impossibleIn(position, open, (values) => {
    const sofar = added(values);
    return values.length === open.length ? sofar === rest : sofar < rest;
  });
  // With two cells, one gives the other; with three, concludes about one at a time.
  const conclusions = (impossible ?? []).filter(
    ({ cell }) => open.length === 2 || cell === impossible?.[0]?.cell,
  );
  if (conclusions.length === 0) return [];
  const { parts: all, facts } = allFillings(position, parts, open);
  return [
    {
      ...base,
      technique: 'house sums',
      conclusions,
      reason: { parts: all, facts: [...held, ...facts] },
      say: (speech, told) =>
        `${sayLeft(remainder, held, told, speech)} So ${speech.names(open)} add up to ${rest}, and ${phrase(conclusions, speech)}.`,
    },
  ];
}

/** "Row 3 adds up to 45, and cages b and c in it to 27." */
function sayLeft(
  { house, sums, isInside, total }: Remainder,
  held: readonly Literal[],
  told: readonly Literal[],
  speech: Speech,
): string {
  const all = added([...house.needs.keys()]);
  const area = house.claim.place.words;
  const places = sayPlaces(sums.map(({ claim }) => claim.place));
  const add = sums.length === 1 ? 'adds' : 'add';
  const isTold = held.every(({ cell, value }) =>
    told.some((fact) => fact.holds && fact.cell === cell && fact.value === value),
  );
  const known = held.length === 0 || !isTold ? '' : ` ${capitalise(phrase(held, speech))}.`;
  return isInside
    ? `${capitalise(area)} adds up to ${all} and ${places} in it to ${all - total}.${known}`
    : `${capitalise(places)} ${add} up to ${all + total}, and cover all of ${area}, which adds up to ${all}.${known}`;
}
