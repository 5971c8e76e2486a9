import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openRuleSolver } from '#engine/worker/ruleSolver.ts';
import { openNodeZ3 } from '#engine/z3/nodeZ3.ts';
import { openSession } from '#engine/z3/session.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { trials } from '#trials.ts';
import type { Claim, Values } from './claim.ts';
import { claimPartsOf } from './claimPart.ts';
import type { Formula } from './formula.ts';
import type { Literal } from './literal.ts';
import type { Model } from './model.ts';
import { judgeModel } from './model.ts';
import { headOf, readExpressions } from './smtlib/expressions.ts';
import type { Expression } from './smtlib/expressions.ts';
import { writeSmtlib } from './smtlib/write.ts';
import { product } from './testing.ts';

// Laws for every kind of claim: all its readings agree. For tests.

/** A claim on a board small enough to try every filling. */
export interface Tried {
  readonly claim: Claim;
  /** Ascending, indexed by unknown; a few hundred fillings at most. */
  readonly domains: Model['domains'];
  /** The claim's rule, implemented independently, for a full filling. */
  readonly rule: (full: readonly number[]) => boolean;
  /** Other claims of the model that the claim's parts rely on. */
  readonly besides?: readonly Claim[];
  /** A value that may take part in a violation but is not blamed along with others: a blank. */
  readonly unblamed?: number;
}

/** The most partial boards that are tested, evenly spaced. */
const PARTIALS = 400;
/** The most right fillings that solvers are asked about one by one, evenly spaced. */
const ASKED = 12;

const z3 = await openNodeZ3();
const whole = await openNodeZ3('whole');

/** About `most` of the items, evenly spaced. */
function some<T>(items: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, at) => at % step === 0);
}

const modelOf = ({ claim, domains, besides = [] }: Tried): Model => ({
  domains,
  claims: [...besides, claim],
});

const halfFilled = ({ domains }: Tried): readonly Values[] =>
  some(product(domains.map((domain) => [undefined, ...domain])), PARTIALS);

/** Every way to fill the open cells. */
const filled = ({ domains }: Tried, shown: Values): readonly (readonly number[])[] =>
  product(
    domains.map((domain, cell) => {
      const value = shown[cell];
      return value === undefined ? domain : [value];
    }),
  );

/** The unknowns that a condition mentions. */
function mentioned(formula: Formula): readonly number[] {
  switch (formula.op) {
    case 'is':
      return [formula.unknown];
    case 'not':
      return mentioned(formula.of);
    case 'and':
    case 'or':
    case 'at-most':
    case 'at-least':
      return formula.of.flatMap(mentioned);
    case 'sum':
    case 'reach':
      return formula.of.flatMap(({ of }) => mentioned(of));
    case 'auxiliary':
      return [];
  }
}

const inText = (text: string): readonly number[] =>
  [...text.matchAll(/\bV(\d+)\b/g)].map(([, unknown]) => Number(unknown));

/**
 * The operators that need two operands in SMT-LIB 2.6 (Core and Ints), though most solvers accept
 * one.
 */
const NEED_TWO = ['and', 'or', 'xor', '=>', '=', 'distinct', '+', '*', '<', '<=', '>', '>='];

function lacksOperands(expression: Expression): boolean {
  if (expression.kind !== 'list') return false;
  const needsTwo = NEED_TWO.includes(headOf(expression) ?? '');
  return (needsTwo && expression.items.length < 3) || expression.items.some(lacksOperands);
}

/** All solutions of the parts: by our own solver, and by Z3. */
function allowed(model: Model): Readonly<Record<'byRules' | 'byZ3', readonly string[]>> {
  const session = openSession(z3, model);
  const all = (searching: Pick<typeof session, 'search'>): readonly string[] => {
    const found: string[] = [];
    const ending = searching.search([], (solution) => {
      found.push(solution.join(' '));
      return 'go on';
    });
    expect(ending.kind).toBe('exhausted');
    return found.toSorted();
  };
  try {
    const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
    return { byRules: all(openRuleSolver(model, formula)), byZ3: all(session) };
  } finally {
    session.close();
  }
}

/**
 * Z3's answers about the SMT-LIB text, which shares no code with the parts: whether it allows a
 * filling that is not right, then whether it allows some of the right ones.
 */
function readSmtlib(model: Model, right: readonly (readonly number[])[]): readonly string[] {
  const says = (full: readonly number[]): string =>
    `(and true ${full.map((value, unknown) => `(= V${unknown} ${value})`).join(' ')})`;
  const questions = [
    `(not (or false ${right.map(says).join(' ')}))`,
    ...some(right, ASKED).map(says),
  ].map((question) => `(push 1)(assert ${question})(check-sat)(pop 1)`);
  const script = writeSmtlib(model, [], '').replace(/\(check-sat\)[^]*/, questions.join('\n'));
  return whole.evaluateSmtlib(script).trim().split('\n');
}

function judgeKnowsRule(tried: Tried): void {
  for (const full of product(tried.domains)) {
    const judged = tried.claim.judge(full);
    expect([full, judged]).toEqual([full, tried.rule(full) ? 'holds' : 'broken']);
  }
}

