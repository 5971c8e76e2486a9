/** Steps along a path of numbers: what is left for a number by how far it is from those that are placed. */
import type { Speech } from '#logic/claim.ts';
import { distinct } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { capitalise, inWords, listed } from '#logic/words.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import { reasonOf, whyOut } from './candidates.ts';
import type { Candidates } from './candidates.ts';
import type { Finding } from './finding.ts';

/** The part that says where the number after this one is. */
interface PathStep {
  readonly part: number;
  readonly near: ReadonlyMap<number, readonly number[]>;
  readonly must: string;
}

const kept = new WeakMap<PbFormula, ReadonlyMap<number, PathStep>>();

/** The steps of the path by their lower number; empty if there is no path. */
function pathOf(formula: PbFormula): ReadonlyMap<number, PathStep> {
  const known = kept.get(formula);
  if (known !== undefined) return known;
  const path = new Map(
    formula.parts.flatMap(({ telling }, part) => {
      const { next } = telling ?? {};
      return next === undefined ? [] : [[next.value, { part, ...next }] as const];
    }),
  );
  kept.set(formula, path);
  return path;
}

/** A number that is placed. */
interface Placed {
  readonly value: number;
  readonly cell: number;
}

/** The numbers between two that are placed; one of these is missing at an end of the path. */
interface Gap {
  readonly before: Placed | undefined;
  readonly after: Placed | undefined;
  readonly numbers: readonly number[];
}

/** Numbers with one cell left that is in reach of those placed before and after them. */
export function pathSteps(position: Candidates): readonly Finding[] {
  const path = pathOf(position.formula);
  if (path.size === 0) return [];
  return gapsIn(position, path).flatMap((gap) => {
    const { numbers, before, after } = gap;
    const up = before && reached(position, path, before, numbers);
    const down = after && reached(position, path, after, numbers.toReversed());
    return numbers.flatMap((number): readonly Finding[] => {
      const above = down?.places.get(number);
      const [cell, ...others] = [...(up?.places.get(number) ?? above ?? [])].filter(
        (each) => above === undefined || above.has(each),
      );
      if (cell === undefined || others.length > 0) return [];
      const blocked = [...(up?.blocked ?? []), ...(down?.blocked ?? [])];
      return [finding(position, path, gap, { value: number, cell }, blocked)];
    });
  });
}

function gapsIn(
  { known, formula }: Candidates,
  path: ReadonlyMap<number, PathStep>,
): readonly Gap[] {
  const all = [...path.keys()].toSorted((a, b) => a - b);
  const numbers = [...all, (all.at(-1) ?? 0) + 1];
  const placed = new Map(
    formula.domains.flatMap((_, cell) => {
      const value = known.values[cell];
      return value === undefined ? [] : [[value, cell] as const];
    }),
  );
  const gaps: { before: Placed | undefined; after: Placed | undefined; numbers: number[] }[] = [];
  let open: (typeof gaps)[number] = { before: undefined, after: undefined, numbers: [] };
  for (const value of numbers) {
    const cell = placed.get(value);
    if (cell === undefined) {
      open.numbers.push(value);
      continue;
    }
    gaps.push({ ...open, after: { value, cell } });
    open = { before: { value, cell }, after: undefined, numbers: [] };
  }
  gaps.push(open);
  return gaps.filter((gap) => gap.numbers.length > 0 && (gap.before ?? gap.after) !== undefined);
}

/**
 * The cells that each of `numbers`, in order from a placed one, can be in by its distance from that;
 * and what keeps them out of other cells.
 */
function reached(
  { left, links, known, excluded }: Candidates,
  path: ReadonlyMap<number, PathStep>,
  from: Placed,
  numbers: readonly number[],
) {
  const places = new Map<number, ReadonlySet<number>>();
  const blocked: Literal[] = [];
  let cells: ReadonlySet<number> = new Set([from.cell]);
  let before = from.value;
  for (const number of numbers) {
    const near = path.get(Math.min(before, number))?.near;
    const around = new Set([...cells].flatMap((cell) => near?.get(cell) ?? []));
    const open = [...around].filter((cell) => left[cell * links.stride + number] === 1);
    for (const cell of around) {
      const value = known.values[cell];
      if (value !== undefined) blocked.push({ cell, value, holds: true });
      else if (excluded[cell * links.stride + number] === 1)
        blocked.push({ cell, value: number, holds: false });
    }
    cells = new Set(open);
    places.set(number, cells);
    before = number;
  }
  return { places, blocked };
}

