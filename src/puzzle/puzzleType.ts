import { areaGrid } from '#grid/areaGrid.ts';
import type { Grid } from '#grid/grid.ts';
import { cellNames } from '#grid/names.ts';
import type { Claim, Speech, Values } from '#logic/claim.ts';
import type { Model } from '#logic/model.ts';
import type { Grading } from './difficulty.ts';
import type { DrawnPaths } from './drawnPath.ts';
import type { MakingMethod } from './making.ts';
import type { PhotoForm } from './photoForm.ts';
import type { Parameters, ParameterSpec, ParametersOf } from './parameters.ts';
import { standardParameters } from './parameters.ts';
import { BLACK_VALUE } from './puzzle.ts';
import type { HouseRuleBoard, HouseRule, Layout, Puzzle, Setting, Structure } from './puzzle.ts';
import type { RuleContinuation, RuleReading } from './ruleReading.ts';
import type { Clue, Site, Spelling } from './site.ts';
import {
  settlesCell,
  shapeMeaning,
  slotSymbol,
  slotValues,
  spokenValue,
  valueAsThing,
} from './slot.ts';
import type { Slot } from './slot.ts';
import type { TextForm } from './text.ts';

/** The areas that the author may draw. */
export interface DrawnAreas {
  /** The most areas. */
  readonly areas: number;
  /** Whether each area has a letter; otherwise an area is what was drawn in one stroke. */
  readonly named: boolean;
  /** What the page calls them. */
  readonly noun: { readonly one: string; readonly many: string };
}

/** A reason why clues are contradictory that needs no solving. */
export interface Complaint {
  /** "Row 4 needs 21 of 20 cells": no full stop. */
  readonly sentence: string;
  readonly cells: readonly number[];
  /** Indices of the sites that it is about. */
  readonly sites: readonly number[];
}

/** The side of a boundary pair that a cell is on, for its decoration. */
export type PairSide = 'first' | 'last';

/** The groups of the menu: what a puzzle is mostly about. */
export type PuzzleGroup = 'numbers' | 'shading' | 'objects' | 'regions' | 'lines';

/** What one line of a definition says on a board. */
export interface RuleClaims {
  /** 1-based line of the definition. */
  readonly line: number;
  /** The line itself. */
  readonly text: string;
  readonly claims: readonly Claim[];
}

