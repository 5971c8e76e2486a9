import { sizesIn, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import rules from './rules.txt?raw';

/** Each line's filled cells form blocks of the printed lengths, in order. */
export const definition = readOwnDefinition(rules);

export interface PaintParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

export const BLANK = 0;
export const FILLED = 1;

export const SIZES = sizesIn(definition, 'width');

/** Every fifth line is thick, so that cells can be counted. */
const BLOCK = 5;

export const paintGrid = ({ width, height }: PaintParameters): Rectangle =>
  rectangle(width, height);

/** Blocks of 5×5 cells, smaller at the right and below where 5 does not divide the side. */
export function paintBlocks(parameters: PaintParameters): readonly (readonly number[])[] {
  const { width } = parameters;
  const across = Math.ceil(width / BLOCK);
  const blocks: number[][] = [];
  paintGrid(parameters).centres.forEach((_, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    (blocks[Math.floor(y / BLOCK) * across + Math.floor(x / BLOCK)] ??= []).push(cell);
  });
  return blocks;
}

/** The most blocks of a line: every second cell is one. */
export const mostRuns = (cells: number): number => Math.ceil(cells / 2);
