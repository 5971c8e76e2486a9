/** Lines along which numbers rise: what a cell's place on it says, and what is known of another cell. */
import type { Claim, Speech } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { capitalise, ordinal, inWords } from '#logic/words.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import { reasonOf, whyOut } from './candidates.ts';
import type { Candidates, Exclusion } from './candidates.ts';
import type { Finding } from './finding.ts';
import { sayValuesOut } from './singles.ts';

/** Cells of one claim, each less than the next. */
interface RisingLine {
  readonly claim: Claim;
  /** At least three. */
  readonly cells: readonly number[];
  /** The part between each cell and the next. */
  readonly parts: readonly number[];
  /** Whether a number may also equal the next. */
  readonly mayBeEqual: boolean;
}

const kept = new WeakMap<PbFormula, readonly RisingLine[]>();

/** The lines of a formula, found at the first call. */
export function risingLinesOf(formula: PbFormula): readonly RisingLine[] {
  const known = kept.get(formula);
  if (known !== undefined) return known;
  const lines: RisingLine[] = [];
  formula.parts.forEach(({ claim, telling }, part) => {
    const { order } = telling ?? {};
    if (order === undefined) return;
    const { less, greater, mayBeEqual = false } = order;
    const last = lines.at(-1);
    if (last?.claim === claim && last.cells.at(-1) === less && last.mayBeEqual === mayBeEqual) {
      const longer = { cells: [...last.cells, greater], parts: [...last.parts, part] };
      lines.splice(-1, 1, { ...last, ...longer });
    } else lines.push({ claim, cells: [less, greater], parts: [part], mayBeEqual });
  });
  const found = lines.filter(({ parts }) => parts.length > 1);
  kept.set(formula, found);
  return found;
}

/** What the numbers before a cell say of its least one; or, from the other end, those after it of its greatest. */
interface Bound {
  /** Its place on the line, from the beginning. */
  readonly at: number;
  readonly value: number;
  /** The place of the cell that it follows from; `undefined` if it follows from the place alone. */
  readonly from: number | undefined;
}

/** Which end of the line bounds are counted from. */
type End = 'first' | 'last';

/** The values left to a cell, ascending. */
type ValuesLeft = (cell: number) => readonly number[];

/** The bounds of all cells from one end on; none if a cell has no value left. */
function boundsFrom(
  { cells, mayBeEqual }: RisingLine,
  end: End,
  domains: PbFormula['domains'],
  left: ValuesLeft,
): readonly Bound[] {
  const isFirst = end === 'first';
  const bounds: Bound[] = [];
  let before: { readonly value: number; readonly from: number | undefined } | undefined;
  const places = isFirst ? [...cells.keys()] : [...cells.keys()].toReversed();
  for (const at of places) {
    const cell = cells[at] ?? 0;
    const inTurn = (values: readonly number[]) => (isFirst ? values : values.toReversed());
    const isBeyond = (value: number, than: number): boolean =>
      isFirst ? value > than : value < than;
    const last = before?.value;
    const value = inTurn(domains[cell] ?? []).find(
      (each) => last === undefined || isBeyond(each, last) || (mayBeEqual && each === last),
    );
    const [own] = inTurn(left(cell));
    if (value === undefined || own === undefined) return [];
    bounds.push({ at, value, from: before?.from });
    before = isBeyond(own, value) ? { value: own, from: at } : { value, from: before?.from };
  }
  return bounds;
}

/** Conclusions about the cells of every such line, those from one cell together. */
export function risingLines(position: Candidates): readonly Finding[] {
  const { formula, known, open, excluded, links } = position;
  /** Without what stands in rows, columns and areas. */
  const atOnce: ValuesLeft = (cell) => {
    const value = known.values[cell];
    const domain = formula.domains[cell] ?? [];
    return value === undefined
      ? domain.filter((each) => excluded[cell * links.stride + each] !== 1)
      : [value];
  };
  const beside: ValuesLeft = (cell) => {
    const value = known.values[cell];
    return value === undefined ? (open[cell] ?? []) : [value];
  };
  return risingLinesOf(formula).flatMap((line) =>
    [atOnce, beside].flatMap((left) => {
      const low = boundsFrom(line, 'first', formula.domains, left);
      const high = boundsFrom(line, 'last', formula.domains, left);
      const sources = (bounds: readonly Bound[]) => [
        ...new Set(bounds.flatMap(({ from }) => from ?? [])),
      ];
      return [
        ...(left === atOnce ? byPlace(position, line, low, high) : []),
        ...sources(low).flatMap((from) => fromCell(position, line, left, 'first', low, from)),
        ...sources(high).flatMap((from) => fromCell(position, line, left, 'last', high, from)),
      ];
    }),
  );
}

/** What a bound rules out of the values left to its cell; the value itself if no other is beyond it. */
function ruledOut(
  { formula, open }: Candidates,
  cell: number,
  bound: Bound,
  end: End,
): readonly Literal[] {
  const isOut = (value: number): boolean =>
    end === 'first' ? value < bound.value : value > bound.value;
  const out = (open[cell] ?? []).filter(isOut);
  if (out.length === 0) return [];
  const left = (formula.domains[cell] ?? []).filter((value) => !isOut(value));
  return left.length === 1
    ? [{ cell, value: bound.value, holds: true }]
    : out.map((value) => ({ cell, value, holds: false }));
}

