import { factsAt } from './blamed.ts';
import type { Sight, Speech, Values } from './claim.ts';
import { ascending, openAreas, fittingAt, positionOf, positionsOf, waysOf } from './groupBoard.ts';
import type { OpenArea, GroupBoard, NumberPosition } from './groupBoard.ts';
import type { Literal } from './literal.ts';
import { inWords } from './words.ts';

/** So many ways or numbers are tried, and followed so far. */
const MOST_TRIED = 4;
const MOST_ROUNDS = 12;
/** What is known so many steps around a cell is tried first as the reason, and then step by step more. */
const FEWEST_STEPS = 3;
const MOST_STEPS = 8;

/** What a supposition leads to. */
type Clash =
  | { readonly kind: 'no number'; readonly cell: number }
  | {
      readonly kind: 'no room' | 'too large';
      readonly value: number;
      readonly group: readonly number[];
    };

/** A supposition, and what speaks against it. */
interface Refuted {
  readonly cell: number;
  readonly value: number;
  readonly clash: Clash;
}

/**
 * The first group whose ways to grow, or cell whose numbers, all but one come to nothing when they are
 * followed: by groups that can grow in one way alone, and cells that one number fits.
 */
export function triedSights(
  board: GroupBoard,
  shown: Values,
  positions: readonly NumberPosition[],
  areas: readonly OpenArea[],
): readonly Sight[] {
  for (const position of positions) {
    const { value, groups } = position;
    for (const group of groups) {
      const left = wayLeft(position, group);
      if (left === undefined) continue;
      const { refuted } = left;
      const [start = 0] = group;
      const follows = (known: Values): boolean => {
        const fewer = positionOf(board, value, known);
        const own = fewer.groupOf.get(start);
        return own !== undefined && wayLeft(fewer, own)?.only.cell === left.only.cell;
      };
      return [
        {
          technique: 'another way to grow',
          conclusions: [{ ...left.only, holds: true }],
          facts: factsNear(board, shown, start, follows),
          follows,
          why: (_, speech) =>
            `if the ${value}${group.length === 1 ? '' : 's'} at ${speech.names(group)} grew ${refuted.length === 1 ? `at ${speech.names(refuted.map(({ cell }) => cell))} instead` : 'in another direction'}, ${clashWords(refuted, speech)}, so `,
        },
      ];
    }
  }
  for (const area of areas) {
    for (const cell of area.cells) {
      const left = numberLeft(board, shown, positions, area, cell);
      if (left === undefined) continue;
      const { refuted } = left;
      const follows = (known: Values): boolean => {
        const own = openAreas(board, known).find(({ cells }) => cells.includes(cell));
        const fewer = own && numberLeft(board, known, positionsOf(board, known), own, cell);
        return fewer?.only.value === left.only.value;
      };
      return [
        {
          technique: 'another number',
          conclusions: [{ ...left.only, holds: true }],
          facts: factsNear(board, shown, cell, follows),
          follows,
          why: (_, speech) =>
            `${refuted.length === 1 ? `with a ${refuted[0]?.value ?? ''} there` : 'with any other number that fits there'}, ${clashWords(refuted, speech)}, so `,
        },
      ];
    }
  }
  return [];
}

/** What is known within a few steps of a cell, if that is enough, or all over the board. */
function factsNear(
  board: GroupBoard,
  shown: Values,
  start: number,
  follows: (known: Values) => boolean,
): readonly Literal[] {
  const near = new Set([start]);
  for (let steps = 1; steps <= MOST_STEPS && near.size < board.cells.length; steps += 1) {
    const beside = Array.from(near, board.nearTo).flat();
    for (const cell of beside) near.add(cell);
    if (steps < FEWEST_STEPS) continue;
    const known = shown.map((value, cell) => (near.has(cell) ? value : undefined));
    if (follows(known)) return factsAt(ascending(near), shown);
  }
  return factsAt(board.cells, shown);
}

