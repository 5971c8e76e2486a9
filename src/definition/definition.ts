import type { Parameters } from '#puzzle/parameters.ts';
import type { DrawnPaths } from '#puzzle/drawnPath.ts';
import type { Choice, Slot } from '#puzzle/slot.ts';
import type { SiteSlot } from '#puzzle/site.ts';
import type { Names } from './names.ts';
import type { ClueContent, PlaceKind, RuleMeaning } from './scene.ts';
import type { Bound, BoundScene } from './bound.ts';
import type { PrintedNumbers } from '#puzzle/printedNumbers.ts';

/** The shapes and sizes of boards. */
export type BoardForm =
  | { readonly shape: 'square'; readonly sides: readonly number[] }
  | { readonly shape: 'rectangle'; readonly sides: readonly number[] }
  /** Squares with boxes, by width and height of a box, and the sides of those that have none. */
  | {
      readonly shape: 'boxes';
      readonly boxes: readonly (readonly [number, number])[];
      readonly unboxed: readonly number[];
    }
  /** Stacked hexagons, by the number in each column. */
  | { readonly shape: 'hexagons'; readonly heights: readonly number[] };

/** The usual side, for new boards. */
export interface BoardLine {
  readonly form: BoardForm;
  readonly usual?: number;
}

/** The 1-based lines at which things are said once. */
export interface DefinedLines {
  readonly board: number;
  readonly fill: number;
}

/** A number that the author chooses besides the sides: `[stars] 1 to 3`. */
export interface SettingLine {
  /** 1-based, in the text. */
  readonly line: number;
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly usual: number;
  readonly label: string;
}

/** What is sought in each cell. */
export type FillForm =
  | {
      readonly takes: 'numbers';
      readonly low: number;
      readonly high: Bound;
      /** The value of cells without a number, if there are such cells. */
      readonly empty?: Choice;
      /** Whether they are shown as letters, A for 1. */
      readonly asLetters?: true;
    }
  | {
      readonly takes: 'values';
      readonly slot: Slot;
      /**
       * Set if the values are on the sides of the board's cells, on those that two cells share, or on the
       * lines that join the centres of neighbours. The board's cells are then squares that hold clues alone.
       */
      readonly on?: 'sides' | 'inner sides' | 'links';
    };

/** What the author enters. */
export type ClueMeaning =
  | { readonly clue: 'answers' }
  | { readonly clue: 'black cells' }
  | { readonly clue: 'areas'; readonly areas: DrawnKind }
  | { readonly clue: 'paths'; readonly paths: DrawnPaths }
  | { readonly clue: 'numbers'; readonly numbers: DefinedNumbers }
  | SitesClue;

/** Numbers in cells; `upTo` is their largest number where it depends on the board. */
export interface DefinedNumbers extends PrintedNumbers {
  readonly upTo?: Bound;
}

/** Clues outside the cells, at each place of some kinds. */
export interface SitesClue {
  readonly clue: 'sites';
  readonly kinds: readonly PlaceKind[];
  readonly holds: ClueContent;
  slot(scene: BoundScene): SiteSlot;
  /** Areas that are drawn together with their clues. */
  readonly areas?: DrawnKind;
}

/** Areas that the author draws; with `names`, one for each letter. */
export interface DrawnKind {
  readonly kind: PlaceKind;
  readonly names?: readonly string[];
  /** Set if they have thick borders where others of the kind have dashed ones. */
  readonly isThick?: true;
}

/** The areas that the author draws with a clue, if any. */
export const drawnOf = (meaning: ClueMeaning): DrawnKind | undefined =>
  meaning.clue === 'areas' || meaning.clue === 'sites' ? meaning.areas : undefined;

/** The numbers that the author prints in cells, if any. */
export const numbersIn = (clues: readonly DefinedClue[]): DefinedNumbers | undefined =>
  clues.flatMap(({ meaning }) => (meaning.clue === 'numbers' ? [meaning.numbers] : []))[0];

/** The paths that the author may draw, if any. */
export const pathsIn = (clues: readonly DefinedClue[]): DrawnPaths | undefined =>
  clues.flatMap(({ meaning }) => (meaning.clue === 'paths' ? [meaning.paths] : []))[0];

/** Whether lines are sought between dots, and nothing in cells. */
export const isOnSides = (fill: FillForm): boolean =>
  fill.takes === 'values' && fill.on !== undefined;

/** Whether lines are sought between the centres of neighbours. */
export const isOnLinks = (fill: FillForm): boolean =>
  fill.takes === 'values' && fill.on === 'links';

/** Whether cells take numbers up to the size of their drawn region. */
export const isFilledByRegion = (fill: FillForm): boolean =>
  fill.takes === 'numbers' && fill.high.isRegionSize === true;

/** Whether cells take as many numbers as there are cells, which are written in figures: 10, 11. */
export const isDecimal = (fill: FillForm): boolean =>
  fill.takes === 'numbers' && fill.high.isCellCount === true;

/** A rule of the text, with its line. */
export interface DefinedRule {
  readonly line: number;
  readonly text: string;
  readonly meaning: RuleMeaning;
  /** The option with which it counts, by parameter; absent if always. */
  readonly onlyWith?: string;
  /** The options with which it does not count, by parameter. */
  readonly notWith: readonly string[];
}

/** A clue of the text. */
export interface DefinedClue {
  readonly line: number;
  readonly meaning: ClueMeaning;
  readonly onlyWith?: string;
  readonly notWith: readonly string[];
}

/** An option of the text: `option no-two-alike "No two lines alike"`. */
export interface OptionLine {
  /** 1-based, in the text. */
  readonly line: number;
  readonly option: string;
  readonly label: string;
}

/** A board of the text and its solution, as written. */
export interface ExampleBlock {
  /** 1-based line of the word "example". */
  readonly line: number;
  /** What stands behind the word "example"; may be empty. */
  readonly title: string;
  /** The board's text form. */
  readonly rows: readonly ExampleRow[];
  /** A row of values for each row of cells; empty if none is given. */
  readonly solution: readonly ExampleRow[];
}

/** A line of an example, without its indentation. */
export interface ExampleRow {
  /** 1-based line of the definition. */
  readonly line: number;
  readonly text: string;
}

/** A definition as read, from which a puzzle type follows; see README. */
export interface Definition {
  readonly name: string;
  /** The lines below the name: by whom, where printed. */
  readonly notes: readonly string[];
  readonly board: BoardLine;
  readonly settings: readonly SettingLine[];
  readonly fill: FillForm;
  readonly clues: readonly DefinedClue[];
  readonly rules: readonly DefinedRule[];
  readonly options: readonly OptionLine[];
  readonly example?: ExampleBlock;
  readonly lines: DefinedLines;
  /** The words that it declares, for lines that are added to it. */
  readonly names: Names;
}

/** `no-two-alike` as the name of a parameter: `noTwoAlike`. */
export const parameterOf = (option: string): string =>
  option.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Whether a line counts with the options that are ticked. */
export const counts = (
  { onlyWith, notWith }: Pick<DefinedRule, 'onlyWith' | 'notWith'>,
  parameters: Parameters,
): boolean =>
  (onlyWith === undefined || parameters[onlyWith] === true) &&
  !notWith.some((option) => parameters[option] === true);
