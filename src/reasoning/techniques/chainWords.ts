import type { Speech } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import { capitalise, oneOf } from '#logic/words.ts';
import { phrase } from '#reasoning/phrases.ts';
import { sayPlaces } from '#reasoning/places.ts';
import type { Candidates } from './candidates.ts';
import type { Chain, Strong } from './chain.ts';
import type { Candidate } from './links.ts';

/** The name of a chain, by the kinds of its links. */
export function chainTechnique(
  { links: { stride, needsAt, onceAt }, left }: Candidates,
  { links }: Chain,
): TechniqueId {
  const cellOf = (at: Candidate): number => Math.floor(at / stride);
  const values = new Set(links.flatMap(({ from, to }) => [from % stride, to % stride]));
  const isOfCells = links.every(({ group }) => group === undefined);
  const isOfAreas = links.every(({ group }) => group !== undefined);
  if (isOfCells) return links.length === 3 ? 'xy-wing' : 'xy-chain';
  const [first, middle, last] = links;
  if (isOfAreas && values.size === 1 && first !== undefined && middle !== undefined) {
    if (links.length === 2) {
      const axes = [first, middle].map(({ group }) => group?.claim.place.line?.axis);
      const between = (onceAt[first.to] ?? []).some(
        ({ cells, claim }) =>
          cells.includes(cellOf(middle.from)) &&
          claim.place.line !== undefined &&
          claim.place.line.axis !== axes[0],
      );
      return axes[0] !== undefined && axes[0] === axes[1] && between
        ? 'skyscraper'
        : 'two strong links';
    }
    // Whether the links in between are conjugate pairs, too, as in colouring.
    const isConjugate = (a: Candidate, b: Candidate): boolean =>
      (needsAt[a] ?? []).some(({ cells, value }) => {
        const places = cells.filter((cell) => left[cell * stride + value] === 1);
        return places.length === 2 && places.includes(cellOf(b));
      });
    const isColoured = links
      .slice(1)
      .every(({ from }, at) => isConjugate(links[at]?.to ?? from, from));
    return isColoured ? 'simple colouring' : 'x-chain';
  }
  const isW =
    links.length === 3 &&
    values.size === 2 &&
    first?.group === undefined &&
    middle?.group !== undefined &&
    last?.group === undefined;
  return isW ? 'w-wing' : 'chain';
}

/** Words a chain forward, one rule per line. */
export function sayChain(
  position: Candidates,
  chain: Chain,
  conclusions: readonly Literal[],
  speech: Speech,
): string {
  const { stride } = position.links;
  const { names, word } = speech;
  const nameOf = (at: Candidate): string => names([Math.floor(at / stride)]);
  const valueOf = (at: Candidate): string => word(at % stride);
  const so = phrase(conclusions, speech);
  const { links } = chain;
  const [first, second, third] = links;
  if (first === undefined || second === undefined) return `${capitalise(so)}.`;
  switch (chainTechnique(position, chain)) {
    case 'skyscraper':
    case 'two strong links': {
      const places = sayPlaces([first, second].flatMap(({ group }) => group?.claim.place ?? []));
      return `${capitalise(places)} have two places each for ${valueOf(first.from)}. Not both ${nameOf(first.to)} and ${nameOf(second.from)} can take it, so ${nameOf(first.from)} or ${nameOf(second.to)} does. So ${so}.`;
    }
    case 'xy-wing': {
      if (third === undefined) break;
      const [one, two] = [second.from, second.to];
      const branches = [
        { of: one, leads: first.from },
        { of: two, leads: third.to },
      ].toSorted((a, b) => (a.of % stride) - (b.of % stride));
      const values = oneOf(branches.map((branch) => valueOf(branch.of)));
      const cases = branches.map(
        (branch) => `if ${valueOf(branch.of)}, ${nameOf(branch.leads)} is ${valueOf(branch.leads)}`,
      );
      return `${capitalise(nameOf(one))} is ${values}. ${capitalise(cases.join('; '))}. So ${so}.`;
    }
    default:
  }
  const start = first.from;
  const steps = links.map((link) => sayLink(link, stride, speech));
  return `If ${nameOf(start)} is not ${valueOf(start)}, ${steps.join(', so ')}. Either way, ${so}.`;
}

/** "row 1, column 7 is 3", "column 7 takes its 5 at row 4". */
function sayLink({ to, group }: Strong, stride: number, { names, word }: Speech): string {
  const cell = Math.floor(to / stride);
  const value = word(to % stride);
  if (group === undefined) return `${names([cell])} is ${value}`;
  const { words, line } = group.claim.place;
  return `${words} takes its ${value} at ${names([cell], line)}`;
}
