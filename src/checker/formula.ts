import { readConstraints } from './constraint.ts';
import type { Constraint } from './constraint.ts';
import { Reader } from './reader.ts';

/** A claimed solution, and the clause that excludes it and no other. */
export interface ListedSolution {
  /** The line of the comment that lists its true variables, 1-based. */
  readonly line: number;
  /** Its true variables. */
  readonly isTrue: readonly number[];
  readonly exclusion: Constraint;
}

/** The contents of an OPB file. */
export interface OpbFormula {
  /** The literals by name: `x` and `~x` for each variable. */
  readonly literals: ReadonlyMap<string, number>;
  /** The variables that encode cells: solutions are distinguished by these. */
  readonly cells: readonly number[];
  /**
   * The number of cells that these encode, by their names without the value: `r1c1_5` belongs to
   * `r1c1`.
   */
  readonly cellCount: number;
  /** All constraints except the clauses that exclude solutions. */
  readonly constraints: readonly Constraint[];
  readonly solutions: readonly ListedSolution[];
  /** Constraints and excluding clauses as proofs number them, from 1: at place 0 the first. */
  readonly numbered: readonly Constraint[];
}

const CELLS = 'cell variables:';
const SOLUTION = 'not this solution:';
const NAME = /^[a-zA-Z_][\w^[\]{}-]+$/;

/**
 * Reads an OPB file. Two kinds of comments have a meaning: `* cell variables: …`, and `* not this
 * solution: …` with all true variables, before the clause that excludes it.
 */
export function readFormula(text: string): OpbFormula {
  const reader: Reader = new Reader(text, '*');
  const literals = new Map<string, number>();
  const cells: number[] = [];
  const constraints: Constraint[] = [];
  const solutions: ListedSolution[] = [];
  const numbered: Constraint[] = [];
  let announced: Omit<ListedSolution, 'exclusion'> | undefined;

  const literalOf = (word: string): number => {
    const known = literals.get(word);
    if (known !== undefined) return known;
    const name = word.startsWith('~') ? word.slice(1) : word;
    if (!NAME.test(name)) reader.fail(`has "${name}" where a variable belongs`);
    const positive = literals.size;
    literals.set(name, positive).set(`~${name}`, positive + 1);
    return name === word ? positive : positive + 1;
  };
  const variablesAfter = (begin: string, said: string): readonly number[] =>
    (said.slice(begin.length).match(/\S+/g) ?? []).map((name) => {
      if (name.startsWith('~')) reader.fail(`has "${name}" where a variable belongs`);
      return literalOf(name) >> 1;
    });
  const hearComment = (said: string): void => {
    if (said.startsWith(CELLS)) {
      for (const variable of variablesAfter(CELLS, said)) cells.push(variable);
    }
    if (!said.startsWith(SOLUTION)) return;
    announced = { line: reader.line, isTrue: variablesAfter(SOLUTION, said) };
  };

  while (reader.seek(hearComment)) {
    const read = readConstraints(reader, literalOf);
    const [exclusion] = read;
    numbered.push(...read);
    if (announced === undefined) constraints.push(...read);
    else if (exclusion === undefined || read.length > 1) reader.fail('is no clause');
    else solutions.push({ ...announced, exclusion });
    announced = undefined;
  }
  return {
    literals,
    cells,
    cellCount: countCells(literals, cells),
    constraints,
    solutions,
    numbered,
  };
}

function countCells(literals: ReadonlyMap<string, number>, cells: readonly number[]): number {
  const variables = new Set(cells);
  const words = new Set<string>();
  for (const [name, literal] of literals) {
    if (!name.startsWith('~') && variables.has(literal >> 1))
      words.add(name.replace(/_[^_]*$/, ''));
  }
  return words.size;
}
