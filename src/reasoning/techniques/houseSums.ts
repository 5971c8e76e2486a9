/**
 * Innies and outies: houses with all values have a known sum. Sums inside them give the sum of their
 * other cells; sums that cover them give the sum of their cells outside.
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

/** The most houses of one kind, side by side, that people add up. */
const MOST_HOUSES = 3;

/** The most cells whose combinations people go through. */
const MOST_OPEN = 3;

/** Houses that share no cell, each with all values. */
interface Area {
  readonly houses: readonly House[];
  readonly cells: ReadonlySet<number>;
  /** What they add up to. */
  readonly all: number;
}

/** Sums inside or covering houses, and the remaining cells. */
interface Remainder {
  readonly area: Area;
  /** Pairwise disjoint. */
  readonly sums: readonly SumPart[];
  /**
   * True for cells of the houses outside the sums, false for cells of the sums outside the houses.
   */
  readonly isInside: boolean;
  readonly cells: readonly number[];
  readonly total: number;
}

const added = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Conclusions about the innies and outies of every house. */
export const houseSums = (position: Candidates): readonly Finding[] =>
  sumsIn(
    position,
    fullHouses(position).map((house) => areaOf([house])),
  );

/** Conclusions about those of two or three houses that follow each other: rows, columns or boxes. */
export function sumsAcrossHouses(position: Candidates): readonly Finding[] {
  const houses = fullHouses(position);
  return sumsIn(
    position,
    houses.flatMap((_, start) =>
      Array.from({ length: MOST_HOUSES - 1 }, (__, more) => houses.slice(start, start + more + 2))
        .filter((some, more) => some.length === more + 2 && isOneKind(some))
        .map(areaOf),
    ),
  );
}

const fullHouses = ({ links: { houses } }: Candidates): readonly House[] =>
  houses.filter(({ cells, needs }) => needs.size === cells.length);

const areaOf = (houses: readonly House[]): Area => ({
  houses,
  cells: new Set(houses.flatMap(({ cells }) => cells)),
  all: added(houses.flatMap(({ needs }) => [...needs.keys()])),
});

/** Whether houses are all rows, say, of which no two share a cell. */
const isOneKind = (houses: readonly House[]): boolean =>
  new Set(houses.map(({ claim }) => claim.place.noun?.one)).size === 1 &&
  new Set(houses.map(({ claim }) => claim.place.line?.axis)).size === 1 &&
  areaOf(houses).cells.size === added(houses.map(({ cells }) => cells.length));

function sumsIn(position: Candidates, areas: readonly Area[]): readonly Finding[] {
  const sums = sumsOf(position);
  if (sums.length === 0) return [];
  return areas
    .flatMap((area) => remaindersOf(area, sums, position.known.values))
    .flatMap((remainder) => finding(position, remainder));
}

function remaindersOf(
  area: Area,
  sums: readonly SumPart[],
  values: readonly (number | undefined)[],
): readonly Remainder[] {
  const within = apart(sums.filter(({ cells }) => cells.every((cell) => area.cells.has(cell))));
  const over = apart(sums.filter(({ cells }) => cells.some((cell) => area.cells.has(cell))));
  const own = [...area.cells];
  const left = own.filter((cell) => !within.some(({ cells }) => cells.includes(cell)));
  const bare = own.filter((cell) => !over.some(({ cells }) => cells.includes(cell)));
  const outside = over.flatMap(({ cells }) => cells.filter((cell) => !area.cells.has(cell)));
  const totalOf = (some: readonly SumPart[]): number => added(some.map(({ total }) => total));
  const innies: Remainder = {
    area,
    sums: within,
    isInside: true,
    cells: left,
    total: area.all - totalOf(within),
  };
  const outies: Remainder = {
    area,
    sums: over,
    isInside: false,
    cells: outside,
    total: totalOf(over) - area.all,
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
  const {
    area: { houses },
    sums,
    cells,
    total,
  } = remainder;
  const across = houses.length > 1 ? ('sums of houses' as const) : undefined;
  const { known, formula } = position;
  const held = cells.flatMap((cell): readonly Literal[] => {
    const value = known.values[cell];
    return value === undefined ? [] : [{ cell, value, holds: true }];
  });
  const open = cells.filter((cell) => known.values[cell] === undefined);
  const rest = total - added(held.map(({ value }) => value));
  const [first = 0, ...more] = open;
  const core = sums.map(({ part }) => part);
  const parts = [...core, ...houses.flatMap(({ once }) => [...once.values()])];
  const base = { ...whereOf(houses), core, cells: held.map(({ cell }) => cell) };
  if (more.length === 0) {
    if (formula.domains[first]?.includes(rest) !== true) return [];
    const conclusions = [{ cell: first, value: rest, holds: true }];
    return [
      {
        ...base,
        technique: across ?? 'house sum',
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
      technique: across ?? 'house sums',
      conclusions,
      reason: { parts: all, facts: [...held, ...facts] },
      say: (speech, told) =>
        `${sayLeft(remainder, held, told, speech)} So ${speech.names(open)} add up to ${rest}, and ${phrase(conclusions, speech)}.`,
    },
  ];
}

/** Where to look: at the claim of one house, or at several of them. */
function whereOf(houses: readonly House[]): Pick<Finding, 'claim' | 'place'> {
  const [first, ...more] = houses.map(({ claim }) => claim);
  if (first === undefined || more.length === 0) return first === undefined ? {} : { claim: first };
  const words = sayPlaces(houses.map(({ claim }) => claim.place));
  return { place: { place: { words }, cells: [...areaOf(houses).cells] } };
}

/** "Row 3 adds up to 45, and cages b and c in it to 27." */
function sayLeft(
  { area: { houses, all }, sums, isInside, total }: Remainder,
  held: readonly Literal[],
  told: readonly Literal[],
  speech: Speech,
): string {
  const area = sayPlaces(houses.map(({ claim }) => claim.place));
  const [adds, it] = houses.length === 1 ? ['adds', 'it'] : ['add', 'them'];
  const places = sayPlaces(sums.map(({ claim }) => claim.place));
  const add = sums.length === 1 ? 'adds' : 'add';
  const isTold = held.every(({ cell, value }) =>
    told.some((fact) => fact.holds && fact.cell === cell && fact.value === value),
  );
  const known = held.length === 0 || !isTold ? '' : ` ${capitalise(phrase(held, speech))}.`;
  return isInside
    ? `${capitalise(area)} ${adds} up to ${all} and ${places} in ${it} to ${all - total}.${known}`
    : `${capitalise(places)} ${add} up to ${all + total}, and cover all of ${area}, which ${adds} up to ${all}.${known}`;
}
