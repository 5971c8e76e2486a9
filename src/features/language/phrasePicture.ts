import { counts } from '#definition/definition.ts';
import type { Phrase } from '#definition/phrase.ts';
import type { TablePart } from '#definition/phrases/table.ts';
import { readNames } from '#definition/read.ts';
import type { PlaceKind } from '#definition/scene.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import type { Claim, Values } from '#logic/claim.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { claimsByRule, structureOf } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { examplesOf } from './sources.ts';
import type { PhraseSource, Use } from './sources.ts';

/** A board that shows what a phrase means. */
export interface PhrasePicture {
  readonly source: PhraseSource;
  readonly type: PuzzleType;
  readonly puzzle: Puzzle;
  /** Its solution, indexed by cell; absent where clues alone are shown. */
  readonly values?: Values;
  readonly lit: readonly number[];
  readonly litSites: readonly number[];
  /** What is lit: "row 3". */
  readonly words?: string;
}

/** An example of a source, the shortest first among all that use a phrase. */
interface Candidate extends Use {
  readonly text: string;
  readonly solution: Values;
}

const candidatesOf = (uses: readonly Use[]): readonly Candidate[] =>
  uses
    .flatMap((use) =>
      examplesOf(use.source).map(({ text, solutions: [solution = []] }) => ({
        ...use,
        text,
        solution,
      })),
    )
    .toSorted((a, b) => a.text.length - b.text.length);

/** The picture of a phrase: the smallest example of ours in which a line with it has a part. */
export function pictureOf(
  phrase: Phrase<unknown>,
  about: TablePart['about'],
  uses: readonly Use[],
): PhrasePicture | undefined {
  if (about === 'words') return undefined;
  for (const candidate of candidatesOf(uses)) {
    const { source, text } = candidate;
    const type = source.type();
    const read = readPuzzle(type, text);
    const found = read.ok ? draw(phrase, about, candidate, read.value) : undefined;
    if (found !== undefined) return { source, type, ...found };
  }
  return undefined;
}

type Drawn = Omit<PhrasePicture, 'source' | 'type'>;

function draw(
  phrase: Phrase<unknown>,
  about: TablePart['about'],
  candidate: Candidate,
  puzzle: Puzzle,
): Drawn | undefined {
  const { source, line, solution } = candidate;
  const { clues, rules } = source.definition;
  const own = [...clues, ...rules].find((each) => each.line === line);
  if (own !== undefined && !counts(own, puzzle.parameters)) return undefined;
  const plain = { puzzle, lit: [], litSites: [] };
  switch (about) {
    case 'board':
      return plain;
    case 'clues':
      return lacksBlack(source, puzzle) ? undefined : plain;
    case 'fill':
      return lacksBlack(source, puzzle) ? undefined : { ...plain, values: solution };
    case 'rules':
      return drawRule(candidate, puzzle);
    case 'places':
      return drawPlaces(phrase, candidate, puzzle);
    case 'words':
      return undefined;
  }
}

/** Whether a board has no black cell where its author may make some: it does not show what they are. */
const lacksBlack = ({ definition: { clues } }: PhraseSource, { blackCells }: Puzzle): boolean =>
  clues.some(({ meaning }) => meaning.clue === 'black cells') && !blackCells.includes(true);

function drawRule({ source, line, solution }: Candidate, puzzle: Puzzle): Drawn | undefined {
  const type = source.type();
  const claims = claimsByRule(type, puzzle).find((rule) => rule.line === line)?.claims ?? [];
  const claim = mostTelling(claims, solution);
  if (claim === undefined) return undefined;
  const { cells, place } = claim;
  const plain = { puzzle, values: solution, litSites: [] };
  const count = cellCount(type, puzzle);
  if (cells.length < count * LARGEST_PLACE) {
    const lit = [...cells, ...(place.given === undefined ? [] : [place.given])];
    const litSites = place.site === undefined ? [] : [place.site];
    return { ...plain, lit, litSites, words: place.words };
  }
  // A loop stands out by itself.
  if (type.grid(puzzle.parameters).shape === 'sides') return { ...plain, lit: [] };
  const parts = claimPartsOf([claim]).filter((part) => part.cells.length < count * LARGEST_PLACE);
  const part = mostTelling(parts, solution);
  return { ...plain, lit: part?.cells ?? cellsOfItsValue(source, line, solution) };
}

/** A claim about a larger part of the board's cells is shown by one of its parts. */
const LARGEST_PLACE = 0.6;

/** How many cells can be filled in. */
function cellCount(type: PuzzleType, puzzle: Puzzle): number {
  const { length } = type.grid(puzzle.parameters).centres;
  return length - puzzle.blackCells.filter((isBlack) => isBlack === true).length;
}

/** Of claims or parts, one with the most cells of the first value, from the middle of those that have as many. */
function mostTelling<T extends Pick<Claim, 'cells'>>(
  all: readonly T[],
  solution: Values,
): T | undefined {
  const marked = ({ cells }: T): number => cells.filter((cell) => solution[cell] === 1).length;
  const most = Math.max(...all.map(marked));
  const best = all.filter((each) => marked(each) === most);
  return best[Math.floor(best.length / 2)];
}

/** Of a rule for the whole board, the cells with the value that it names. */
function cellsOfItsValue(
  { text, definition }: PhraseSource,
  line: number,
  solution: Values,
): readonly number[] {
  const { values } = readNames(text);
  const words = definition.rules.find((rule) => rule.line === line)?.text.split(/[^\p{L}]+/u) ?? [];
  const [named] = words.flatMap((word) => values.get(word.toLowerCase()) ?? []);
  return named === undefined
    ? []
    : solution.flatMap((value, cell) => (value === named ? [cell] : []));
}

/** One place of each kind that a phrase names. */
function drawPlaces(
  phrase: Phrase<unknown>,
  { source, line, solution }: Candidate,
  puzzle: Puzzle,
): Drawn | undefined {
  const type = source.type();
  const kinds = source.definition.rules.find((rule) => rule.line === line)?.meaning.kinds ?? [];
  const drawn = structureOf(type, puzzle);
  const found = kindsOf(phrase, kinds).flatMap((kind) => {
    const places = kind.places(drawn, type.grid(puzzle.parameters));
    return places[Math.floor(places.length / 2)] ?? [];
  });
  const lit = found.flatMap(({ cells }) => cells);
  if (lit.length === 0) return undefined;
  const words = found.map(({ place }) => place.words).join(', ');
  return { puzzle, values: solution, lit, litSites: [], words };
}

/** The kinds that a phrase names: a kind of place names one of the rule's, a place all of them. */
function kindsOf(
  { takes, make }: Phrase<unknown>,
  ofRule: readonly PlaceKind[],
): readonly PlaceKind[] {
  if ('mark' in takes) return ofRule.filter(({ isNamed }) => isNamed === true);
  if (Object.keys(takes).length > 0) return ofRule;
  const made = make({}) as PlaceKind | readonly PlaceKind[];
  return 'places' in made ? [made] : made;
}