/** The interface of a puzzle type for the rest of the program. Methods are pure. */
export interface PuzzleType<P extends Parameters = Parameters> {
  /** The word in the address; lower case and hyphens. */
  readonly id: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  /** What a puzzle with these options is called, if it has a name of its own: "Jigsaw Sudoku". */
  variant?(parameters: P): string | undefined;
  readonly group: PuzzleGroup;
  /** Where it is published, for the menu: "Daily Mail Weekend". */
  readonly published: string;
  /** One sentence for the menu. */
  readonly summary: string;
  /**
   * The rules in plain words, as HTML of paragraphs and lists made by the build; loaded on demand.
   */
  help(): Promise<{ readonly default: string }>;
  /** `examples.txt`, see `examples.ts`. */
  readonly exampleText: string;
  /** The title of the example for those who begin, where the first is not easy. */
  readonly easyExample?: string;
  readonly parameters: ParameterSpec;
  readonly text: TextForm<P>;
  grid(parameters: P): Grid;
  slot(parameters: P): Slot;
  /** One claim per rule and place; labels and sentences must be unique. */
  claims(structure: Structure<P>, setting: Setting): readonly Claim[];
  /** The same claims by the line of the definition that makes them, if the type has one. */
  claimsByRule?(structure: Structure<P>, setting: Setting): readonly RuleClaims[];
  /**
   * Reads a line of the language as a house rule below boards of this size, if the type is defined in
   * that language.
   */
  readRule?(line: string, parameters: P): RuleReading<P>;
  /** What such a line can go on with so that it can be read in the end, in the order of the language. */
  continueRule?(line: string, parameters: P): readonly RuleContinuation[];
  /** The domain of each cell, if it depends on the clues; by default the slot's values. */
  domains?(structure: Structure<P>): readonly (readonly number[])[];
  /** False if no clue is ever printed in a cell: cells hold only marks. */
  readonly givenCells?: false;
  /** The places of clues that are not a cell's value; their words must be unique. */
  sites?(layout: Layout<P>): readonly Site[];
  /** The usual clues at sites of a list, and their name; see `sites`. */
  usual?(
    parameters: P,
  ): { readonly words: string; readonly siteClues: readonly Clue[] } | undefined;
  /**
   * The part of a larger shape that each cell is, as far as known: a ship's left end. Indexed by
   * cell; `values` are those shown.
   */
  parts?(puzzle: Puzzle<P>, values: Values): readonly (string | undefined)[];
  /**
   * Contradictions among the clues that need no solving, worst first. On a board without clues, a
   * complaint without cells and sites is about its size, and no puzzle of that size is made.
   */
  complaints?(puzzle: Puzzle<P>): readonly Complaint[];
  /** Whether the author may make cells black, so that they are no cells of the puzzle. */
  readonly blackCells?: true;
  /** The areas that the author draws, if any. */
  drawnAreas?(parameters: P): DrawnAreas | undefined;
  /** The paths that the author may draw, if any. */
  readonly drawnPaths?: DrawnPaths;
  /** How the clues in drawn areas are written, if they are more than numbers. */
  readonly spelling?: Spelling;
  /** What the author types once areas or black cells are drawn, if any are: "their sums". */
  readonly typedAfterDrawing?: string;
  /** Whether some are printed without anything but the drawing: then nothing more is asked for. */
  readonly drawnAlone?: true;
  /** Areas with thick borders, each a list of cells. */
  areas?(layout: Layout<P>): readonly (readonly number[])[];
  /** Areas with a dashed outline, each a list of cells. */
  cages?(layout: Layout<P>): readonly (readonly number[])[];
  /** The grading of puzzles of this size; standard if none have been rated. */
  grading?(parameters: P): Grading;
  /** Why puzzles of this size are not made, as a sentence; `undefined` if they are. */
  whyNotMade?(parameters: P): string | undefined;
  /** A warning before a puzzle of this size is made: a sentence, if it is slow. */
  beforeMaking?(parameters: P): string | undefined;
  /** How new puzzles are made, if the standard method does not suit. */
  readonly making?: MakingMethod<P>;
  /** What printed puzzles look like, if photos of them can be read. */
  readonly photo?: PhotoForm;
  /** Pairs of cells that always have the same value; a clue on one side is shown on the other. */
  pairs?(parameters: P): readonly (readonly [number, number])[];
}

/** Declares a puzzle type; the parameter types follow from its `parameters`. */
export function definePuzzle<const Spec extends ParameterSpec>(
  type: PuzzleType<ParametersOf<Spec>> & { readonly parameters: Spec },
): PuzzleType {
  // Parameters reach a type's methods only through its own text form and standards, so forgetting
  // their precise type here cannot mix up two types.
  return type as unknown as PuzzleType;
}

/** All of a puzzle except the givens that state only a value. */
export function structureOf(type: PuzzleType, puzzle: Puzzle): Structure {
  const slot = type.slot(puzzle.parameters);
  const { parameters, siteClues, areas, blackCells, paths, houseRules, givens } = puzzle;
  const givenShapes = givens.map((given) =>
    given === undefined || (settlesCell(slot, given) && shapeMeaning(slot, given) === given)
      ? undefined
      : given,
  );
  return { parameters, siteClues, areas, blackCells, paths, houseRules, givenShapes };
}

/**
 * Whether two puzzles of one size have the same structure, and so the same model: they differ only
 * in givens that state just a value. Compares clues by identity.
 */
export function sameStructure(type: PuzzleType, one: Puzzle, other: Puzzle): boolean {
  const { givenShapes } = structureOf(type, one);
  return (
    one.siteClues === other.siteClues &&
    one.areas === other.areas &&
    one.blackCells === other.blackCells &&
    one.paths === other.paths &&
    one.houseRules === other.houseRules &&
    structureOf(type, other).givenShapes.every((shape, cell) => shape === givenShapes[cell])
  );
}

