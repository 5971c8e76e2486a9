/**
 * For two-valued boards: areas that share cells are counted against each other. What some of them need, less what
 * others take, has room only in the cells that these do not share.
 */
import { capitalise, countedInWords, howMany, inWords } from '#logic/words.ts';
import type { Speech } from '#logic/claim.ts';
import { phrase } from '#reasoning/phrases.ts';
import { sayPlaces } from '#reasoning/places.ts';
import { reasonOf, whyOut } from './candidates.ts';
import type { Candidates } from './candidates.ts';
import type { Finding } from './finding.ts';
import { countedOf, notAt, outsideRoom } from './rooms.ts';
import type { Counted } from './rooms.ts';

/** The most areas that are counted against each other. */
const MOST_AREAS = 5;
/** So many combinations are tried at a position. */
const MOST_TRIED = 20_000;

/** An area with open cells. */
interface Area {
  readonly of: Counted;
  /** Whether it needs the value, or takes it. */
  readonly kind: 'need' | 'limit';
  /** How many more it needs at least, or takes at most. */
  readonly more: number;
  readonly open: readonly number[];
}

/** Areas that are counted against each other. */
interface Count {
  /** Ascending; indices of areas. */
  readonly areas: readonly number[];
  /** By open cell: how many areas that need it there are, less those that take it. */
  readonly times: ReadonlyMap<number, number>;
  /** How much more room there is than what is needed beyond what is taken. */
  readonly spare: number;
}

/** Two areas that share cells. */
export const overlappingAreas = (position: Candidates): readonly Finding[] =>
  countsIn(position, 2, 2);

/** Three to `MOST_AREAS` areas that share cells. */
export const areasTogether = (position: Candidates): readonly Finding[] =>
  countsIn(position, 3, MOST_AREAS);

function countsIn(position: Candidates, fewest: number, most: number): readonly Finding[] {
  const areas = areasIn(position);
  const areasAt = new Map<string, number[]>();
  const placeOf = (cell: number, value: number): string => `${cell} ${value}`;
  for (const [index, { of, open }] of areas.entries()) {
    for (const cell of open) {
      const place = placeOf(cell, of.value);
      areasAt.set(place, [...(areasAt.get(place) ?? []), index]);
    }
  }
  const beside = areas.map(({ of, open }) => [
    ...new Set(open.flatMap((cell) => areasAt.get(placeOf(cell, of.value)) ?? [])),
  ]);
  const met = new Set<string>();
  const findings: Finding[] = [];
  let tried = 0;
  let counts: readonly Count[] = areas.flatMap((area, index) =>
    area.kind === 'need' ? [withArea(NOTHING, area, index, spareWith(NOTHING, area))] : [],
  );
  for (let size = 2; size <= most && findings.length === 0; size += 1) {
    const next: Count[] = [];
    for (const count of counts) {
      for (const index of new Set(count.areas.flatMap((own) => beside[own] ?? []))) {
        const area = areas[index];
        if (area === undefined || tried >= MOST_TRIED || !isNew(count, areas, area)) continue;
        const key = [...count.areas, index].toSorted((a, b) => a - b).join(' ');
        if (met.has(key)) continue;
        met.add(key);
        tried += 1;
        const spare = spareWith(count, area);
        if (spare >= count.spare) continue;
        const larger = withArea(count, area, index, spare);
        if (size >= fewest) findings.push(...findingOf(position, areas, larger));
        next.push(larger);
      }
    }
    counts = next;
  }
  return findings;
}

/** A claim is counted once: what it needs and what it takes says nothing together. */
const isNew = ({ areas: own }: Count, areas: readonly Area[], { of }: Area): boolean =>
  own.every((index) => areas[index]?.of.claim !== of.claim);

const NOTHING: Count = { areas: [], times: new Map(), spare: 0 };

const signOf = ({ kind }: Area): 1 | -1 => (kind === 'need' ? 1 : -1);

/** The spare room once an area is counted as well. Most areas are not, so that nothing is copied for them. */
function spareWith({ times, spare }: Count, area: Area): number {
  const sign = signOf(area);
  let room = spare - sign * area.more;
  for (const cell of area.open) {
    const before = times.get(cell) ?? 0;
    room += Math.max(0, before + sign) - Math.max(0, before);
  }
  return room;
}

