import { capitalise } from '#logic/words.ts';
import { PATH_FORMS, shapeOfPath } from '#puzzle/pathForms.ts';
import type { PathKind } from '#puzzle/pathForms.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { layersOf } from '#store/document/layer.ts';
import type { Layer } from '#store/document/layer.ts';

/** The name of a layer on the page. */
export function layerLabel(type: PuzzleType, parameters: Parameters, layer: Layer): string {
  switch (layer) {
    case 'clues':
      return 'Setting';
    case 'areas':
      return capitalise(type.drawnAreas?.(parameters)?.noun.many ?? 'regions');
    case 'paths':
      return 'Drawing';
    case 'black':
      return 'Black';
    case 'marks':
      return 'Playing';
  }
}

/** What the paths of a type are called, if it is about them. */
const pathNoun = ({ drawnPaths }: PuzzleType, count: 'one' | 'many'): string =>
  PATH_FORMS[drawnPaths?.kinds[0] ?? 'thermometer'][count];

/** One thing that the author does, in its turn. */
interface SettingStep {
  readonly layer: Layer;
  /** "draw the cages". */
  readonly words: string;
  /** The same after the name of its layer: "draw them". */
  readonly inLayer: string;
  readonly isDone: boolean;
}

/** What a printed puzzle takes, in order; empty if its clues come in any order. */
function stepsOf(type: PuzzleType, puzzle: Puzzle, layer: Layer): readonly SettingStep[] {
  const { areas, paths, blackCells, siteClues, givens } = puzzle;
  // Extra paths may be drawn at any time.
  const layers = layersOf(type, puzzle.parameters).filter(
    (each) => each !== 'paths' || type.drawnPaths?.areExtra === false,
  );
  const draws = ['areas', 'paths', 'black'].some((each) => layers.some((one) => one === each));
  const typed = draws ? type.typedAfterDrawing : undefined;
  if (layers.includes('clues') && typed === undefined) return [];
  const noun = type.drawnAreas?.(puzzle.parameters)?.noun.many;
  const isTyped =
    type.sites === undefined
      ? givens.some((given) => given !== undefined)
      : siteClues.length > 0 && siteClues.every((clue) => clue !== undefined);
  return [
    ...(noun === undefined
      ? []
      : [
          {
            layer: 'areas',
            words: `draw the ${noun}`,
            inLayer: 'draw them',
            isDone: areas.every((area) => area !== undefined),
          } as const,
        ]),
    // How many there are is known only to the author.
    ...(layers.includes('paths')
      ? [
          {
            layer: 'paths',
            words: `draw the ${pathNoun(type, 'many')}`,
            inLayer: 'draw them',
            isDone: layer !== 'paths' && paths.length > 0,
          } as const,
        ]
      : []),
    // How many cells are black is known only to the author.
    ...(layers.includes('black')
      ? [
          {
            layer: 'black',
            words: 'mark the black cells',
            inLayer: 'mark these cells',
            isDone: layer !== 'black' && blackCells.includes(true),
          } as const,
        ]
      : []),
    ...(typed === undefined
      ? []
      : [
          {
            layer: 'clues',
            words: `type ${typed}`,
            inLayer: `type ${typed}`,
            isDone: isTyped || (type.drawnAlone === true && !areas.includes(undefined)),
          } as const,
        ]),
  ];
}

/**
 * What is left to do of setting a printed puzzle, as sentences: "1. Draw the cages. 2. Type their
 * sums."; `undefined` if it is all done, or may be done in any order.
 */
export function saySteps(type: PuzzleType, puzzle: Puzzle, layer: Layer): string | undefined {
  const steps = stepsOf(type, puzzle, layer);
  const next = steps.findIndex(({ isDone }) => !isDone);
  if (next < 0) return undefined;
  const said = steps.slice(next).map((step, at) => {
    // The sums of cages are typed where the cages are drawn, too.
    const isHere =
      at > 0 ||
      step.layer === layer ||
      (step.layer === 'clues' && layer === 'areas' && type.sites !== undefined);
    const words = isHere
      ? capitalise(step.words)
      : `Choose ${layerLabel(type, puzzle.parameters, step.layer)} and ${step.inLayer}`;
    return `${steps.length > 1 ? `${next + at + 1}. ` : ''}${words}`;
  });
  return said.length === 1 ? `${said[0]}, then press Solve.` : `${said.join('. ')}.`;
}

