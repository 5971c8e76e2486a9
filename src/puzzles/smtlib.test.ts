import { describe, expect, it } from 'vitest';
import { judgeModel } from '#logic/model.ts';
import { writeSmtlib } from '#logic/smtlib/write.ts';
import { askNative, nativeSolvers } from '#making/nativeSolver.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import { testedExamples } from './testing.ts';

// What solvers that share no line with ours make of every example's SMT-LIB text.

const PROGRAMS = ['z3', 'cvc5'] as const;

interface Told {
  readonly verdict: string;
  /** Indexed by unknown; empty when there is no model. */
  readonly answer: readonly number[];
}

function ask(program: string, script: string): Told {
  const printed = askNative(program, script);
  const answer: number[] = [];
  for (const [, unknown, value] of printed.matchAll(/\(define-fun V(\d+) \(\) Int\s+(\d+)\)/g)) {
    answer[Number(unknown)] = Number(value);
  }
  return { verdict: printed.split('\n', 1)[0] ?? '', answer };
}

/** The script for any answer but this one. */
function blocked(script: string, answer: readonly number[]): string {
  const same = answer.map((value, unknown) => `(= V${unknown} ${value})`).join(' ');
  return script.replace('(check-sat)', `(assert (not (and ${same})))\n(check-sat)`);
}

describe.each(testedExamples)('$title', ({ type, example }) => {
  const { puzzle, solutions, answers } = example;
  const [known = []] = answers;
  const clues = givenValues(type, puzzle);

  describe.each(PROGRAMS)('asked of %s', (program) => {
    it.skipIf(!nativeSolvers.includes(program))(
      'has by its SMT-LIB text a right answer, and another only where the example says so',
      () => {
        const model = buildModel(type, puzzle);
        const script = writeSmtlib(model, clues, '');
        const { verdict, answer } = ask(program, script);
        expect(verdict).toBe('sat');
        expect(answer).toEqual(solutions === 1 ? known : clues.map((clue, i) => clue ?? answer[i]));
        expect(judgeModel(model, answer)).toBe('holds');
        const other = solutions === 1 ? 'unsat' : 'sat';
        expect(ask(program, blocked(script, answer)).verdict).toBe(other);
      },
    );
  });
});
