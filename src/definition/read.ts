import { divideText } from './blocks.ts';
import type { Block, BlockLine, Heading } from './blocks.ts';
import { checkDefinition } from './checks.ts';
import { parameterOf } from './definition.ts';
import type {
  BoardLine,
  ClueMeaning,
  DefinedClue,
  DefinedRule,
  Definition,
  ExampleRow,
  OptionLine,
  SettingLine,
} from './definition.ts';
import { pluralOf } from './glyphs.ts';
import { NO_NAMES } from './names.ts';
import type { Names } from './names.ts';
import { parseLine } from './parse.ts';
import type { PhraseSet } from './phrase.ts';
import { aBoardLine } from './phrases/board.ts';
import { aClueLine } from './phrases/clues.ts';
import { aFillLine } from './phrases/fill.ts';
import type { FillMeaning } from './phrases/fill.ts';
import { anOptionHead, anOptionLine } from './phrases/options.ts';
import { aRuleLine } from './phrases/rules.ts';
import type { DefinitionProblem } from './problem.ts';
import type { PlaceKind } from './scene.ts';

/** A definition, or all that is wrong with its text, in the order of its lines. */
export type DefinitionResult =
  | { readonly ok: true; readonly definition: Definition }
  | { readonly ok: false; readonly problems: readonly DefinitionProblem[] };

/** Reads the lines of one text, and notes every problem. */
function createReading(blocks: readonly Block[]) {
  const problems: DefinitionProblem[] = [];
  const linesOf = (heading: Heading): readonly BlockLine[] =>
    blocks.flatMap((block) => (block.heading === heading ? block.lines : []));
  /** What a line says; `undefined` after noting why it is not understood. */
  function parse<T>(set: PhraseSet<T>, line: BlockLine, names: Names): T | undefined {
    const read = parseLine(set, line.tokens, names, line.number);
    if ('value' in read) return read.value;
    problems.push(read.problem);
    return undefined;
  }
  return {
    problems,
    linesOf,
    parse,
    /** What all lines under a heading say, each with its line. */
    parseAll: <T>(set: PhraseSet<T>, heading: Heading, names: Names) =>
      linesOf(heading).flatMap((line) => {
        const meaning = parse(set, line, names);
        return meaning === undefined ? [] : [{ line: line.number, text: line.text, meaning }];
      }),
    note: (line: number, sentence: string): void => {
      problems.push({ line, column: 1, sentence, wanted: [] });
    },
  };
}

type Reading = ReturnType<typeof createReading>;

/** Reads the text of a definition. Every problem is told, with its line; nothing is guessed. */
export function readDefinition(text: string): DefinitionResult {
  const { blocks, problems } = divideText(text);
  const reading = createReading(blocks);
  reading.problems.push(...problems);
  const [version] = reading.linesOf('lab');
  if (version?.text !== '1') {
    reading.note(
      version?.number ?? 1,
      'The first line has to be "lab 1", the version of the language.',
    );
  }
  const [name, ...notes] = reading.linesOf('puzzle');
  if (name === undefined) reading.note(1, 'The puzzle has no name: write "puzzle" and its name.');
  const board = readBoard(reading);
  const fill = readFill(reading, board.settings);
  let names: Names = {
    ...NO_NAMES,
    settings: board.settings.map((setting) => setting.name),
    values: valuesByWord(fill?.words ?? []),
  };
  const clues: DefinedClue[] = [];
  for (const { line, meaning } of reading.parseAll(aClueLine, 'clues', names)) {
    clues.push({ line, meaning, notWith: [] });
    names = withMarks(names, meaning);
  }
  // Options may add marks that rules of other options speak of, so their clues are read first.
  const options = readOptions(reading, blocks, names);
  const rules: DefinedRule[] = reading
    .parseAll(aRuleLine, 'rules', options.names)
    .map((rule, index) => ({ ...rule, notWith: options.replacedRules.get(index + 1) ?? [] }));
  if (fill === undefined || board.line === undefined || name === undefined) {
    return { ok: false, problems: inOrder(reading.problems) };
  }
  const definition: Definition = {
    name: name.text,
    notes: notes.map((note) => note.text),
    board: board.line,
    settings: board.settings,
    fill: fill.fill,
    clues: [
      ...clues.map((clue, index) => ({
        ...clue,
        notWith: options.replacedClues.get(index + 1) ?? [],
      })),
      ...options.clues,
    ],
    rules: [...rules, ...options.rules],
    options: options.options,
    ...exampleIn(blocks),
  };
  // Missing clues and rules are told only once all lines are understood: they follow from those that are not.
  const found = reading.problems.length > 0 ? reading.problems : checkDefinition(definition);
  return found.length > 0 ? { ok: false, problems: inOrder(found) } : { ok: true, definition };
}

