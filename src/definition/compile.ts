import { cellsByArea } from '#grid/areas.ts';
import type { Grid } from '#grid/grid.ts';
import { createRecent } from '#grid/recent.ts';
import { rectangle } from '#grid/rectangle.ts';
import { stackHexagons } from '#grid/stackHexagons.ts';
import type { Claim } from '#logic/claim.ts';
import { BOX, boxesOf } from '#puzzle/boxedSquare.ts';
import type { Parameters, ParameterSpec } from '#puzzle/parameters.ts';
import type { Layout, Setting, Structure } from '#puzzle/puzzle.ts';
import type { DrawnAreas, PuzzleType } from '#puzzle/puzzleType.ts';
import { spellingOf } from '#puzzle/site.ts';
import { digits, slotValues } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';
import { counts, parameterOf } from './definition.ts';
import type { BoundScene } from './bound.ts';
import type { DefinedClue, Definition, DrawnKind } from './definition.ts';
import { boundaryKind } from './kinds.ts';
import { createSites } from './sites.ts';
import { sceneOf } from './sceneOf.ts';

/** What of a puzzle type follows from its definition. */
export type DefinedPart = Pick<
  PuzzleType,
  | 'parameters'
  | 'grid'
  | 'slot'
  | 'claims'
  | 'domains'
  | 'sites'
  | 'areas'
  | 'cages'
  | 'drawnAreas'
  | 'blackCells'
  | 'givenCells'
  | 'typedAfterDrawing'
  | 'spelling'
  | 'pairs'
>;

/** Boards of so many sizes keep the claims that depend on the size alone. */
const KEPT_SIZES = 2;

/** The part of a puzzle type that follows from a definition. */
export function compileDefinition(definition: Definition): DefinedPart {
  const { rules, clues, fill } = definition;
  const dependsOnRegions = fill.takes === 'numbers' && fill.high.isRegionSize === true;
  const grid = gridOf(definition);
  const slot = slotOf(definition);
  const sites = createSites(definition, grid);
  const drawn = (parameters: Parameters): DrawnKind | undefined => drawnKind(clues, parameters);
  /** Keyed by parameters: the claims of a rule that depends on nothing else. */
  const fixed = new Map(
    rules.map((rule) => [rule, createRecent<string, readonly Claim[]>(KEPT_SIZES)]),
  );

  function claims(structure: Structure, setting: Setting): readonly Claim[] {
    const { parameters } = structure;
    const counting = rules.filter((rule) => counts(rule, parameters));
    const scene = sceneOf(definition, grid, sites, structure, setting, counting);
    return counting.flatMap((rule) => {
      const { meaning } = rule;
      const isFixed = !meaning.readsClue && meaning.kinds.every((kind) => kind.isFixed);
      const keep = isFixed && !dependsOnRegions ? fixed.get(rule) : undefined;
      return keep === undefined
        ? meaning.claims(scene)
        : keep(JSON.stringify(parameters), () => meaning.claims(scene));
    });
  }
  const hasSites = clues.some(({ meaning }) => meaning.clue === 'sites');
  const hasDrawn = clues.some(({ meaning }) => drawnOf(meaning) !== undefined);
  return {
    parameters: parametersOf(definition),
    grid,
    slot,
    claims,
    ...(clues.some(({ meaning }) => meaning.clue === 'answers') ? {} : { givenCells: false }),
    ...(clues.some(({ meaning }) => meaning.clue === 'black cells') ? { blackCells: true } : {}),
    ...(dependsOnRegions ? { domains: (structure) => domainsBySize(grid, slot, structure) } : {}),
    ...(hasSites ? { sites: (layout) => sites.all(layout).map(({ site }) => site) } : {}),
    ...(hasDrawn
      ? { drawnAreas: (parameters) => drawnAreas(drawn(parameters), grid(parameters)) }
      : {}),
    ...areasOf(definition),
    ...spellingIn(clues),
    ...pairsOf(definition),
  };
}

const drawnOf = (meaning: DefinedClue['meaning']): DrawnKind | undefined =>
  meaning.clue === 'areas' || meaning.clue === 'sites' ? meaning.areas : undefined;

const drawnKind = (clues: readonly DefinedClue[], parameters: Parameters): DrawnKind | undefined =>
  clues.flatMap((clue) => (counts(clue, parameters) ? (drawnOf(clue.meaning) ?? []) : []))[0];

function drawnAreas(drawn: DrawnKind | undefined, grid: Grid): DrawnAreas | undefined {
  if (drawn === undefined) return undefined;
  const { kind, names } = drawn;
  return {
    areas: names?.length ?? grid.centres.length,
    named: names !== undefined,
    noun: { one: kind.id, many: `${kind.id}s` },
  };
}

/** How the clues in drawn areas are written, which is the same on every board. */
function spellingIn(clues: readonly DefinedClue[]): Pick<PuzzleType, 'spelling'> {
  const [spelling] = clues.flatMap(({ meaning }) =>
    meaning.clue === 'sites' && meaning.areas !== undefined
      ? (spellingOf(meaning.slot(NO_BOARD)) ?? [])
      : [],
  );
  return spelling === undefined ? {} : { spelling };
}

