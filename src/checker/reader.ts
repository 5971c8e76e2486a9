/** An error in a file, with its line, 1-based. */
export interface Fault {
  readonly line: number;
  /** Continues "Line 7 of the proof ": "does not follow". */
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
const PLUS = 43;
const MINUS = 45;
const ZERO = 48;
const SEMICOLON = 59;
/** The byte order mark that some programs write at the start. */
const BYTE_ORDER_MARK = 0xfeff;

/** The most digits of a number; for the limit on sums, see `LARGEST_SUM`. */
const MOST_DIGITS = 9;

const isDigit = (code: number): boolean => code >= ZERO && code < ZERO + 10;
/** Whether a character belongs to a word. */
const isInWord = (code: number): boolean => code > SPACE && code !== SEMICOLON;

/** A tokenizer: words end at white space, and a semicolon is a word by itself. */
export class Reader {
  /** The line of the last word, 1-based. */
  line = 1;
  private at = 0;
  private readonly text: string;
  /** The character that starts a comment line. */
  private readonly mark: number;

  constructor(text: string, mark: '*' | '%') {
    this.text = text;
    this.mark = mark.charCodeAt(0);
    if (text.charCodeAt(0) === BYTE_ORDER_MARK) this.at = 1;
  }

  /**
   * Moves to the next word and skips comments; false at the end. `onComment` is called with their
   * text.
   */
  seek(onComment?: (said: string) => void): boolean {
    const { text, mark } = this;
    for (; this.at < text.length; this.at += 1) {
      const code = text.charCodeAt(this.at);
      if (code === mark) {
        const said = this.rest();
        onComment?.(said.slice(1).trim());
      } else if (code > SPACE) return true;
      if (text.charCodeAt(this.at) === NEWLINE) this.line += 1;
    }
    return false;
  }

  /** The next word; `undefined` at the end. */
  next(): string | undefined {
    if (!this.seek()) return undefined;
    const { text } = this;
    const begin = this.at;
    let end = begin + 1;
    if (text.charCodeAt(begin) !== SEMICOLON) while (isInWord(text.charCodeAt(end))) end += 1;
    this.at = end;
    return text.slice(begin, end);
  }

  /** The rest of the line. */
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

  /** Whether the next word starts like a number. */
  isAtNumber(): boolean {
    if (!this.seek()) return false;
    const code = this.text.charCodeAt(this.at);
    return code === PLUS || code === MINUS || isDigit(code);
  }

  /** Reads the next word, which must be an integer. */
  integer(): number {
    this.seek();
    const { text, at } = this;
    const sign = text.charCodeAt(at);
    const first = sign === PLUS || sign === MINUS ? at + 1 : at;
    let number = 0;
    let end = first;
    for (let code = text.charCodeAt(end); isDigit(code); code = text.charCodeAt(end)) {
      number = 10 * number + code - ZERO;
      end += 1;
    }
    if (end === first || end > first + MOST_DIGITS || isInWord(text.charCodeAt(end))) {
      const word = this.next() ?? '';
      this.fail(`has "${word}" where a whole number of up to ${MOST_DIGITS} digits belongs`);
    }
    this.at = end;
    return sign === MINUS ? -number : number;
  }

  /** Throws an error for the line of the last word. */
  fail(what: string): never {
    throw new FaultError(this.line, what);
  }
}
