/** Singles: the last value of a cell, or the last cell of an area for a value. */
import type { Place, Speech } from '#logic/claim.ts';
import type { ClaimPart } from '#logic/claimPart.ts';
import { capitalise, howMany, inWords, listed, withArticle } from '#logic/words.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import { phrase, settles } from '#reasoning/phrases.ts';
import { sayPlaces } from '#reasoning/places.ts';
import { reasonOf, whyOut } from './candidates.ts';
import type { Candidates, Exclusion } from './candidates.ts';
import type { Finding } from './finding.ts';
import type { Group } from './links.ts';

/** Areas with one cell left for a value. */
export function hiddenSingles(position: Candidates): readonly Finding[] {
  const { links, left } = position;
  const { stride } = links;
  return links.needs.flatMap((group): readonly Finding[] => {
    const { cells, value } = group;
    const [cell, ...others] = cells.filter((at) => left[at * stride + value] === 1);
    if (cell === undefined || others.length > 0) return [];
    // In an area of one cell nothing has to be excluded: see `onlyValues`.
    if (cells.length < 2) return [];
    if (cells.some((at) => position.known.values[at] === value)) return [];
    const out = cells.filter((at) => at !== cell);
    const why = whyOut(
      position,
      out.map((at) => at * stride + value),
    );
    return [hiddenSingle(position, group, cell, why)];
  });
}

function hiddenSingle(
  { formula, known }: Candidates,
  group: Group,
  cell: number,
  why: readonly Exclusion[],
): Finding {
  const { claim, part, value, cells } = group;
  const isLast = cells.every((at) => at === cell || known.values[at] !== undefined);
  const touches = why.some(({ ground }) => isTouch(formula.parts[ground.parts.at(-1) ?? -1]));
  const rest = claim.place.line === undefined ? 'hidden single' : 'hidden single in a line';
  const holders = why.flatMap(({ ground }) => ground.facts.filter((fact) => fact.value === value));
  const leaves = formula.parts[part]?.telling?.leaves;
  const reason = isLast ? takenAll(group, cell, known.values) : reasonOf([part], why);
  return {
    technique: isLast ? 'full house' : touches ? 'region single' : rest,
    conclusions: [{ cell, value, holds: true }],
    reason,
    core: reason.parts,
    claim,
    cells: isLast ? [] : holders.map((fact) => fact.cell),
    say: (speech) => {
      const name = speech.names([cell]);
      if (isLast) {
        const word = speech.word(value);
        const isSign = word.length === 1 || /^\d+$/.test(word);
        const needed = isSign ? withArticle(word) : howMany(1, word);
        return `${capitalise(name)} is the last open cell of ${claim.place.words}, which still needs ${needed}.`;
      }
      const lead =
        leaves?.(cell, speech) ??
        `${formula.parts[part]?.sentence}, and only ${name} is left for it`;
      return `${capitalise(lead)}: ${sayCellsOut(formula, why, speech).join('; ')}.`;
    },
  };
}

/** Whether all other cells of an area are filled. */
const takenAll = (
  { part, cells }: Group,
  cell: number,
  values: Candidates['known']['values'],
): Finding['reason'] => ({
  parts: [part],
  facts: cells.flatMap((at) => {
    const value = values[at];
    return at === cell || value === undefined ? [] : [{ cell: at, value, holds: true }];
  }),
});

/** Whether a part is about touching cells rather than an area. */
const isTouch = (part: ClaimPart | undefined): boolean => part?.formula.op === 'or';

/** Cells that must equal a filled cell. */
export function filledTwins({ formula, known, links }: Candidates): readonly Finding[] {
  return links.twins.flatMap((twins, cell) =>
    twins.flatMap((twin): readonly Finding[] => {
      const value = known.values[twin.cell];
      const part = formula.parts[twin.part];
      if (known.values[cell] !== undefined || value === undefined || part === undefined) return [];
      const facts = [{ cell: twin.cell, value, holds: true }];
      const conclusions = [{ cell, value, holds: true }];
      return [
        {
          technique: 'twin',
          conclusions,
          reason: { parts: [twin.part], facts },
          claim: part.claim,
          cells: [twin.cell],
          say: (speech) =>
            `${capitalise(settles(part, facts, conclusions, speech))}${phrase(conclusions, speech)}.`,
        },
      ];
    }),
  );
}

/** Cells whose domain has a single value, as areas of one cell. */
export const onlyValues = ({ formula, known }: Candidates): readonly Finding[] =>
  formula.domains.flatMap(([value, ...others], cell): readonly Finding[] => {
    if (value === undefined || others.length > 0 || known.values[cell] !== undefined) return [];
    return [
      {
        technique: 'full house',
        conclusions: [{ cell, value, holds: true }],
        reason: { parts: [], facts: [] },
        cells: [],
        say: ({ names, word }) => `${capitalise(names([cell]))} can only be ${word(value)}.`,
      },
    ];
  });

