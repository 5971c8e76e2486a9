import type { Claim } from './claim.ts';
import type { Formula } from './formula.ts';
import type { Model } from './model.ts';

/** The value that a formula counts, if it counts one value in exactly these cells. */
function valueCounted(of: readonly Formula[], cells: ReadonlySet<number>): number | undefined {
  const [first] = of;
  if (first?.op !== 'is' || of.length !== cells.size) return undefined;
  const { value } = first;
  for (const each of of) {
    if (each.op !== 'is' || each.value !== value || !cells.has(each.unknown)) return undefined;
  }
  return value;
}

/**
 * The values that a claim allows at most once in its cells, and those that it requires at least
 * once.
 */
interface Once {
  readonly atMost: ReadonlySet<number>;
  readonly atLeast: ReadonlySet<number>;
}

const read = new WeakMap<Claim, Once>();

const NOTHING: Once = { atMost: new Set(), atLeast: new Set() };

/** Whether no cell of the claim may hold the lowest value together with the next one. */
function forbidsTwice({ domains }: Model, { cells, judge }: Claim): boolean {
  const values = Array.from<number | undefined>({ length: domains.length });
  return cells.every((cell, at) => {
    const next = cells[at + 1];
    if (next === undefined) return true;
    values[cell] = values[next] = domains[cell]?.[0];
    const judged = judge(values);
    values[cell] = values[next] = undefined;
    return judged === 'broken';
  });
}

/**
 * The values that a claim's parts allow at most once in its cells, cached per claim. Expanding the
 * parts of other kinds would cause a visible delay, so they are skipped unless `forbidsTwice`.
 */
function onceIn(model: Model, claim: Claim): Once {
  const known = read.get(claim);
  if (known !== undefined) return known;
  if (!forbidsTwice(model, claim)) {
    read.set(claim, NOTHING);
    return NOTHING;
  }
  const cells = new Set(claim.cells);
  const atMost = new Set<number>();
  const atLeast = new Set<number>();
  for (const { formula } of claim.parts()) {
    const counts = formula.op === 'or' || (formula.op === 'at-most' && formula.count === 1);
    const value = counts ? valueCounted(formula.of, cells) : undefined;
    if (value !== undefined) (formula.op === 'or' ? atLeast : atMost).add(value);
  }
  const once = { atMost, atLeast };
  read.set(claim, once);
  return once;
}

/** Whether the claim implies that its cells are all different. */
const isDifferent = (model: Model, claim: Claim): boolean => {
  const { atMost } = onceIn(model, claim);
  return claim.cells.every((cell) => model.domains[cell]?.every((value) => atMost.has(value)));
};

/**
 * The values that occur exactly once in the claim's cells, if it requires as many as there are
 * cells.
 */
function unitValues(model: Model, claim: Claim): ReadonlySet<number> | undefined {
  const { atLeast } = onceIn(model, claim);
  return atLeast.size === claim.cells.length ? atLeast : undefined;
}

const counted = new WeakMap<Model, ReadonlyMap<number, number>>();

/**
 * How often each value occurs in any solution, if claims divide the cells into units that contain
 * each of their values once; empty otherwise.
 */
export function fixedCounts(model: Model): ReadonlyMap<number, number> {
  const known = counted.get(model);
  if (known !== undefined) return known;
  const free = new Set(model.domains.keys());
  const counts = new Map<number, number>();
  for (const claim of model.claims) {
    if (!claim.cells.every((cell) => free.has(cell))) continue;
    const values = unitValues(model, claim);
    if (values === undefined) continue;
    for (const cell of claim.cells) free.delete(cell);
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const fixed = free.size === 0 ? counts : new Map<number, number>();
  counted.set(model, fixed);
  return fixed;
}

/** Whether a claim is about the board as a whole, of which black cells may be left out. */
const isAboutAll = ({ domains }: Model, { cells, place }: Claim): boolean =>
  cells.length === domains.length ||
  (place.noun === undefined && place.line === undefined && cells.length > domains.length / 2);

/**
 * The cells that share a line, a unit of different values or a pair with a cell; without any of
 * these, the cells that share a rule with it other than one about the whole board. Empty if these
 * are all cells.
 */
export function unitReach(model: Model, cell: number): ReadonlySet<number> {
  const local = model.claims.filter(
    (claim) =>
      claim.isPlaceless !== true && !isAboutAll(model, claim) && claim.cells.includes(cell),
  );
  const close = local.filter(
    (claim) =>
      claim.place.line !== undefined || claim.cells.length === 2 || isDifferent(model, claim),
  );
  const reach = new Set((close.length > 0 ? close : local).flatMap(({ cells }) => cells));
  return reach.size < model.domains.length ? reach : new Set();
}
