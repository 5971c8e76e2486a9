import { sudokuLines } from '#formats/sudokuLines.ts';

/** A part of a text that is read by itself. */
export interface Piece {
  readonly text: string;
  /** The 1-based line of the whole text at which it begins. */
  readonly line: number;
  /** Set if each line of it is one of a list: the 1-based line of the whole text of each. */
  readonly lines?: readonly number[];
  /** Set if it is longer than is read: its text ends early. */
  readonly isTooLong?: true;
}

/** Divides a text into pieces while it comes. */
export interface Divider {
  /** The next line, without its end. */
  take(line: string): readonly Piece[];
  /** What of a list was held back to be read at once. */
  flush(): readonly Piece[];
  /** What is left after the last line. */
  end(): readonly Piece[];
}

/** Stands between the puzzles of a file, as in our own `examples.txt`. */
const NEXT = /^%%\s*$/;
/** What an `examples.txt` has below a puzzle: the number of its solutions, and some of them. */
const SOLUTIONS = /^%solutions\b/;
/** So many lines of a list are read at once, or fewer with so many characters. */
const LINES_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 256 * 1024;
/** A list is known by so many of its lines, more than the rows of any one Sudoku. */
const LINES_TO_TELL = 64;
/** A line like this is no row of a puzzle: none is so wide. */
const SURE_SUDOKU = /^\s*[\da-px?._*-]{81,625}(?:[\s,;#].*)?$/i;
/** The most characters of a piece: two hundred thousand Sudokus. */
export const LONGEST_PIECE = 16 * 1024 * 1024;

const isAddress = (line: string): boolean => /^\w+:\/\/\S+$|^#\/[a-z-]+\/1\.\S+$/.test(line.trim());
const isWord = (line: string): boolean => !/^\s*(?:#(?!\/)|\/\/|$)/.test(line);
const isSudoku = (line: string): boolean => SURE_SUDOKU.test(line);
const isList = (said: readonly string[]): boolean =>
  said.length > 1 && (sudokuLines.read(said.join('\n'))?.length ?? 0) > 1;

/** A line that says something, and its 1-based number. */
interface Said {
  readonly text: string;
  readonly number: number;
}

/**
 * Begins to divide a text: puzzles between lines `%%`, addresses with a line each, and lists of Sudokus, which are
 * read some hundred lines at a time. Any other text is one piece. Two lines tell addresses and Sudokus of
 * nine cells a side; smaller ones may be rows of one puzzle until there are more than any has. `mayList` is false
 * where the text is known to hold no Sudokus.
 */
export function createDivider(mayList = true): Divider {
  let mode: 'undecided' | 'whole' | 'blocks' | 'addresses' | 'list' = 'undecided';
  let number = 0;
  /** The lines since the last end of a block, of a list none; and the characters since then. */
  let block: string[] = [];
  let length = 0;
  /** The lines that say something: all of them while undecided, of a list those held back. */
  let said: Said[] = [];

  const endBlock = (isCut: boolean): readonly Piece[] => {
    const end = isCut ? block.findIndex((line) => SOLUTIONS.test(line)) : -1;
    const own = end < 0 ? block : block.slice(0, end);
    const line = number - block.length + 1;
    const isTooLong = length > LONGEST_PIECE;
    block = [];
    length = 0;
    said = [];
    if (isCut && !isTooLong && own.every((each) => each.trim() === '')) return [];
    return [
      {
        text: isCut ? `${own.join('\n')}\n` : own.join('\n'),
        line,
        ...(isTooLong ? { isTooLong } : {}),
      },
    ];
  };
  const flush = (): readonly Piece[] => {
    if (mode !== 'list' || said.length === 0) return [];
    const lines = said.map((each) => each.number);
    const text = said.map((each) => each.text).join('\n');
    said = [];
    length = 0;
    return [{ text, line: lines[0] ?? 1, lines }];
  };
  const addresses = (): readonly Piece[] => {
    const all = said.map(({ text, number: line }) => ({ text, line }));
    said = [];
    return all;
  };
  const decide = (isAll: boolean): void => {
    const texts = said.slice(0, LINES_TO_TELL).map(({ text }) => text);
    if (texts.length > 1 && texts.every(isAddress)) mode = 'addresses';
    else if (mayList && texts.length > 1 && texts.every(isSudoku)) mode = 'list';
    else if (isAll || texts.length === LINES_TO_TELL)
      mode = mayList && isList(texts) ? 'list' : 'whole';
    if (mode === 'addresses' || mode === 'list') [block, length] = [[], 0];
  };
  const emit = (): readonly Piece[] => {
    if (mode === 'addresses') return addresses();
    const isFull = said.length >= LINES_AT_ONCE || length > CHARACTERS_AT_ONCE;
    return mode === 'list' && isFull ? flush() : [];
  };

  return {
    take(line) {
      if (NEXT.test(line)) {
        const pieces = mode === 'list' ? flush() : mode === 'addresses' ? [] : endBlock(true);
        number += 1;
        mode = 'blocks';
        return pieces;
      }
      number += 1;
      const isInLines = mode === 'addresses' || mode === 'list';
      length += line.length + 1;
      // The rest of what is too long is not kept.
      if (!isInLines) block.push(length > LONGEST_PIECE ? '' : line);
      if (mode === 'whole' || mode === 'blocks' || !isWord(line)) return [];
      said.push({ text: line, number });
      if (mode === 'undecided') decide(false);
      return emit();
    },
    flush,
    end() {
      if (mode === 'undecided') decide(true);
      return mode === 'list'
        ? flush()
        : mode === 'addresses'
          ? addresses()
          : endBlock(mode === 'blocks');
    },
  };
}
