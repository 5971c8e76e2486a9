import { HEADINGS } from './headings.ts';
import type { Heading } from './headings.ts';
import { textLines } from './lines.ts';
import { anyOfWords, nearestWord, problemAt } from './problem.ts';
import type { DefinitionProblem } from './problem.ts';
import { tokensOf } from './tokens.ts';
import type { DefinitionToken } from './tokens.ts';

/** Below these, lines are taken as they stand: rows of a board, not phrases. */
const VERBATIM: readonly Heading[] = ['example', 'solution'];

/** A line under a heading, with the deeper indented lines that continue it. */
export interface BlockLine {
  /** 1-based line of its beginning. */
  readonly number: number;
  /** As written, lines joined by spaces. */
  readonly text: string;
  readonly tokens: readonly DefinitionToken[];
}

/** What follows the heading on its line is the block's first line. */
export interface Block {
  readonly heading: Heading;
  readonly number: number;
  readonly lines: readonly BlockLine[];
}

/** The longest definition, in characters, and the most lines. */
export const LONGEST_DEFINITION = 8 * 1024;
const MOST_LINES = 200;
/** The most words, numbers and signs of a line that is read by the table, with those that continue it. */
export const MOST_TOKENS = 120;
const BY_TABLE: readonly Heading[] = ['board', 'fill', 'clues', 'rules', 'option'];

const indentOf = (line: string): number => line.length - line.trimStart().length;

interface Opened {
  readonly heading: Heading;
  readonly number: number;
  readonly lines: { number: number; text: string; tokens: DefinitionToken[]; indent: number }[];
}

/** Divides a text into its blocks. Lines that begin with `#` are comments, but for those of an example. */
export function divideText(text: string): {
  readonly blocks: readonly Block[];
  readonly problems: readonly DefinitionProblem[];
} {
  const problems: DefinitionProblem[] = [];
  const blocks: Opened[] = [];
  let isSkipped = false;
  const lines = textLines(text);
  if (text.length > LONGEST_DEFINITION || lines.length > MOST_LINES) {
    const sentence = `A definition has at most ${MOST_LINES} lines and ${LONGEST_DEFINITION} characters.`;
    return { blocks: [], problems: [problemAt(1, sentence)] };
  }
  for (const [index, raw] of lines.entries()) {
    const number = index + 1;
    // A tab counts as one column, as everywhere.
    const line = raw.trimEnd();
    if (line.trim() === '') continue;
    const indent = indentOf(line);
    const open = blocks.at(-1);
    if (open !== undefined && !isSkipped && indent > 0 && VERBATIM.includes(open.heading)) {
      open.lines.push({ number, text: line.trim(), tokens: [], indent });
      continue;
    }
    if (line.trimStart().startsWith('#')) continue;
    const tokens = tokensOf(line.trimStart(), indent, number);
    if (indent === 0) {
      const [first] = tokens;
      const known = HEADINGS.find((each) => each === first?.word);
      if (known === undefined) problems.push(noHeading(number, first));
      // The lines below a misspelt heading are read as if it were right.
      const heading = known ?? meantBy(first);
      isSkipped = heading === undefined;
      if (heading === undefined || first === undefined) continue;
      const block: Opened = { heading, number, lines: [] };
      const rest = line.slice(first.text.length).trim();
      if (rest !== '') {
        block.lines.push({ number, text: rest, tokens: tokens.slice(1), indent: 0 });
      }
      blocks.push(block);
      continue;
    }
    if (isSkipped) continue;
    const block = blocks.at(-1);
    const before = block?.lines.at(-1);
    if (block === undefined) problems.push(noHeading(number, tokens[0]));
    else if (before !== undefined && before.indent > 0 && indent > before.indent) {
      before.text += ` ${line.trim()}`;
      before.tokens.push(...tokens);
    } else block.lines.push({ number, text: line.trim(), tokens: [...tokens], indent });
  }
  for (const { lines: own } of blocks.filter(({ heading }) => BY_TABLE.includes(heading))) {
    for (const line of own.filter(({ tokens }) => tokens.length > MOST_TOKENS)) {
      problems.push(
        problemAt(line.number, `A line has at most ${MOST_TOKENS} words, numbers and signs.`),
      );
      line.tokens.splice(MOST_TOKENS);
    }
  }
  return { blocks, problems };
}

const meantBy = (token: DefinitionToken | undefined): Heading | undefined => {
  const meant = nearestWord(token?.text ?? '', HEADINGS);
  return HEADINGS.find((heading) => heading === meant);
};

function noHeading(line: number, token: DefinitionToken | undefined): DefinitionProblem {
  const written = token?.text ?? '';
  const meant = meantBy(token);
  const column = token?.column ?? 1;
  const to = column + written.length;
  return {
    line,
    column,
    sentence: `${anyOfWords(HEADINGS)} begins a block. You wrote "${written}"${meant === undefined ? '.' : `: did you mean "${meant}"?`}`,
    wanted: HEADINGS,
    fixes:
      meant === undefined
        ? []
        : [
            {
              label: `Write "${meant}"`,
              edit: { edit: 'replace', line, from: column, to, text: meant },
            },
          ],
  };
}