function judgeStaysDecided(tried: Tried): void {
  const { claim, domains, rule } = tried;
  for (const shown of halfFilled(tried)) {
    const judged = claim.judge(shown);
    if (judged === 'open') continue;
    const outcomes = filled(tried, shown).map(rule);
    expect([shown, outcomes.filter((holds) => holds !== (judged === 'holds'))]).toEqual([
      shown,
      [],
    ]);
    const next = domains.flatMap((domain, cell) =>
      shown[cell] === undefined ? domain.map((value) => shown.with(cell, value)) : [],
    );
    expect([shown, next.filter((later) => claim.judge(later) !== judged)]).toEqual([shown, []]);
  }
}

function partsAllowRule(tried: Tried): void {
  const model = modelOf(tried);
  const right = product(tried.domains)
    .filter((full) => judgeModel(model, full) === 'holds')
    .map((full) => full.join(' '))
    .toSorted();
  expect(allowed(model)).toEqual({ byRules: right, byZ3: right });
}

function textAllowsRule(tried: Tried): void {
  const model = modelOf(tried);
  const right = product(tried.domains).filter((full) => judgeModel(model, full) === 'holds');
  const asked = some(right, ASKED).map(() => 'sat');
  expect(readSmtlib(model, right)).toEqual(['unsat', ...asked]);
}

function speakOfOwnCells({ claim }: Tried): void {
  for (const part of claim.parts()) {
    expect(claim.cells).toEqual(expect.arrayContaining([...part.cells]));
    expect(part.cells).toEqual(expect.arrayContaining([...mentioned(part.formula)]));
  }
  const spoken = claim.smtlib().flatMap(inText);
  expect(claim.cells).toEqual(expect.arrayContaining([...spoken]));
}

function textIsStandard({ claim }: Tried): void {
  const conditions = claim.smtlib().flatMap((text) => readExpressions(text).expressions);
  expect(conditions).toHaveLength(claim.smtlib().length);
  expect(conditions.filter(lacksOperands)).toEqual([]);
}

function culpritsBreakIt(tried: Tried): void {
  const { claim, domains, unblamed } = tried;
  // A claim that is broken on the empty board has no culprits.
  const isHopeless = claim.judge(domains.map(() => undefined)) === 'broken';
  for (const shown of halfFilled(tried)) {
    const culprits = claim.culprits(shown);
    const own = claim.cells.filter((cell) => shown[cell] !== undefined);
    expect(own).toEqual(expect.arrayContaining([...culprits]));
    expect(new Set(culprits).size).toBe(culprits.length);
    const judged = claim.judge(shown);
    const isBlamed = culprits.length > 0;
    expect([shown, isBlamed]).toEqual([shown, judged === 'broken' && (isBlamed || !isHopeless)]);
    const alone = shown.map((value, cell) =>
      culprits.includes(cell) || value === unblamed ? value : undefined,
    );
    expect([shown, isBlamed ? claim.judge(alone) : judged]).toEqual([shown, judged]);
  }
}

function sightsFollow(tried: Tried): void {
  const parts = tried.claim.parts();
  const model = modelOf(tried);
  const full = product(tried.domains).filter((filling) => judgeModel(model, filling) === 'holds');
  for (const shown of halfFilled(tried)) {
    for (const part of parts) {
      for (const sight of part.telling?.sees?.(shown) ?? []) {
        // These rest on other claims, too.
        if (sight.numbers !== undefined || sight.sites !== undefined) continue;
        const { technique, facts, conclusions } = sight;
        const are = (literals: readonly Literal[], filling: readonly number[]): boolean =>
          literals.every(({ cell, value, holds }) => (filling[cell] === value) === holds);
        const against = full.find((filling) => are(facts, filling) && !are(conclusions, filling));
        expect([shown, technique, facts, conclusions, against]).toEqual([
          shown,
          technique,
          facts,
          conclusions,
          undefined,
        ]);
      }
    }
  }
}

/** What every kind of claim keeps, each with its sentence. */
const LAWS: Readonly<Record<string, (tried: Tried) => void>> = {
  'the judge knows the rule': judgeKnowsRule,
  'the judge decides early only what stays decided, however the rest is filled': judgeStaysDecided,
  'its parts allow just what the rule allows, whoever reads them': partsAllowRule,
  'its SMT-LIB text allows just what the rule allows': textAllowsRule,
  'parts and text speak of its own cells': speakOfOwnCells,
  'what a person sees in it follows from the facts that it names': sightsFollow,
  'its text gives every operator as many operands as the standard wants': textIsStandard,
  'filled cells of its own are blamed, each once, and break it by themselves': culpritsBreakIt,
};

/**
 * Tests a kind of claim on boards made by `cases`, which should vary everything that can vary:
 * clues, lengths, the order of cells, and their domains.
 */
export function describeClaimLaws(name: string, cases: fc.Arbitrary<Tried>, numRuns = 40): void {
  describe(`of the claim kind "${name}"`, () => {
    it.each(Object.entries(LAWS))('%s', (_, law) => {
      fc.assert(fc.property(cases, law), { numRuns: trials(numRuns, 4) });
    });
  });
}
