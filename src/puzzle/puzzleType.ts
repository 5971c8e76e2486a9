import type { Grid } from '#grid/grid.ts';
import type { Claim, Values, ValueSymbol } from '#logic/claim.ts';
import type { Model } from '#logic/model.ts';
import type { Parameters, ParameterSpec, ParametersOf } from './parameters.ts';
import { standardParameters } from './parameters.ts';
import { slotSymbol, slotValues } from './slot.ts';
import type { Slot } from './slot.ts';
import type { TextForm } from './text.ts';

/** What the author printed: everything a text or a link holds, and nothing of the player's. */
export interface Puzzle<P extends Parameters = Parameters> {
  /** Comment lines without their `#`; the first is the title. */
  readonly comments: readonly string[];
  readonly parameters: P;
  /** Indexed by cell. */
  readonly givens: Values;
}

/** The picture's decoration of a cell that says which side of a boundary pair it is. */
export type PairSide = 'first' | 'last';

/** What a puzzle's rules are stated in: its grid and how its values are written. */
export interface Setting {
  readonly values: readonly number[];
  readonly symbol: ValueSymbol;
}

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
  /** The rules in plain words, as Markdown of paragraphs and lists. */
  readonly help: string;
  /** `examples.txt`, see `examples.ts`. */
  readonly exampleText: string;
  readonly parameters: ParameterSpec;
  readonly text: TextForm<P>;
  grid(parameters: P): Grid;
  slot(parameters: P): Slot;
  /** One claim per rule and place; labels and sentences must not repeat. */
  claims(parameters: P, setting: Setting): readonly Claim[];
  /** Areas whose borders are drawn thick, each a list of cells. */
  areas?(parameters: P): readonly (readonly number[])[];
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

/** The rules as logic. The givens are not part of it: they become assumptions. */
export function buildModel(type: PuzzleType, parameters: Parameters): Model {
  const slot = type.slot(parameters);
  const values = slotValues(slot).toSorted((a, b) => a - b);
  const symbol = (value: number) => slotSymbol(slot, value);
  return {
    domains: type.grid(parameters).centres.map(() => values),
    claims: type.claims(parameters, { values, symbol }),
  };
}

/** A puzzle without clues. */
export function emptyPuzzle(
  type: PuzzleType,
  parameters: Parameters = standardParameters(type.parameters),
): Puzzle {
  return {
    comments: [],
    parameters,
    givens: type.grid(parameters).centres.map(() => undefined),
  };
}

/** A puzzle's title: its first comment, or nothing. */
export const titleOf = (puzzle: Puzzle): string => puzzle.comments[0] ?? '';
