import { divideText } from './blocks.ts';
import type { Block, BlockLine } from './blocks.ts';
import { checkDefinition } from './checks.ts';
import { parameterOf } from './definition.ts';
import type {
  BoardLine,
  ClueMeaning,
  DefinedClue,
  DefinedRule,
  Definition,
  OptionLine,
  SettingLine,
} from './definition.ts';
import { pluralOf, valuesOfWords } from './glyphs.ts';
import { exampleIn } from './exampleBlock.ts';
import { NO_NAMES } from './names.ts';
import type { Names } from './names.ts';
import { aBoardLine } from './phrases/board.ts';
import { aClueLine } from './phrases/clues.ts';
import { aFillLine } from './phrases/fill.ts';
import type { FillMeaning } from './phrases/fill.ts';
import { anOptionHead, anOptionLine } from './phrases/options.ts';
import { aRuleLine } from './phrases/rules.ts';
import { problemAt } from './problem.ts';
import type { DefinitionProblem } from './problem.ts';
import { createReading } from './reading.ts';
import type { DefinitionReading } from './reading.ts';
import type { PlaceKind } from './scene.ts';

/** A definition, or all that is wrong with its text, in the order of its lines. */
export type DefinitionResult =
  | { readonly ok: true; readonly definition: Definition }
  | { readonly ok: false; readonly problems: readonly DefinitionProblem[] };

/** Reads the text of a definition. Every problem is told, with its line; nothing is guessed. */
export function readDefinition(text: string): DefinitionResult {
  const divided = divideText(text);
  const reading = createReading(divided, true);
  const [name, ...notes] = readHead(reading);
  const board = readBoard(reading);
  const fill = readFill(reading, board.settings);
  const { names, clues } = readClues(reading, board.settings, fill?.meaning);
  // Options may add marks that rules of other options speak of, so their clues are read first.
  const options = readOptions(reading, divided.blocks, names);
  const rules: DefinedRule[] = reading
    .parseAll(aRuleLine, 'rules', reading.named(options.names))
    .map((rule, index) => ({ ...rule, notWith: options.replacedRules.get(index + 1) ?? [] }));
  noteAbsent(reading, options.replacing, { rule: rules.length, clue: clues.length });
  if (fill === undefined || board.line === undefined || name === undefined) {
    return { ok: false, problems: inOrder(reading.problems) };
  }
  const definition: Definition = {
    name: name.text,
    notes: notes.map((note) => note.text),
    board: board.line,
    settings: board.settings,
    fill: fill.meaning.fill,
    clues: [
      ...clues.map((clue, index) => ({
        ...clue,
        notWith: options.replacedClues.get(index + 1) ?? [],
      })),
      ...options.clues,
    ],
    rules: [...rules, ...options.rules],
    options: options.options,
    lines: { board: board.number, fill: fill.line },
    names: options.names,
    ...exampleIn(divided.blocks),
  };
  // Missing clues and rules are told only once all lines are understood: they follow from those that are not.
  const found = reading.problems.length > 0 ? reading.problems : checkDefinition(definition);
  return found.length > 0 ? { ok: false, problems: inOrder(found) } : { ok: true, definition };
}

/** The longest name, in characters: it is the title of the page. */
const LONGEST_NAME = 60;

/** Checks the version, and gives the lines under "puzzle": the name, and notes. */
function readHead(reading: DefinitionReading): readonly BlockLine[] {
  const [version, again] = reading.linesOf('lab');
  const sentence = 'The first line has to be "lab 1", the version of the language.';
  if (version === undefined && reading.isWhole) {
    const edit = { edit: 'add', under: 'lab', text: '1' } as const;
    reading.problems.push(problemAt(1, sentence, [{ label: 'Add "lab 1"', edit }]));
  } else if (version !== undefined && version.text !== '1') {
    const edit = { edit: 'rewrite', line: version.number, text: '1' } as const;
    const fixes = [{ label: 'Write "lab 1"', edit }];
    reading.problems.push(problemAt(version.number, sentence, fixes));
  } else if (again !== undefined) reading.note(again.number, 'The version is said already.');
  const lines = reading.linesOf('puzzle');
  if (lines.length === 0 && reading.isWhole) {
    reading.note(1, 'The puzzle has no name: write "puzzle" and its name.');
  }
  const [name] = lines;
  if (name !== undefined && name.text.length > LONGEST_NAME) {
    reading.note(name.number, `The name has at most ${LONGEST_NAME} characters.`);
  }
  return lines;
}

const inOrder = (problems: readonly DefinitionProblem[]): readonly DefinitionProblem[] =>
  problems.toSorted((a, b) => a.line - b.line || a.column - b.column);

