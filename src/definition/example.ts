import type { Values } from '#logic/claim.ts';
import { BLACK_VALUE } from '#puzzle/puzzle.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { slotValues } from '#puzzle/slot.ts';
import type { Choice } from '#puzzle/slot.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import type { ExampleBlock, ExampleRow } from './definition.ts';

/** What an example says. */
export interface DefinedExample {
  readonly puzzle: Puzzle;
  /** Indexed by cell; absent if the text gives none. */
  readonly solution?: readonly number[];
}

/** An example as read, or what is wrong with it, by a line of the definition. */
export type ExampleReading =
  | { readonly ok: true; readonly example: DefinedExample }
  | { readonly ok: false; readonly line: number; readonly sentence: string };

/** How black cells stand in a solution. */
const BLACK = '#';

/** Reads the board of an example and its solution. */
export function readExampleBlock(type: PuzzleType, block: ExampleBlock): ExampleReading {
  const { rows, solution } = block;
  const first = rows[0]?.line ?? 1;
  const read = readPuzzle(type, rows.map(({ text }) => text).join('\n'));
  if (!read.ok) {
    const { line, reason } = read.problem;
    const at = line === undefined ? first : (rows[line - 1]?.line ?? first);
    return { ok: false, line: at, sentence: `The example cannot be read: this line ${reason}.` };
  }
  const puzzle = read.value;
  if (solution.length === 0) return { ok: true, example: { puzzle } };
  const values = readSolution(type, puzzle, solution);
  if (values.ok) return { ok: true, example: { puzzle, solution: values.value } };
  const { line = solution[0]?.line ?? 1, reason } = values.problem;
  return { ok: false, line, sentence: `The solution cannot be read: ${reason}.` };
}

/** An example's board and solution as lines of a definition. */
export function writeExampleBlock(
  type: PuzzleType,
  puzzle: Puzzle,
  solution: Values | undefined,
): readonly string[] {
  const rows = writePuzzle(type, puzzle)
    .split('\n')
    .filter((line) => line !== '');
  return [
    'example',
    ...rows.map((row) => `  ${row}`),
    ...(solution === undefined
      ? []
      : ['solution', ...writeSolution(type, puzzle, solution).map((row) => `  ${row}`)]),
  ];
}

/** The characters of a value in a solution: the first is written, all are read. */
function charactersOf({ symbol, written, keys }: Choice): readonly string[] {
  const all = [written ?? symbol, ...keys.map((key) => key.toUpperCase()), symbol];
  const plain = [symbol].find((each) => /^[\dA-Z]+$/.test(each));
  const sign = plain ?? all.find((each) => /^[#*~]$/.test(each)) ?? all[0];
  return sign === undefined ? all : [sign, ...all];
}

/** The choices that are values, each with its characters; no two share one. */
function valuesOf({ blackCells, slot: slotOf }: PuzzleType, { parameters }: Puzzle) {
  const slot = slotOf(parameters);
  const values = slotValues(slot);
  const choices = slot.choices.filter(({ value }) => values.includes(value));
  const taken = new Set<string>(blackCells === true ? [BLACK] : []);
  return choices.map((choice): readonly [number, readonly string[]] => {
    // The lesser of two things, such as "blank", is a dot.
    const isLesser = choices.length === 2 && choice.value === 0 && !/^[A-Z]$/.test(choice.symbol);
    const all = [...(isLesser ? ['.'] : []), ...charactersOf(choice)];
    const own = all.filter((each) => !taken.has(each));
    for (const each of own) taken.add(each);
    return [choice.value, own];
  });
}

/** Whether values have several characters, so that words are divided by spaces. */
const isInWords = (values: ReturnType<typeof valuesOf>): boolean =>
  values.some(([, [first = '']]) => first.length > 1);

function readSolution(
  type: PuzzleType,
  puzzle: Puzzle,
  lines: readonly ExampleRow[],
): Result<readonly number[]> {
  const { parameters, blackCells } = puzzle;
  const { rows } = type.grid(parameters);
  const values = valuesOf(type, puzzle);
  const byCharacter = new Map(
    values.flatMap(([value, all]) => all.map((each) => [each, value] as const)),
  );
  const found: number[] = [];
  if (lines.length !== rows.length) {
    return failure(`it has ${lines.length} rows, and the board ${rows.length}`, lines.at(-1)?.line);
  }
  for (const [at, row] of rows.entries()) {
    const { text = '', line } = lines[at] ?? {};
    const words = isInWords(values) ? text.split(/\s+/) : [...text.replaceAll(/\s/g, '')];
    if (words.length !== row.length) {
      return failure(`this row has ${words.length} values, and ${row.length} cells`, line);
    }
    for (const [column, cell] of row.entries()) {
      const word = words[column]?.toUpperCase() ?? '';
      const value =
        blackCells[cell] === true && word === BLACK ? BLACK_VALUE : byCharacter.get(word);
      if (value === undefined) {
        const wanted = values.map(([, [first = '']]) => first).join(', ');
        return failure(`"${words[column] ?? ''}" is no value of a cell: ${wanted} are`, line);
      }
      found[cell] = value;
    }
  }
  return success(found);
}

function writeSolution(type: PuzzleType, puzzle: Puzzle, solution: Values): readonly string[] {
  const { parameters, blackCells } = puzzle;
  const values = valuesOf(type, puzzle);
  const characters = new Map(values.map(([value, [first = '?']]) => [value, first]));
  const between = isInWords(values) ? ' ' : '';
  return type
    .grid(parameters)
    .rows.map((row) =>
      row
        .map((cell) =>
          blackCells[cell] === true ? BLACK : (characters.get(solution[cell] ?? Number.NaN) ?? '?'),
        )
        .join(between),
    );
}

/** A definition's text with other lines in place of its example and solution, which come last. */
export function withExample(text: string, lines: readonly string[]): string {
  let isDropped = false;
  const kept = text.split('\n').filter((line) => {
    if (/^\S/.test(line)) isDropped = /^(?:example|solution)\b/i.test(line);
    return !isDropped;
  });
  return `${[kept.join('\n').trimEnd(), ...lines].join('\n')}\n`;
}
