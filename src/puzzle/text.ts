import type { Grid } from '#grid/grid.ts';
import { MOST_PATHS } from './drawnPath.ts';
import { readPath, writePath } from './pathText.ts';
import type { DrawnPath, DrawnPaths } from './drawnPath.ts';
import { PATH_FORMS } from './pathForms.ts';
import type { readHouseRules } from './houseRules.ts';
import type { Parameters } from './parameters.ts';
import type { HouseRule, Puzzle } from './puzzle.ts';
import type { Result } from './result.ts';
import { failure, success } from './result.ts';
import { readLine } from './ruleLine.ts';
import type { LineReader } from './ruleLine.ts';
import type { RuleProblem } from './ruleReading.ts';
import { slotValues } from './slot.ts';
import type { Slot } from './slot.ts';

/** A text line with its 1-based number in the user's input. */
export interface TextLine {
  readonly number: number;
  readonly text: string;
}

/** The input of a type's own reader, without comments and options. */
export interface TextBody {
  readonly lines: readonly TextLine[];
  /** The words of all `#option` lines, in the order of the text. */
  readonly options: readonly string[];
  /** Comment lines that start with one of the form's directives, by that word. */
  readonly directives: ReadonlyMap<string, TextLine>;
}

/**
 * The output of a type's own reader; site clues, areas and black cells only if the type has them.
 */
export type WrittenPuzzle<P extends Parameters> = Pick<Puzzle<P>, 'parameters' | 'givens'> &
  Partial<Pick<Puzzle<P>, 'siteClues' | 'areas' | 'blackCells'>>;

/** The text form of a type. Comments and options are handled for it. */
export interface TextForm<P extends Parameters = Parameters> {
  /** Words that make a comment line part of the puzzle: `#groups aab` for `groups`. */
  readonly directives?: readonly string[];
  /**
   * Whether a line of cells can start with `#`: then a comment starts with `#` followed by a space,
   * by a word and a space, or by nothing. Otherwise every line that starts with `#` is a comment.
   */
  readonly hasHash?: true;
  /**
   * Whether texts of other types look like this one's: a text that a type without this reads, too, is
   * taken for that type's.
   */
  readonly isShared?: true;
  /** Whether a text is likely to mean this type where others read it, too; by default it may. */
  isLikely?(puzzle: Puzzle<P>): boolean;
  read(body: TextBody): Result<WrittenPuzzle<P>>;
  write(puzzle: Puzzle<P>): readonly string[];
}

/** Reads house rules in SMT-LIB; implemented by `houseRules.ts`, which is loaded on demand. */
export interface HouseRuleReader {
  readonly readHouseRules: typeof readHouseRules;
}

/** What `readPuzzle` needs of a puzzle type. */
export interface Readable extends LineReader {
  readonly text: TextForm;
  grid(parameters: Parameters): Grid;
  slot(parameters: Parameters): Slot;
  readonly drawnPaths?: DrawnPaths;
  readonly parameters: Readonly<
    Record<string, { readonly kind: 'size' } | { readonly kind: 'option'; readonly option: string }>
  >;
}

/** The longest text that is read, in characters; the largest grid needs a tenth of it. */
export const LONGEST_TEXT = 64 * 1024;
/** The most house rules of a board; more would not fit into a link. */
export const MOST_HOUSE_RULES = 100;
const LONGEST_COMMENT = 200;
/** A house rule: a term, see `readHouseRules`, or a line of the language, see `readLine`. */
const HOUSE_RULE = /^#(assert|rule)\s+(.*)$/i;
const DIRECTIVES = { term: 'assert', line: 'rule' } as const;
/** A drawn path, see `readPath`. */
const DRAWN = /^#draw\s+(.*)$/i;
const OPTION = /^#option\s+(\S+)\s*$/i;
/**
 * Whether a text states rules in this page's own syntax, which no other program reads: they must
 * never be lost.
 */
export const saysRules = (text: string): boolean =>
  text.split('\n').some((line) => [HOUSE_RULE, DRAWN, OPTION].some((form) => form.test(line)));

