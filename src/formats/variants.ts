/** Variant Sudoku rules, by f-puzzles' names, as house rules. */
import { kingsMoves } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import { alikeTerm, allDifferentTerm, boardRules, greaterTerm } from '#puzzle/ruleTerms.ts';
import type { DrawnPath } from '#puzzle/drawnPath.ts';
import { readClones } from './clones.ts';
import { isObject, listOf, says, stringOf, wholeOf } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { diagonalTerms } from './tatham.ts';
import { cellsOf, isVariantPath, readVariantPaths } from './variantPaths.ts';

const valuesOf = (size: number): readonly number[] =>
  Array.from({ length: size }, (_, value) => value + 1);

/** Pairs of cells that are one step apart, without duplicates. */
function pairs(
  size: number,
  moves: (cell: number) => readonly number[],
): readonly (readonly [number, number])[] {
  return Array.from({ length: size ** 2 }, (_, cell) => cell).flatMap((cell) =>
    moves(cell)
      .filter((other) => other > cell)
      .map((other) => [cell, other] as const),
  );
}

/** Only diagonal neighbours: orthogonal ones share a line already. */
const cornersOf = (size: number) => (cell: number) =>
  kingsMoves(rectangle(size, size), cell).filter(
    (other) => other % size !== cell % size && Math.floor(other / size) !== Math.floor(cell / size),
  );

/** The orthogonal neighbours of a cell. */
export const variantSides = (size: number) => (cell: number) =>
  kingsMoves(rectangle(size, size), cell).filter(
    (other) => other % size === cell % size || Math.floor(other / size) === Math.floor(cell / size),
  );

/** No two cells a king's move apart are equal. */
export const antikingTerms = (size: number): readonly string[] => [
  `(and ${pairs(size, cornersOf(size))
    .map((pair) => allDifferentTerm(pair))
    .join(' ')})`,
];

/** No two cells a knight's move apart are equal; empty if the board is too large for the rule. */
export const antiknightTerms = (size: number): readonly string[] =>
  boardRules(rectangle(size, size), valuesOf(size))
    .filter(({ words }) => words === 'knight’s moves')
    .map(({ term }) => term);

/** Rules about a whole board, by their switch. */
const SWITCHES: Readonly<Record<string, (size: number) => readonly string[]>> = {
  // The diagonal that rises from the lower left is the one with a plus.
  'diagonal+': (size) => diagonalTerms(size).slice(1),
  'diagonal-': (size) => diagonalTerms(size).slice(0, 1),
  antiknight: antiknightTerms,
  antiking: antikingTerms,
};

const linesOf = (item: JsonObject, size: number) =>
  listOf(item['lines']).map((line) => cellsOf(line, size));

/** Reads one item on the board; `undefined` if it is damaged or without meaning. */
type Reader = (item: JsonObject, size: number) => readonly string[] | undefined;

const onLines =
  (terms: (line: readonly number[]) => readonly string[]): Reader =>
  (item, size) => {
    const lines = linesOf(item, size);
    return lines.every((line) => line !== undefined) ? lines.flatMap(terms) : undefined;
  };

const ITEMS: Readonly<Record<string, Reader>> = {
  clone(item, size) {
    const [cells, others] = [cellsOf(item['cells'], size), cellsOf(item['cloneCells'], size)];
    if (cells === undefined || cells.length !== others?.length) return undefined;
    return cells.flatMap((cell, at) => {
      const other = others[at] ?? cell;
      return other === cell ? [] : [alikeTerm([cell, other])];
    });
  },
  thermometer: onLines((line) =>
    line.slice(1).map((cell, at) => greaterTerm(cell, line[at] ?? cell)),
  ),
  palindrome: onLines((line) =>
    line
      .slice(0, Math.floor(line.length / 2))
      .map((cell, at) => alikeTerm([cell, line.at(-1 - at) ?? cell])),
  ),
};

/** What it means that all signs of a kind are given. */
export const NEGATIVES: Readonly<Record<string, string>> = {
  ratio: 'of neighbours without a dot none is twice the other',
  xv: 'neighbours without a sign never add up to 10 or 5',
};

/**
 * What it means that no neighbours are consecutive: pairs with a dot are excepted, whatever its colour, since 1 and 2
 * may have either. That is how the solver reads it that is most used with f-puzzles (see SOURCES.md, SudokuSolver), and
 * so for black dots that are all given.
 */
export const NONCONSECUTIVE = {
  alone: 'neighbours are never consecutive',
  besideDots: 'neighbours without a dot are never consecutive',
};

