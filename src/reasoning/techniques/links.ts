import type { Claim } from '#logic/claim.ts';
import type { Formula } from '#logic/formula.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';

/**
 * A value of a cell as one number, cell · stride + value, so that flat arrays can hold data about
 * all candidates.
 */
export type Candidate = number;

/** Cells of which at least one (or at most one) has a value. */
export interface Group {
  /** Index of its part. */
  readonly part: number;
  readonly claim: Claim;
  readonly value: number;
  readonly cells: readonly number[];
}

/** A centre cell that shares no value with any of the others, which may be equal to each other. */
export interface Star {
  readonly part: number;
  readonly claim: Claim;
  readonly value: number;
  readonly centre: number;
  readonly others: readonly number[];
}

/** A cell that always has the same value as another. */
export interface Twin {
  readonly part: number;
  readonly cell: number;
}

/** Cells of a claim that have no value twice, with the part for each value. */
export interface House {
  readonly claim: Claim;
  readonly cells: readonly number[];
  /** By value: the part that allows it at most once. */
  readonly once: ReadonlyMap<number, number>;
  /** By value: the part that requires it; missing for values the house need not contain. */
  readonly needs: ReadonlyMap<number, Group>;
}

/** How a formula's parts link candidates, derived from the shape of the parts alone. */
export interface Links {
  readonly stride: number;
  readonly houses: readonly House[];
  /** Groups that require a value, over all values. */
  readonly needs: readonly Group[];
  /** Groups that allow a candidate's value at most once; indexed by candidate. */
  readonly onceAt: readonly (readonly Group[] | undefined)[];
  /** Groups that require a candidate's value; indexed by candidate. */
  readonly needsAt: readonly (readonly Group[] | undefined)[];
  /** Stars that a candidate is the centre or an end of; indexed by candidate. */
  readonly starsAt: readonly (readonly Star[] | undefined)[];
  /** Whether the links say everything that a part says; indexed by part. */
  readonly tied: readonly boolean[];
  /** Indexed by cell. */
  readonly twins: readonly (readonly Twin[])[];
}

/** What one conjunct of a part says. */
type Tie =
  | { readonly kind: 'once' | 'needs'; readonly value: number; readonly cells: readonly number[] }
  | {
      readonly kind: 'star';
      readonly value: number;
      readonly centre: number;
      readonly others: readonly number[];
    }
  | { readonly kind: 'implies'; readonly from: number; readonly to: number; readonly value: number }
  | { readonly kind: 'other' };

const kept = new WeakMap<PbFormula, Links>();

/** The links of a formula, computed at the first call. */
export function linksOf(formula: PbFormula): Links {
  const known = kept.get(formula);
  if (known !== undefined) return known;
  const found = findLinks(formula);
  kept.set(formula, found);
  return found;
}

function findLinks({ parts, domains }: PbFormula): Links {
  const stride = 1 + Math.max(0, ...domains.map((domain) => domain.at(-1) ?? 0));
  const onceAt: Group[][] = [];
  const needsAt: Group[][] = [];
  const starsAt: Star[][] = [];
  const needs: Group[] = [];
  const once: Group[] = [];
  const tied: boolean[] = [];
  const twins: Twin[][] = domains.map(() => []);
  const put = <T>(lists: T[][], cells: readonly number[], value: number, item: T): void => {
    for (const cell of cells) (lists[cell * stride + value] ??= []).push(item);
  };
  parts.forEach((own, part) => {
    const { claim } = own;
    const ties = conjuncts(own.formula).map(tieOf);
    tied[part] = ties.every(({ kind }) => kind !== 'other');
    const implied = ties.flatMap((tie) => (tie.kind === 'implies' ? [tie] : []));
    const [first] = implied;
    if (first !== undefined && isSame(implied, first.from, first.to, domains)) {
      twins[first.from]?.push({ part, cell: first.to });
      twins[first.to]?.push({ part, cell: first.from });
    }
    for (const tie of ties) {
      // A value that no cell takes has no place in the lists.
      if ('value' in tie && tie.value >= stride) continue;
      if (tie.kind === 'once' || tie.kind === 'needs') {
        const group = { part, claim, value: tie.value, cells: tie.cells };
        put(tie.kind === 'once' ? onceAt : needsAt, tie.cells, tie.value, group);
        (tie.kind === 'once' ? once : needs).push(group);
      } else if (tie.kind === 'star') {
        const { value, centre, others } = tie;
        put(starsAt, [centre, ...others], value, { part, claim, value, centre, others });
      }
    }
  });
  return { stride, houses: housesOf(once, needs), needs, onceAt, needsAt, starsAt, tied, twins };
}

