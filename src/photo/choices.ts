import type { PrintedCells } from '#puzzle/photoForm.ts';
import type { NetworkLayer, Pass, Sign } from './network.ts';
import { chancesOf, runNetwork, SIDE, SIGNS } from './network.ts';
import type { Takes } from './picture.ts';

/** A value that a cell may be read as, and the signs that stand for it. */
export interface PhotoChoice {
  readonly text: string;
  readonly looks: readonly Sign[];
}

const NOTHING: PhotoChoice = { text: '', looks: [''] };
/** Larger numbers have several digits. */
export const LARGEST_DIGIT = 9;

/** The possible contents of a grid's cells, empty first; `longer` is the grid's longer side. */
export function photoChoices(cells: PrintedCells, longer: number): readonly PhotoChoice[] {
  switch (cells.kind) {
    case 'none':
    case 'sums':
      return [NOTHING];
    case 'digits':
    case 'numbers': {
      const most = Math.min(LARGEST_DIGIT, mostChoices(cells, longer));
      const digits = SIGNS.slice(1, most + 1);
      return [NOTHING, ...digits.map((digit) => ({ text: digit, looks: [digit] }))];
    }
    case 'signs':
      return [NOTHING, ...cells.signs];
  }
}

/** The values that the user can enter into a cell instead. */
export function takesOf(cells: PrintedCells, longer: number): Takes {
  if (cells.kind === 'numbers' && mostChoices(cells, longer) > LARGEST_DIGIT)
    return { kind: 'number', most: mostChoices(cells, longer) };
  if (cells.kind === 'sums') return { kind: 'number', most: cells.most };
  const signs = photoChoices(cells, longer).filter(({ text }) => text !== '');
  return {
    kind: 'signs',
    signs: signs.map(({ text, looks }) => ({ text, keys: looks.flatMap(keysOf) })),
  };
}

const keysOf = (look: Sign): readonly string[] =>
  look === 'O' ? ['o', '0'] : [look.toLowerCase()];

/** The largest number in a grid with this longer side; 0 if there are none. */
export const mostChoices = (cells: PrintedCells, longer: number): number => {
  if (cells.kind === 'none' || cells.kind === 'signs') return 0;
  return cells.most === 'size' ? longer : cells.most;
};

/** The reading of a picture of one sign. */
export interface SignRead {
  readonly text: string;
  readonly chance: number;
  readonly others: readonly string[];
  /** Its probability among all signs, including those that cannot occur. */
  readonly sureness: number;
}

/** Reads one picture, as returned by `normaliseCell`, as one of these choices. */
export function readSign(
  layers: readonly NetworkLayer[],
  picture: Float32Array,
  choices: readonly PhotoChoice[],
  pass: Pass,
): SignRead {
  return signOf(scoresOf(layers, picture, pass), choices);
}

/** Offsets to the right and down, in pixels. */
const MOVES = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/**
 * The same for a picture that is hard to read, five times as slow: averages the network's outputs
 * for the picture and for it shifted by one pixel in each direction.
 */
export function readSignAgain(
  layers: readonly NetworkLayer[],
  picture: Float32Array,
  choices: readonly PhotoChoice[],
  pass: Pass,
): SignRead {
  const sum = new Float32Array(SIGNS.length);
  for (const [right, down] of MOVES) {
    const scores = scoresOf(layers, movePicture(picture, right, down), pass);
    for (let sign = 0; sign < sum.length; sign += 1) sum[sign]! += scores[sign]! / MOVES.length;
  }
  return signOf(sum, choices);
}

/** Shifts a picture within its frame; border pixels are repeated. */
function movePicture(picture: Float32Array, right: number, down: number): Float32Array {
  const inside = (at: number): number => Math.min(SIDE - 1, Math.max(0, at));
  return picture.map((_, at) => {
    const [x, y] = [(at % SIDE) - right, Math.floor(at / SIDE) - down];
    return picture[inside(y) * SIDE + inside(x)]!;
  });
}

function scoresOf(
  layers: readonly NetworkLayer[],
  picture: Float32Array,
  pass: Pass,
): Float32Array {
  runNetwork(layers, picture, pass);
  return pass.outputs.at(-1)!;
}

function signOf(scores: Float32Array, choices: readonly PhotoChoice[]): SignRead {
  const all = chancesOf(scores);
  const allowed = choices.flatMap(({ looks }) => looks.map((look) => SIGNS.indexOf(look)));
  const chances = chancesOf(Float32Array.from(allowed, (sign) => scores[sign]!));
  const summed = choices.map((choice) =>
    choice.looks.reduce((sum, look) => sum + chances[allowed.indexOf(SIGNS.indexOf(look))]!, 0),
  );
  const order = Array.from(choices.keys()).sort((a, b) => summed[b]! - summed[a]!);
  const best = order[0]!;
  return {
    text: choices[best]!.text,
    chance: summed[best]!,
    others: order.slice(1, 4).map((at) => choices[at]!.text),
    sureness: choices[best]!.looks.reduce((sum, look) => sum + all[SIGNS.indexOf(look)]!, 0),
  };
}
