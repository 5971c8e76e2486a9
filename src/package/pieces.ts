import { sudokuLines } from '#formats/sudokuLines.ts';

/** A part of a text that is read by itself. */
export interface Piece {
  readonly text: string;
  /** The 1-based line of the whole text at which it begins. */
  readonly line: number;
  /** Set if each line that is no comment holds a puzzle: the 1-based line of each. */
  readonly lines?: readonly number[];
}

/** Stands between the puzzles of a file, as in our own `examples.txt`. */
const NEXT = /^%%\s*$/;
/** What an `examples.txt` has below a puzzle: the number of its solutions, and some of them. */
const SOLUTIONS = /^%solutions\b/;
/** So many lines of a list are read at once. */
const LINES_AT_ONCE = 500;
/** A list is known by so many of its lines, more than the rows of any one Sudoku. */
const LINES_TO_TELL = 64;

const isAddress = (line: string): boolean => /^\w+:\/\/\S+$|^#\/[a-z-]+\/1\.\S+$/.test(line);
const isWord = (line: string): boolean => !/^\s*(?:#(?!\/)|\/\/|$)/.test(line);

/**
 * Divides a text into pieces: puzzles between lines `%%`, addresses with a line each, and long lists of
 * Sudokus, which are read some hundred lines at a time. Any other text is one piece.
 */
export function piecesOf(text: string): readonly Piece[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (lines.some((line) => NEXT.test(line))) return blocks(lines);
  const said = [...lines.keys()].filter((at) => isWord(lines[at] ?? ''));
  const first = said.slice(0, LINES_TO_TELL).map((at) => lines[at] ?? '');
  if (said.length > 1 && said.every((at) => isAddress(lines[at]?.trim() ?? ''))) {
    return said.map((at) => ({ text: lines[at] ?? '', line: at + 1 }));
  }
  const isList = said.length > 1 && (sudokuLines.read(first.join('\n'))?.length ?? 0) > 1;
  return isList ? parts(lines, said) : [{ text, line: 1 }];
}

function blocks(lines: readonly string[]): readonly Piece[] {
  const ends = [...lines.keys()].filter((at) => NEXT.test(lines[at] ?? ''));
  return [-1, ...ends].flatMap((before, index) => {
    const block = lines.slice(before + 1, ends[index] ?? lines.length);
    const end = block.findIndex((line) => SOLUTIONS.test(line));
    const own = end < 0 ? block : block.slice(0, end);
    return own.every((line) => line.trim() === '')
      ? []
      : [{ text: `${own.join('\n')}\n`, line: before + 2 }];
  });
}

function parts(lines: readonly string[], said: readonly number[]): readonly Piece[] {
  const count = Math.ceil(said.length / LINES_AT_ONCE);
  return Array.from({ length: count }, (_, part) => {
    const own = said.slice(part * LINES_AT_ONCE, (part + 1) * LINES_AT_ONCE);
    return {
      text: own.map((at) => lines[at]).join('\n'),
      line: (own[0] ?? 0) + 1,
      lines: own.map((at) => at + 1),
    };
  });
}