/** Whether a text draws paths, which a type without any would keep as comments. */
export const drawsPaths = (text: string): boolean =>
  text.split('\n').some((line) => {
    const [kind = ''] = DRAWN.exec(line)?.[1]?.toLowerCase().split(/\s/) ?? [];
    return Object.hasOwn(PATH_FORMS, kind);
  });

/** The start of a comment even if lines of cells can start with `#`: `# hard`, `#Daily Mail`. */
const CLEAR_COMMENT = /^#(?:\p{L}+\s|\s|$)/u;
/** Also read as an option, if the type has one of that name. */
const LOOSE_OPTION = /^# option\s+(\S+)\s*$/i;

/** A comment on one line, truncated to the stored length. */
export function shortComment(comment: string): string {
  const line = comment.replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST_COMMENT ? `${line.slice(0, LONGEST_COMMENT - 1).trimEnd()}…` : line;
}

/**
 * Reads a puzzle's text form. `#` starts a comment line (but see `hasHash`), `#option WORD` enables
 * a house rule of the type, `#assert TERM` or `#rule LINE` adds one of the author's, `#draw PATH` a path
 * to a type that has paths; without a reader for terms, a text with one is refused. Problems name the line as the user sees it.
 */
export function readPuzzle(type: Readable, text: string, reader?: HouseRuleReader): Result<Puzzle> {
  if (text.length > LONGEST_TEXT) {
    return failure(`This text has ${text.length} characters, at most ${LONGEST_TEXT} are read`);
  }
  const known = Object.values(type.parameters).flatMap((parameter) =>
    parameter.kind === 'option' ? [parameter.option] : [],
  );
  const comments: string[] = [];
  const options: string[] = [];
  const directives = new Map<string, TextLine>();
  const stated: StatedLine[] = [];
  const drawn: TextLine[] = [];
  const lines: TextLine[] = [];
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = { number: index + 1, text: raw.trim() };
    const loose = LOOSE_OPTION.exec(line.text)?.[1];
    const option =
      loose !== undefined && known.includes(loose) ? loose : OPTION.exec(line.text)?.[1];
    const [, word, houseRule] = HOUSE_RULE.exec(line.text) ?? [];
    const path = type.drawnPaths === undefined ? undefined : DRAWN.exec(line.text)?.[1];
    const directive = type.text.directives?.find((word) => line.text.startsWith(`#${word} `));
    if (option !== undefined) {
      if (!known.includes(option)) {
        return failure(
          `asks for the option "${option}", which this puzzle does not have`,
          line.number,
        );
      }
      options.push(option);
    } else if (houseRule !== undefined) {
      const form = word?.toLowerCase() === DIRECTIVES.term ? 'term' : 'line';
      stated.push({ number: line.number, form, text: houseRule });
    } else if (path !== undefined) {
      drawn.push({ number: line.number, text: path });
    } else if (directive !== undefined) {
      const rest = line.text.slice(directive.length + 2).trim();
      directives.set(directive, { number: line.number, text: rest });
    } else if (type.text.hasHash ? CLEAR_COMMENT.test(line.text) : line.text.startsWith('#')) {
      const comment = line.text.slice(1).trim();
      comments.push(comment.length > LONGEST_COMMENT ? shortComment(comment) : comment);
    } else if (line.text !== '') {
      lines.push(line);
    }
  }
  if (lines.length === 0)
    return failure('There is no puzzle in this text: it has no lines but comments');
  const body = type.text.read({ lines, options, directives });
  if (!body.ok) return body;
  const { givens, parameters } = body.value;
  const values = slotValues(type.slot(parameters));
  const houseRules = readEach(stated, (line, before) =>
    line.form === 'line'
      ? readRuleLine(type, line, parameters, before)
      : readTerms(line, givens.length, values, before, reader),
  );
  if (!houseRules.ok) return houseRules;
  const paths = readPaths(type, drawn, parameters);
  if (!paths.ok) return paths;
  return success({
    siteClues: [],
    areas: [],
    blackCells: [],
    ...body.value,
    comments,
    paths: paths.value,
    houseRules: houseRules.value,
  });
}

/** A line that states a house rule. */
interface StatedLine extends TextLine {
  readonly form: HouseRule['form'];
}

