/** Arguments over all ways to fill what one claim leaves open: some come to nothing, the others agree. */
import type { Claim, Speech } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { countedInWords, inWords } from '#logic/words.ts';
import { antecedentsOf, during } from './antecedents.ts';
import type { PropagationConflict } from './antecedents.ts';
import { NO_PART } from './layout.ts';
import type { Lit } from './pbConstraint.ts';
import { litsOf, meaningOf } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import { phrase } from './phrases.ts';
import { sayPlaces } from './places.ts';
import type { Propagator } from './propagator.ts';
import { factsAmong } from './reason.ts';
import type { Deduction, Known, Oracle, Reason } from './reason.ts';
import { deductionOf } from './techniques/needed.ts';

/** So many open cells a claim may have, and so many ways to fill them may stand. */
const MOST_OPEN = 12;
const MOST_WAYS = 8;
/** So many other claims may speak against ways, if any step has no more of them: few people keep more in mind. */
const FEW_OTHERS = 5;
/** So many may otherwise: that is shorter than what the solver alone finds. */
const MOST_OTHERS = 8;
/** So many may be in a reason before it is minimized, of which so many are. */
const MOST_BEFORE = 20;
const MOST_MINIMIZED = 3;
/**
 * So many parts and facts of these may turn out to be needed; the rest is kept untried. On a large loop each takes
 * some hundredths of a second.
 */
const MOST_KEPT = 60;
/** The work limit of all ways together, see `Propagator.work`: half a second or more. */
const WORK = 20_000_000;
/** So many conclusions about cells of other claims are drawn together. */
const MOST_CONCLUDED = 6;

/** What is concluded from the ways to fill some cells. */
interface Concluded {
  readonly open: readonly number[];
  readonly ways: number;
  readonly failed: number;
  readonly conclusions: readonly Literal[];
  readonly reason: Reason;
}

/** The same for the open cells of a claim. */
interface ByWays extends Concluded {
  readonly claim: Claim;
}

const kept = new WeakMap<PbFormula, ReadonlyMap<Claim, readonly number[]>>();

/** The parts of each claim, by index; without claims that hang together, which leave no few ways. */
function partsByClaim(formula: PbFormula): ReadonlyMap<Claim, readonly number[]> {
  const known = kept.get(formula);
  if (known !== undefined) return known;
  const found = new Map<Claim, number[]>();
  for (const [part, { claim }] of formula.parts.entries()) {
    const own = found.get(claim) ?? [];
    own.push(part);
    found.set(claim, own);
  }
  for (const { part } of formula.graphs) {
    const claim = formula.parts[part]?.claim;
    if (claim !== undefined) found.delete(claim);
  }
  kept.set(formula, found);
  return found;
}

/** A step by the ways of one claim, of those that the fewest other claims speak against; `all` is left as it was. */
export function tryWays(
  formula: PbFormula,
  known: Known,
  all: Propagator,
  only: (conclusion: Literal) => boolean,
  oracle: Oracle,
): Deduction | undefined {
  const limit = all.work + WORK;
  // Several claims may leave the same cells open: a region, and its borders with regions that are filled.
  const byOpen = new Map<string, Concluded | undefined>();
  const concludedAt = (open: readonly number[]): Concluded | undefined => {
    const key = open.join(' ');
    const met = byOpen.get(key);
    if (met !== undefined || byOpen.has(key) || all.work > limit) return met;
    const concluded = concludedFrom(formula, all, open, only);
    byOpen.set(key, concluded);
    return concluded;
  };
  const found = [...partsByClaim(formula)]
    .flatMap(([claim, parts]): readonly ByWays[] => {
      const open = claim.cells.filter((cell) => known.values[cell] === undefined);
      if (open.length < 2 || open.length > MOST_OPEN) return [];
      const concluded = concludedAt(open);
      // Without one of its own parts the claim would say nothing of the ways.
      return concluded?.reason.parts.some((part) => parts.includes(part)) === true
        ? [{ ...concluded, claim }]
        : [];
    })
    .map((byWays) => ({ byWays, others: othersIn(formula, byWays).length }))
    .filter(({ others }) => others <= MOST_BEFORE)
    .toSorted((a, b) => a.others - b.others || a.byWays.ways - b.byWays.ways);
  let longer: Told | undefined;
  const limited = untilKept(oracle, MOST_KEPT);
  for (const { byWays } of found.slice(0, MOST_MINIMIZED)) {
    const step = told(formula, byWays, limited);
    if (step === undefined) continue;
    if (step.others <= FEW_OTHERS) return step.deduction;
    if (step.others < (longer?.others ?? MOST_OTHERS + 1)) longer = step;
  }
  return longer?.deduction;
}

/** An oracle of limited patience. */
interface Limited extends Oracle {
  readonly isSpent: () => boolean;
}

/** An oracle that calls nothing a contradiction once so many were none, so that all that is left stays in a reason. */
function untilKept(oracle: Oracle, most: number): Limited {
  let kept = 0;
  const isSpent = (): boolean => kept >= most;
  const limited =
    (contradicts: Oracle['contradicts']): Oracle['contradicts'] =>
    (members) => {
      const core = isSpent() ? undefined : contradicts(members);
      if (core === undefined) kept += 1;
      return core;
    };
  return {
    contradicts: limited(oracle.contradicts),
    among: (parts, cells, work, haste) =>
      oracle.among(parts, cells, (contradicts) => work(limited(contradicts)), haste),
    isSpent,
  };
}

