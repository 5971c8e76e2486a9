import type { Grid } from '#grid/grid.ts';
import { cellNames } from '#grid/names.ts';
import type { Claim, Speech, Values } from '#logic/claim.ts';
import type { Model } from '#logic/model.ts';
import type { Grading } from './difficulty.ts';
import type { MakingMethod } from './making.ts';
import type { PhotoForm } from './photoForm.ts';
import type { Parameters, ParameterSpec, ParametersOf } from './parameters.ts';
import { standardParameters } from './parameters.ts';
import { BLACK_VALUE } from './puzzle.ts';
import type { HouseRuleBoard, HouseRule, Layout, Puzzle, Setting, Structure } from './puzzle.ts';
import type { Clue, Site } from './site.ts';
import { shapeMeaning, slotSymbol, slotValues, spokenValue, valueAsThing } from './slot.ts';
import type { Slot } from './slot.ts';
import type { TextForm } from './text.ts';

/** What areas the author may draw. */
export interface DrawnAreas {
  /** How many there may be. */
  readonly areas: number;
  /** Each has a letter of its own; without, an area is whatever was drawn in one go. */
  readonly named: boolean;
}

/** A reason why clues cannot be right that is seen without solving. */
export interface Complaint {
  /** "Row 4 needs 21 of 20 cells": no full stop. */
  readonly sentence: string;
  readonly cells: readonly number[];
  /** Indices of the sites it is about. */
  readonly sites: readonly number[];
}

/** The picture's decoration of a cell that says which side of a boundary pair it is. */
export type PairSide = 'first' | 'last';

/** All that the rest of the program knows of a puzzle type. Methods are pure. */
export interface PuzzleType<P extends Parameters = Parameters> {
  /** The word in the address; lower case and hyphens. */
  readonly id: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  /** Where it is printed, for the menu: "Daily Mail Weekend". */
  readonly published: string;
  /** One sentence for the menu. */
  readonly summary: string;
  /** The rules in plain words, as HTML of paragraphs and lists that the build makes; fetched when they are read. */
  help(): Promise<{ readonly default: string }>;
  /** `examples.txt`, see `examples.ts`. */
  readonly exampleText: string;
  readonly parameters: ParameterSpec;
  readonly text: TextForm<P>;
  grid(parameters: P): Grid;
  slot(parameters: P): Slot;
  /** One claim per rule and place; labels and sentences must not repeat. */
  claims(structure: Structure<P>, setting: Setting): readonly Claim[];
  /** The values of each cell where they depend on the clues; the slot's values otherwise. */
  domains?(structure: Structure<P>): readonly (readonly number[])[];
  /** False where no clue is ever printed in a cell: cells are the player's alone. */
  readonly givenCells?: false;
  /** Where clues stand that are not a cell's value; no two have the same words. */
  sites?(layout: Layout<P>): readonly Site[];
  /** What most puzzles print at sites that stand in a list, and what it is called; see `sites`. */
  usual?(
    parameters: P,
  ): { readonly words: string; readonly siteClues: readonly Clue[] } | undefined;
  /**
   * Which part of a larger shape each cell is, as far as is seen: a ship's left end. Indexed by
   * cell; `values` are those shown.
   */
  parts?(puzzle: Puzzle<P>, values: Values): readonly (string | undefined)[];
  /**
   * What is wrong with the clues at first sight, worst first. What points at no cell and no site of a
   * board without clues is wrong with its size, and none is made.
   */
  complaints?(puzzle: Puzzle<P>): readonly Complaint[];
  /** Whether the author may make cells black, which then are no cells of the puzzle. */
  readonly blackCells?: true;
  /** Where the author draws areas. */
  drawnAreas?(parameters: P): DrawnAreas | undefined;
  /** Areas whose borders are drawn thick, each a list of cells. */
  areas?(layout: Layout<P>): readonly (readonly number[])[];
  /** Areas with a dashed outline of their own, each a list of cells. */
  cages?(layout: Layout<P>): readonly (readonly number[])[];
  /** How hard puzzles of this size are said to be; the standard where nobody has rated any. */
  grading?(parameters: P): Grading;
  /** Why no puzzle of this size is made, as a sentence; `undefined` where one is. */
  whyNotMade?(parameters: P): string | undefined;
  /** What somebody should know before a puzzle of this size is made: a sentence, where it is slow. */
  beforeMaking?(parameters: P): string | undefined;
  /** How new puzzles come about, where the standard will not do. */
  readonly making?: MakingMethod<P>;
  /** What printed puzzles look like, where photos of them are read. */
  readonly photo?: PhotoForm;
  /** Cells that always hold the same; a clue on one side is shown on the other. */
  pairs?(parameters: P): readonly (readonly [number, number])[];
}

