/** Penpa's drawings of types with numbers in cells that pzpr does not have: Mosaic, Futoshiki, Hidato and Dominosa. */
import { sidesOf } from '#grid/between.ts';
import { rectangle } from '#grid/rectangle.ts';
import { GREATER, LESS } from '#puzzle/lessSigns.ts';
import { printedValue } from '#puzzle/printedNumbers.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';

import type { Transcript } from './form.ts';
import type { PenpaReading } from './penpaReader.ts';
import { UNDRAWN, isCircle, isDark, takeInCells, takeNumbers } from './penpaRows.ts';
import { cellUnder } from './penpaSketch.ts';
import type { PenpaSketch } from './penpaSketch.ts';

/** The largest number in a cell: it and all cells around it. */
const MOST_AROUND = 9;

const drawnNumbers = (sketch: PenpaSketch): readonly (number | undefined)[] =>
  takeNumbers(sketch, UNDRAWN).map((word) => (word === UNDRAWN ? undefined : Number(word)));

export function readMosaicCells(sketch: PenpaSketch): Result<Transcript> {
  const { width, height } = sketch;
  const numbers = drawnNumbers(sketch);
  const wrong = numbers.find((number) => number !== undefined && number > MOST_AROUND);
  if (wrong !== undefined) {
    return failure(`A cell has the number ${wrong}; 0 to ${MOST_AROUND} wanted`);
  }
  const givens = numbers.map((number) => (number === undefined ? undefined : printedValue(number)));
  return success({ typeId: 'mosaic', parameters: { width, height }, givens });
}

/** Penpa's forms of signs, of which each has two numbers: their points are left, above, right and below. */
const POINTS = ['left', 'up', 'right', 'down'] as const;

export function readFutoshiki(sketch: PenpaSketch): Result<Transcript> {
  const { width, height } = sketch;
  if (width !== height) {
    return failure(
      `This Futoshiki is ${width} by ${height}; only boards as wide as tall are held here`,
    );
  }
  const givens = drawnNumbers(sketch);
  const signs = new Map(
    sketch
      .take(({ kind, text, x, y, style }) => {
        const isOn = x > 0 && y > 0 && x < 2 * width && y < 2 * height;
        const point = POINTS[(style - 1) % POINTS.length];
        const isLevel = point === 'left' || point === 'right';
        return (
          kind === 'symbol' &&
          text === 'inequality' &&
          isOn &&
          (isLevel ? x : y) % 2 === 0 &&
          (isLevel ? y : x) % 2 === 1
        );
      })
      .map(({ x, y, style }) => [`${x} ${y}`, POINTS[(style - 1) % POINTS.length] ?? 'left']),
  );
  const sides = sidesOf(rectangle(width, width)).map(({ cells: [first, second] }) => {
    const [x, y] = [first, second].reduce(
      ([across, down], cell) => [
        across + (cell % width) + 0.5,
        down + Math.floor(cell / width) + 0.5,
      ],
      [0, 0],
    );
    const point = signs.get(`${x} ${y}`);
    if (point === undefined) return undefined;
    return [point === 'left' || point === 'up' ? LESS : GREATER];
  });
  return success({ typeId: 'futoshiki', parameters: { size: width }, givens, sides });
}

const NUMBRIX = /\bnumbrix\b/i;
const HIDATO = /\bhid(?:ato|oku)\b/i;

/** Numbers, with circles around them or without; cells that are dark, or left out, are black. */
export function readHidato(sketch: PenpaSketch): Result<PenpaReading> {
  const { width, height } = sketch;
  const gaps = sketch.takeGaps();
  const givens = drawnNumbers(sketch);
  const isGiven = (cell: number): boolean => givens[cell] !== undefined;
  const cut = [...gaps].find(isGiven);
  if (cut !== undefined) return failure(`It has the number ${givens[cut]} where it has no cell`);
  const dark = takeInCells(sketch, (mark) => isDark(mark) && !isGiven(cellUnder(sketch, mark)));
  takeInCells(sketch, (mark) => isCircle(mark) && isGiven(cellUnder(sketch, mark)));
  if (!givens.some((given) => given !== undefined)) return failure('It has no numbers in cells');
  const said = `${sketch.words} ${sketch.tags.join(' ')}`;
  const [isNumbrix, isHidato] = [NUMBRIX.test(said), HIDATO.test(said)];
  const parameters = { width, height, sidesOnly: isNumbrix && !isHidato };
  return success({
    typeId: 'hidato',
    parameters,
    givens,
    blackCells: dark.map((mark, cell) => mark !== undefined || gaps.has(cell)),
    ...(isNumbrix === isHidato ? { orParameters: { ...parameters, sidesOnly: true } } : {}),
  });
}

/** Numbers in all cells but those that no domino lies on, which may be left out. */
export function readPenpaDominosa(sketch: PenpaSketch): Result<Transcript> {
  const { width, height } = sketch;
  const gaps = sketch.takeGaps();
  const numbers = drawnNumbers(sketch);
  const cut = [...gaps].find((cell) => numbers[cell] !== undefined);
  if (cut !== undefined) return failure(`It has the number ${numbers[cut]} where it has no cell`);
  return success({
    typeId: 'dominosa',
    parameters: { width, height },
    squares: numbers.map((number) => (number === undefined ? undefined : [number])),
  });
}
