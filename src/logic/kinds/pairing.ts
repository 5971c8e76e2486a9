import { allFilled } from '#logic/claim.ts';
import type { Claim, Part, Place, Sight, Speech, ValueSymbol, Values } from '#logic/claim.ts';
import { and, atMost, auxiliary, is, not, or } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import type { Literal } from '#logic/literal.ts';
import { shortageOf } from '#logic/matching.ts';
import type { Options, Shortage } from '#logic/matching.ts';
import { allOf, anyOf } from '#logic/terms.ts';
import { countedInWords, inWords } from '#logic/words.ts';

/** A thing that is printed, and the cells in which its partner may be. */
export interface Post {
  /** The cell of the thing, which takes part in no condition. */
  readonly at: number;
  readonly cells: readonly number[];
}

interface Pairing {
  readonly place: Place;
  readonly sentence: string;
  /** Each with at least one cell in common with another, if there are several. */
  readonly posts: readonly Post[];
  /** "trees". */
  readonly noun: { readonly one: string; readonly many: string };
  readonly value: number;
  /** The other of two values. */
  readonly other: number;
  readonly word: ValueSymbol;
  /** Values as nouns in the plural: "tents". */
  readonly many: ValueSymbol;
}

/**
 * Each post has a partner of its own, which is a cell with `value`, and each such cell is the partner
 * of a post. By Mendelsohn and Dulmage (1958) that is so if all posts can have one, and if all those
 * cells can be one: both are looked at by themselves.
 */