function readBoard(reading: DefinitionReading): {
  readonly line: BoardLine | undefined;
  readonly number: number;
  readonly settings: readonly SettingLine[];
} {
  const lines = reading.parseAll(aBoardLine, 'board', NO_NAMES);
  const [first, second] = lines.flatMap(({ line, meaning }) =>
    meaning.says === 'board' ? [{ line, board: meaning.line }] : [],
  );
  if (reading.linesOf('board').length === 0) {
    reading.missing('The board is missing', 'board', 'square 4 to 9');
  } else if (first === undefined && reading.problems.length === 0) {
    reading.note(
      lines[0]?.line ?? 1,
      'The board has no shape: write "square 4 to 9", for example.',
    );
  }
  if (second !== undefined)
    reading.note(second.line, `Line ${first?.line} says the board already.`);
  return {
    line: first?.board,
    number: first?.line ?? 1,
    settings: lines.flatMap(({ line, meaning }) =>
      meaning.says === 'setting' ? [{ ...meaning.line, line }] : [],
    ),
  };
}

function readFill(reading: DefinitionReading, settings: readonly SettingLine[]) {
  const names = reading.named({ ...NO_NAMES, settings: settings.map(({ name }) => name) });
  const [first, second] = reading.parseAll(aFillLine, 'fill', names);
  if (reading.linesOf('fill').length === 0) {
    reading.missing('What cells take is missing', 'fill', 'each cell: number 1 to 9');
  }
  if (second !== undefined) {
    reading.note(second.line, `Line ${first?.line} says already what is filled in.`);
  }
  return first;
}

function readClues(
  reading: DefinitionReading,
  settings: readonly SettingLine[],
  fill: FillMeaning | undefined,
): { readonly names: Names; readonly clues: readonly DefinedClue[] } {
  const names: Names = reading.named({
    ...NO_NAMES,
    settings: settings.map(({ name }) => name),
    values: valuesByWord(fill?.words ?? []),
  });
  const clues = reading
    .parseAll(aClueLine, 'clues', names)
    .map(({ line, meaning }): DefinedClue => ({ line, meaning, notWith: [] }));
  return { names: clues.reduce((all, { meaning }) => withMarks(all, meaning), names), clues };
}

/** The names that the lines of a text declare, as far as they can be read. */
export function readNames(text: string): Names {
  const divided = divideText(text);
  const reading = createReading(divided, false);
  const { settings } = readBoard(reading);
  const fill = readFill(reading, settings);
  const { names } = readClues(reading, settings, fill?.meaning);
  const { isPartial: _, ...all } = readOptions(reading, divided.blocks, names).names;
  return all;
}

/** The value of each word, and of its plural. */
const valuesByWord = (words: readonly string[]): ReadonlyMap<string, number> =>
  new Map(
    words.flatMap((word, at) => {
      const value = valuesOfWords(words)[at] ?? 0;
      return [
        [word, value],
        [pluralOf(word).toLowerCase(), value],
      ] as const;
    }),
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

/** A line below an option that replaces another, by its number, counted from 1. */
interface Replacing {
  readonly line: number;
  readonly adds: 'rule' | 'clue';
  readonly number: number;
}

/** Notes options that replace what is not there, once all lines are understood. */
function noteAbsent(
  reading: DefinitionReading,
  replacing: readonly Replacing[],
  there: Readonly<Record<Replacing['adds'], number>>,
): void {
  if (reading.problems.length > 0) return;
  for (const { line, adds, number } of replacing) {
    if (number < 1 || number > there[adds]) {
      reading.note(line, `There is no ${adds} ${number} to be replaced: there are ${there[adds]}.`);
    }
  }
}

function readOptions(reading: DefinitionReading, blocks: readonly Block[], above: Names) {
  let names = above;
  const options: OptionLine[] = [];
  const clues: DefinedClue[] = [];
  const rules: DefinedRule[] = [];
  /** The options that replace a rule or a clue, by its number. */
  const replacedRules = new Map<number, string[]>();
  const replacedClues = new Map<number, string[]>();
  const replacing: Replacing[] = [];
  for (const block of blocks.filter(({ heading }) => heading === 'option')) {
    const [head, ...lines] = block.lines;
    if (head === undefined) {
      reading.note(block.number, 'The option has no name: write option exact-sums "Exact sums".');
      continue;
    }
    names = reading.named(names);
    const option = reading.parse(anOptionHead, head, names);
    if (option === undefined) continue;
    options.push({ ...option, line: head.number });
    const onlyWith = parameterOf(option.option);
    for (const line of lines) {
      const read = reading.parse(anOptionLine, line, names);
      if (read === undefined) continue;
      const replaced = read.adds === 'clue' ? replacedClues : replacedRules;
      if (read.instead !== undefined) {
        replacing.push({ line: line.number, adds: read.adds, number: read.instead });
        replaced.set(read.instead, [...(replaced.get(read.instead) ?? []), onlyWith]);
      }
      const at = { line: line.number, onlyWith, notWith: [] };
      if (read.adds === 'clue') {
        clues.push({ ...at, meaning: read.meaning });
        names = withMarks(names, read.meaning);
      } else rules.push({ ...at, text: line.text, meaning: read.meaning });
    }
  }
  return { names, options, clues, rules, replacedRules, replacedClues, replacing };
}
