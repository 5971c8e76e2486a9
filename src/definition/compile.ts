import { areaGrid } from '#grid/areaGrid.ts';
import { cellsByArea } from '#grid/areas.ts';
import type { Grid } from '#grid/grid.ts';
import { createRecent } from '#grid/recent.ts';
import { rectangle } from '#grid/rectangle.ts';
import { innerSides, sides } from '#grid/sides.ts';
import { stackHexagons } from '#grid/stackHexagons.ts';
import type { Claim } from '#logic/claim.ts';
import { BOX, boxesOf } from '#puzzle/boxedSquare.ts';
import type { Parameters, ParameterSpec } from '#puzzle/parameters.ts';
import type { Layout, Setting, Structure } from '#puzzle/puzzle.ts';
import type { DrawnAreas, PuzzleType, RuleClaims } from '#puzzle/puzzleType.ts';
import { letterChoices } from '#puzzle/letters.ts';
import { spellingOf } from '#puzzle/site.ts';
import { digits, mostlyFigures, numbers, slotValues } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';
import { ANY_BOARD, boundScene } from './bound.ts';
import { counts, drawnOf, numbersIn, parameterOf, pathsIn } from './definition.ts';
import type { BoardForm, DefinedClue, Definition, DrawnKind } from './definition.ts';
import { boundaryKind } from './hexagonKinds.ts';
import { numbersFrom } from './numbersFrom.ts';
import { withLists } from '#puzzle/printedLists.ts';
import { withPrinted } from '#puzzle/printedNumbers.ts';
import { drawnDomains, hasDrawnDomains } from './drawnDomains.ts';
import { createSites } from './sites.ts';
import { sceneOf } from './sceneOf.ts';

/** What of a puzzle type follows from its definition. */
export type DefinedPart = Pick<
  PuzzleType,
  | 'parameters'
  | 'grid'
  | 'slot'
  | 'claims'
  | 'claimsByRule'
  | 'domains'
  | 'sites'
  | 'areas'
  | 'cages'
  | 'drawnAreas'
  | 'drawnPaths'
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
  // Which cells are black, or what they take, may change while the size stays.
  const isDrawnOn = hasDrawnDomains(fill);
  const areSomeBlack =
    numbersIn(clues)?.isBlack === true ||
    clues.some(({ meaning }) => meaning.clue === 'black cells');
  const grid = gridOf(definition);
  const slot = slotOf(definition, grid);
  const sites = createSites(definition, grid);
  const drawn = (parameters: Parameters): DrawnKind | undefined => drawnKind(clues, parameters);
  /** Keyed by parameters: the claims of a rule that depends on nothing else. */
  const fixed = new Map(
    rules.map((rule) => [rule, createRecent<string, readonly Claim[]>(KEPT_SIZES)]),
  );

  function claimsByRule(structure: Structure, setting: Setting): readonly RuleClaims[] {
    const { parameters } = structure;
    const counting = rules.filter((rule) => counts(rule, parameters));
    const scene = sceneOf(definition, grid, sites, structure, setting, counting);
    return counting.map((rule) => {
      const { meaning, line, text } = rule;
      const isFixed = !meaning.readsClue && meaning.kinds.every((kind) => kind.isFixed);
      const keep = isFixed && !isDrawnOn && !areSomeBlack ? fixed.get(rule) : undefined;
      const claims =
        keep === undefined
          ? meaning.claims(scene)
          : keep(JSON.stringify(parameters), () => meaning.claims(scene));
      return { line, text, claims };
    });
  }
  const paths = pathsIn(clues);
  const hasSites = clues.some(({ meaning }) => meaning.clue === 'sites');
  const hasDrawn = clues.some(({ meaning }) => drawnOf(meaning) !== undefined);
  return {
    parameters: parametersOf(definition),
    grid,
    slot,
    claims: (structure, setting) =>
      claimsByRule(structure, setting).flatMap(({ claims }) => claims),
    claimsByRule,
    ...(clues.some(({ meaning: { clue } }) => clue === 'answers' || clue === 'numbers')
      ? {}
      : { givenCells: false }),
    ...(clues.some(({ meaning }) => meaning.clue === 'black cells') ? { blackCells: true } : {}),
    ...(isDrawnOn
      ? {
          domains: (structure) => {
            const { parameters } = structure;
            return drawnDomains(fill, structure, grid(parameters), slotValues(slot(parameters)));
          },
        }
      : {}),
    ...(hasSites ? { sites: sites.all } : {}),
    ...(hasDrawn
      ? { drawnAreas: (parameters) => drawnAreas(drawn(parameters), grid(parameters)) }
      : {}),
    ...(paths === undefined ? {} : { drawnPaths: paths }),
    ...areasOf(definition),
    ...spellingIn(clues),
    ...pairsOf(definition),
  };
}