export function pairing(claim: Pairing): Claim {
  const { place, sentence, posts, value, many } = claim;
  const cells = [...new Set(posts.flatMap((post) => post.cells))].toSorted((a, b) => a - b);
  const postsAt = new Map(
    cells.map((cell) => [cell, posts.filter((post) => post.cells.includes(cell))]),
  );
  /** Those of the posts, too, which sentences name. */
  const named = [...cells, ...posts.map(({ at }) => at)].toSorted((a, b) => a - b);
  const options: OptionsIn = (shown) => [
    new Map(
      posts.map((post) => [
        post.at,
        post.cells.filter((cell) => shown[cell] === undefined || shown[cell] === value),
      ]),
    ),
    new Map(
      cells
        .filter((cell) => shown[cell] === value)
        .map((cell) => [cell, (postsAt.get(cell) ?? []).map(({ at }) => at)]),
    ),
  ];
  /** Cells around posts that have too few, or with the value and too few posts. */
  const wrong = (shown: Values): readonly number[] | undefined => {
    const [ofPosts, ofCells] = options(shown);
    const lacking = shortageOf(ofPosts);
    if (lacking !== undefined) return withoutValue(claim, lacking, shown);
    return shortageOf(ofCells)?.ones;
  };

  return {
    place,
    label: place.words,
    sentence,
    cells: named,
    parts: () => [
      {
        sentence,
        cells: named,
        formula: formulaOf(claim, postsAt),
        telling: {
          technique: () => 'one to one',
          settles: () => `${sentence}, so `,
          sees: (shown) => sightsIn(claim, cells, options, shown),
          breaks: (known, speech) => sayBroken(claim, options, known, speech),
        },
      } satisfies Part,
    ],
    judge(shown) {
      if (wrong(shown) !== undefined) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits: (shown) => wrong(shown) ?? [],
    observe(shown) {
      const found = cells.filter((cell) => shown[cell] === value).length;
      return `${found} ${found === 1 ? claim.word(value) : many(value)}, ${posts.length} ${posts.length === 1 ? claim.noun.one : claim.noun.many}`;
    },
    smtlibNames: () => posts.map(({ at }) => partnerOf(at)),
    smtlib: () => [
      ...posts.map((post) =>
        anyOf(
          post.cells.map((cell) =>
            allOf([`(= ${partnerOf(post.at)} ${cell})`, `(= V${cell} ${value})`]),
          ),
        ),
      ),
      ...posts.flatMap((post, index) =>
        posts
          .slice(index + 1)
          .filter((next) => next.cells.some((cell) => post.cells.includes(cell)))
          .map((next) => `(not (= ${partnerOf(post.at)} ${partnerOf(next.at)}))`),
      ),
      ...cells.map((cell) =>
        anyOf([
          `(not (= V${cell} ${value}))`,
          ...(postsAt.get(cell) ?? []).map(({ at }) => `(= ${partnerOf(at)} ${cell})`),
        ]),
      ),
    ],
    ...(posts.length === 1 ? {} : { isPlaceless: true as const }),
  };
}

/** The options of all posts, and those of the cells that have the value. */
type OptionsIn = (shown: Values) => readonly [Options, Options];

function sightsIn(
  claim: Pairing,
  cells: readonly number[],
  options: OptionsIn,
  shown: Values,
): readonly Sight[] {
  if (options(shown).some((each) => shortageOf(each) !== undefined)) return [];
  const open = cells.filter((cell) => shown[cell] === undefined);
  return open.flatMap((cell): readonly Sight[] => {
    const lacking = shortageOf(options(shown.with(cell, claim.other))[0]);
    if (lacking !== undefined) return [sayNeeded(claim, lacking, cell, shown)];
    const excess = shortageOf(options(shown.with(cell, claim.value))[1]);
    return excess === undefined ? [] : [sayTaken(claim, excess, cell)];
  });
}

/** The name of the partner of a post in SMT-LIB: its cell. */
const partnerOf = (post: number): string => `partner-of-${post}`;

const isPair = (post: number, cell: number): Formula => auxiliary(`pair-${post}-${cell}`);

function formulaOf(
  { posts, value }: Pairing,
  postsAt: ReadonlyMap<number, readonly Post[]>,
): Formula {
  return and([
    ...posts.flatMap(({ at, cells }) => {
      const pairs = cells.map((cell) => isPair(at, cell));
      return [or(pairs), atMost(1, pairs)];
    }),
    ...[...postsAt].flatMap(([cell, posts]) => {
      const pairs = posts.map(({ at }) => isPair(at, cell));
      return [
        or([not(is(cell, value)), ...pairs]),
        ...pairs.map((pair) => or([not(pair), is(cell, value)])),
        atMost(1, pairs),
      ];
    }),
  ]);
}

/** The filled cells beside some posts that are no partners. */
const withoutValue = (
  { posts, value }: Pairing,
  { ones }: Shortage,
  shown: Values,
): readonly number[] => [
  ...new Set(
    posts
      .filter(({ at }) => ones.includes(at))
      .flatMap(({ cells }) =>
        cells.filter((cell) => shown[cell] !== undefined && shown[cell] !== value),
      ),
  ),
];

/** How known facts leave some without a partner. */
function sayBroken(
  { noun, value, many, word }: Pairing,
  options: OptionsIn,
  known: readonly Literal[],
  { names }: Speech,
): string | undefined {
  const shown: (number | undefined)[] = [];
  for (const fact of known) if (fact.holds) shown[fact.cell] = fact.value;
  const [lacking, excess] = options(shown).map(shortageOf);
  const few = (count: number, thing: string): string =>
    count === 0 ? `no ${thing}` : `only ${countedInWords(count, thing)}`;
  if (lacking !== undefined) {
    const { ones, options: places } = lacking;
    const alone = ones.length === 1;
    return `the ${alone ? noun.one : `${inWords(ones.length)} ${noun.many}`} at ${names(ones)} would have ${few(places.length, 'place')} for ${alone ? `its ${word(value)}` : `their ${many(value)}`}`;
  }
  return excess === undefined
    ? undefined
    : `the ${inWords(excess.ones.length)} ${many(value)} at ${names(excess.ones)} would have ${few(excess.options.length, noun.one)} beside them`;
}

/** Posts that have just enough cells: all of these have the value. */
function sayNeeded(claim: Pairing, lacking: Shortage, cell: number, shown: Values): Sight {
  const { noun, value, other, word, many } = claim;
  const { ones } = lacking;
  const facts = withoutValue(claim, lacking, shown).map((blank): Literal => ({
    cell: blank,
    value: other,
    holds: true,
  }));
  const alone = ones.length === 1;
  return {
    technique: alone ? 'last place' : 'one to one',
    conclusions: [{ cell, value, holds: true }],
    facts,
    why: (_, { names }: Speech) =>
      alone
        ? `the ${noun.one} at ${names(ones)} has no other place for its ${word(value)}, so `
        : `the ${inWords(ones.length)} ${noun.many} at ${names(ones)} have just ${inWords(ones.length)} places for their ${many(value)}, so `,
  };
}

/** Cells with the value that take all posts beside them: a cell with no other post has not the value. */
function sayTaken(
  { noun, value, other, word, many }: Pairing,
  excess: Shortage,
  cell: number,
): Sight {
  const taken = excess.ones.filter((one) => one !== cell);
  const { options } = excess;
  const alone = taken.length === 1;
  return {
    technique: alone ? 'partner found' : 'one to one',
    conclusions: [{ cell, value: other, holds: true }],
    facts: taken.map((one): Literal => ({ cell: one, value, holds: true })),
    why: (_, { names }: Speech) =>
      alone
        ? `the ${word(value)} at ${names(taken)} is that of the ${noun.one} at ${names(options)}, so `
        : `the ${inWords(taken.length)} ${many(value)} at ${names(taken)} are those of the ${noun.many} at ${names(options)}, so `,
  };
}