/** Whether, for every value, one cell has it only if the other does. */
const isSame = (
  implied: readonly Extract<Tie, { readonly kind: 'implies' }>[],
  from: number,
  to: number,
  domains: PbFormula['domains'],
): boolean =>
  implied.every((tie) => tie.from === from && tie.to === to) &&
  (domains[from] ?? []).every((value) => implied.some((tie) => tie.value === value));

const conjuncts = (formula: Formula): readonly Formula[] =>
  formula.op === 'and' ? formula.of.flatMap(conjuncts) : [formula];

/** The cells of conditions "cell is value" with a common value. */
function sameValue(
  conditions: readonly Formula[],
): { readonly value: number; readonly cells: readonly number[] } | undefined {
  const all = conditions.flatMap((of) => (of.op === 'is' ? [of] : []));
  const [first] = all;
  if (first === undefined || all.length < conditions.length) return undefined;
  if (all.some(({ value }) => value !== first.value)) return undefined;
  return { value: first.value, cells: all.map(({ unknown }) => unknown) };
}

const contraries = (conditions: readonly Formula[]): readonly Formula[] =>
  conditions.flatMap((of) => (of.op === 'not' ? [of.of] : []));

function tieOf(formula: Formula): Tie {
  if (formula.op === 'at-most' && formula.count === 1) {
    const same = sameValue(formula.of);
    if (same !== undefined) return { kind: 'once', ...same };
  }
  if (formula.op !== 'or') return { kind: 'other' };
  const { of } = formula;
  const somewhere = sameValue(of);
  if (somewhere !== undefined) return { kind: 'needs', ...somewhere };
  const [first, second, ...more] = of;
  if (first === undefined || second === undefined || more.length > 0 || first.op !== 'not') {
    return { kind: 'other' };
  }
  if (second.op === 'is') {
    const { of: from } = first;
    if (from.op !== 'is' || from.value !== second.value) return { kind: 'other' };
    return { kind: 'implies', from: from.unknown, to: second.unknown, value: from.value };
  }
  // Not both of two conditions, or not one together with any of several others.
  const others = contraries(second.op === 'and' ? second.of : [second]);
  const count = second.op === 'and' ? second.of.length : 1;
  const same = others.length < count ? undefined : sameValue([first.of, ...others]);
  const [centre, ...rest] = same?.cells ?? [];
  if (same === undefined || centre === undefined) return { kind: 'other' };
  return { kind: 'star', value: same.value, centre, others: rest };
}

/** Groups of one claim over the same cells, collected by value into houses. */
function housesOf(once: readonly Group[], needs: readonly Group[]): readonly House[] {
  const byClaim = new Map<Claim, Group[]>();
  for (const group of once) byClaim.set(group.claim, [...(byClaim.get(group.claim) ?? []), group]);
  const needed = new Map<Claim, Group[]>();
  for (const group of needs) needed.set(group.claim, [...(needed.get(group.claim) ?? []), group]);
  return [...byClaim].flatMap(([claim, groups]) => {
    const [{ cells } = { cells: [] }] = groups;
    const key = cells.join(' ');
    const isAlike = (group: Group): boolean => group.cells.join(' ') === key;
    if (cells.length < 2 || !groups.every(isAlike)) return [];
    return [
      {
        claim,
        cells,
        once: new Map(groups.map(({ value, part }) => [value, part])),
        needs: new Map(
          (needed.get(claim) ?? []).filter(isAlike).map((group) => [group.value, group]),
        ),
      },
    ];
  });
}