const inOrder = (problems: readonly DefinitionProblem[]): readonly DefinitionProblem[] =>
  problems.toSorted((a, b) => a.line - b.line || a.column - b.column);

/** The board of the text, if there is one; what it says is read by `example.ts`. */
function exampleIn(blocks: readonly Block[]): Pick<Definition, 'example'> {
  const example = blocks.find(({ heading }) => heading === 'example');
  if (example === undefined) return {};
  const rowsOf = (block: Block | undefined): readonly ExampleRow[] =>
    (block?.lines ?? [])
      .filter(({ number }) => number !== block?.number)
      .map(({ number, text }) => ({ line: number, text }));
  const [title] = example.lines.filter(({ number }) => number === example.number);
  return {
    example: {
      title: title?.text ?? '',
      rows: rowsOf(example),
      solution: rowsOf(blocks.find(({ heading }) => heading === 'solution')),
    },
  };
}

function readBoard(reading: Reading): {
  readonly line: BoardLine | undefined;
  readonly settings: readonly SettingLine[];
} {
  const lines = reading.parseAll(aBoardLine, 'board', NO_NAMES).map(({ meaning }) => meaning);
  const [first] = lines.flatMap((each) => (each.says === 'board' ? [each.line] : []));
  if (first === undefined && reading.linesOf('board').length === 0) {
    reading.note(1, 'The board is missing: write "board square 4 to 9", for example.');
  }
  return {
    line: first,
    settings: lines.flatMap((each) => (each.says === 'setting' ? [each.line] : [])),
  };
}

function readFill(reading: Reading, settings: readonly SettingLine[]): FillMeaning | undefined {
  const names = { ...NO_NAMES, settings: settings.map(({ name }) => name) };
  const [first] = reading.parseAll(aFillLine, 'fill', names);
  if (first === undefined && reading.linesOf('fill').length === 0) {
    reading.note(
      1,
      'What cells take is missing: write "fill each cell: number 1 to 9", for example.',
    );
  }
  return first?.meaning;
}

/** The first word stands for 1, the second for 0; both also in the plural. */
const valuesByWord = (words: readonly string[]): ReadonlyMap<string, number> =>
  new Map(
    words.flatMap((word, at) => [
      [word, 1 - at] as const,
      [pluralOf(word).toLowerCase(), 1 - at] as const,
    ]),
  );

/** Kinds of place that have a word of their own, whatever clues stand there. */
const OWN_WORDS = ['row', 'column', 'box', 'region', 'cage', 'run', 'end'];

function withMarks(names: Names, meaning: ClueMeaning): Names {
  if (meaning.clue !== 'sites') return names;
  const marks = meaning.kinds
    .filter(({ id }) => !OWN_WORDS.includes(id))
    .flatMap((kind): readonly (readonly [string, PlaceKind])[] => [
      [kind.id, kind],
      [`${kind.id}s`, kind],
    ]);
  return { ...names, marks: new Map([...names.marks, ...marks]) };
}

function readOptions(reading: Reading, blocks: readonly Block[], above: Names) {
  let names = above;
  const options: OptionLine[] = [];
  const clues: DefinedClue[] = [];
  const rules: DefinedRule[] = [];
  /** The options that replace a rule or a clue, by its number. */
  const replacedRules = new Map<number, string[]>();
  const replacedClues = new Map<number, string[]>();
  for (const block of blocks.filter(({ heading }) => heading === 'option')) {
    const [head, ...lines] = block.lines;
    if (head === undefined) {
      reading.note(block.number, 'The option has no name: write option exact-sums "Exact sums".');
      continue;
    }
    const option = reading.parse(anOptionHead, head, names);
    if (option === undefined) continue;
    options.push(option);
    const onlyWith = parameterOf(option.option);
    for (const line of lines) {
      const read = reading.parse(anOptionLine, line, names);
      if (read === undefined) continue;
      const replaced = read.adds === 'clue' ? replacedClues : replacedRules;
      if (read.instead !== undefined) {
        replaced.set(read.instead, [...(replaced.get(read.instead) ?? []), onlyWith]);
      }
      const at = { line: line.number, onlyWith, notWith: [] };
      if (read.adds === 'clue') {
        clues.push({ ...at, meaning: read.meaning });
        names = withMarks(names, read.meaning);
      } else rules.push({ ...at, text: line.text, meaning: read.meaning });
    }
  }
  return { names, options, clues, rules, replacedRules, replacedClues };
}
