/**
 * Loops in Simon Tatham's collection: Slitherlink is its Loopy, Masyu its Pearl. Letters are runs of
 * cells without a clue; a cell's clue is its number, or `W` or `B` for its circle.
 */
import { BLACK_CIRCLE, WHITE_CIRCLE } from '#puzzle/circles.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import { sidesIn } from './soloGrid.ts';

type Loop = 'slitherlink' | 'masyu';

/** The longest run: `z`. */
const LONGEST_RUN = 26;

const CLUES: Readonly<Record<Loop, readonly (readonly [sign: string, number: number])[]>> = {
  slitherlink: [0, 1, 2, 3].map((number) => [String(number), number] as const),
  masyu: [
    ['W', WHITE_CIRCLE],
    ['B', BLACK_CIRCLE],
  ],
};

/** `t0` is its square grid; then how hard the program makes them. */
export const isLoopy = (parameters: string, body: string): boolean =>
  /^\d+x\d+t\d+(d[a-z])?$/.test(parameters) && /^[a-z0-9A-E]+$/.test(body);

export const isPearl = (parameters: string, body: string): boolean =>
  /^\d+(x\d+)?(d[a-z]n?)?$/.test(parameters) && /^(?=.*[BW])[a-zBW]+$/.test(body);

export function readLoopy(parameters: string, body: string): Result<Transcript> {
  const kind = /t(\d+)/.exec(parameters)?.[1] ?? '0';
  return kind === '0'
    ? readLoop('slitherlink', parameters, body)
    : failure('It is on another grid than that of squares');
}

export const readPearl = (parameters: string, body: string): Result<Transcript> =>
  readLoop('masyu', parameters, body);

function readLoop(typeId: Loop, parameters: string, body: string): Result<Transcript> {
  const [width, height] = sidesIn(parameters);
  const signs = new Map(CLUES[typeId]);
  const squares: (readonly number[] | undefined)[] = [];
  for (const sign of body) {
    const number = signs.get(sign);
    const run = /[a-z]/.test(sign) ? Number.parseInt(sign, 36) - 9 : 0;
    if (number === undefined && run === 0) {
      const wanted = CLUES[typeId].map(([each]) => each).join(', ');
      return failure(`It has "${sign}" where small letters, ${wanted} are wanted`);
    }
    if (number === undefined) for (let at = 0; at < run; at += 1) squares.push(undefined);
    else squares.push([number]);
    if (squares.length > width * height) break;
  }
  return squares.length === width * height
    ? success({ typeId, parameters: { width, height }, squares })
    : failure(`It has ${squares.length} cells, ${width * height} wanted`);
}

/** Writes what `readLoopy` or `readPearl` reads. */
export function loopId(typeId: Loop, { parameters, siteClues }: Puzzle): string {
  const signs = new Map(CLUES[typeId].map(([sign, number]) => [number, sign]));
  let [text, run] = ['', 0];
  const endRun = (): void => {
    for (; run > 0; run -= LONGEST_RUN) text += (Math.min(run, LONGEST_RUN) + 9).toString(36);
    run = 0;
  };
  for (const clue of siteClues) {
    const sign = clue === undefined ? undefined : signs.get(clue[0] ?? -1);
    if (sign === undefined) run += 1;
    else {
      endRun();
      text += sign;
    }
  }
  endRun();
  const size = `${Number(parameters['width'])}x${Number(parameters['height'])}`;
  return `${size}${typeId === 'slitherlink' ? 't0' : ''}:${text}`;
}
