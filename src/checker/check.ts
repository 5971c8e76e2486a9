/**
 * Checks that a formula (OPB) has exactly the solutions that it lists, by a proof (VeriPB 3.0
 * text). A step is a sum of constraints before it (`pol`), or it must follow from the formula and the
 * steps before it by reverse unit propagation (`rup`): propagating its negation, one constraint at a
 * time, leads to a contradiction. Goldberg and Novikov, "Verification of Proofs of Unsatisfiability for
 * CNF Formulas" (2003), for clauses; Gocht and Nordström, "Certifying Parity Reasoning Efficiently Using
 * Pseudo-Boolean Proofs" (2021). Constraints that are no longer needed are deleted (`del`).
 *
 * This folder imports nothing from the others, so that whoever wants to trust an answer need read
 * only this one.
 */
import { readConstraints } from './constraint.ts';
import type { Constraint } from './constraint.ts';
import { Database } from './database.ts';
import { readFormula } from './formula.ts';
import type { OpbFormula } from './formula.ts';
import { derive } from './pol.ts';
import { Propagation } from './propagation.ts';
import { FaultError, Reader } from './reader.ts';
import type { Fault } from './reader.ts';

/** The outcome of a check. */
export type Checked =
  | {
      readonly kind: 'checked';
      /** The number of steps in the proof, including the final contradiction. */
      readonly steps: number;
      /** The exact number of solutions. */
      readonly solutions: number;
      /** The number of cells that the formula names; solutions differ only in these. */
      readonly cells: number;
    }
  | ({ readonly kind: 'refused'; readonly file: 'formula' | 'proof' } & Fault);

/** Checks a proof; `onProgress` is called with the number of steps done. */
export function checkProof(
  opb: string,
  proof: string,
  onProgress: (steps: number) => void = () => {},
): Checked {
  let file: 'formula' | 'proof' = 'formula';
  try {
    const formula = readFormula(opb);
    const propagation = new Propagation(formula.literals.size);
    for (const constraint of formula.constraints) propagation.add(constraint);
    checkSolutions(formula, propagation);
    for (const { exclusion } of formula.solutions) propagation.add(exclusion);
    file = 'proof';
    const steps = checkSteps(proof, formula, propagation, onProgress);
    const { solutions, cellCount } = formula;
    return { kind: 'checked', steps, solutions: solutions.length, cells: cellCount };
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return { kind: 'refused', file, ...error.fault };
  }
}

/**
 * Checks that each solution satisfies all constraints, that no two are equal, and that each clause
 * excludes only its own solution.
 */
function checkSolutions(formula: OpbFormula, propagation: Propagation): void {
  const { literals, constraints, cells, solutions } = formula;
  const seen = new Set<string>();
  for (const { line, isTrue, exclusion } of solutions) {
    /** Indexed by literal: 1 if true. */
    const truth = new Uint8Array(literals.size);
    for (let literal = 1; literal < truth.length; literal += 2) truth[literal] = 1;
    for (const variable of isTrue) truth.set([1, 0], 2 * variable);
    if (!constraints.every((constraint) => holds(constraint, truth))) {
      throw new FaultError(line, 'lists a solution that breaks a constraint');
    }
    if (holds(exclusion, truth)) {
      throw new FaultError(line, 'lists a solution that the next constraint does not forbid');
    }
    let isOnly = cells.length > 0;
    propagation.implies(exclusion, () => {
      isOnly &&= cells.every((variable) => propagation.knows(variable));
    });
    if (!isOnly) {
      throw new FaultError(
        line,
        'lists a solution, but the next constraint forbids others as well',
      );
    }
    const key = cells.map((variable) => truth[2 * variable]).join('');
    if (seen.has(key)) throw new FaultError(line, 'lists a solution that was listed before');
    seen.add(key);
  }
}

/** Whether the coefficients of the true literals reach the degree. */
function holds({ literals, coefficients, degree }: Constraint, truth: Uint8Array): boolean {
  let missing = degree;
  for (let at = 0; at < literals.length && missing > 0; at += 1) {
    if (truth[literals[at] ?? 0] === 1) missing -= coefficients[at] ?? 0;
  }
  return missing <= 0;
}

/** Checks the proof step by step; returns the number of steps. */
function checkSteps(
  text: string,
  { literals, numbered }: OpbFormula,
  propagation: Propagation,
  onProgress: (steps: number) => void,
): number {
  const reader: Reader = new Reader(text, '%');
  if (reader.rest().trim() !== 'pseudo-Boolean proof version 3.0') {
    reader.fail('is not "pseudo-Boolean proof version 3.0"');
  }
  const expect = (wanted: string, said = reader.statement()): void => {
    if (said === undefined) reader.fail(`is the last, and "${wanted};" is missing`);
    if (said.join(' ') !== wanted) reader.fail(`is not "${wanted};"`);
  };
  const literalOf = (word: string): number =>
    literals.get(word) ??
    reader.fail(`names ${word.replace('~', '')}, which is not in the formula`);

  expect(`f ${numbered.length}`);
  const database = new Database(numbered, propagation, literals.size);
  const totals = new Float64Array(literals.size);
  const fail = (what: string): never => reader.fail(what);
  let steps = 0;
  let word = reader.next();
  for (; word === 'rup' || word === 'pol' || word === 'del'; word = reader.next()) {
    reader.seek();
    const { line } = reader;
    if (word === 'rup') {
      for (const step of readConstraints(reader, literalOf)) {
        if (!database.implies(step)) throw new FaultError(line, 'does not follow');
        database.add(step);
      }
    } else {
      const words = reader.statement() ?? [];
      if (word === 'del') database.delete(words, fail);
      else database.add(derive(words, (number) => database.at(number), literalOf, totals, fail));
    }
    // A deletion derives nothing.
    if (word !== 'del') steps += 1;
    onProgress(steps);
  }
  if (!database.endsInContradiction()) reader.fail('comes before a step that is a contradiction');
  expect('output NONE', [word ?? '', ...(reader.statement() ?? [])]);
  expect('conclusion UNSAT : -1');
  expect('end pseudo-Boolean proof');
  if (reader.next() !== undefined) reader.fail('comes after the end');
  return steps;
}