/** Cells with one value left. */
export function nakedSingles(position: Candidates): readonly Finding[] {
  const { formula, links, open } = position;
  return open.flatMap((left, cell): readonly Finding[] => {
    const [value, ...others] = left;
    const out = (formula.domains[cell] ?? []).filter((other) => other !== value);
    if (value === undefined || others.length > 0 || out.length === 0) return [];
    const why = whyOut(
      position,
      out.map((other) => cell * links.stride + other),
    );
    const conclusions = [{ cell, value, holds: true }];
    const reason = reasonOf([], why);
    return [
      {
        technique: 'naked single',
        conclusions,
        reason,
        core: reason.parts,
        cells: why.flatMap(({ ground }) =>
          ground.facts.flatMap((fact) => (fact.holds ? [fact.cell] : [])),
        ),
        say: (speech) => {
          const lead = `${capitalise(speech.names([cell]))} can only be ${speech.word(value)}`;
          return `${lead}: ${sayValuesOut(formula, why, speech).join('; ')}.`;
        },
      },
    ];
  });
}

/** "row 1 has its 7 at column 7; the other cells are taken": why cells cannot take a value. */
function sayCellsOut(
  formula: PbFormula,
  why: readonly Exclusion[],
  speech: Speech,
): readonly string[] {
  const stride = strideOf(formula);
  const said: string[] = [];
  const excluded = why.flatMap(({ ground: { parts, facts } }) =>
    parts.length === 0 ? facts.filter(({ holds }) => !holds) : [],
  );
  const holders: Place[] = [];
  const twins: TwinOut[] = [];
  let held = 0;
  for (const { ground, out } of why) {
    const part = formula.parts[ground.parts.at(-1) ?? -1];
    const [fact] = ground.facts;
    if (part === undefined || fact === undefined) continue;
    const cells = out.map((at) => Math.floor(at / stride));
    const own = ground.twin === undefined ? cells : [ground.twin];
    const { telling } = part;
    if (ground.twin === undefined && telling?.holder !== undefined && !isTouch(part)) {
      holders.push(part.claim.place);
      held = fact.value;
      continue;
    }
    if (ground.twin !== undefined && telling?.holder !== undefined) {
      twins.push({ place: part.claim.place, cells, twin: ground.twin });
      held = fact.value;
      continue;
    }
    const ruled =
      telling?.rulesOut?.(ground.facts, own, speech) ??
      `${part.sentence} and ${phrase(ground.facts, speech)}`;
    said.push(
      ground.twin === undefined
        ? ruled
        : `${speech.names(cells)} holds the same as ${speech.names(own)}, and ${ruled}`,
    );
  }
  said.unshift(...sayTwinsOut(twins, held, speech));
  if (holders.length > 0) {
    const has = holders.length === 1 ? 'has' : 'have';
    said.unshift(`${sayPlaces(holders)} ${has} ${withArticle(speech.word(held))} already`);
  }
  if (excluded.length > 0) said.push(phrase(excluded, speech));
  const taken = why.some(
    ({ ground }) => ground.parts.length === 0 && ground.facts[0]?.holds === true,
  );
  // Filled cells of the area are mentioned only if nothing else is said.
  if (taken && said.length === 0) said.push('its other cells are taken');
  return said;
}

/** Cells that must equal one elsewhere, which cannot take the value. */
interface TwinOut {
  readonly place: Place;
  readonly cells: readonly number[];
  readonly twin: number;
}

/** More twins are counted instead of named. */
const FEW_TWINS = 2;

/** Why cells cannot take a value because their twins see it. */
function sayTwinsOut(
  twins: readonly TwinOut[],
  value: number,
  { names, word }: Speech,
): readonly string[] {
  const already = `${withArticle(word(value))} already`;
  if (twins.length <= FEW_TWINS) {
    return twins.map(
      ({ place, cells, twin }) =>
        `${names(cells)} holds the same as ${names([twin])}, and ${place.words} has ${already}`,
    );
  }
  const count = new Set(twins.flatMap(({ cells }) => cells)).size;
  const places = sayPlaces(twins.map(({ place }) => place));
  return [
    `${inWords(count)} of its cells hold the same as cells of ${places}, which have ${already}`,
  ];
}

/** "row 1 has 2 and 3; column 4 has 9; 5 is ruled out already": why a cell cannot take values. */
export function sayValuesOut(
  formula: PbFormula,
  why: readonly Exclusion[],
  speech: Speech,
): readonly string[] {
  const held = new Map<string, number[]>();
  const already: number[] = [];
  for (const { ground } of why) {
    const [fact] = ground.facts;
    const part = formula.parts[ground.parts.at(-1) ?? -1];
    if (fact === undefined) continue;
    if (part === undefined) {
      already.push(fact.value);
      continue;
    }
    const who = part.telling?.holder ?? `${part.claim.place.words} has`;
    const holder =
      ground.twin === undefined ? who : `${speech.names([ground.twin])} holds the same, and ${who}`;
    held.set(holder, [...(held.get(holder) ?? []), fact.value]);
  }
  const words = (values: readonly number[]): string =>
    listed(values.toSorted((a, b) => a - b).map(speech.word));
  return [
    ...[...held].map(([holder, values]) => `${holder} ${words(values)}`),
    ...(already.length === 0
      ? []
      : [`${words(already)} ${already.length === 1 ? 'is' : 'are'} ruled out already`]),
  ];
}

/** The stride of the formula's candidates (see `Links`). */
const strideOf = ({ domains }: PbFormula): number =>
  1 + Math.max(0, ...domains.map((domain) => domain.at(-1) ?? 0));
