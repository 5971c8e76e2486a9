import { capitalise, uncapitalise } from '#logic/words.ts';
import type { Parameters } from './parameters.ts';
import { emptyPuzzle } from './puzzleType.ts';
import type { PuzzleType } from './puzzleType.ts';

/** A puzzle's size for its title, "8×8", width first; empty if the type has only one size. */
export function sizeOf(type: PuzzleType, parameters: Parameters): string {
  const grid = type.grid(parameters);
  const chosen = Object.values(type.parameters).some(({ kind }) => kind === 'size');
  if (!chosen || grid.shape === 'hex-stack') return '';
  const lost = grid.shape === 'sides' && grid.dotsAre === 'corners' ? 1 : 0;
  return `${grid.width - lost}×${grid.height - lost}`;
}

/** What a puzzle is, for its title: "Jigsaw Sudoku 9×9". */
export function sayTypeAndSize(type: PuzzleType, parameters: Parameters): string {
  const words = [type.variant?.(parameters) ?? type.name, sizeOf(type, parameters)];
  return words.filter((word) => word !== '').join(' ');
}

/** A type, and which of its options are on: "Numbrix", "Aquarium, level in connected parts only". */
export function sayTypeAndOptions(type: PuzzleType, parameters: Parameters): string {
  const options = Object.entries(type.parameters).flatMap(([name, parameter]) =>
    parameter.kind === 'option' && parameters[name] === true ? [parameter.label] : [],
  );
  return type.variant?.(parameters) ?? [type.name, ...options.map(uncapitalise)].join(', ');
}

/**
 * Why there is no puzzle of this size with these options, as a sentence: the complaint about an
 * empty board that has no cells and no sites.
 */
export function whyImpossible(type: PuzzleType, parameters: Parameters): string | undefined {
  const complaints = type.complaints?.(emptyPuzzle(type, parameters)) ?? [];
  const [first] = complaints.filter(({ cells, sites }) => cells.length + sites.length === 0);
  return first && `${capitalise(first.sentence)}.`;
}

/** Whether there are puzzles of this size only with an option that is not ticked. */
export function wantsOption(type: PuzzleType, parameters: Parameters): boolean {
  const options = Object.entries(type.parameters).filter(([, { kind }]) => kind === 'option');
  return (
    options.length > 0 &&
    whyImpossible(type, parameters) !== undefined &&
    options.some(([name]) => whyImpossible(type, { ...parameters, [name]: true }) === undefined)
  );
}

/** Why puzzles of this size are not offered for making, as a sentence. */
export const whyNotMade = (type: PuzzleType, parameters: Parameters): string | undefined =>
  whyImpossible(type, parameters) ?? type.whyNotMade?.(parameters);
