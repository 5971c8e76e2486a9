import type { Values } from './claim.ts';
import type { GroupSearch } from './groupSearch.ts';
import { IN, OPEN, OUT } from './vertexState.ts';

/** Cells that form groups of equal numbers, each with as many cells as its number. */
export interface GroupBoard {
  /** In reading order. */
  readonly cells: readonly number[];
  readonly values: readonly number[];
  readonly nearTo: (cell: number) => readonly number[];
  /** By cell: its place among the cells. */
  readonly vertexOf: ReadonlyMap<number, number>;
  /** By number. */
  readonly searches: ReadonlyMap<number, GroupSearch>;
}

/** A number on a board: its groups, and where it can still be. */
export interface NumberPosition {
  readonly board: GroupBoard;
  readonly value: number;
  readonly shown: Values;
  readonly search: GroupSearch;
  readonly groups: readonly (readonly number[])[];
  /** By cell: its group. */
  readonly groupOf: ReadonlyMap<number, readonly number[]>;
  /** Open cells that would make a group too large. */
  readonly tooMany: ReadonlySet<number>;
  /** Where it can be, as far as that goes. */
  readonly state: Int8Array;
  /** By the place of a cell: how many cells there is room for, itself among them. */
  readonly rooms: Int32Array;
}

/** All numbers on the board. */
export const positionsOf = (board: GroupBoard, shown: Values): readonly NumberPosition[] =>
  [...new Set(shown.filter((value) => value !== undefined))].flatMap((value) =>
    board.searches.has(value) ? [positionOf(board, value, shown)] : [],
  );

export function positionOf(board: GroupBoard, value: number, shown: Values): NumberPosition {
  const search = board.searches.get(value);
  if (search === undefined) throw new Error(`No cell takes a ${value}`);
  const groups = search
    .groupsIn(stateIn(board, value, shown))
    .map((group) => ascending(group.map((vertex) => board.cells[vertex] ?? 0)));
  const groupOf = new Map(groups.flatMap((group) => group.map((cell) => [cell, group])));
  const beside = new Set(groups.flatMap((group) => group.flatMap((cell) => board.nearTo(cell))));
  const joinedAt = (cell: number): number =>
    groupsAt({ board, groupOf }, cell).reduce((sum, { length }) => sum + length, 0);
  const tooMany = new Set(
    ascending(beside).filter((cell) => shown[cell] === undefined && joinedAt(cell) >= value),
  );
  const state = stateIn(board, value, shown);
  for (const cell of tooMany) state[board.vertexOf.get(cell) ?? 0] = OUT;
  const rooms = search.roomSizes(state);
  return { board, value, shown, search, groups, groupOf, tooMany, state, rooms };
}

function stateIn({ cells }: GroupBoard, value: number, shown: Values): Int8Array {
  const state = new Int8Array(cells.length);
  for (const [vertex, cell] of cells.entries()) {
    const own = shown[cell];
    state[vertex] = own === undefined ? OPEN : own === value ? IN : OUT;
  }
  return state;
}

export const ascending = (cells: Iterable<number>): readonly number[] =>
  [...cells].toSorted((a, b) => a - b);

/** The groups beside a cell. */
export const groupsAt = (
  { board, groupOf }: Pick<NumberPosition, 'board' | 'groupOf'>,
  cell: number,
): readonly (readonly number[])[] => [
  ...new Set(board.nearTo(cell).flatMap((next) => [groupOf.get(next) ?? []])),
];

/** The cells that a cell would join, were it of the number, too. */
export const joinedAt = (position: NumberPosition, cell: number): readonly number[] =>
  ascending(groupsAt(position, cell).flat());

/** The open cells beside a group that do not make it too large. */
export const waysOf = ({ board, shown, tooMany }: NumberPosition, group: readonly number[]) =>
  ascending(
    new Set(
      group.flatMap((own) =>
        board.nearTo(own).filter((next) => shown[next] === undefined && !tooMany.has(next)),
      ),
    ),
  );

/** The filled cells that keep a number out of some cells: they have others, or are of groups that would be too large. */
export const barriers = (position: NumberPosition, cells: readonly number[]): readonly number[] =>
  cells.flatMap((cell) => (position.shown[cell] === undefined ? joinedAt(position, cell) : [cell]));

/** The cells of a graph's vertices. */
export const cellsUnder = ({ cells }: GroupBoard, vertices: readonly number[]): readonly number[] =>
  vertices.map((vertex) => cells[vertex] ?? 0);

/** An open area, and the filled cells around it. */
export interface OpenArea {
  readonly cells: readonly number[];
  readonly around: readonly number[];
}

export function openAreas({ cells, nearTo }: GroupBoard, shown: Values): readonly OpenArea[] {
  const met = new Set<number>();
  return cells.flatMap((start): readonly OpenArea[] => {
    if (shown[start] !== undefined || met.has(start)) return [];
    const area = new Set([start]);
    const around = new Set<number>();
    for (const cell of area) {
      met.add(cell);
      for (const next of nearTo(cell)) (shown[next] === undefined ? area : around).add(next);
    }
    return [{ cells: ascending(area), around: ascending(around) }];
  });
}

/** The numbers that fit an open cell: at most two of those that are nowhere on the board. */
export function fittingAt(
  { values, vertexOf }: GroupBoard,
  positions: readonly NumberPosition[],
  { cells }: OpenArea,
  cell: number,
): readonly number[] {
  const there = new Set(positions.map(({ value }) => value));
  const numbers: number[] = [];
  for (const value of values) {
    if (value > cells.length || numbers.length === 2) break;
    if (!there.has(value)) numbers.push(value);
  }
  for (const { value, rooms, tooMany } of positions) {
    if (!tooMany.has(cell) && (rooms[vertexOf.get(cell) ?? 0] ?? 0) >= value) numbers.push(value);
  }
  return numbers;
}

/** The filled cells because of which no others fit. */
export function unfitting(
  board: GroupBoard,
  positions: readonly NumberPosition[],
  { around }: OpenArea,
  cell: number,
): readonly number[] {
  const facts = new Set(around);
  for (const position of positions) {
    const { value, search, state, rooms, tooMany } = position;
    const vertex = board.vertexOf.get(cell) ?? 0;
    if (tooMany.has(cell)) for (const joined of joinedAt(position, cell)) facts.add(joined);
    else if ((rooms[vertex] ?? 0) < value) {
      const wall = cellsUnder(board, search.wallAround(vertex, state));
      for (const at of barriers(position, wall)) facts.add(at);
    }
  }
  return ascending(facts);
}
