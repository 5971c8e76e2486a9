/**
 * Steve Simpson's `.non`: keywords with values, and sections `rows` and `columns` with a line of
 * block lengths each; and `.nonpack`, several of them separated by lines of `=`.
 */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { TextLine } from '#puzzle/text.ts';
import type { Transcript, ForeignForm } from './form.ts';

const DIVIDER = /^={3,}$/;
/** The keywords that start a line; a section extends to the next one. */
const KEYWORDS = [
  'catalogue',
  'title',
  'by',
  'copyright',
  'license',
  'licence',
  'width',
  'height',
  'rows',
  'columns',
  'goal',
  'color',
  'colour',
  'number',
  'size',
  'author',
  'description',
  'id',
  'group',
  'set',
  'difficulty',
] as const;
const keywordOf = (text: string): string | undefined => {
  const word = /^[a-z]+/i.exec(text)?.[0].toLowerCase();
  return KEYWORDS.find((keyword) => keyword === word);
};

export const non: ForeignForm = {
  from: 'a .non file',
  read(text) {
    const lines = text
      .split(/\r\n|\r|\n/)
      .map((line, index) => ({ number: index + 1, text: line.trim() }));
    const parts = divide(lines).filter((part) => has(part, 'rows') || has(part, 'columns'));
    const isNon = parts.some((part) => has(part, 'rows') && has(part, 'columns'));
    return isNon ? parts.map(readOne) : undefined;
  },
};

const has = (lines: readonly TextLine[], keyword: string): boolean =>
  lines.some(({ text }) => text.toLowerCase() === keyword);

function divide(lines: readonly TextLine[]): readonly (readonly TextLine[])[] {
  const parts: TextLine[][] = [[]];
  for (const line of lines) {
    if (DIVIDER.test(line.text)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

/** The value of a keyword, without quotes. */
function said(lines: readonly TextLine[], ...keywords: readonly string[]): string {
  const found = lines.find(({ text }) => {
    const keyword = keywordOf(text);
    return keyword !== undefined && keywords.includes(keyword) && text.length > keyword.length;
  });
  const rest = found?.text.replace(/^[a-z]+[\s:]*/i, '') ?? '';
  return /^"(.*)"$/.exec(rest)?.[1]?.replaceAll('\\"', '"') ?? rest;
}

function readOne(lines: readonly TextLine[]): Result<Transcript> {
  const colour = lines.find(({ text }) => /^colou?r\b/i.test(text));
  if (colour !== undefined)
    return failure('has a colour; Paint by Numbers here has one colour alone', colour.number);
  const rows = readSection(lines, 'rows', said(lines, 'height'));
  if (!rows.ok) return rows;
  const columns = readSection(lines, 'columns', said(lines, 'width'));
  if (!columns.ok) return columns;
  const about = (words: string, ...keywords: readonly string[]): readonly string[] => {
    const text = said(lines, ...keywords);
    return text === '' ? [] : [`${words}${text}`];
  };
  return success({
    typeId: 'paint-by-numbers',
    parameters: { width: columns.value.length, height: rows.value.length },
    comments: [
      said(lines, 'title'),
      ...about('By ', 'by', 'author'),
      ...about('Copyright ', 'copyright'),
      ...about('Licence ', 'license', 'licence'),
    ],
    rows: rows.value,
    columns: columns.value,
  });
}

/**
 * The clues of a section: as many as the size, if that is stated. An empty line is a clue without
 * blocks.
 */
function readSection(
  lines: readonly TextLine[],
  keyword: 'rows' | 'columns',
  size: string,
): Result<readonly (readonly number[] | undefined)[]> {
  const start = lines.findIndex(({ text }) => text.toLowerCase() === keyword);
  const after = lines.slice(start + 1);
  if (start < 0) return failure(`There are no ${keyword} in it`);
  const end = after.findIndex(({ text }) => keywordOf(text) !== undefined);
  const section = (end < 0 ? after : after.slice(0, end)).filter(
    ({ text }) => !text.startsWith('#'),
  );
  const wanted = /^\d{1,4}$/.test(size) ? Number(size) : undefined;
  const filled = section.filter(({ text }) => text !== '');
  // Empty lines may separate clues, or be clues: the size decides. Those at the end of a section
  // are separators.
  const last = section.findLastIndex(({ text }) => text !== '');
  const empties =
    wanted === undefined || filled.length >= wanted
      ? filled
      : section.slice(0, Math.max(last + 1, wanted));
  const extra = wanted === undefined ? undefined : empties[wanted];
  if (extra !== undefined) {
    return failure(`is one too many: the size says ${wanted} ${keyword}`, extra.number);
  }
  if (wanted !== undefined && empties.length < wanted) {
    return failure(
      `begins ${empties.length} ${keyword}, but the size says ${wanted}`,
      lines[start]?.number,
    );
  }
  const clues: (readonly number[] | undefined)[] = [];
  for (const line of empties) {
    const clue = readClue(line);
    if (!clue.ok) return clue;
    clues.push(clue.value);
  }
  return success(clues);
}

/** Lengths separated by commas or spaces; words after them are ignored. */
function readClue({ text, number }: TextLine): Result<readonly number[] | undefined> {
  if (text.startsWith('?')) return success(undefined);
  const [numbers = ''] = /^[\d\s,;.]*/.exec(text) ?? [];
  const rest = text.slice(numbers.length);
  if (/\d$/.test(numbers) && /^[a-z]/i.test(rest)) {
    return failure(
      `has "${text.slice(0, 40)}", a length with a colour; Paint by Numbers here has one colour alone`,
      number,
    );
  }
  if (numbers.trim() === '' && rest !== '') {
    return failure(`has "${text.slice(0, 40)}"; block lengths wanted`, number);
  }
  const lengths = (numbers.match(/\d{1,4}/g) ?? []).map(Number);
  return success(lengths.length === 0 ? [0] : lengths);
}