/** Thick borders around boxes and regions, dashed ones around cages. */
function areasOf({ board, clues }: Definition): Pick<PuzzleType, 'areas' | 'cages'> {
  const drawn = clues.flatMap(({ meaning }) => drawnOf(meaning) ?? []);
  const isThick = drawn.some(({ kind, isThick: thick }) => kind.id === 'region' || thick === true);
  const isDashed = drawn.some(({ kind, isThick: thick }) => kind.id === 'cage' && thick !== true);
  const areas = (layout: Layout): readonly (readonly number[])[] =>
    layout.areas.length > 0 && isThick
      ? cellsByArea(layout.areas)
      : boxesOf(Number(layout.parameters['size']));
  return {
    ...(board.form.shape === 'boxes' || isThick ? { areas } : {}),
    ...(isDashed ? { cages: (layout: Layout) => cellsByArea(layout.areas) } : {}),
  };
}

/** Cells that a rule makes equal: a clue in one is shown in the other. */
function pairsOf({ board: { form }, rules }: Definition): Pick<PuzzleType, 'pairs'> {
  if (form.shape !== 'hexagons') return {};
  const isEqual = rules.some(({ meaning }) =>
    meaning.kinds.some(({ id }) => id === boundaryKind.id),
  );
  const { pairs } = stackHexagons(form.heights);
  return isEqual ? { pairs: () => pairs } : {};
}

/** One to the size of the region; without a region, all numbers. */
function domainsBySize(
  gridAt: (parameters: Parameters) => Grid,
  slotAt: (parameters: Parameters) => Slot,
  { parameters, areas }: Structure,
): readonly (readonly number[])[] {
  const regions = cellsByArea(areas);
  const values = slotValues(slotAt(parameters));
  return gridAt(parameters).centres.map((_, cell) => {
    const region = areas[cell];
    const size = region === undefined ? Infinity : (regions[region]?.length ?? Infinity);
    return values.filter((value) => value <= size);
  });
}

/** For what does not depend on the board. */
const NO_BOARD: BoundScene = {
  width: 0,
  height: 0,
  parameters: {},
  cells: [],
  largest: 0,
  isUpright: false,
};

const upTo = (sides: readonly number[], usual: number | undefined) => ({
  choices: sides,
  standard: usual ?? sides[0] ?? 1,
});

/** The sizes and options that a definition declares. */
export function parametersOf({ board, settings, options }: Definition): ParameterSpec {
  const { form, usual } = board;
  const size = (label: string, sides: readonly number[]) =>
    ({ kind: 'size', label, ...upTo(sides, usual) }) as const;
  const sides =
    form.shape === 'rectangle'
      ? { width: size('Width', form.sides), height: size('Height', form.sides) }
      : form.shape === 'square' && form.sides.length > 1
        ? { size: size('Size', form.sides) }
        : form.shape === 'boxes'
          ? { size: size('Size', sidesOfBoxes(form.boxes)) }
          : {};
  return {
    ...sides,
    ...Object.fromEntries(
      settings.map(({ name, low, high, usual: standard, label }) => [
        name,
        {
          kind: 'size',
          label,
          choices: Array.from({ length: high - low + 1 }, (_, at) => low + at),
          standard,
        },
      ]),
    ),
    ...Object.fromEntries(
      options.map(({ option, label }) => [parameterOf(option), { kind: 'option', label, option }]),
    ),
  };
}

/** The sides, ascending; a box that differs from the one that every board of its side has is refused. */
const sidesOfBoxes = (boxes: readonly (readonly [number, number])[]): readonly number[] =>
  boxes
    .map(([width, height]) => {
      const [usualWidth, usualHeight] = BOX.get(width * height) ?? [];
      if (usualWidth !== width || usualHeight !== height) {
        throw new Error(`Boxes of ${width} by ${height} are not drawn`);
      }
      return width * height;
    })
    .toSorted((a, b) => a - b);

/** The grid of each size. */
export function gridOf({
  board: { form },
}: Pick<Definition, 'board'>): (parameters: Parameters) => Grid {
  switch (form.shape) {
    case 'hexagons': {
      const stack = stackHexagons(form.heights);
      return () => stack;
    }
    case 'rectangle':
      return ({ width, height }) => rectangle(Number(width), Number(height));
    case 'square':
    case 'boxes': {
      const only = form.shape === 'square' && form.sides.length === 1 ? form.sides[0] : undefined;
      return ({ size }) => rectangle(only ?? Number(size), only ?? Number(size));
    }
  }
}

function slotOf({ fill, board }: Definition): (parameters: Parameters) => Slot {
  if (fill.takes === 'values') return () => fill.slot;
  const { low, high, empty } = fill;
  const grid = gridOf({ board });
  return (parameters) => {
    const at = grid(parameters);
    const scene: BoundScene = {
      ...NO_BOARD,
      width: at.shape === 'rectangle' ? at.width : 0,
      height: at.shape === 'rectangle' ? at.height : 0,
      parameters,
    };
    const numbers = digits(low, high.of(scene));
    return empty === undefined
      ? numbers
      : { gesture: 'type', choices: [empty, ...numbers.choices] };
  };
}
