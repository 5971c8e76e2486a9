/**
 * The whole way to a solution, by the easiest steps at each position: those that have a name, as hints
 * look for them, then what a trial shows. All that is as easy is taken at once, and reasons are not
 * made as short as for telling: a survey has to be quick, for making puzzles takes many.
 */
import type { Values } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { contrary, sameLiteral } from '#logic/literal.ts';
import { TECHNIQUES } from '#logic/techniques/techniques.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import { lengthening } from './lengthening.ts';
import type { PbFormula } from './pbFormula.ts';
import { openLiterals, propagateAll, tryAll } from './possibleSteps.ts';
import type { PossibleStep } from './possibleSteps.ts';
import type { Propagator } from './propagator.ts';
import { factsOf } from './reason.ts';
import type { Known } from './reason.ts';
import { searchSolutions } from './search.ts';
import type { SearchLog } from './search.ts';
import type { RatingWork } from './ratingWork.ts';
import { pickEasiest } from './shortest.ts';
import { findings } from './techniques/find.ts';
import { isAllSeen, namedAmong, plainSteps } from './techniques/among.ts';
import type { Seen } from './techniques/among.ts';

/** Steps of at least this cost are compared with what trials find. */
const AHEAD = TECHNIQUES['look ahead'].cost;
/** The work limit of trials at one position (see `Propagator.work`). */
const TRIAL_WORK = 3_000_000;
/** The work limit for proving a value that no trial finds (see `Wanted.limit`). */
const PROOF_WORK = 2_000_000;

/** A step of the way. */
export interface PathStep {
  readonly technique: TechniqueId;
  /** The technique's cost, plus a surcharge for long arguments. */
  readonly cost: number;
  readonly conclusions: readonly Literal[];
}

/** Techniques whose arguments can be of any length. */
const GROWING: ReadonlySet<TechniqueId> = new Set<TechniqueId>([
  'x-chain',
  'xy-chain',
  'chain',
  'several rules',
  'supposition',
  'too hard',
]);

/** The cost of a technique whose argument uses `length` rules. */
export const costAt = (technique: TechniqueId, length: number): number =>
  TECHNIQUES[technique].cost + (GROWING.has(technique) ? lengthening(length) : 0);

/** All steps from the givens to the unique solution; `undefined` if that takes too much work. */
export function solvePath(
  formula: PbFormula,
  givens: Values,
  solution: readonly number[],
  work: RatingWork,
): readonly PathStep[] | undefined {
  const seen: Seen = new Map();
  const steps: PathStep[] = [];
  let known: Known = { values: givens, excluded: [] };
  while (known.values.includes(undefined)) {
    const all = propagateAll(formula, known);
    const found = all === undefined ? [] : easiestAt(formula, known, all, seen, work);
    const taken = found.length > 0 ? found : [byProof(formula, known, solution)];
    steps.push(...taken);
    work.spend((all?.work ?? 0) + (found.length > 0 ? 0 : PROOF_WORK));
    if (work.isOver) return undefined;
    known = withLiterals(
      known,
      taken.flatMap(({ conclusions }) => conclusions),
    );
  }
  return steps;
}

/** The easiest steps at a position, each with a conclusion that the others lack. */
function easiestAt(
  formula: PbFormula,
  known: Known,
  all: Propagator,
  seen: Seen,
  work: RatingWork,
): readonly PathStep[] {
  const plain = isAllSeen(formula) ? [] : plainSteps(formula, known, all, seen, work);
  const [found = []] = findings(formula, known, namedAmong(formula, known, plain), true);
  const named = found.map(({ technique, conclusions, reason }): PathStep => ({
    technique,
    cost: costAt(technique, reason.parts.length),
    conclusions,
  }));
  const least = Math.min(...named.map(({ cost }) => cost));
  if (least <= AHEAD) return withNews(named);
  const several = least === Infinity ? plain.filter(({ reason }) => reason.parts.length > 1) : [];
  const tried = several.length > 0 ? several : tryAll(formula, known, all, TRIAL_WORK).steps;
  const easier = triedSteps(formula, tried).filter(({ cost }) => cost <= least);
  return withNews(easier.length > 0 ? easier : named);
}

/** The easiest of what trials show, those of one technique. */
function triedSteps(formula: PbFormula, tried: readonly PossibleStep[]): readonly PathStep[] {
  const easiest = pickEasiest(formula, tried);
  return easiest
    .filter(({ technique }) => technique === easiest[0]?.technique)
    .map(({ step: { conclusion, reason }, technique }) => ({
      technique,
      cost: costAt(technique, reason.parts.length),
      conclusions: [conclusion],
    }));
}

/** Without those that conclude nothing that others before them do not. */
function withNews(steps: readonly PathStep[]): readonly PathStep[] {
  const said: Literal[] = [];
  return steps.filter(({ conclusions }) => {
    const news = conclusions.filter((one) => !said.some((other) => sameLiteral(one, other)));
    said.push(...news);
    return news.length > 0;
  });
}

/**
 * Where no single trial finds a value: the value of the open cell with the fewest candidates. Its
 * length is that of the solver's proof, in learnt literals.
 */
function byProof(formula: PbFormula, known: Known, solution: readonly number[]): PathStep {
  const left = new Map<number, number>();
  for (const { cell } of openLiterals(formula, known)) left.set(cell, (left.get(cell) ?? 0) + 1);
  const [cell] = [...left].toSorted((a, b) => a[1] - b[1])[0] ?? [0];
  const conclusion: Literal = { cell, value: solution[cell] ?? 0, holds: true };
  const log: SearchLog = { learnt: [], cuts: [], models: [] };
  const otherwise = [...factsOf(known), contrary(conclusion)];
  searchSolutions(formula, { known: otherwise, limit: PROOF_WORK, log }, () => 'stop');
  const cost = costAt('too hard', log.learnt.flat().length);
  return { technique: 'too hard', cost, conclusions: [conclusion] };
}

/** Cells with a single remaining value become known, too. */
function withLiterals(known: Known, literals: readonly Literal[]): Known {
  const values = [...known.values];
  for (const { cell, value, holds } of literals) if (holds) values[cell] = value;
  const excluded = [...known.excluded, ...literals.filter(({ holds }) => !holds)];
  return { values, excluded: excluded.filter(({ cell }) => values[cell] === undefined) };
}
