import type { Grid } from '#grid/grid.ts';
import type { Claim, Place } from '#logic/claim.ts';
import type { RunBetween } from '#logic/runsBetween.ts';
import type { RunLength } from '#logic/ringTable.ts';
import type { PathKind } from '#puzzle/pathForms.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { Layout, Setting, Structure } from '#puzzle/puzzle.ts';
import type { Clue, Site } from '#puzzle/site.ts';

/** One place of a kind: its cells, in the order in which rules go along them. */
export interface RulePlace {
  readonly place: Place;
  readonly cells: readonly number[];
  /** Its squares, if it is an area on a board of lines between their centres. */
  readonly squares?: readonly number[];
  /** The end that it is seen from: "the left"; for lines that are seen from an end. */
  readonly from?: string;
  /** The black square before it, if it is a run. */
  readonly before?: Pick<RunBetween, 'half' | 'square'>;
  /** The number that is printed in it, if it is a cell. */
  readonly number?: number;
  /** The numbers that are printed at it, if it is a drawn path. */
  readonly numbers?: readonly number[];
  /** The lengths of runs that are printed in it, if it is a cell. */
  readonly lengths?: readonly RunLength[];
}

/** Where a site stands, without its words and its slot. */
export type SitePosition = Site extends infer S
  ? S extends Site
    ? Omit<S, 'words' | 'slot'>
    : never
  : never;

/** What a clue outside the cells consists of. */
export type ClueContent =
  | 'number'
  | 'numbers'
  | 'letter'
  | 'result'
  | 'sign'
  | 'circle'
  | 'dot'
  | 'arrow';

/** What the board or the clues must have for a kind of place. */
export type Need =
  | 'boxes'
  | 'regions'
  | 'cages'
  | 'black cells'
  | 'hexagons'
  | 'groups'
  | 'numbered cells'
  | 'trees'
  | PathKind
  | 'lists'
  | 'circled cells'
  | 'circles of two colours'
  | 'sides';

/** What places depend on. Where sites are asked for, neither what is printed in cells nor drawn paths are known. */
export type DrawnBoard = Layout & Partial<Pick<Structure, 'givenShapes' | 'paths'>>;

/** A kind of place: rows, boxes, drawn cages, the circles on corners. */
export interface PlaceKind {
  /** "row"; unique within a definition. */
  readonly id: string;
  /** Absent if every rectangle has such places. */
  readonly needs?: Need;
  /** Set if the author has named it, by the noun of what is printed there. */
  readonly isNamed?: true;
  /** Set if its places are drawn paths. */
  readonly path?: PathKind;
  /** Set if numbers are printed at its places that are no clues outside the cells. */
  readonly hasNumbers?: true;
  /** Whether its places depend on the size alone, not on what is drawn. */
  readonly isFixed: boolean;
  /** Set if its places are drawn as lines where a house rule speaks of them. */
  readonly isDrawn?: true;
  /** Whether it is a line of the board or a box, which each value crosses. */
  readonly isHouse: boolean;
  /** All places, in the order of their sites. */
  places(drawn: DrawnBoard, grid: Grid): readonly RulePlace[];
  /** Where the clue of a place is printed; absent if none can be. */
  position?(at: RulePlace, index: number, grid: Grid): SitePosition;
  /** The noun of places that have a number, if people call these something else. */
  readonly numbered?: Place['noun'];
}

/** What the two cells of a region have: one each of two poles, or both the third value. */
export interface Halves {
  readonly poles: readonly [number, number];
  readonly third: number;
}

/** One board as rules see it: all clues but the givens, and how values are said. */
export interface Scene extends Setting {
  readonly grid: Grid;
  readonly parameters: Parameters;
  readonly layout: Layout;
  /** Whether a cell is white. */
  isWhite(cell: number): boolean;
  /** The values of each cell, ascending, indexed by cell, without regard to black cells. */
  domain(cell: number): readonly number[];
  /** All places of a kind. */
  places(kind: PlaceKind): readonly RulePlace[];
  /** The site of a place, and its clue; `undefined` if the definition has no clues there. */
  siteOf(
    kind: PlaceKind,
    index: number,
  ): { readonly site: number; readonly clue: Clue } | undefined;
  /** Whether another rule keeps the numbers of these cells different, each from each; some kinds of claim rely on that. */
  areDifferent(cells: readonly number[]): boolean;
  /** Whether other rules compare or add values, so that solvers need lines said in full. */
  readonly isCrossed: boolean;
  /** Set if another rule says what the cells of a region have: both poles, or nothing but the third value. */
  readonly halves?: Halves | undefined;
  /** Whether another rule keeps cells without an arrow that the loop leaves out apart. */
  readonly leavesOutApart: boolean;
  /** The other one of two values. */
  other(value: number): number;
  /** The value in the plural, as a noun or an adjective: "stars", "shaded". */
  many(value: number): string;
  /** "three mines", "two blank cells". */
  counted(count: number, value: number): string;
}

/** A rule that others rest on, by its line. */
export type NeededRule =
  | 'in the grid all numbers differ'
  | 'the lines form one loop'
  | 'each island has as many bridges as its number'
  | 'bridges go straight on to the next island and never cross';

/** A rule of a definition: what its line means. */
export interface RuleMeaning {
  /** The kinds of place that it speaks of. */
  readonly kinds: readonly PlaceKind[];
  /** Set if it speaks of lines on sides; others speak of cells. */
  readonly on?: 'sides';
  /** Set if cells that a loop leaves out are shaded, as far as they have no clue. */
  readonly shadesLeftOut?: true;
  /** Set if it halves its places, which then have an even number of cells. */
  readonly isHalving?: true;
  /**
   * Set if it has a meaning for numbers, or letters, alone; for diagonals or triangles in cells; for
   * bridges; or for what lies between neighbours.
   */
  readonly about?: 'numbers' | 'diagonals' | 'bridges' | 'links' | 'triangles';
  /** Set if it keeps its meaning where cells take three values, and not two. */
  readonly forThree?: true;
  /** Whether it speaks of "its number", or its sign. */
  readonly readsClue: boolean;
  /** What that clue has to be, if not one number. */
  readonly reads?: ClueContent;
  /** Whether it compares or adds values, which makes `isCrossed`. */
  readonly compares: boolean;
  /** Set if it says what the cells of regions have, see `Scene.halves`. */
  readonly halves?: Halves;
  /** What has to be a rule as well, since its claims take it for granted. */
  readonly needsRules?: readonly NeededRule[];
  /** What it says of these, if it says one of them. */
  readonly provides?: NeededRule;
  /** Set if no number stands twice at one of its places. */
  readonly keepsDifferent?: true;
  /** Set if each place has so many cells with a value: both, for the sizes and settings of a board. */
  readonly exactly?: {
    readonly value: number;
    count(parameters: Parameters): number;
  };
  /**
   * The clue of a place whose cells have these values, if a clue has several numbers or is a result with
   * a sign; other clues are found by trying each number. `undefined` if the place can have none.
   */
  clueFor?(values: readonly number[], cells: readonly number[]): Clue;
  /** Its claims on one board. */
  claims(scene: Scene): readonly Claim[];
}
