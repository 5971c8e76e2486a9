import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TRUE } from '#logic/formula.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { literalsOf } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { isTrue, product } from '#logic/testing.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { coreOf } from './core.ts';
import { buildPbFormula } from './pbFormula.ts';
import { searchSolutions } from './search.ts';
import { DOMAINS, formula, partOf } from './testing.ts';

const PLENTY = 10_000_000;

it('of a few parts and facts says that they stand, or which of them do not, whatever others say', () => {
  const parts = fc.array(formula, { minLength: 2, maxLength: 4 });
  const literal = fc
    .record({ cell: fc.nat(DOMAINS.length - 1), value: fc.nat(7), holds: fc.boolean() })
    .filter(({ cell, value }) => DOMAINS[cell]?.includes(value) === true);
  const literals = fc.array(literal, { maxLength: 3 });
  fc.assert(
    fc.property(parts, literals, fc.nat(3), (formulas, known, left) => {
      const few = [...formulas.keys()].filter((part) => part !== left);
      const stands = (some: readonly number[], facts: readonly Literal[]): boolean =>
        product(DOMAINS).some(
          (filling) =>
            some.every((part) => isTrue(formulas[part] ?? TRUE, filling)) &&
            facts.every(({ cell, value, holds }) => (filling[cell] === value) === holds),
        );
      const core = coreOf(buildPbFormula(DOMAINS, formulas.map(partOf)), few, known, PLENTY);
      const said = typeof core === 'object' ? 'contradict' : core;
      expect(said).toBe(stands(few, known) ? 'stand' : 'contradict');
      if (typeof core !== 'object') return;
      expect(core.parts.every((part) => few.includes(part))).toBe(true);
      expect(core.facts.every((fact) => known.includes(fact))).toBe(true);
      expect(stands(core.parts, core.facts)).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

// AI Escargot (Arto Inkala, 2006): nothing in it follows without a search.
const HARD = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

it('finds what a hard Sudoku needs to rule a value out, which rules it out by itself', () => {
  const read = readPuzzle(sudoku, HARD);
  if (!read.ok) throw new Error(read.problem.reason);
  const { domains, claims } = buildModel(sudoku, read.value);
  const pb = buildPbFormula(domains, claimPartsOf(claims));
  const givens = givenValues(sudoku, read.value);
  const known = literalsOf(givens);
  const found: (readonly number[])[] = [];
  searchSolutions(pb, { known, limit: PLENTY }, (solution) => {
    found.push(solution);
    return 'go on';
  });
  const all = [...pb.parts.keys()];
  const sizes = givens.flatMap((given, cell) => {
    if (given !== undefined || cell % 7 !== 0) return [];
    const wrong = { cell, value: 1 + ((found[0]?.[cell] ?? 0) % 9), holds: true };
    const core = coreOf(pb, all, [...known, wrong], PLENTY);
    if (core === undefined || core === 'stand') return [all.length];
    expect(core.facts).toContain(wrong);
    expect(coreOf(pb, core.parts, core.facts, PLENTY)).not.toBe('stand');
    return [core.parts.length];
  });
  expect(sizes.length).toBeGreaterThan(5);
  expect(Math.max(...sizes)).toBeLessThan(all.length);
});
