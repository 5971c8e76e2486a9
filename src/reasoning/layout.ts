import { LARGEST_NUMBER } from '#logic/formula.ts';
import { isCardinality, coefficientSum } from './pbConstraint.ts';
import type { Lit, PbConstraint } from './pbConstraint.ts';

/** The origin of constraints that only say that a cell has exactly one of its values. */
export const NO_PART = -1;

/** Slack for disabled constraints: larger than any coefficient, so nothing is implied. */
export const INERT = 2 ** 30;

/**
 * A constraint by its index, a learnt clause by the number that `learn` returned, or a graph (see
 * `GraphPropagation`): what implied a literal or is in conflict.
 */
export type Antecedent = number;

/** The antecedent of assumptions and decisions. */
export const ASSUMED = -1;

/** Constraints in flat arrays, numbered from 0. */
interface ConstraintArrays {
  /** Index into `literals` of each constraint's first literal; one more entry ends the last. */
  readonly starts: Int32Array;
  readonly literals: Int32Array;
  /** Indexed like `literals`. */
  readonly coefficients: Int32Array;
  readonly degrees: Int32Array;
  /** Sum of the coefficients minus the degree, indexed by constraint. */
  readonly slack: Int32Array;
  /** The largest coefficient of each constraint. */
  readonly largest: Int32Array;
  /** The part that each constraint comes from, by index, or `NO_PART`. */
  readonly origins: Int32Array;
}

/** All constraints, their parts, and the occurrences of literals, in flat arrays for speed. */
export interface PbLayout extends ConstraintArrays {
  readonly variables: number;
  /** How many constraints there are. */
  readonly size: number;
  /** Index of each part's first constraint; one more entry ends the last. */
  readonly partStarts: Int32Array;
  /** Where the occurrences of each literal begin, indexed by literal; one more entry at the end. */
  readonly occurrenceStarts: Int32Array;
  /** Pairs of numbers: a constraint that has the literal, and its coefficient there. */
  readonly occurrences: Int32Array;
}

/**
 * Lays out the constraints of cells, then those of each part by index. Throws if the coefficients
 * of one add up to more than `LARGEST_NUMBER`.
 */
export function layOut(
  ofCells: readonly PbConstraint[],
  ofParts: readonly (readonly PbConstraint[])[],
  variables: number,
): PbLayout {
  let size = ofCells.length;
  const partStarts = new Int32Array(ofParts.length + 1).fill(size);
  let length = literalCount(ofCells);
  for (let part = 0; part < ofParts.length; part += 1) {
    const own = ofParts[part] ?? [];
    size += own.length;
    length += literalCount(own);
    partStarts[part + 1] = size;
  }
  const arrays = {
    starts: new Int32Array(size + 1),
    literals: new Int32Array(length),
    coefficients: new Int32Array(length).fill(1),
    degrees: new Int32Array(size),
    slack: new Int32Array(size),
    largest: new Int32Array(size),
    origins: new Int32Array(size).fill(NO_PART),
  };
  write(arrays, 0, ofCells);
  for (let part = 0; part < ofParts.length; part += 1) {
    const first = partStarts[part] ?? 0;
    arrays.origins.fill(part, first, partStarts[part + 1]);
    write(arrays, first, ofParts[part] ?? []);
  }
  return { variables, size, partStarts, ...arrays, ...occurrencesIn(arrays, variables) };
}

function literalCount(constraints: readonly PbConstraint[]): number {
  let count = 0;
  for (const { literals } of constraints) count += literals.length;
  return count;
}

/**
 * Writes constraints from an index on; those before it must be written, and all coefficients must
 * be 1. Copies whole lists: when a puzzle is opened, browsers have not compiled this code yet.
 */
function write(
  { starts, literals, coefficients, degrees, slack, largest }: ConstraintArrays,
  first: number,
  constraints: readonly PbConstraint[],
): void {
  let index = first;
  let at = starts[first] ?? 0;
  for (const constraint of constraints) {
    literals.set(constraint.literals, at);
    let all = constraint.literals.length;
    let most = Math.min(1, all);
    if (!isCardinality(constraint)) {
      coefficients.set(constraint.coefficients, at);
      all = coefficientSum(constraint);
      most = Math.max(0, ...constraint.coefficients);
    }
    if (all > LARGEST_NUMBER) throw new Error(`The coefficients of a constraint add up to ${all}`);
    at += constraint.literals.length;
    // A degree above the sum of coefficients is unsatisfiable either way.
    const degree = Math.min(constraint.degree, all + 1);
    degrees[index] = degree;
    slack[index] = all - degree;
    largest[index] = most;
    index += 1;
    starts[index] = at;
  }
}

/** The occurrences of each literal, constraints ascending. */
function occurrencesIn(
  { starts, literals, coefficients }: ConstraintArrays,
  variables: number,
): Pick<PbLayout, 'occurrenceStarts' | 'occurrences'> {
  const occurrenceStarts = new Int32Array(2 * variables + 1);
  for (let at = 0; at < literals.length; at += 1) {
    const literal = literals[at] ?? 0;
    occurrenceStarts[literal + 1] = (occurrenceStarts[literal + 1] ?? 0) + 2;
  }
  for (let literal = 0; literal < 2 * variables; literal += 1) {
    occurrenceStarts[literal + 1] =
      (occurrenceStarts[literal + 1] ?? 0) + (occurrenceStarts[literal] ?? 0);
  }
  const occurrences = new Int32Array(2 * literals.length);
  const next = occurrenceStarts.slice();
  let at = 0;
  for (let index = 0; index + 1 < starts.length; index += 1) {
    for (const end = starts[index + 1] ?? 0; at < end; at += 1) {
      const literal = literals[at] ?? 0;
      const free = next[literal] ?? 0;
      next[literal] = free + 2;
      occurrences[free] = index;
      occurrences[free + 1] = coefficients[at] ?? 0;
    }
  }
  return { occurrenceStarts, occurrences };
}

/** How many literals a constraint has. */
export const literalCountOf = ({ starts }: PbLayout, index: number): number =>
  (starts[index + 1] ?? 0) - (starts[index] ?? 0);

/** The literals of a constraint that pass a test. */
export function literalsWhere(
  { starts, literals }: PbLayout,
  index: number,
  test: (literal: Lit) => boolean,
): Lit[] {
  const found: Lit[] = [];
  const end = starts[index + 1] ?? 0;
  for (let at = starts[index] ?? 0; at < end; at += 1) {
    const literal = literals[at] ?? 0;
    if (test(literal)) found.push(literal);
  }
  return found;
}

/** One constraint of a layout, as an object. */
export function constraintAt(layout: PbLayout, index: number): PbConstraint {
  const [from, to] = [layout.starts[index] ?? 0, layout.starts[index + 1] ?? 0];
  return {
    literals: [...layout.literals.subarray(from, to)],
    coefficients: [...layout.coefficients.subarray(from, to)],
    degree: layout.degrees[index] ?? 0,
  };
}

/** The slack of all constraints, with those outside the given parts disabled. */
export function slackOf(
  { slack, partStarts, size }: PbLayout,
  parts: readonly number[],
): Int32Array {
  const own = new Int32Array(size).fill(INERT);
  const ofCells = partStarts[0] ?? 0;
  own.set(slack.subarray(0, ofCells));
  for (const part of parts) {
    const from = partStarts[part] ?? 0;
    own.set(slack.subarray(from, partStarts[part + 1]), from);
  }
  return own;
}
