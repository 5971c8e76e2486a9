/** What cells add up to, where it leaves little choice. */
import type { Claim, Speech } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { capitalise, countedInWords, listed, oneOf } from '#logic/words.ts';
import { phrase } from '#reasoning/phrases.ts';
import { partsBetween, reasonOf, seenFrom, whyOut } from './candidates.ts';
import type { Candidates } from './candidates.ts';
import type { Finding } from './finding.ts';
import { fewestParts } from './locked.ts';
import { possibleIn, waysIn, waysLeft } from './sumWays.ts';

/** More ways than this to make up a sum are not listed in a sentence. */
const FEW_WAYS = 4;
/** More ways than this nobody has in mind at all. */
const MANY_WAYS = 12;

/** A part that says what cells add up to. */
export interface SumPart {
  readonly part: number;
  readonly claim: Claim;
  /** "circle B adds up to 13 with four different digits". */
  readonly sentence: string;
  readonly cells: readonly number[];
  readonly total: number;
  /** Every choice of different values that adds up to it, where the part says they differ. */
  readonly ways: readonly (readonly number[])[] | undefined;
}

/** All parts that say what cells add up to. */
export const sumsOf = ({ formula }: Candidates): readonly SumPart[] =>
  formula.parts.flatMap(({ claim, telling }, part) =>
    telling?.sum === undefined ? [] : [{ part, claim, ways: undefined, ...telling.sum }],
  );

const factsIn = ({ known }: Candidates, cells: readonly number[]): readonly Literal[] =>
  cells.flatMap((cell) => {
    const value = known.values[cell];
    return value === undefined ? [] : [{ cell, value, holds: true }];
  });

const added = (facts: readonly Literal[]): number =>
  facts.reduce((sum, { value }) => sum + value, 0);

/** All cells of a sum but one are filled. */
export function lastOfSum(position: Candidates): readonly Finding[] {
  return sumsOf(position).flatMap(({ part, claim, sentence, cells, total }): readonly Finding[] => {
    const facts = factsIn(position, cells);
    const open = cells.filter((cell) => position.known.values[cell] === undefined);
    const [cell, ...others] = open;
    if (cell === undefined || others.length > 0 || facts.length === 0) return [];
    const value = total - added(facts);
    if (position.formula.domains[cell]?.includes(value) !== true) return [];
    return [
      {
        technique: 'last of a sum',
        conclusions: [{ cell, value, holds: true }],
        reason: { parts: [part], facts },
        claim,
        cells: facts.map((fact) => fact.cell),
        core: [part],
        say: ({ names, word }, known) =>
          known.length < facts.length
            ? `${capitalise(sentence)}, so ${names([cell])} is ${word(value)}.`
            : `${capitalise(claim.place.words)} adds up to ${total}, and its other cells to ${added(facts)}. So ${names([cell])} is ${word(value)}.`,
      },
    ];
  });
}

/** Values that no way of making up a sum has left. */
export function fewWays(position: Candidates): readonly Finding[] {
  return sumsOf(position).flatMap((sum): readonly Finding[] => {
    const { part, claim, cells, ways } = sum;
    if (ways === undefined) return [];
    const held = factsIn(position, cells);
    const open = openIn(position, cells);
    const left = waysLeft(ways, cells, held);
    if (left.length === 0 || left.length > MANY_WAYS || open.length < 2) return [];
    const values = new Set(left.flat());
    const conclusions = without(position, open, (value) => !values.has(value));
    if (conclusions.length === 0) return [];
    return [
      {
        technique: 'sum of few',
        conclusions,
        reason: { parts: [part], facts: held },
        claim,
        cells: held.map(({ cell }) => cell),
        core: [part],
        say: (speech, known) =>
          `${sayWays(sum, waysLeft(ways, cells, known), known, speech)}. So ${phrase(conclusions, speech)}.`,
      },
    ];
  });
}