/** Declares a puzzle type; the parameter types follow from its `parameters`. */
export function definePuzzle<const Spec extends ParameterSpec>(
  type: PuzzleType<ParametersOf<Spec>> & { readonly parameters: Spec },
): PuzzleType {
  // Parameters only ever reach a type's methods through its own text form and standards, so
  // forgetting their precise type here cannot mix up two types.
  return type as unknown as PuzzleType;
}

/** All of a puzzle but the givens that say no more than their cell's value. */
export function structureOf(type: PuzzleType, puzzle: Puzzle): Structure {
  const slot = type.slot(puzzle.parameters);
  const { parameters, siteClues, areas, blackCells, houseRules, givens } = puzzle;
  const givenShapes = givens.map((given) =>
    given === undefined || shapeMeaning(slot, given) === given ? undefined : given,
  );
  return { parameters, siteClues, areas, blackCells, houseRules, givenShapes };
}

/**
 * Whether two puzzles of one size have the same structure, and so the same model: they differ in
 * nothing but givens that say no more than their value. Clues that were copied count as others.
 */
export function sameStructure(type: PuzzleType, one: Puzzle, other: Puzzle): boolean {
  const { givenShapes } = structureOf(type, one);
  return (
    one.siteClues === other.siteClues &&
    one.areas === other.areas &&
    one.blackCells === other.blackCells &&
    one.houseRules === other.houseRules &&
    structureOf(type, other).givenShapes.every((shape, cell) => shape === givenShapes[cell])
  );
}

/** What the givens make of their cells, and what black cells hold, indexed by cell. */
export function givenValues(type: PuzzleType, puzzle: Puzzle): Values {
  const slot = type.slot(puzzle.parameters);
  return puzzle.givens.map((given, cell) => {
    if (puzzle.blackCells[cell] === true) return BLACK_VALUE;
    return given === undefined ? undefined : shapeMeaning(slot, given);
  });
}

/** How sentences speak of a puzzle's cells and values. */
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

/** The board of a structure, as rules are stated in it. */
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

/** House rules as the claims that they would be on this board, in their order. */
export function claimsOfHouseRules(
  type: PuzzleType,
  puzzle: Puzzle,
  houseRules: readonly HouseRule[] = puzzle.houseRules,
): readonly Claim[] {
  return claimsOn(boardOf(type, structureOf(type, puzzle)), houseRules);
}

const claimsOn = (board: HouseRuleBoard, houseRules: readonly HouseRule[]): readonly Claim[] =>
  houseRules.map((houseRule, index) => houseRule.claim(board, index, houseRules));

/** The rules as logic. The givens are not part of it: they become assumptions. */
export function buildModel(type: PuzzleType, puzzle: Puzzle): Model {
  const structure = structureOf(type, puzzle);
  const board = boardOf(type, structure);
  const { domains, values, symbol, word } = board;
  const claims = type.claims(structure, { values, symbol, word });
  return { domains, claims: [...claims, ...claimsOn(board, structure.houseRules)] };
}

/** A puzzle without clues. */
export function emptyPuzzle(
  type: PuzzleType,
  parameters: Parameters = standardParameters(type.parameters),
): Puzzle {
  const cells = type.grid(parameters).centres;
  const areas = type.drawnAreas?.(parameters) === undefined ? [] : cells.map(() => undefined);
  const blackCells = type.blackCells === true ? cells.map(() => false) : [];
  return {
    comments: [],
    parameters,
    givens: cells.map(() => undefined),
    siteClues: (type.sites?.({ parameters, areas, blackCells }) ?? []).map(() => undefined),
    areas,
    blackCells,
    houseRules: [],
  };
}

/** A puzzle's title: its first comment, or nothing. */
export const titleOf = (puzzle: Puzzle): string => puzzle.comments[0] ?? '';