/** The places of the other claims in a reason, each once. */
const othersIn = (formula: PbFormula, { claim, reason }: Pick<ByWays, 'claim' | 'reason'>) => [
  ...new Map(
    reason.parts.flatMap((part) => {
      const other = formula.parts[part]?.claim;
      return other === undefined || other === claim ? [] : [[other.label, other.place] as const];
    }),
  ).values(),
];

/** A step, and how many other claims it names. */
interface Told {
  readonly deduction: Deduction;
  readonly others: number;
}

function told(formula: PbFormula, byWays: ByWays, oracle: Limited): Told | undefined {
  const { claim, open, conclusions, reason } = byWays;
  const finding = {
    technique: 'way by way',
    claim,
    cells: open,
    conclusions,
    reason,
    core: [],
    say: () => '',
  } as const;
  const deduction = deductionOf(formula, finding, oracle);
  if (deduction === undefined) return undefined;
  const others = othersIn(formula, { claim, reason: deduction.reason });
  const words = others.map((place) => place.words);
  const because = words.some((each) => each.includes(' and '))
    ? words.join('; ')
    : sayPlaces(others);
  const say = (speech: Speech): string => sayWays(byWays, because, speech);
  const named = { ...finding, say };
  return {
    deduction: { ...deduction, named, shortest: deduction.shortest && !oracle.isSpent() },
    others: others.length,
  };
}

/** "Of the ways to fill columns 4 to 6, all but two come to nothing, because of … In both, column 7 is blank." */
function sayWays(
  { open, ways, failed, conclusions }: ByWays,
  others: string,
  speech: Speech,
): string {
  const because = others === '' ? '' : `, because of ${others}`;
  const begin =
    failed === 0
      ? `There are ${countedInWords(ways, 'way')} to fill ${speech.names(open)}${because}.`
      : `Of the ways to fill ${speech.names(open)}, all but ${inWords(ways)} come to nothing${because}.`;
  const left = ways === 1 ? 'that one' : ways === 2 ? 'both' : `all ${inWords(ways)}`;
  return `${begin} In ${left}, ${phrase(conclusions, speech)}.`;
}

function concludedFrom(
  formula: PbFormula,
  all: Propagator,
  open: readonly number[],
  only: (conclusion: Literal) => boolean,
): Concluded | undefined {
  const used = { parts: new Set<number>(), assumed: new Set<Lit>() };
  const note = (conflict: PropagationConflict, way: readonly Lit[]): void => {
    const antecedents = antecedentsOf(all, conflict);
    for (const part of antecedents.parts) used.parts.add(part);
    for (const of of antecedents.assumed) if (!way.includes(of)) used.assumed.add(of);
  };
  const { ways, failed } = waysOf(formula, all, open, note);
  if (ways.length > MOST_WAYS || ways.length + failed < 2) return undefined;
  const [first, ...more] = ways.map(({ implied }) => implied);
  const common = [...(first ?? [])].filter((of) => more.every((each) => each.has(of)));
  const meant = common.filter((of) => {
    const meaning = formula.meaning(of);
    return meaning !== undefined && only(meaning);
  });
  const own = new Set(open);
  const inOwn = meant.filter((of) => own.has(meaningOf(formula, of).cell));
  const chosen = inOwn.length > 0 ? inOwn : meant.slice(0, MOST_CONCLUDED);
  if (chosen.length === 0) return undefined;
  for (const { way } of ways) {
    during(all, way, () => note({ part: NO_PART, literals: chosen }, way));
  }
  return {
    open,
    ways: ways.length,
    failed,
    conclusions: chosen.map((of) => meaningOf(formula, of)),
    reason: { parts: [...used.parts], facts: factsAmong(formula, [...used.assumed]) },
  };
}

/** A way to fill cells, and all that it implies. */
interface Way {
  readonly way: readonly Lit[];
  readonly implied: ReadonlySet<Lit>;
}

/** The ways to fill cells that come to nothing, which are noted, and the others: at most one more than `MOST_WAYS`. */
function waysOf(
  formula: PbFormula,
  all: Propagator,
  open: readonly number[],
  note: (conflict: PropagationConflict, way: readonly Lit[]) => void,
): { readonly ways: readonly Way[]; readonly failed: number } {
  const ways: Way[] = [];
  const start = all.trail.length;
  let failed = 0;
  const fill = (at: number, way: readonly Lit[]): void => {
    const cell = open[at];
    if (cell === undefined) ways.push({ way, implied: new Set(all.trail.slice(start)) });
    if (cell === undefined || ways.length > MOST_WAYS) return;
    const literals = (formula.domains[cell] ?? []).flatMap((value) =>
      litsOf(formula, [{ cell, value, holds: true }]),
    );
    if (literals.some((of) => all.values[of] === 1)) {
      fill(at + 1, way);
      return;
    }
    for (const literal of literals.filter((of) => all.values[of] === 0)) {
      if (all.values[literal] !== 0) continue;
      during(all, [literal], (conflict) => {
        const longer = [...way, literal];
        if (conflict === undefined) fill(at + 1, longer);
        else {
          failed += 1;
          note(conflict, longer);
        }
      });
    }
  };
  fill(0, []);
  return { ways, failed };
}