/** What follows from the places of the cells alone: "it is the third of five, so it is at least 3 and at most 7". */
function byPlace(
  position: Candidates,
  line: RisingLine,
  low: readonly Bound[],
  high: readonly Bound[],
): readonly Finding[] {
  const { cells, parts, claim } = line;
  const news = cells.flatMap((cell, at) => {
    const own = (bounds: readonly Bound[], end: End) => {
      const bound = bounds.find((each) => each.at === at && each.from === undefined);
      const out = bound === undefined ? [] : ruledOut(position, cell, bound, end);
      return { out, value: out.length === 0 ? undefined : bound?.value };
    };
    const [least, most] = [own(low, 'first'), own(high, 'last')];
    const conclusions = [...least.out, ...most.out];
    const held = conclusions.find(({ holds }) => holds);
    return conclusions.length === 0
      ? []
      : [{ at, cell, least, most, conclusions: held === undefined ? conclusions : [held] }];
  });
  if (news.length === 0) return [];
  return [
    {
      technique: 'place on a line',
      conclusions: news.flatMap(({ conclusions }) => conclusions),
      reason: { parts, facts: [] },
      core: [],
      claim,
      cells,
      say: (speech) => {
        const said = news.map(({ at, cell, least, most, conclusions: [first] }, index) => {
          const of = index === 0 ? ` of ${inWords(cells.length)} on ${claim.place.words}` : '';
          const is =
            first?.holds === true
              ? speech.word(first.value)
              : sayBetween(least.value, most.value, speech);
          return `${speech.names([cell])} is the ${ordinal(at + 1)}${of}, so it is ${is}`;
        });
        return `${capitalise(said.join('; '))}.`;
      },
    },
  ];
}

const sayBetween = (
  least: number | undefined,
  most: number | undefined,
  { word }: Speech,
): string =>
  [
    ...(least === undefined ? [] : [`at least ${word(least)}`]),
    ...(most === undefined ? [] : [`at most ${word(most)}`]),
  ].join(' and ');

/** What follows for the cells on one side of a cell from the values left to that. */
function fromCell(
  position: Candidates,
  line: RisingLine,
  left: ValuesLeft,
  end: End,
  bounds: readonly Bound[],
  from: number,
): readonly Finding[] {
  const { formula, links } = position;
  const { cells, claim, mayBeEqual } = line;
  const news = bounds.flatMap((bound) => {
    const cell = cells[bound.at] ?? 0;
    const out = bound.from === from ? ruledOut(position, cell, bound, end) : [];
    return out.length === 0 ? [] : [{ cell, bound, out }];
  });
  const [first] = news;
  const farthest = news.at(-1)?.bound.at;
  const nearest = bounds.find((bound) => bound.from === from);
  if (first === undefined || farthest === undefined || nearest === undefined) return [];
  const isFirst = end === 'first';
  const source = cells[from] ?? 0;
  const own = (isFirst ? left(source)[0] : left(source).at(-1)) ?? 0;
  const why = whyOut(
    position,
    (formula.domains[source] ?? [])
      .filter((value) => (isFirst ? value < own : value > own))
      .map((value) => source * links.stride + value),
  );
  const between = line.parts.slice(Math.min(from, farthest), Math.max(from, farthest));
  const reason = reasonOf(between, why);
  const isPlain = reason.parts.length === between.length;
  return [
    {
      technique: isPlain ? 'place on a line' : 'line from what is left',
      conclusions: news.flatMap(({ out }) => out),
      reason,
      core: [],
      claim,
      cells: [source],
      say: (speech) => {
        const side = isFirst ? 'after' : 'before';
        const rule = mayBeEqual
          ? `No number ${side} it on ${claim.place.words} is ${isFirst ? 'less' : 'greater'}`
          : `Each number ${side} it on ${claim.place.words} is ${isFirst ? 'greater' : 'less'} than the last`;
        const so = news.map(({ cell, bound, out: [one] }) => {
          const is = one?.holds === true ? '' : isFirst ? 'at least ' : 'at most ';
          return `${speech.names([cell])} is ${is}${speech.word(bound.value)}`;
        });
        return `${saySource(position, source, own, end, why, speech)} ${rule}. So ${so.join('; ')}.`;
      },
    },
  ];
}

/** "Row 3, column 3 is 4 or more: row 3 has 1 and 2; 3 is ruled out already." */
function saySource(
  { formula, known }: Candidates,
  cell: number,
  value: number,
  end: End,
  why: readonly Exclusion[],
  speech: Speech,
): string {
  const name = capitalise(speech.names([cell]));
  if (known.values[cell] !== undefined) return `${name} is ${speech.word(value)}.`;
  const is = `${name} is ${speech.word(value)} or ${end === 'first' ? 'more' : 'less'}`;
  const hasParts = why.some(({ ground }) => ground.parts.length > 0);
  return hasParts ? `${is}: ${sayValuesOut(formula, why, speech).join('; ')}.` : `${is}.`;
}