/** Values that a sum cannot do without, and that others therefore cannot have. */
export function neededBySum(position: Candidates): readonly Finding[] {
  const { links, left } = position;
  return sumsOf(position).flatMap((sum) => {
    const { part, claim, cells, ways } = sum;
    if (ways === undefined) return [];
    const held = factsIn(position, cells);
    const rest = waysLeft(ways, cells, held);
    const has = new Set(held.map(({ value }) => value));
    const [first = []] = rest;
    if (rest.length > MANY_WAYS) return [];
    const always = first.filter(
      (value) => !has.has(value) && rest.every((way) => way.includes(value)),
    );
    return always.flatMap((value): readonly Finding[] => {
      const inOpen = openIn(position, cells);
      const places = inOpen.filter((cell) => left[cell * links.stride + value] === 1);
      const [one, ...more] = places;
      if (one === undefined) return [];
      const seen = more.map((cell) => new Set(seenFrom(links, cell, value)));
      const reached = new Set(
        seenFrom(links, one, value).filter(
          (cell) =>
            left[cell * links.stride + value] === 1 &&
            !cells.includes(cell) &&
            seen.every((of) => of.has(cell)),
        ),
      );
      if (reached.size === 0) return [];
      const out = [...reached];
      const conclusions = out.map((cell) => ({ cell, value, holds: false }));
      const between = fewestParts(
        out.flatMap((cell) => places.map((place) => partsBetween(links, cell, place, value))),
      );
      const struck = inOpen.filter((cell) => !places.includes(cell));
      const why = reasonOf(
        [part, ...between],
        whyOut(
          position,
          struck.map((cell) => cell * links.stride + value),
        ),
      );
      const facts = [
        ...why.facts,
        ...held.filter(({ cell }) => !why.facts.some((of) => of.cell === cell)),
      ];
      return [
        {
          technique: 'sum elsewhere',
          conclusions,
          reason: { parts: why.parts, facts },
          claim,
          cells: places,
          core: [part],
          say: (speech, known) => {
            const own = known.filter((fact) => cells.includes(fact.cell));
            return `${sayWays(sum, waysLeft(ways, cells, own), own, speech)}. It always has a ${speech.word(value)}, at ${oneOf(places.map((cell) => speech.names([cell])))}. So ${phrase(conclusions, speech)}.`;
          },
        },
      ];
    });
  });
}

/** Values with which the candidates that are left elsewhere do not make up a sum. */
export function reachOfSum(position: Candidates): readonly Finding[] {
  const { formula, open, links, known } = position;
  return sumsOf(position).flatMap((sum): readonly Finding[] => {
    const { part, claim, sentence, cells, total, ways } = sum;
    const own = openIn(position, cells);
    if (own.length < 2) return [];
    const choices = cells.map((cell) => {
      const value = known.values[cell];
      return value === undefined ? (open[cell] ?? []) : [value];
    });
    const isPossible = possibleIn(choices, total, ways);
    const conclusions = without(
      position,
      own,
      (value, cell) => !isPossible(cells.indexOf(cell), value),
    );
    if (conclusions.length === 0) return [];
    const struck = own.flatMap((cell) =>
      (formula.domains[cell] ?? []).flatMap((value) =>
        open[cell]?.includes(value) === true ? [] : [cell * links.stride + value],
      ),
    );
    const why = reasonOf([part], whyOut(position, struck));
    const held = factsIn(position, cells);
    const facts = [
      ...why.facts,
      ...held.filter(({ cell }) => !why.facts.some((of) => of.cell === cell)),
    ];
    return [
      {
        technique: 'reach of a sum',
        conclusions,
        reason: { parts: why.parts, facts },
        claim,
        cells: own,
        core: [part],
        say: (speech, known) => {
          const has = known.filter(({ cell, holds }) => holds && cells.includes(cell));
          const few =
            ways === undefined ? [] : waysIn(choices, waysLeft(ways, cells, has), cells, has);
          const sofar =
            has.length === 0
              ? ''
              : ` and has ${added(has)} from ${countedInWords(has.length, 'cell')}`;
          const left =
            few.length === 0 || few.length > FEW_WAYS
              ? 'Little of what is left for the others makes up the rest'
              : `What is left for the others makes up the rest only as ${oneOf(few.map((way) => way.map(speech.word).join('+')))}`;
          const head =
            has.length === 0
              ? left.replace(' for the others', ' for its cells').replace('the rest', 'that')
              : left;
          return `${capitalise(sentence)}${sofar}. ${head}, so ${phrase(conclusions, speech)}.`;
        },
      },
    ];
  });
}

const openIn = ({ known }: Candidates, cells: readonly number[]): readonly number[] =>
  cells.filter((cell) => known.values[cell] === undefined);

/** The candidates of open cells for which something is so, as exclusions. */
const without = (
  { open }: Candidates,
  cells: readonly number[],
  isOut: (value: number, cell: number) => boolean,
): readonly Literal[] =>
  cells.flatMap((cell) =>
    (open[cell] ?? [])
      .filter((value) => isOut(value, cell))
      .map((value) => ({ cell, value, holds: false })),
  );

/** "circle B adds up to 13 with four different digits: 1+2+3+7 or 1+2+4+6". */
function sayWays(
  { sentence, ways }: SumPart,
  left: readonly (readonly number[])[],
  facts: readonly Literal[],
  { word }: Speech,
): string {
  const held = facts.filter(({ holds }) => holds);
  const sofar =
    held.length === 0 ? '' : ` and has ${listed(held.map(({ value }) => word(value)))} already`;
  const few = left.length > FEW_WAYS ? '' : oneOf(left.map((way) => way.map(word).join('+')));
  const list = few === '' || left.length === ways?.length ? few : `, which leaves ${few}`;
  const head = capitalise(sentence);
  const isAll = left.length === ways?.length && few !== '';
  return `${head}${sofar}${isAll ? `: ${few}` : list}`;
}
