import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openRuleSolver } from '#engine/worker/ruleSolver.ts';
import { openNodeZ3 } from '#engine/z3/nodeZ3.ts';
import type { Values } from '#logic/claim.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { judgeModel } from '#logic/model.ts';
import type { Model } from '#logic/model.ts';
import { writeSmtlib } from '#logic/smtlib/write.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import { standardParameters } from '#puzzle/parameters.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import { seeded } from '#puzzle/random.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { isRelease, isThorough, trials } from '#trials.ts';
import { blackSquares } from './blackSquares.ts';
import { anyBoard } from './boards.ts';
import { someTypes, testedTypes } from './testing.ts';

// The SMT-LIB text of random boards has the solutions that our own solver finds: two readings of
// the claims that share no code.

/** The most solutions that are compared. */
const MOST = 20;

const z3 = await openNodeZ3('whole');

/** The solutions of the text, found one after the other by excluding those before. */
function byText(model: Model, givens: Values): readonly string[] {
  const names = model.domains.map((_, cell) => `V${cell}`).join(' ');
  const console = z3.openConsole();
  const ask = (command: string): string => {
    const { text, failed } = console.run(command);
    if (failed) throw new Error(text);
    return text.trim();
  };
  try {
    ask(writeSmtlib(model, givens, '').replace(/\(check-sat\)[^]*/, ''));
    const solutions: string[] = [];
    while (solutions.length < MOST) {
      const said = ask('(check-sat)');
      if (said === 'unsat') break;
      expect(said).toBe('sat');
      const held = [...ask(`(get-value (${names}))`).matchAll(/\(V\d+ (\d+)\)/g)];
      const solution = held.map(([, value]) => value ?? '');
      solutions.push(solution.join(' '));
      const same = solution.map((value, cell) => `(= V${cell} ${value})`).join(' ');
      ask(`(assert (not (and ${same})))`);
    }
    return solutions;
  } finally {
    console.close();
  }
}

/** The solutions of our own solver; `undefined` if it gives up. */
function byRules(model: Model, givens: Values): readonly string[] | undefined {
  const solutions: string[] = [];
  const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
  const ending = openRuleSolver(model, formula).search(givens, (solution) => {
    solutions.push(solution.join(' '));
    return solutions.length < MOST ? 'go on' : 'stop';
  });
  return ending.kind === 'unknown' ? undefined : solutions;
}

function compare(model: Model, givens: Values): number | undefined {
  const own = byRules(model, givens);
  if (own === undefined) return undefined;
  const found = byText(model, givens);
  expect(found).toHaveLength(own.length);
  const listed = (solutions: readonly string[]) =>
    solutions.length < MOST ? solutions.toSorted() : [];
  expect(listed(found)).toEqual(listed(own));
  for (const solution of found) {
    const values = solution.split(' ').map(Number);
    expect([solution, judgeModel(model, values)]).toEqual([solution, 'holds']);
    expect(givens.filter((given, cell) => given !== undefined && given !== values[cell])).toEqual(
      [],
    );
  }
  return found.length;
}

/** Boards with more cells than this take a second each. */
const FEW_CELLS = 40;

/** Larger boards, each of which takes longer. */
const LARGER: Readonly<Record<string, Parameters>> = {
  sudoku: { size: 6 },
  battleship: { width: 7, height: 6 },
  'paint-by-numbers': { width: 7, height: 8 },
  'off-by-one-sums': { size: 4, digits: 5 },
  kurosu: { width: 6, height: 6, noTwoAlike: true },
  suguru: { width: 5, height: 5 },
};

describe.each(someTypes([...testedTypes, blackSquares]))('the SMT-LIB text of $name', (type) => {
  it('has the solutions that the rules have, of many small boards', () => {
    const counts = new Set<number>();
    const cells = type.grid(standardParameters(type.parameters)).centres.length;
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const puzzle = anyBoard(type, seeded(seed));
        fc.pre(puzzle !== undefined);
        const count = compare(buildModel(type, puzzle), givenValues(type, puzzle));
        fc.pre(count !== undefined);
        counts.add(count);
      }),
      {
        numRuns: cells > FEW_CELLS && LARGER[type.id] === undefined ? trials(6, 3) : trials(12, 4),
      },
    );
    // Boards that are all alike would prove little; a few may be by chance.
    expect(counts.size).toBeGreaterThan(isRelease ? 1 : 0);
  });

  it('has no solution where a cell is given what it cannot be, not even where it can be but one value', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const puzzle = anyBoard(type, seeded(seed));
        fc.pre(puzzle !== undefined);
        const model = buildModel(type, puzzle);
        const narrowest = model.domains.reduce(
          (least, { length }, cell) =>
            length < (model.domains[least]?.length ?? 0) ? cell : least,
          0,
        );
        const beyond = Math.max(...(model.domains[narrowest] ?? [])) + 1;
        const givens = model.domains.map((_, cell) => (cell === narrowest ? beyond : undefined));
        expect(compare(model, givens)).toBe(0);
      }),
      { numRuns: trials(4, 2) },
    );
  });

  const larger = LARGER[type.id];
  it.skipIf(larger === undefined || !isThorough)('and of some larger ones', () => {
    const parameters = { ...standardParameters(type.parameters), ...larger };
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const puzzle = anyBoard(type, seeded(seed), parameters);
        fc.pre(puzzle !== undefined);
        fc.pre(compare(buildModel(type, puzzle), givenValues(type, puzzle)) !== undefined);
      }),
      { numRuns: 3 },
    );
  });
});
