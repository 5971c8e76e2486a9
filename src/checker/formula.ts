import { readConstraints } from './constraint.ts';
import type { Constraint } from './constraint.ts';
import { Reader } from './reader.ts';

/** A filling that is claimed to be a solution, and the clause that forbids it and no other. */
export interface Solution {
  /** Of the comment that lists its true variables, counted from 1. */
  readonly line: number;
  /** Its true variables. */
  readonly isTrue: readonly number[];
  readonly exclusion: Constraint;
}

/** A formula as an OPB file has it. */
export interface Formula {
  /** By name, counted from 0. */
  readonly variables: ReadonlyMap<string, number>;
  /** Those that say what stands in the cells: solutions are told apart by these. */
  readonly cells: readonly number[];
  /** All but those that forbid solutions. */
  readonly constraints: readonly Constraint[];
  readonly solutions: readonly Solution[];
}

const CELLS = 'cell variables:';
const SOLUTION = 'not this solution:';
const NAME = /^[a-zA-Z_][\w^[\]{}-]+$/;

/**
 * Reads an OPB file. Of its comments two say something: `* cell variables: …`, and
 * `* not this solution: …` with all true variables, before the clause that forbids it.
 */
export function readFormula(text: string): Formula {
  const reader = new Reader(text, '*');
  const variables = new Map<string, number>();
  const cells: number[] = [];
  const constraints: Constraint[] = [];
  const solutions: Solution[] = [];
  let announced: Omit<Solution, 'exclusion'> | undefined;

  const variableOf = (name: string): number => {
    const known = variables.get(name);
    if (known !== undefined) return known;
    if (!NAME.test(name)) reader.fail(`has "${name}" where a variable belongs`);
    variables.set(name, variables.size);
    return variables.size - 1;
  };
  const variablesAfter = (begin: string, said: string): readonly number[] =>
    (said.slice(begin.length).match(/\S+/g) ?? []).map(variableOf);
  const hearComment = (said: string): void => {
    if (said.startsWith(CELLS)) cells.push(...variablesAfter(CELLS, said));
    if (!said.startsWith(SOLUTION)) return;
    announced = { line: reader.line, isTrue: variablesAfter(SOLUTION, said) };
  };

  for (;;) {
    const word = reader.next(hearComment);
    if (word === undefined) return { variables, cells, constraints, solutions };
    const [only, ...more] = readConstraints(reader, word, variableOf);
    if (announced === undefined) constraints.push(...(only === undefined ? [] : [only]), ...more);
    else if (only === undefined || more.length > 0) reader.fail('is no clause');
    else solutions.push({ ...announced, exclusion: only });
    announced = undefined;
  }
}