/** How the next step is done, in a sentence; `undefined` if that is plain, or done by keys alone. */
export function sayHow(
  type: PuzzleType,
  puzzle: Puzzle,
  layer: Layer,
  kind?: PathKind,
): string | undefined {
  const next = stepsOf(type, puzzle, layer).find(({ isDone }) => !isDone);
  const noun = type.drawnAreas?.(puzzle.parameters)?.noun.one ?? 'region';
  if (layer === 'areas' && next?.layer === 'areas')
    return `Drag over a ${noun}’s cells${type.sites === undefined ? '' : `, then type its ${clueNoun(type)}`}.`;
  if (layer === 'areas' && next?.layer === 'clues' && type.sites !== undefined)
    return `Press a ${noun}’s corner.`;
  if (layer === 'paths' && type.drawnPaths?.areExtra === true && kind !== undefined)
    return sayDrag(kind);
  if (layer === 'paths' && next?.layer === 'paths')
    return `Drag over a ${pathNoun(type, 'one')}’s cells, from its bulb to its end.`;
  if (layer === 'black' && next?.layer === 'black') return 'Press cells, or drag over several.';
  if (layer === 'clues' && next?.layer === 'clues' && type.blackCells === true)
    return 'Press a question mark.';
  const { isDecimal, printedBy } = type.slot(puzzle.parameters);
  if (layer === 'clues' && (isDecimal === true || printedBy === 'figures'))
    return 'Type a number, then Enter for the next cell.';
  if (layer === 'clues' && printedBy === 'lists')
    return 'Type the numbers of a cell, then Enter for the next.';
  return undefined;
}

/** What is typed into an area that is drawn. */
function clueNoun({ spelling, typedAfterDrawing = '' }: PuzzleType): string {
  if (spelling !== undefined) return 'result and sign';
  return typedAfterDrawing.endsWith('sums') ? 'sum' : 'number, if it has one';
}

/** How a path of a kind is drawn. */
function sayDrag(kind: PathKind): string {
  const { numbers } = PATH_FORMS[kind];
  const more = numbers === undefined ? '' : ' Then type its number, if it has one.';
  switch (shapeOfPath(kind)) {
    case 'line':
      return `Drag from its first cell to its last.${more}`;
    case 'pair':
      return `Drag from a cell to the one beside it.${more}`;
    case 'row':
      return 'Drag into the board from where its number stands, then type that.';
    case 'diagonal':
      return 'Drag along the diagonal from where its number stands, then type that.';
    case 'corner':
      return 'Drag from a cell across the corner, then type its numbers.';
    case 'area':
      return `Drag over its cells.${more}`;
    case 'cell':
      return 'Press a cell, or drag over several.';
  }
}

/** Whether the clues are nothing but values in cells, which are typed row by row by keys. */
export const isTypedInRows = (type: PuzzleType, puzzle: Puzzle, layer: Layer): boolean =>
  layer === 'clues' &&
  type.sites === undefined &&
  type.slot(puzzle.parameters).gesture === 'type' &&
  type.slot(puzzle.parameters).isDecimal !== true &&
  stepsOf(type, puzzle, layer).every((step) => step.layer === layer || step.isDone);

/** Why a digit that was typed goes into no sum. */
export function sayNoSum(type: PuzzleType, parameters: Parameters): string {
  const noun = type.drawnAreas?.(parameters)?.noun.one;
  return noun === undefined
    ? 'Sums stand in the black squares. Press one, then type.'
    : `Draw a ${noun} first: drag over its cells.`;
}
