/** What is wrong with a file, and on which line, counted from 1. */
export interface Fault {
  readonly line: number;
  /** Goes on after "Line 7 of the proof ": "does not follow". */
  readonly what: string;
}

/** Thrown while a file is read or checked, and caught by `checkProof`. */
export class FaultError extends Error {
  override readonly name = 'FaultError';
  readonly fault: Fault;
  constructor(line: number, what: string) {
    super(`Line ${line} ${what}`);
    this.fault = { line, what };
  }
}

const NEWLINE = 10;
const SPACE = 32;
const SEMICOLON = 59;

/** Reads a text word by word. Words end at white space, and a semicolon is one by itself. */
export class Reader {
  /** The line of the last word, counted from 1. */
  line = 1;
  private at = 0;
  private readonly text: string;
  /** Begins lines that are comments. */
  private readonly mark: number;

  constructor(text: string, mark: '*' | '%') {
    this.text = text;
    this.mark = mark.charCodeAt(0);
  }

  /** The next word, comments left out; `undefined` at the end. `onComment` hears what they say. */
  next(onComment?: (said: string) => void): string | undefined {
    const { text } = this;
    for (;;) {
      const code = text.charCodeAt(this.at);
      if (Number.isNaN(code)) return undefined;
      if (code === this.mark) {
        const said = this.rest();
        onComment?.(said.slice(1).trim());
        continue;
      }
      if (code > SPACE) break;
      if (code === NEWLINE) this.line += 1;
      this.at += 1;
    }
    const begin = this.at;
    if (text.charCodeAt(begin) === SEMICOLON) {
      this.at += 1;
      return ';';
    }
    let code = 0;
    do {
      this.at += 1;
      code = text.charCodeAt(this.at);
    } while (code > SPACE && code !== SEMICOLON);
    return text.slice(begin, this.at);
  }

  /** What is left of the line. */
  rest(): string {
    const end = this.text.indexOf('\n', this.at);
    const begin = this.at;
    this.at = end < 0 ? this.text.length : end;
    return this.text.slice(begin, this.at);
  }

  /** The words up to the next semicolon; `undefined` at the end. */
  statement(): readonly string[] | undefined {
    const words: string[] = [];
    for (;;) {
      const word = this.next();
      if (word === ';') return words;
      if (word !== undefined) words.push(word);
      else if (words.length === 0) return undefined;
      else this.fail('does not end with a semicolon');
    }
  }

  /** Gives up: the last word's line is wrong. */
  fail(what: string): never {
    throw new FaultError(this.line, what);
  }
}