const hasDots = (variant: JsonObject): boolean =>
  says(variant['difference']) || says(variant['ratio']);

/** Rules about a whole board as lines of the language, by their switch. */
const LINES: Readonly<Record<string, string>> = {
  disjointgroups: 'in each disjoint group all numbers differ',
};

/** Drawings, which have a meaning only in the puzzle's own rules text. */
const DRAWN = new Set(['line', 'rectangle', 'circle', 'text', 'cage']);

/** Properties without a meaning for the solution. */
const BESIDE = new Set([
  'size',
  'title',
  'author',
  'ruleset',
  'grid',
  'solution',
  'metadata',
  'highlightconflicts',
  'highlightConflicts',
  'disabledlogic',
  'truecandidatesoptions',
  'msgcorrect',
  'successMessage',
  'settings',
  'id',
  'version',
  'boxes',
]);

/** The usual names of unsupported rules. */
const NAMES: Readonly<Record<string, string>> = {
  lockout: 'lockout lines',
  negative: 'negative constraints',
  nabner: 'nabner lines',
  boxindexer: 'box indexers',
  line: 'lines',
  rectangle: 'rectangles',
  circle: 'circles',
  text: 'texts',
  cage: 'frames',
  fogofwar: 'fog',
  foglight: 'fog',
};

/** What a variant says besides its grid. */
interface ReadVariant {
  /** House rules as SMT-LIB terms. */
  readonly terms: readonly string[];
  readonly paths: readonly DrawnPath[];
  /** House rules as lines of the language. */
  readonly lines: readonly string[];
}

/** The house rules and paths of a variant, or a sentence that says why it is unsupported. */
export function readVariant(
  variant: JsonObject,
  size: number,
): ReadVariant | { readonly reason: string } {
  const terms: string[] = [];
  const paths: DrawnPath[] = [];
  const lines: string[] = [];
  for (const [name, value] of Object.entries(variant)) {
    const line = own(LINES, name);
    if (line !== undefined && says(value)) {
      lines.push(line);
      continue;
    }
    if (name === 'nonconsecutive' && says(value)) {
      lines.push(hasDots(variant) ? NONCONSECUTIVE.besideDots : NONCONSECUTIVE.alone);
      continue;
    }
    if (BESIDE.has(name) || !says(value)) continue;
    if (name === 'negative') {
      if (listOf(value).includes('ratio') && listOf(variant['ratio']).some(isOtherRatio)) {
        return {
          reason:
            'All of its black dots are given, and some have a number: what two numbers without one may not be is not said; that cannot be read',
        };
      }
      for (const of of listOf(value)) {
        const line = own(NEGATIVES, stringOf(of));
        if (line === undefined) return { reason: sayUnheld(name) };
        lines.push(line);
      }
      continue;
    }
    const clones = name === 'clone' ? readClones(value, size) : undefined;
    if (clones !== undefined) {
      paths.push(...clones);
      continue;
    }
    const [forBoard, forItem] = [own(SWITCHES, name), own(ITEMS, name)];
    const isDrawn = forItem === undefined && isVariantPath(name);
    if (forBoard !== undefined) {
      const made = forBoard(size);
      if (made.length === 0)
        return { reason: `It has the rule "${name}", which is not held on a board of this size` };
      terms.push(...made);
    } else if (forItem !== undefined || isDrawn) {
      for (const item of listOf(value)) {
        const drawn = isObject(item) ? readVariantPaths(name, item, size) : undefined;
        if (drawn !== undefined && 'reason' in drawn) return drawn;
        if (drawn !== undefined) {
          paths.push(...drawn.paths);
          continue;
        }
        const made = isObject(item) ? forItem?.(item, size) : undefined;
        if (made === undefined)
          return { reason: `One of its rules called "${name}" cannot be read` };
        terms.push(...made);
      }
    } else return { reason: sayUnheld(name) };
  }
  return { terms, paths, lines };
}

/** Whether a black dot has another number than 2. */
const isOtherRatio = (item: Json): boolean =>
  isObject(item) && says(item['value']) && wholeOf(item['value']) !== 2;

const own = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

function sayUnheld(name: string): string {
  const words = own(NAMES, name) ?? `the rule "${name}"`;
  return DRAWN.has(name)
    ? `It draws ${words} with rules of its own, which cannot be read`
    : `It uses ${words}, which ${words.startsWith('the rule ') || !words.endsWith('s') ? 'is' : 'are'} not supported`;
}
