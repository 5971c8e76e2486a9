import { standardParameters } from '#puzzle/parameters.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { PuzzleGroup, PuzzleType } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { isDefinitionText, normalDefinition } from '#puzzle/typeId.ts';
import { createRecent } from '#grid/recent.ts';
import { budgetOf } from './budget.ts';
import { defineFromText } from './definedPuzzle.ts';
import type { Definition } from './definition.ts';
import { readExampleBlock } from './example.ts';
import type { DefinedExample } from './example.ts';
import { helpFromText } from './helpFromText.ts';
import { problemAt } from './problem.ts';
import type { DefinitionProblem } from './problem.ts';
import { readDefinition } from './read.ts';

/** A text that somebody wrote, as a puzzle type. */
export type LabReading =
  | {
      readonly ok: true;
      readonly type: PuzzleType;
      readonly definition: Definition;
      /** The board of the text, if it has one that can be read. */
      readonly example: DefinedExample | undefined;
      /** What is wrong with its example, and sizes that are left out; the type stands without. */
      readonly problems: readonly DefinitionProblem[];
    }
  | { readonly ok: false; readonly problems: readonly DefinitionProblem[] };

/** So many types are kept: those of the board, and of entries that are listed. */
const KEPT = 32;

const recent = createRecent<string, LabReading>(KEPT);

/** Reads a definition as a puzzle type. The same text gives the same type, as long as it is in use. */
export const readLabType = (text: string): LabReading => {
  const id = normalDefinition(text);
  return recent(id, () => makeType(id));
};

/** The type with this id, if that is a definition that can be read. */
export function labTypeWithId(id: string): PuzzleType | undefined {
  if (!isDefinitionText(id)) return undefined;
  const reading = readLabType(id);
  return reading.ok ? reading.type : undefined;
}

function makeType(id: string): LabReading {
  const read = readDefinition(id);
  if (!read.ok) return read;
  const budget = budgetOf(read.definition);
  if (!budget.ok) return { ok: false, problems: [budget.problem] };
  const { definition, leftOut } = budget;
  const bare = defineFromText(definition, {
    id,
    otherNames: [],
    group: groupOf(definition),
    published: '',
    summary: definition.notes[0] ?? '',
    help: () => Promise.resolve({ default: helpFromText(definition) }),
    exampleText: '',
  });
  const block = definition.example;
  const reading = block === undefined ? undefined : readExampleBlock(bare, block);
  const example = reading?.ok === true ? reading.example : undefined;
  const problems: readonly DefinitionProblem[] = [
    ...(leftOut === undefined ? [] : [leftOut]),
    ...(reading?.ok === false ? [problemAt(reading.line, reading.sentence)] : []),
  ];
  const type = { ...bare, exampleText: exampleText(bare, definition, example) };
  return { ok: true, type, definition, example, problems };
}

function groupOf({ fill }: Definition): PuzzleGroup {
  if (fill.takes === 'numbers') return 'numbers';
  return fill.on === undefined ? 'shading' : 'lines';
}

/** The example in the form of `examples.txt`; without one, an empty board. */
function exampleText(
  type: PuzzleType,
  { example: block }: Definition,
  example: DefinedExample | undefined,
): string {
  const puzzle = example?.puzzle ?? emptyPuzzle(type, standardParameters(type.parameters));
  const title = block?.title || (example === undefined ? 'An empty board' : 'The example');
  const text = writePuzzle(type, { ...puzzle, comments: [title, ...puzzle.comments] });
  const { solution } = example ?? {};
  return `${text}\n%solutions ${solution === undefined ? 0 : 1}\n${(solution ?? [0]).join(' ')}\n`;
}