/** The values that givens and black cells determine, indexed by cell. */
export function givenValues(type: PuzzleType, puzzle: Puzzle): Values {
  const slot = type.slot(puzzle.parameters);
  return puzzle.givens.map((given, cell) => {
    if (puzzle.blackCells[cell] === true) return BLACK_VALUE;
    return given === undefined || !settlesCell(slot, given) ? undefined : shapeMeaning(slot, given);
  });
}

/** How sentences name a puzzle's cells and values. */
export function speechOf(type: PuzzleType, puzzle: Puzzle): Speech {
  const { parameters } = puzzle;
  const grid = type.grid(parameters);
  const slot = type.slot(parameters);
  let domains: Model['domains'] | undefined;
  return {
    names: (cells, named) => cellNames(grid, cells, named),
    word: (value) => spokenValue(slot, value),
    complement: (value, isMany) => valueAsThing(slot, value, isMany),
    values(cell) {
      domains ??= boardOf(type, structureOf(type, puzzle)).domains;
      return domains[cell] ?? [];
    },
  };
}

/** The board of a structure, in which rules are stated. */
function boardOf(type: PuzzleType, structure: Structure): HouseRuleBoard {
  const { parameters } = structure;
  const slot = type.slot(parameters);
  const grid = type.grid(parameters);
  const values = slotValues(slot).toSorted((a, b) => a - b);
  const white = type.domains?.(structure) ?? grid.centres.map(() => values);
  return {
    grid,
    values,
    domains: white.map((domain, cell) =>
      structure.blackCells[cell] === true ? [BLACK_VALUE] : domain,
    ),
    symbol: (value) => slotSymbol(slot, value),
    word: (value) => spokenValue(slot, value),
  };
}

/** The claims of each house rule on this board, in their order. */
export function claimsOfHouseRules(
  type: PuzzleType,
  puzzle: Puzzle,
  houseRules: readonly HouseRule[] = puzzle.houseRules,
): readonly (readonly Claim[])[] {
  const structure = structureOf(type, puzzle);
  return claimsOn(boardOf(type, structure), structure, houseRules);
}

/** The claims of one of a puzzle's house rules. */
export function claimsOfHouseRule(
  type: PuzzleType,
  puzzle: Puzzle,
  houseRule: number,
): readonly Claim[] {
  const structure = structureOf(type, puzzle);
  const { houseRules } = puzzle;
  const board = boardOf(type, structure);
  return houseRules[houseRule]?.claims(board, structure, houseRule, houseRules) ?? [];
}

const claimsOn = (
  board: HouseRuleBoard,
  structure: Structure,
  houseRules: readonly HouseRule[],
): readonly (readonly Claim[])[] =>
  houseRules.map((houseRule, index) => houseRule.claims(board, structure, index, houseRules));

/** The claims of each line of a definition on this board; none for a type without one. */
export function claimsByRule(type: PuzzleType, puzzle: Puzzle): readonly RuleClaims[] {
  const structure = structureOf(type, puzzle);
  return type.claimsByRule?.(structure, boardOf(type, structure)) ?? [];
}

/** The rules as logic, without the givens, which become assumptions. */
export function buildModel(type: PuzzleType, puzzle: Puzzle): Model {
  const structure = structureOf(type, puzzle);
  const board = boardOf(type, structure);
  const { domains, values, symbol, word } = board;
  const claims = type.claims(structure, { values, symbol, word });
  return {
    domains,
    claims: [...claims, ...claimsOn(board, structure, structure.houseRules).flat()],
  };
}

/** A puzzle without clues. */
export function emptyPuzzle(
  type: PuzzleType,
  parameters: Parameters = standardParameters(type.parameters),
): Puzzle {
  const grid = type.grid(parameters);
  const cells = grid.centres;
  const areas =
    type.drawnAreas?.(parameters) === undefined ? [] : areaGrid(grid).centres.map(() => undefined);
  const blackCells = type.blackCells === true ? cells.map(() => false) : [];
  return {
    comments: [],
    parameters,
    givens: cells.map(() => undefined),
    siteClues: (type.sites?.({ parameters, areas, blackCells }) ?? []).map(() => undefined),
    areas,
    blackCells,
    paths: [],
    houseRules: [],
  };
}

/** A puzzle's title: its first comment, or the empty string. */
export const titleOf = (puzzle: Puzzle): string => puzzle.comments[0] ?? '';