function finding(
  { links }: Candidates,
  path: ReadonlyMap<number, PathStep>,
  { before, after, numbers }: Gap,
  found: Placed,
  blocked: readonly Literal[],
): Finding {
  const ends = [before, after].flatMap((end) => (end === undefined ? [] : [end]));
  const steps = [...(before === undefined ? [] : [before.value]), ...numbers].flatMap(
    (number) => path.get(number)?.part ?? [],
  );
  const need = links.needs.find(({ value }) => value === found.value);
  const once = ends.flatMap(
    ({ value, cell }) => links.onceAt[cell * links.stride + value]?.[0]?.part ?? [],
  );
  const isBeside = ends.some(({ value }) => Math.abs(value - found.value) === 1);
  const facts = [...ends.map(({ value, cell }) => ({ cell, value, holds: true })), ...blocked];
  const must = path.get(before?.value ?? found.value)?.must ?? '';
  return {
    technique: isBeside ? 'next number' : 'number in reach',
    conclusions: [{ ...found, holds: true }],
    reason: {
      parts: [...(need === undefined ? [] : [need.part]), ...once, ...steps],
      facts: distinct(facts),
    },
    core: [],
    place: placeOf(ends),
    cells: ends.map(({ cell }) => cell),
    say: (speech, known) => sayStep(found, ends, must, speech, known),
  };
}

const placeOf = (ends: readonly Placed[]): NonNullable<Finding['place']> => ({
  place: { words: ends.map(({ value }) => `the ${value}`).join(' and ') },
  cells: ends.map(({ cell }) => cell),
});

/** "The 6 must touch the 5 at row 8, column 7, and only row 7, column 7 is left for it." */
function sayStep(
  found: Placed,
  ends: readonly Placed[],
  must: string,
  speech: Speech,
  known: readonly Literal[],
): string {
  const used = ends.filter(({ cell }) => known.some((fact) => fact.cell === cell && fact.holds));
  const at = ({ value, cell }: Placed): string =>
    `the ${speech.word(value)} at ${speech.names([cell])}`;
  const apart = ({ value }: Placed): number => Math.abs(value - found.value);
  const name = speech.names([found.cell]);
  const isOnlyEnds = known.length === used.length;
  if (used.every((end) => apart(end) === 1)) {
    const only =
      used.length > 1 && isOnlyEnds ? `only ${name} does` : `only ${name} is left for it`;
    return `The ${speech.word(found.value)} must ${must} ${used.map(at).join(' and ')}, and ${only}.`;
  }
  const far = used.map((end) => {
    const steps = apart(end);
    const many = `${inWords(steps)} ${steps === 1 ? 'step' : 'steps'}`;
    return `${many} ${end.value < found.value ? 'after' : 'before'} ${at(end)}`;
  });
  const reach = used.length > 1 ? 'in reach of both' : 'in reach';
  return `${capitalise(`the ${speech.word(found.value)}`)} comes ${far.join(' and ')}, and only ${name} is ${reach}.`;
}

/** Cells with one number left of which the one before and the one after may be near. */
export function onlyNumbers(position: Candidates): readonly Finding[] {
  const { formula, known, left, links } = position;
  const { stride } = links;
  const lastNumber = Math.max(0, ...pathOf(formula).keys()) + 1;
  const may = (cell: number, value: number): boolean =>
    known.values[cell] === value || left[cell * stride + value] === 1;
  return formula.parts.flatMap(({ telling }, part): readonly Finding[] => {
    const { around } = telling ?? {};
    if (around === undefined || known.values[around.cell] !== undefined) return [];
    const { cell, near } = around;
    const out: number[] = [];
    const fitting = (formula.domains[cell] ?? []).filter((value) => {
      const own = cell * stride + value;
      if (left[own] !== 1) {
        out.push(own);
        return false;
      }
      const missing = [value - 1, value + 1].find(
        (other) => other >= 1 && other <= lastNumber && !near.some((each) => may(each, other)),
      );
      if (missing === undefined) return true;
      // What is said of the filled cells near it rules most of them out without a word.
      out.push(...near.map((each) => each * stride + missing));
      return false;
    });
    const [value, ...others] = fitting;
    if (value === undefined || others.length > 0) return [];
    const reason = reasonOf([part], whyOut(position, out));
    const filled = near.filter((each) => known.values[each] !== undefined);
    return [
      {
        technique: 'only number',
        conclusions: [{ cell, value, holds: true }],
        reason,
        core: [part],
        cells: filled,
        say: (speech) => sayOnly(speech, { value, cell }, near, filled, known.values),
      },
    ];
  });
}

/** "Row 1, column 5 lies among 16, 18 and 19, and only 17 has both the number before and the one after there." */
function sayOnly(
  speech: Speech,
  { value, cell }: Placed,
  near: readonly number[],
  filled: readonly number[],
  values: Candidates['known']['values'],
): string {
  const name = speech.names([cell]);
  const around = filled
    .map((each) => values[each] ?? 0)
    .toSorted((a, b) => a - b)
    .map(speech.word);
  const rest = near.length === filled.length ? '' : ' and open cells';
  return around.length === 0
    ? `${capitalise(name)} can only be ${speech.word(value)}: no other number could have both the one before and the one after beside it.`
    : `${capitalise(name)} lies beside ${listed(around)}${rest}, so that only ${speech.word(value)} can have both the number before and the one after beside it.`;
}
