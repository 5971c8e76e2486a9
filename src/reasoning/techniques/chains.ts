/**
 * Chains: if a candidate were true, others would be false; a last remaining candidate would then be
 * true, and so on until the first is false. Each link is one rule.
 */
import type { Literal } from '#logic/literal.ts';
import { distinct } from '#logic/literal.ts';
import { partsBetween, reasonOf, seenFrom, whyOut } from './candidates.ts';
import type { Candidates } from './candidates.ts';
import type { Chain, Strong } from './chain.ts';
import { sayChain, chainTechnique } from './chainWords.ts';
import type { Finding } from './finding.ts';
import { elsewhere, fewestParts, candidatePlaces } from './locked.ts';
import type { Candidate, Group } from './links.ts';

/** The longest chain that people follow. */
const LONGEST = 6;
/** The work limit of a search at one position, in links. */
const MOST_WORK = 3_000_000;

/** The strong links from each candidate, if false, to the other one. */
function strongLinks(position: Candidates): ReadonlyMap<Candidate, readonly Strong[]> {
  const { links, open } = position;
  const { stride } = links;
  const found = new Map<Candidate, Strong[]>();
  const add = (from: Candidate, to: Candidate, group?: Group): void => {
    const own = found.get(from) ?? [];
    found.set(from, own);
    if (!own.some((other) => other.to === to)) own.push({ from, to, ...(group && { group }) });
  };
  open.forEach(([a, b, ...more], cell) => {
    if (a === undefined || b === undefined || more.length > 0) return;
    add(cell * stride + a, cell * stride + b);
    add(cell * stride + b, cell * stride + a);
  });
  for (const group of links.needs) {
    const [one, two, ...more] = candidatePlaces(position, group);
    if (one === undefined || two === undefined || more.length > 0) continue;
    add(one * stride + group.value, two * stride + group.value, group);
    add(two * stride + group.value, one * stride + group.value, group);
  }
  return found;
}

/** Candidates that are false if one is true. */
function excludedBy({ links, open, left }: Candidates, at: Candidate): readonly Candidate[] {
  const { stride } = links;
  const cell = Math.floor(at / stride);
  const value = at % stride;
  const same = (open[cell] ?? []).flatMap((other) =>
    other === value ? [] : [cell * stride + other],
  );
  const seen = seenFrom(links, cell, value).map((other) => other * stride + value);
  return [...same, ...new Set(seen)].filter((other) => left[other] === 1);
}

/** For each candidate, the shortest chain that excludes it, of at most `longest` strong links. */
export function chains(position: Candidates, longest = LONGEST): readonly Finding[] {
  const strong = strongLinks(position);
  const weak = new Map<Candidate, readonly Candidate[]>();
  const weakOf = (at: Candidate): readonly Candidate[] => {
    const known = weak.get(at) ?? excludedBy(position, at);
    weak.set(at, known);
    return known;
  };
  const done = new Set<string>();
  const findings: Finding[] = [];
  let work = 0;
  for (let at = 0; at < position.left.length && work < MOST_WORK; at += 1) {
    if (position.left[at] !== 1) continue;
    const { chain, looked } = contradicting(at, strong, weakOf, longest);
    work += looked;
    if (chain === undefined) continue;
    const finding = findingOf(position, chain, at);
    const key = finding.cells.join(' ');
    if (done.has(key)) continue;
    done.add(key);
    findings.push(finding);
  }
  return findings;
}

/** Breadth-first search from a supposed candidate until it is excluded. */
function contradicting(
  start: Candidate,
  strong: ReadonlyMap<Candidate, readonly Strong[]>,
  weakOf: (at: Candidate) => readonly Candidate[],
  longest: number,
): { readonly chain: Chain | undefined; readonly looked: number } {
  const own = new Set(weakOf(start));
  /** By implied candidate: its strong link and its predecessor. */
  const via = new Map<Candidate, { readonly link: Strong; readonly before: Candidate }>();
  let looked = 0;
  let front: readonly Candidate[] = [start];
  for (let depth = 0; depth < longest && front.length > 0; depth += 1) {
    const next: Candidate[] = [];
    for (const at of front) {
      for (const out of weakOf(at)) {
        looked += 1;
        for (const link of strong.get(out) ?? []) {
          if (link.to === start || link.to === at || via.has(link.to)) continue;
          via.set(link.to, { link, before: at });
          next.push(link.to);
          if (own.has(link.to)) return { chain: backFrom(link.to, start, via), looked };
        }
      }
    }
    front = next;
  }
  return { chain: undefined, looked };
}

function backFrom(
  end: Candidate,
  start: Candidate,
  via: ReadonlyMap<Candidate, { readonly link: Strong; readonly before: Candidate }>,
): Chain {
  const links: Strong[] = [];
  for (let at = end; at !== start;) {
    const step = via.get(at);
    if (step === undefined) break;
    links.unshift(step.link);
    at = step.before;
  }
  return { links };
}

/** A chain with all candidates that both of its ends exclude. */
function findingOf(position: Candidates, chain: Chain, start: Candidate): Finding {
  const { links, formula, left } = position;
  const { stride } = links;
  const literal = (at: Candidate): Literal => ({
    cell: Math.floor(at / stride),
    value: at % stride,
    holds: false,
  });
  const [first, last] = [chain.links[0]?.from ?? start, chain.links.at(-1)?.to ?? start];
  const both = new Set(excludedBy(position, first));
  const inChain = chain.links.flatMap(({ from, to }) => [from, to]);
  const ruledOut = excludedBy(position, last).filter(
    (at) => both.has(at) && left[at] === 1 && !inChain.includes(at),
  );
  const out = first === last || ruledOut.length === 0 ? [start] : ruledOut;
  /** The parts that forbid two candidates to be true together. */
  const between = (a: Candidate, b: Candidate): readonly number[] =>
    Math.floor(a / stride) === Math.floor(b / stride)
      ? []
      : partsBetween(links, Math.floor(a / stride), Math.floor(b / stride), a % stride);
  const weak = [
    ...chain.links.slice(1).map(({ from }, at) => between(chain.links[at]?.to ?? from, from)),
    ...out.flatMap((at) => [between(at, first), between(at, last)]),
  ];
  const needed = chain.links.flatMap(({ group }) => (group === undefined ? [] : [group.part]));
  const struck = chain.links.flatMap(({ from, to, group }) =>
    group === undefined
      ? (formula.domains[Math.floor(from / stride)] ?? []).flatMap((value) => {
          const at = Math.floor(from / stride) * stride + value;
          return at === from || at === to ? [] : [at];
        })
      : elsewhere(position, group, [Math.floor(from / stride), Math.floor(to / stride)]),
  );
  const conclusions = distinct(out.map(literal));
  const cells = [...new Set(inChain.map((at) => Math.floor(at / stride)))];
  const core = [...new Set([...needed, ...fewestParts(weak)])];
  return {
    technique: chainTechnique(position, chain),
    conclusions,
    reason: reasonOf(core, whyOut(position, struck)),
    core,
    cells,
    say: (speech) => sayChain(position, chain, conclusions, speech),
  };
}