/** The way to grow that is left to a group when all others are refuted. */
function wayLeft(position: NumberPosition, group: readonly number[]) {
  const { board, value, shown } = position;
  const ways = group.length < value ? waysOf(position, group) : [];
  return leftOf(
    board,
    shown,
    ways.map((cell) => ({ cell, value })),
  );
}

/** The number that is left to a cell when all others that fit are refuted. */
function numberLeft(
  board: GroupBoard,
  shown: Values,
  positions: readonly NumberPosition[],
  area: OpenArea,
  cell: number,
) {
  const numbers = fittingAt(board, positions, area, cell);
  const left = leftOf(
    board,
    shown,
    numbers.map((value) => ({ cell, value })),
  );
  // More than two numbers that are nowhere on the board may fit.
  return left !== undefined && isComplete(board, positions, area, numbers) ? left : undefined;
}

/** Whether all numbers that fit are among these: of those nowhere on the board, two are listed at most. */
function isComplete(
  { values }: GroupBoard,
  positions: readonly NumberPosition[],
  { cells }: OpenArea,
  numbers: readonly number[],
): boolean {
  const there = new Set(positions.map(({ value }) => value));
  return values.every(
    (value) => value > cells.length || there.has(value) || numbers.includes(value),
  );
}

/** The one that is left when all others are refuted. */
function leftOf(
  board: GroupBoard,
  shown: Values,
  tried: readonly { readonly cell: number; readonly value: number }[],
) {
  if (tried.length < 2 || tried.length > MOST_TRIED) return undefined;
  const refuted: Refuted[] = [];
  let only: (typeof tried)[number] | undefined;
  for (const one of tried) {
    const supposed = [...shown];
    supposed[one.cell] = one.value;
    const clash = follow(board, supposed);
    if (clash !== undefined) refuted.push({ ...one, clash });
    else if (only !== undefined) return undefined;
    else only = one;
  }
  return only === undefined ? undefined : { only, refuted };
}

/** Follows what is shown as far as it goes, and fills it in; returns what cannot be. */
function follow(board: GroupBoard, shown: (number | undefined)[]): Clash | undefined {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const positions = positionsOf(board, shown);
    for (const position of positions) {
      const clash = clashOf(position);
      if (clash !== undefined) return clash;
    }
    let isNew = false;
    const set = (cell: number, value: number): void => {
      if (shown[cell] !== undefined) return;
      shown[cell] = value;
      isNew = true;
    };
    for (const {
      board: { cells },
      search,
      state,
      value,
    } of positions) {
      for (const vertex of search.needed(state)) set(cells[vertex] ?? 0, value);
    }
    if (isNew) continue;
    for (const area of openAreas(board, shown)) {
      for (const cell of area.cells) {
        const [one, ...more] = fittingAt(board, positions, area, cell);
        if (one === undefined) return { kind: 'no number', cell };
        if (more.length === 0) set(cell, one);
      }
    }
    if (!isNew) return undefined;
  }
  return undefined;
}

/** A group that is too large, or has too little room. */
function clashOf(position: NumberPosition): Clash | undefined {
  const { board, value, groups, search, state, rooms } = position;
  const large = groups.find(({ length }) => length > value);
  if (large !== undefined) return { kind: 'too large', value, group: large };
  if (search.roomless(state) !== 'broken') return undefined;
  const small = groups.find(([cell = 0]) => (rooms[board.vertexOf.get(cell) ?? 0] ?? 0) < value);
  return { kind: 'no room', value, group: small ?? [] };
}

/** What speaks against the first of them. */
function clashWords(refuted: readonly Refuted[], { names }: Speech): string {
  const clash = refuted[0]?.clash;
  switch (clash?.kind) {
    case 'no number':
      return `no number would be left for ${names([clash.cell])}`;
    case 'no room':
      return `the ${clash.value}${clash.group.length === 1 ? '' : 's'} at ${names(clash.group)} would have too little room`;
    case 'too large':
      return `a group of ${inWords(clash.group.length)} ${clash.value}s would come about`;
    case undefined:
      return 'something would be wrong';
  }
}
