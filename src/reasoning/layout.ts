import type { PbConstraint } from './pbConstraint.ts';

/** The origin of a constraint that says of a cell that it has one of its values, and no part. */
export const NO_PART = -1;

/** Constraints in flat arrays, for going through millions of them; numbered from 0. */
export interface PbLayout {
  readonly variables: number;
  /** How many constraints there are. */
  readonly size: number;
  /** Where each constraint's literals begin, indexed by constraint; one more entry ends the last. */
  readonly starts: Int32Array;
  readonly literals: Int32Array;
  /** Indexed like `literals`. */
  readonly coefficients: Int32Array;
  readonly degrees: Int32Array;
  /** By how much all literals together exceed the degree, indexed by constraint. */
  readonly slack: Int32Array;
  /** The largest coefficient of each constraint. */
  readonly largest: Int32Array;
  /** The part that each constraint comes from, by index, or `NO_PART`. */
  readonly origins: Int32Array;
  /** Where the constraints of each part begin, indexed by part; one more entry ends the last. */
  readonly partStarts: Int32Array;
  /** Where the occurrences of each literal begin, indexed by literal; one more entry at the end. */
  readonly occurrenceStarts: Int32Array;
  /** Two numbers for each: the constraint that has the literal, and its coefficient there. */
  readonly occurrences: Int32Array;
}

/** Lays out those of cells first, then those of each part, indexed by part. */
export function layOut(
  ofCells: readonly PbConstraint[],
  ofParts: readonly (readonly PbConstraint[])[],
  variables: number,
): PbLayout {
  const constraints = [...ofCells, ...ofParts.flat()];
  const size = constraints.length;
  const length = constraints.reduce((sum, { literals }) => sum + literals.length, 0);
  const origins = new Int32Array(size).fill(NO_PART);
  const partStarts = new Int32Array(ofParts.length + 1).fill(ofCells.length);
  for (let part = 0; part < ofParts.length; part += 1) {
    const from = partStarts[part] ?? 0;
    const to = from + (ofParts[part]?.length ?? 0);
    origins.fill(part, from, to);
    partStarts[part + 1] = to;
  }
  const starts = new Int32Array(size + 1);
  const literals = new Int32Array(length);
  const coefficients = new Int32Array(length);
  const degrees = new Int32Array(size);
  const slack = new Int32Array(size);
  const largest = new Int32Array(size);
  let at = 0;
  let index = 0;
  for (const { literals: of, coefficients: each, degree } of constraints) {
    let all = 0;
    let most = 0;
    for (let place = 0; place < of.length; place += 1) {
      const coefficient = each[place] ?? 0;
      literals[at] = of[place] ?? 0;
      coefficients[at] = coefficient;
      all += coefficient;
      if (coefficient > most) most = coefficient;
      at += 1;
    }
    degrees[index] = degree;
    slack[index] = all - degree;
    largest[index] = most;
    index += 1;
    starts[index] = at;
  }
  return {
    variables,
    size,
    starts,
    literals,
    coefficients,
    degrees,
    slack,
    largest,
    origins,
    partStarts,
    ...occurrencesIn(starts, literals, coefficients, variables),
  };
}

/** Where each literal occurs, the constraints ascending. */
function occurrencesIn(
  starts: Int32Array,
  literals: Int32Array,
  coefficients: Int32Array,
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
  for (let index = 0; index + 1 < starts.length; index += 1) {
    for (let at = starts[index] ?? 0; at < (starts[index + 1] ?? 0); at += 1) {
      const literal = literals[at] ?? 0;
      const free = next[literal] ?? 0;
      next[literal] = free + 2;
      occurrences[free] = index;
      occurrences[free + 1] = coefficients[at] ?? 0;
    }
  }
  return { occurrenceStarts, occurrences };
}

/** A constraint of a layout, for whoever looks at one at a time. */
export function constraintAt(layout: PbLayout, index: number): PbConstraint {
  const [from, to] = [layout.starts[index] ?? 0, layout.starts[index + 1] ?? 0];
  return {
    literals: [...layout.literals.subarray(from, to)],
    coefficients: [...layout.coefficients.subarray(from, to)],
    degree: layout.degrees[index] ?? 0,
  };
}
