import { factsAt } from './blamed.ts';
import type { Sight, Values } from './claim.ts';
import {
  openAreas,
  ascending,
  barriers,
  cellsUnder,
  fittingAt,
  groupsAt,
  joinedAt,
  positionOf,
  positionsOf,
  unfitting,
  waysOf,
} from './groupBoard.ts';
import type { OpenArea, GroupBoard, NumberPosition } from './groupBoard.ts';
import { triedSights } from './groupTrials.ts';
import type { Literal } from './literal.ts';
import { OUT } from './vertexState.ts';
import { inWords } from './words.ts';

/**
 * What a person sees: groups that can grow in one way alone, cells that one number fits, full groups, and
 * cells that would join too many.
 */
export function groupSights(board: GroupBoard, shown: Values): readonly Sight[] {
  const positions = positionsOf(board, shown);
  if (positions.some(({ value, groups }) => groups.some(({ length }) => length > value))) return [];
  const areas = openAreas(board, shown);
  const found = [
    ...positions.flatMap(waysToGrow),
    ...areas.flatMap((area) => onlyNumbers(board, shown, positions, area)),
  ];
  return [
    ...found,
    // Nobody tries as long as there is something to see.
    ...(found.length > 0 ? [] : triedSights(board, shown, positions, areas)),
    ...positions.flatMap(excluded),
  ];
}

/** Cells beside full groups, and others that would make a group too large. */
function excluded(position: NumberPosition): readonly Sight[] {
  const { value, groups, tooMany } = position;
  return [
    ...groups
      .filter(({ length }) => length === value)
      .flatMap((group) => fullGroup(position, group)),
    ...[...tooMany]
      .filter((cell) => groupsAt(position, cell).every(({ length }) => length < value))
      .map((cell) => tooLarge(position, cell)),
  ];
}

const isNot = (cells: readonly number[], value: number): readonly Literal[] =>
  cells.map((cell) => ({ cell, value, holds: false }));

function fullGroup(
  { board, value, shown, tooMany }: NumberPosition,
  group: readonly number[],
): readonly Sight[] {
  const around = ascending(
    [...tooMany].filter((cell) => board.nearTo(cell).some((next) => group.includes(next))),
  );
  if (around.length === 0) return [];
  return [
    {
      technique: 'full group',
      conclusions: isNot(around, value),
      facts: factsAt(group, shown),
      follows: (known) => areTooMany(board, value, known, around),
      why: (_, { names }) =>
        value === 1
          ? `${names(group)} is a group of one cell, so `
          : `the ${value}s at ${names(group)} form a complete group, so `,
    },
  ];
}

function tooLarge(position: NumberPosition, cell: number): Sight {
  const { board, value, shown } = position;
  const joined = joinedAt(position, cell);
  return {
    technique: 'group too large',
    conclusions: isNot([cell], value),
    facts: factsAt(joined, shown),
    follows: (known) => areTooMany(board, value, known, [cell]),
    why: () =>
      `another ${value} there would make a group of ${inWords(joined.length + 1)} ${value}s, so `,
  };
}

/** Whether each of some cells would make a group too large. */
function areTooMany(
  board: GroupBoard,
  value: number,
  known: Values,
  cells: readonly number[],
): boolean {
  const { tooMany } = positionOf(board, value, known);
  return cells.every((cell) => tooMany.has(cell));
}

/** Cells without which a group that is not full would have too little room. */
function waysToGrow(position: NumberPosition): readonly Sight[] {
  const { board, value, shown, search, groups, state } = position;
  if (search.roomless(state) === 'broken') return [];
  return search.needed(state).map((vertex): Sight => {
    const cell = board.cells[vertex] ?? 0;
    const { ends, wall } = search.cut(state.with(vertex, OUT), vertex);
    const start = board.cells[ends[0] ?? 0] ?? 0;
    const group = groups.find((each) => each.includes(start)) ?? [start];
    const ways = waysOf(position, group);
    // Of a group with one way all that stands beside it is in plain sight, however far a wall could be pushed.
    // What bars the other ways is seen at once; the wall of a cut may be farther off.
    const isOnlyWay = ways.length === 1 && ways[0] === cell;
    const barring = isOnlyWay
      ? group.flatMap((own) => board.nearTo(own)).filter((next) => !ways.includes(next))
      : cellsUnder(board, wall);
    const facts = new Set([...group, ...barriers(position, barring)]);
    const words = `the ${value}${group.length === 1 ? '' : 's'} at`;
    return {
      technique: isOnlyWay ? 'group grows' : 'room for a group',
      conclusions: [{ cell, value, holds: true }],
      facts: factsAt(ascending(facts), shown),
      follows: (known) =>
        search.roomless(positionOf(board, value, known).state.with(vertex, OUT)) === 'broken',
      why: (_, { names }) =>
        isOnlyWay
          ? `${words} ${names(group)} can grow in one direction only, so `
          : `without it, ${words} ${names(group)} would have too little room, so `,
    };
  });
}

/** Cells that one number alone fits: those on the board by their groups, others by the size of the area. */
const onlyNumbers = (
  board: GroupBoard,
  shown: Values,
  positions: readonly NumberPosition[],
  area: OpenArea,
): readonly Sight[] =>
  area.cells.flatMap((cell): readonly Sight[] => {
    const [value, ...others] = fittingAt(board, positions, area, cell);
    if (value === undefined || others.length > 0) return [];
    return [
      {
        technique: 'only fitting number',
        conclusions: [{ cell, value, holds: true }],
        facts: factsAt(unfitting(board, positions, area, cell), shown),
        follows: (known) => {
          const own = openAreas(board, known).find(({ cells }) => cells.includes(cell));
          const fitting = own && fittingAt(board, positionsOf(board, known), own, cell);
          return fitting?.length === 1 && fitting[0] === value;
        },
        why: (_, { names }) =>
          `any other number at ${names([cell])} would have too little room, or make a group too large, so `,
      },
    ];
  });
