import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conditionOf, isTaken, termsOf } from '#logic/assertion/testing.ts';
import { domainsOf, values } from '#logic/claimCases.ts';
import { literalsOf } from '#logic/literal.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, emptyPuzzle, givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { parameterChoices } from '#puzzles/arbitrary.ts';
import { aFew, isWithinZ3, someTypes, testedExamples, testedTypes } from '#puzzles/testing.ts';
import { isRelease } from '#trials.ts';
import { openCoreSession } from './coreSession.ts';
import { assertClaims, encodeUnknowns } from './encoding.ts';
import { openNodeZ3 } from './nodeZ3.ts';
import { openSession } from './session.ts';

// What the slim part lacks is fetched with the whole of Z3: none of this may take it. It is as well
// what `npm run record-z3` learns from, besides all other tests.

const z3 = await openNodeZ3('slim');

/** Whether what Z3 comes to is written down, for the slim part to have it. */
const isRecorded = process.env['Z3_NOTES'] !== undefined;

/** Of larger boards all takes minutes; what is recorded comes from them, too. */
const MOST_CELLS = 100;

/** Z3's own steps after which it gives up, in the midst of ever later stages of its work: 1 to some 500,000. */
const LIMITS = Array.from({ length: 24 }, (_, index) => Math.round(1.77 ** index));

/** What Z3 says of a puzzle when it may take ever more steps: of its rules with its givens, and of their parts. */
function askEverLonger(type: PuzzleType, puzzle: Puzzle): readonly string[] {
  const model = buildModel(type, puzzle);
  const solver = z3.createSolver();
  const encoding = encodeUnknowns(solver, model);
  assertClaims(solver, encoding, model.claims);
  const assumptions = literalsOf(givenValues(type, puzzle)).flatMap(
    ({ cell, value }) => encoding.literal(cell, value) ?? [],
  );
  const session = openCoreSession(z3, model);
  const said = LIMITS.flatMap((limit) => {
    solver.limitSteps(limit);
    session.limitSteps(limit);
    solver.push();
    const answers = [solver.check([]), solver.check(assumptions)];
    solver.pop();
    session.contradicts(session.parts);
    return [...answers, `gave up: ${session.gaveUp()}`];
  });
  solver.close();
  session.close();
  return said;
}

test.each(someTypes(testedTypes).map((type) => [type.id, type] as const))(
  '%s: empty boards, wherever Z3 gives up',
  (_, type) => {
    const choices = parameterChoices(type);
    const small = choices.filter(
      (parameters) => type.grid(parameters).centres.length <= MOST_CELLS,
    );
    const some = isRelease ? small : [small[0] ?? {}, small.at(-1) ?? {}];
    for (const parameters of isRecorded ? choices : some) {
      expect(askEverLonger(type, emptyPuzzle(type, parameters))[2]).toBe('gave up: true');
    }
  },
);

const asked = testedExamples.filter(isWithinZ3);

test.each((isRelease ? asked : aFew(asked)).map((one) => [one.title, one] as const))(
  '%s, wherever Z3 gives up',
  (_, { type, example }) => {
    expect(askEverLonger(type, example.puzzle)).toContain('gave up: true');
  },
);

/** Enough that hardly anything new comes up at the end: of a function in a thousand rules. */
const HOUSE_RULES = 30_000;
/** Milliseconds that may pass while it is learnt from them: an hour. */
const RECORDING = 3_600_000;

// What one comes to by chance is no fault of the slim part: the page asks the whole then.
test.runIf(isRecorded)(
  'house rules at random are learnt from',
  () => {
    const boards = values(1, 3).chain((shared) => domainsOf(4, shared));
    const rules = fc.array(termsOf(4).condition, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(rules, boards, fc.nat(3), (texts, domains, open) => {
        const claims = texts
          .map((text) => conditionOf(text, domains))
          .filter(({ condition }) => isTaken(condition, domains))
          .map(({ claim }) => claim);
        const session = openSession(z3, { domains, claims });
        session.warm();
        let found = 0;
        session.search([], () => ((found += 1) < 10 ? 'go on' : 'stop'));
        session.search(
          domains.map(([value], cell) => (cell === open ? undefined : value)),
          () => 'go on',
        );
        session.possible([], () => {});
        session.close();
        const core = openCoreSession(z3, { domains, claims });
        core.contradicts(core.parts);
        core.close();
      }),
      { numRuns: HOUSE_RULES },
    );
  },
  RECORDING,
);