const drawnKind = (clues: readonly DefinedClue[], parameters: Parameters): DrawnKind | undefined =>
  clues.flatMap((clue) => (counts(clue, parameters) ? (drawnOf(clue.meaning) ?? []) : []))[0];

function drawnAreas(drawn: DrawnKind | undefined, grid: Grid): DrawnAreas | undefined {
  if (drawn === undefined) return undefined;
  const { kind, names } = drawn;
  return {
    areas: names?.length ?? areaGrid(grid).centres.length,
    named: names !== undefined,
    noun: { one: kind.id, many: `${kind.id}s` },
  };
}

/** How the clues in drawn areas are written, which is the same on every board. */
function spellingIn(clues: readonly DefinedClue[]): Pick<PuzzleType, 'spelling'> {
  const [spelling] = clues.flatMap(({ meaning }) =>
    meaning.clue === 'sites' && meaning.areas !== undefined
      ? (spellingOf(meaning.slot(ANY_BOARD)) ?? [])
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

/** The sizes and options that a definition declares. */
export function parametersOf({ board, settings, options }: Definition): ParameterSpec {
  const { form, usual } = board;
  const size = (label: string, sides: readonly number[]) =>
    ({ kind: 'size', label, choices: sides, standard: usual ?? sides[0] ?? 1 }) as const;
  const sides =
    form.shape === 'rectangle'
      ? { width: size('Width', form.sides), height: size('Height', form.sides) }
      : form.shape === 'square' && form.sides.length > 1
        ? { size: size('Size', form.sides) }
        : form.shape === 'boxes'
          ? { size: size('Size', sidesOfBoxes(form)) }
          : {};
  return {
    ...sides,
    ...Object.fromEntries(
      settings.map(({ name, low, high, usual: standard, label }) => [
        name,
        {
          kind: 'size',
          label,
          choices: numbersFrom(low, high),
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
const sidesOfBoxes = ({
  boxes,
  unboxed,
}: Extract<BoardForm, { shape: 'boxes' }>): readonly number[] =>
  boxes
    .map(([width, height]) => {
      const [usualWidth, usualHeight] = BOX.get(width * height) ?? [];
      if (usualWidth !== width || usualHeight !== height) {
        throw new Error(`Boxes of ${width} by ${height} are not drawn`);
      }
      return width * height;
    })
    .concat(unboxed)
    .toSorted((a, b) => a - b);

/** The grid of each size. */
export function gridOf({
  board: { form },
  fill,
}: Pick<Definition, 'board' | 'fill'>): (parameters: Parameters) => Grid {
  if (fill.takes === 'values' && fill.on !== undefined) {
    const { on } = fill;
    const only = form.shape === 'square' ? form.sides[0] : undefined;
    return (parameters) => {
      const width = Number(parameters['width'] ?? parameters['size'] ?? only);
      const height = Number(parameters['height'] ?? parameters['size'] ?? only);
      switch (on) {
        case 'links':
          return sides(width, height, 'centres');
        case 'sides':
          return sides(width + 1, height + 1, 'corners');
        case 'inner sides':
          return innerSides(width, height);
      }
    };
  }
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

function slotOf(
  { fill, clues, rules }: Definition,
  gridAt: (parameters: Parameters) => Grid,
): (parameters: Parameters) => Slot {
  if (fill.takes === 'values') {
    const printed = numbersIn(clues);
    const { upTo } = printed ?? {};
    if (printed !== undefined && upTo !== undefined) {
      return (parameters) => {
        const high = upTo.of(boundScene(gridAt(parameters), parameters));
        return withPrinted(fill.slot, { ...printed, high });
      };
    }
    const own: Slot = rules.some(({ meaning }) => meaning.shadesLeftOut)
      ? { ...fill.slot, shadesLeftOut: true }
      : fill.slot;
    const slot =
      printed === undefined
        ? own
        : printed.areLists === true && printed.means !== undefined
          ? withLists(own, printed.means)
          : withPrinted(own, printed);
    return () => slot;
  }
  const { low, high, empty, asLetters } = fill;
  return (parameters) => {
    const most = high.of(boundScene(gridAt(parameters), parameters));
    if (high.isCellCount === true) return numbers(low, most);
    if (high.isRegionSize === true) return mostlyFigures(low, most);
    const choices = asLetters === true ? letterChoices(most) : digits(low, most).choices;
    return { gesture: 'type', choices: empty === undefined ? choices : [empty, ...choices] };
  };
}