/** The house rules of all lines. */
function readEach(
  lines: readonly StatedLine[],
  read: (line: StatedLine, before: readonly HouseRule[]) => Result<readonly HouseRule[]>,
): Result<readonly HouseRule[]> {
  const found: HouseRule[] = [];
  for (const line of lines) {
    const rules = read(line, found);
    if (!rules.ok) return rules;
    found.push(...rules.value);
    if (found.length > MOST_HOUSE_RULES) {
      const reason = `is one house rule too many: at most ${MOST_HOUSE_RULES} are read`;
      return failure(reason, line.number);
    }
  }
  return success(found);
}

/** The drawn paths of all lines. */
function readPaths(
  { drawnPaths, grid }: Pick<Readable, 'drawnPaths' | 'grid'>,
  lines: readonly TextLine[],
  parameters: Parameters,
): Result<readonly DrawnPath[]> {
  const found: DrawnPath[] = [];
  const taken = new Set<number>();
  for (const { number, text } of lines) {
    const read = readPath(grid(parameters), drawnPaths?.kinds ?? [], text);
    if (!read.ok) return failure(`draws a path, which ${read.problem.reason}`, number);
    if (drawnPaths?.areExtra !== true && read.value.cells.some((cell) => taken.has(cell))) {
      return failure('draws a path through a cell of another one', number);
    }
    for (const cell of read.value.cells) taken.add(cell);
    found.push(read.value);
    if (found.length > MOST_PATHS) {
      return failure(`is one path too many: at most ${MOST_PATHS} are read`, number);
    }
  }
  return success(found);
}

/** House rules in SMT-LIB, of which a line may have several. */
function readTerms(
  { number, text }: TextLine,
  cells: number,
  values: readonly number[],
  before: readonly HouseRule[],
  reader: HouseRuleReader | undefined,
): Result<readonly HouseRule[]> {
  if (reader === undefined) return failure('has a house rule, which is not read here', number);
  const read = reader.readHouseRules(text, cells, values, before);
  return read.ok ? read : failure(`has a house rule that ${read.problem.reason}`, number);
}

/** A house rule in the language in which types are defined. */
function readRuleLine(
  type: Readable,
  { number, text }: TextLine,
  parameters: Parameters,
  before: readonly HouseRule[],
): Result<readonly HouseRule[]> {
  const read = readLine(type, text, parameters, before);
  return read.ok
    ? success([read.rule])
    : failure(`has a house rule that cannot be read: ${inShort(read.problem)}`, number);
}

/** Why a line cannot be read, up to its full stop; where a change mends it, that change alone. */
function inShort({ sentence, fixes: [fix] }: RuleProblem): string {
  return fix === undefined ? sentence.replace(/\.$/, '') : `did you mean "${fix.line}"?`;
}

/** Writes a puzzle as text that `readPuzzle` reads back to the same puzzle. */
export function writePuzzle(type: Readable, puzzle: Puzzle): string {
  const options = Object.entries(type.parameters).flatMap(([name, parameter]) =>
    parameter.kind === 'option' && puzzle.parameters[name] === true
      ? [`#option ${parameter.option}`]
      : [],
  );
  // Added spaces keep a comment such as "option plan" from being read back as an option.
  const comments = puzzle.comments.map((comment) => {
    const line = `#${comment}`;
    if (OPTION.test(line)) return `#  ${comment}`;
    const isMeant =
      HOUSE_RULE.test(line) ||
      (type.drawnPaths !== undefined && DRAWN.test(line)) ||
      type.text.directives?.some((word) => line.startsWith(`#${word} `));
    const isCells = type.text.hasHash && !CLEAR_COMMENT.test(line);
    return isMeant || isCells ? `# ${comment}` : line;
  });
  const houseRules = puzzle.houseRules.map(({ form, text }) => `#${DIRECTIVES[form]} ${text}`);
  const grid = type.grid(puzzle.parameters);
  const paths = puzzle.paths.map((path) => `#draw ${writePath(grid, path)}`);
  const lines = [...comments, ...options, ...houseRules, ...paths, ...type.text.write(puzzle)];
  return `${lines.join('\n')}\n`;
}