function withArea({ areas, times }: Count, area: Area, index: number, spare: number): Count {
  const changed = new Map(times);
  for (const cell of area.open) changed.set(cell, (times.get(cell) ?? 0) + signOf(area));
  return { areas: [...areas, index].toSorted((a, b) => a - b), times: changed, spare };
}

/** Areas that need or take a value and have more open cells than that. */
function areasIn({ formula, known, left, links }: Candidates): readonly Area[] {
  const { needs, limits } = countedOf(formula);
  const areaOf = (kind: Area['kind'], of: Counted): readonly Area[] => {
    const { cells, value, count } = of;
    const more = count - cells.filter((cell) => known.values[cell] === value).length;
    const open = cells.filter((cell) => left[cell * links.stride + value] === 1);
    return more < 1 || open.length <= more ? [] : [{ of, kind, more, open }];
  };
  /** What needs one of two values takes only so many of the other. */
  const counted = (kind: Area['kind'], of: Counted): readonly Area[] => {
    const [low, high] = formula.domains[of.cells[0] ?? 0] ?? [];
    if (of.value !== low || high === undefined) return areaOf(kind, of);
    const others = { ...of, value: high, count: of.cells.length - of.count };
    return areaOf(kind === 'need' ? 'limit' : 'need', others);
  };
  return [
    ...needs.flatMap((of) => counted('need', of)),
    ...limits.flatMap((of) => counted('limit', of)),
  ];
}

function findingOf(
  position: Candidates,
  all: readonly Area[],
  { areas, times, spare }: Count,
): readonly Finding[] {
  const own = areas.flatMap((index) => all[index] ?? []);
  const [first] = own;
  const settled = [...times].filter(([, count]) => Math.abs(count) > spare);
  if (first === undefined || settled.length === 0) return [];
  const { value } = first.of;
  const conclusions = settled
    .toSorted(([a], [b]) => a - b)
    .map(([cell, count]) =>
      count > 0 ? { cell, value, holds: true } : notAt(position.formula, cell, value),
    );
  const needs = own.filter(({ kind }) => kind === 'need');
  const limits = own.filter(({ kind }) => kind === 'limit');
  const core = own.map(({ of }) => of.part);
  const struck = needs.flatMap(({ of, open }) => outsideRoom(position, of, open));
  const { parts, facts } = reasonOf(core, whyOut(position, struck));
  const standing = limits.flatMap(({ of }) =>
    of.cells.filter((cell) => position.known.values[cell] === value),
  );
  return [
    {
      technique: own.length === 2 ? 'overlapping areas' : 'areas together',
      conclusions,
      reason: {
        parts,
        facts: [...facts, ...[...new Set(standing)].map((cell) => ({ cell, value, holds: true }))],
      },
      core,
      claim: (needs[0] ?? first).of.claim,
      cells: [...times.keys()],
      say: (speech) => `${sayCount(needs, limits, speech)} So ${phrase(conclusions, speech)}.`,
    },
  ];
}

/** "Row 3 still needs five stars, of which box 2 takes three at most." */
function sayCount(
  needs: readonly Area[],
  limits: readonly Area[],
  { word, complement }: Speech,
): string {
  const value = needs[0]?.of.value ?? 0;
  const sumOf = (areas: readonly Area[]): number => areas.reduce((sum, { more }) => sum + more, 0);
  const said = (areas: readonly Area[]): string => sayPlaces(areas.map(({ of }) => of.claim.place));
  const isNoun = complement?.(value) !== undefined;
  const count = (isNoun ? countedInWords : howMany)(sumOf(needs), word(value));
  const verb = needs.length === 1 ? 'still needs' : 'together still need';
  const takes = limits.length === 1 ? 'takes' : 'together take';
  const taken = limits.flatMap(({ open }) => open);
  const isWithin = needs.every(({ open }) => open.every((cell) => taken.includes(cell)));
  const but = isWithin ? 'with room only where' : 'of which';
  const twice = [needs, limits].some(shareCells) ? ', with cells in two of them counted twice' : '';
  return `${capitalise(said(needs))} ${verb} ${count}, ${but} ${said(limits)} ${takes} ${inWords(sumOf(limits))} at most${twice}.`;
}

function shareCells(areas: readonly Area[]): boolean {
  const cells = areas.flatMap(({ open }) => open);
  return new Set(cells).size < cells.length;
}
