import { describe, expect, it } from 'vitest';
import { judgeModel } from '#logic/model.ts';
import { writeSmtlib } from '#logic/smtlib/write.ts';
import { askNative, nativeSolvers } from '#making/nativeSolver.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import { aFew, testedExamples } from './testing.ts';

// The answers of solvers that share no code with ours to every example's SMT-LIB text.

const PROGRAMS = ['z3', 'cvc5'] as const;

interface Printed {
  readonly verdict: string;
  /** Indexed by unknown; empty if there is no model. */
  readonly solution: readonly number[];
}

function ask(program: string, script: string): Printed {
  const first = askNative(program, script);
  // Once more, since a solver that was stopped may just have slept.
  const printed = first === 'timeout' ? askNative(program, script) : first;
  const solution: number[] = [];
  for (const [, unknown, value] of printed.matchAll(/\(define-fun V(\d+) \(\) Int\s+(\d+)\)/g)) {
    solution[Number(unknown)] = Number(value);
  }
  return { verdict: printed.split('\n', 1)[0] ?? '', solution };
}

/** The script for any solution except this one. */
function blocked(script: string, solution: readonly number[]): string {
  const same = solution.map((value, unknown) => `(= V${unknown} ${value})`).join(' ');
  return script.replace('(check-sat)', `(assert (not (and ${same})))\n(check-sat)`);
}

describe.each(aFew(testedExamples))('$title', ({ type, example }) => {
  const { puzzle, solutionCount, solutions } = example;
  const [known = []] = solutions;
  const clues = givenValues(type, puzzle);

  describe.each(PROGRAMS)('asked of %s', (program) => {
    it.skipIf(!nativeSolvers.includes(program))(
      'has by its SMT-LIB text a right solution, and another only where the example says so',
      () => {
        const model = buildModel(type, puzzle);
        const script = writeSmtlib(model, clues, '');
        const { verdict, solution } = ask(program, script);
        expect(verdict).toBe('sat');
        expect(solution).toEqual(
          solutionCount === 1 ? known : clues.map((clue, i) => clue ?? solution[i]),
        );
        expect(judgeModel(model, solution)).toBe('holds');
        const other = solutionCount === 1 ? 'unsat' : 'sat';
        expect(ask(program, blocked(script, solution)).verdict).toBe(other);
      },
    );
  });
});
