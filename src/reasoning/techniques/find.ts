import { TECHNIQUES } from '#logic/techniques/techniques.ts';
import { phrase } from '#reasoning/phrases.ts';
import type { Values } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import type { Known } from '#reasoning/reason.ts';
import { capitalise } from '#logic/words.ts';
import { candidatesOf } from './candidates.ts';
import type { Candidates } from './candidates.ts';
import { chains } from './chains.ts';
import { countedAreas } from './counting.ts';
import type { Finding } from './finding.ts';
import { fish } from './fish.ts';
import { oneInEach } from './groups.ts';
import { houseSums, sumsAcrossHouses } from './houseSums.ts';
import { locked } from './locked.ts';
import { lessThanSteps } from './orders.ts';
import { onlyNumbers, pathSteps } from './paths.ts';
import { areasTogether, overlappingAreas } from './overlaps.ts';
import { reachOfEqualSums } from './equalSums.ts';
import { risingLines } from './risingLines.ts';
import { rooms } from './rooms.ts';
import { filledTwins, hiddenSingles, nakedSingles, onlyValues } from './singles.ts';
import { hiddenSubsets, nakedSubsets } from './subsets.ts';
import { wholeLines } from './wholeLines.ts';
import { twoSums } from './twoSums.ts';
import { fewWays, lastOfSum, neededBySum, reachOfSum } from './sums.ts';

/** A search for techniques of about the same cost. */
interface Stage {
  /** The cost of the easiest technique it finds. */
  readonly from: number;
  find(position: Candidates): readonly Finding[];
}

const stage = (from: number, find: Stage['find']): Stage => ({ from, find });

/** In order of cost; a stage runs only if the stages before found nothing easier. */
const STAGES: readonly Stage[] = [
  stage(10, onlyValues),
  stage(10, hiddenSingles),
  stage(11, filledTwins),
  stage(12, pathSteps),
  stage(14, lastOfSum),
  stage(14, risingLines),
  stage(15, lessThanSteps),
  stage(16, onlyNumbers),
  stage(21, reachOfEqualSums),
  stage(23, nakedSingles),
  stage(25, fewWays),
  stage(25, reachOfSum),
  stage(26, houseSums),
  stage(26, locked),
  stage(30, (position) => nakedSubsets(position, 2)),
  stage(30, wholeLines),
  stage(31, neededBySum),
  stage(32, (position) => fish(position, 2)),
  stage(34, (position) => hiddenSubsets(position, 2)),
  stage(34, twoSums),
  stage(36, (position) => nakedSubsets(position, 3)),
  stage(38, sumsAcrossHouses),
  stage(38, (position) => fish(position, 3)),
  stage(40, (position) => hiddenSubsets(position, 3)),
  // Two links make a skyscraper, three an XY-wing; longer ones are chains.
  stage(41, (position) => chains(position, 3)),
  stage(50, (position) => nakedSubsets(position, 4)),
  stage(52, (position) => fish(position, 4)),
  stage(54, (position) => hiddenSubsets(position, 4)),
  stage(58, (position) => chains(position)),
];

/** The cost of a finding. */
export const costOf = ({ technique }: Pick<Finding, 'technique'>): number =>
  TECHNIQUES[technique].cost;

/** For two-valued boards, where single rules say most. */
const PLAIN_STAGES: readonly Stage[] = [
  stage(26, rooms),
  stage(29, oneInEach),
  stage(31, overlappingAreas),
  stage(33, countedAreas),
  stage(45, areasTogether),
];

/**
 * Yields named steps at a position, cost by cost. `among` are steps found otherwise, such as those
 * of single claims. `enough` stops early for two-valued boards, which suffices for grading.
 */
export function* findings(
  formula: PbFormula,
  known: Known,
  among: readonly Finding[],
  enough = false,
): Generator<readonly Finding[]> {
  const isPlain = formula.domains.every(({ length }) => length <= 2);
  const stages = isPlain ? (enough ? [] : PLAIN_STAGES) : STAGES;
  let position: Candidates | undefined;
  const waiting = [...among];
  /** Yields findings that cost at most `limit`. */
  function* upTo(limit: number): Generator<readonly Finding[]> {
    const ready = waiting.filter((finding) => costOf(finding) <= limit);
    if (ready.length === 0) return;
    waiting.splice(0, waiting.length, ...waiting.filter((finding) => costOf(finding) > limit));
    const costs = [...new Set(ready.map(costOf))].toSorted((a, b) => a - b);
    for (const cost of costs) yield byEase(ready.filter((finding) => costOf(finding) === cost));
  }
  for (const { from, find } of stages) {
    yield* upTo(from - 1);
    position ??= candidatesOf(formula, known);
    waiting.push(...find(position));
  }
  yield* upTo(Infinity);
}

/** Findings of one cost: smallest reason first, then most conclusions. */
const byEase = (all: readonly Finding[]): readonly Finding[] =>
  all
    .map((finding) => ({ finding, ease: effortOf(finding) }))
    .toSorted((a, b) => a.ease - b.ease)
    .map(({ finding }) => finding);

const WORTH_MORE = 12;

/** Several conclusions are worth a little more effort. */
const effortOf = ({ conclusions, reason }: Finding): number =>
  2 * reason.parts.length + reason.facts.length - Math.min(WORTH_MORE, conclusions.length);

/** Facts of known values, indexed by cell. */
function valuesOf(facts: readonly Literal[]): Values {
  const values: (number | undefined)[] = [];
  for (const { cell, value, holds } of facts) if (holds) values[cell] = value;
  return values;
}

/** What single claims see on the board by themselves. */
export function sights(formula: PbFormula, known: Known): readonly Finding[] {
  const partsOfNumbers = (cells: readonly number[]): readonly number[] =>
    formula.parts.flatMap(({ claim: { place } }, part) =>
      place.given !== undefined && cells.includes(place.given) ? [part] : [],
    );
  const partsOfSites = (sites: readonly number[]): readonly number[] =>
    formula.parts.flatMap(({ claim: { place } }, part) =>
      place.site !== undefined && sites.includes(place.site) ? [part] : [],
    );
  const partsOfLabels = (labels: readonly string[]): readonly number[] =>
    labels.length === 0
      ? []
      : formula.parts.flatMap(({ claim }, part) => (labels.includes(claim.label) ? [part] : []));
  // A sight knows of values alone, and may exclude again what is excluded.
  const isNew = ({ cell, value, holds }: Literal): boolean =>
    holds ||
    !known.excluded.some((fact) => !fact.holds && fact.cell === cell && fact.value === value);
  return formula.parts.flatMap(({ claim, telling }, part) =>
    (telling?.sees?.(known.values) ?? []).flatMap(
      ({
        technique,
        facts,
        numbers = [],
        sites = [],
        labels = [],
        follows,
        why,
        ...sight
      }): readonly Finding[] => {
        const conclusions = sight.conclusions.filter(isNew);
        if (conclusions.length === 0) return [];
        return [
          {
            technique,
            conclusions,
            reason: {
              parts: [
                part,
                ...partsOfNumbers(numbers),
                ...partsOfSites(sites),
                ...partsOfLabels(labels),
              ],
              facts,
            },
            claim,
            cells: [],
            core: [part],
            ...(follows && { follows: (some) => follows(valuesOf(some)) }),
            say: (speech, left) =>
              `${capitalise(why(left, speech))}${phrase(conclusions, speech, claim.place.line)}.`,
          },
        ];
      },
    ),
  );
}
