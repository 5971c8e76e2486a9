/**
 * Reverts what chats, mail, phones, spreadsheets and word processors do to a text. A text is read
 * unchanged first; only if nothing reads it, it is cleaned.
 */
import { latinDigits } from '#puzzle/latinDigits.ts';

/** A cleaned text, and what was removed: "unseen characters". */
export interface Cleaned {
  readonly text: string;
  readonly cleaned: readonly string[];
}

interface Step {
  readonly what: string;
  readonly clean: (text: string) => string;
}

const eachLine = (text: string, change: (line: string) => string): string =>
  text.split('\n').map(change).join('\n');

/**
 * Comments are not cleaned, since they may contain anything, such as a title with a joined emoji.
 */
const isComment = (line: string): boolean => /^\s*#(?:\s|\p{L})/u.test(line);

/** Changes the lines of puzzles and leaves comments. */
const outsideComments = (change: (line: string) => string) => (text: string) =>
  eachLine(text, (line) => (isComment(line) ? line : change(line)));

/** The lines inside a Markdown code fence; the first block if there are several. */
function cutFences(text: string): string {
  const lines = text.split('\n');
  const fences = [...lines.keys()].filter((at) => /^\s*(?:```|~~~)/.test(lines[at] ?? ''));
  const [first, second] = fences;
  if (first === undefined) return text.replace(/^\s*`([^`]*)`\s*$/, '$1');
  return lines.slice(first + 1, second).join('\n');
}

/** Unquotes mail: if most lines are quoted, keeps only these, without the quote marks. */
function cutQuotes(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const quoted = lines.filter((line) => /^\s*>(?:\s|>|$)/.test(line));
  if (quoted.length * 2 <= lines.length) return text;
  return quoted.map((line) => line.replace(/^\s*(?:>\s?)+/, '')).join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  // Last, since the characters it produces may look like another entity.
  '&amp;': '&',
};

/** Maps full-width characters, from U+FF01 on, to ASCII, from U+0021 on. */
const narrow = (text: string): string =>
  text
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');

const STEPS: readonly Step[] = [
  { what: 'line ends', clean: (text) => text.replaceAll(/\r\n|[\r\u0085\u2028\u2029\v\f]/g, '\n') },
  { what: 'unseen characters', clean: outsideComments((line) => line.replaceAll(/\p{Cf}/gu, '')) },
  {
    what: 'HTML entities',
    clean: (text) =>
      Object.entries(ENTITIES).reduce(
        (rest, [entity, sign]) => rest.replaceAll(entity, sign),
        text,
      ),
  },
  { what: 'quotation marks of mail', clean: cutQuotes },
  { what: 'code fences', clean: cutFences },
  { what: 'characters of full width', clean: outsideComments(narrow) },
  {
    what: 'digits of another script',
    clean: outsideComments(latinDigits),
  },
  {
    what: 'spaces of other widths',
    clean: outsideComments((line) => line.replaceAll(/(?! )\p{Zs}/gu, ' ')),
  },
  {
    what: 'brackets of lists',
    clean: outsideComments((line) => line.replaceAll(/\]\s*,\s*\[/g, '],\n[')),
  },
  {
    what: 'typographic signs',
    clean: outsideComments((line) =>
      line
        .replaceAll(/[·•∙⋅・]/g, '.')
        .replaceAll('…', '...')
        .replaceAll('‥', '..')
        .replaceAll(/[‐-―−]/g, '-')
        .replaceAll(/[“”„]/g, '"')
        .replaceAll(/[‘’‚]/g, "'"),
    ),
  },
  {
    what: 'doubled backslashes',
    // Only if there is no single one.
    clean: outsideComments((line) =>
      /(?<!\\)(?:\\\\)*\\(?!\\)/.test(line) ? line : line.replaceAll('\\\\', '\\'),
    ),
  },
];

/** Applies all cleaning steps to a text. */
export function cleanText(text: string): Cleaned {
  const cleaned: string[] = [];
  let rest = text;
  for (const { what, clean } of STEPS) {
    const next = clean(rest);
    if (next !== rest) cleaned.push(what);
    rest = next;
  }
  return { text: rest, cleaned };
}

/** A line that says something, rather than a row of signs; what stands behind # is meant for us. */
const isSaid = (line: string): boolean => /\p{Ll}{2}/u.test(line) && !/^\s*#|^[\sxX]*$/.test(line);

/** The text without the words before and behind it, such as a heading or a greeting; empty where it has none. */
export function withoutWords(text: string): readonly Cleaned[] {
  const lines = text.split('\n');
  const isRow = (line: string): boolean => line.trim() !== '' && !isSaid(line);
  const [from, to] = [lines.findIndex(isRow), lines.findLastIndex(isRow)];
  const isBetween = from > 0 || (to >= 0 && lines.slice(to + 1).some(isSaid));
  return isBetween
    ? [{ text: lines.slice(from, to + 1).join('\n'), cleaned: ['the words around it'] }]
    : [];
}

/** The most addresses in a text that are tried. */
const MOST_ADDRESSES = 5;

/**
 * The addresses in a text with words around them, or in a wrapped one; each also continued across
 * line ends.
 */
export function addressesIn(text: string): readonly Cleaned[] {
  const starts = [...text.matchAll(/https?:\/\//gi)].slice(0, MOST_ADDRESSES);
  return starts.flatMap(({ index }) => {
    const rest = text.slice(index);
    const word = (/^\S+/.exec(rest)?.[0] ?? '').replace(/[.,;:!?)\]}>'"…]+$/u, '');
    const bare = { text: word, cleaned: ['the words around the address'] };
    const whole = { text: rest.replaceAll(/\s+/g, ''), cleaned: ['line ends'] };
    if (whole.text === word) return [bare];
    // If no line has two words, the lines are pieces of one address.
    return /\S[^\S\n]+\S/.test(rest) ? [bare, whole] : [whole, bare];
  });
}
