import { describe, expect, it } from 'vitest';
import { trials } from '#trials.ts';
import { standardParameters } from '#puzzle/parameters.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { compileDefinition } from './compile.ts';
import { defineFromText } from './definedPuzzle.ts';
import { damaged, drawsOf, mixed } from './damage.ts';
import type { Definition } from './definition.ts';
import { textLines } from './lines.ts';
import { exampleText } from './phrases/exampleTexts.ts';
import { LANGUAGE } from './phrases/table.ts';
import type { DefinitionProblem } from './problem.ts';
import { readDefinition } from './read.ts';
import { claimsOn } from './structures.ts';

const texts = LANGUAGE.flatMap((part) =>
  part.entries.map(({ example }) => exampleText(part, example).text),
);

const examplesOf = (pattern: RegExp): readonly string[] =>
  LANGUAGE.flatMap(({ title, entries }) =>
    pattern.test(title) ? entries.map(({ example }) => example) : [],
  );

const LINES = {
  board: [...examplesOf(/^Boards/), 'square 1', 'rectangle 1 to 6', 'square 4 to 6'],
  fill: [
    ...examplesOf(/fill/),
    ...['shaded', 'mine', 'ship', 'filled', 'lamp'].map((word) => `each cell: ${word} or blank`),
  ],
  clues: examplesOf(/clues/),
  rulesFor(fill: string) {
    if (/number|letter/.test(fill)) return examplesOf(/^Rules about (?:numbers|letters)/);
    return /side:|between/.test(fill)
      ? examplesOf(/^Rules about loops/)
      : examplesOf(/^Rules about (?:values|neighbours|shading|groups)/);
  },
};

/** Half of them damaged examples, half lines that are put together by chance. */
function textOf(seed: number): string {
  const draw = drawsOf(seed);
  if (draw(2) === 0) {
    const text = mixed(LINES, draw);
    return draw(3) === 0 ? damaged(text, mixed(LINES, draw), draw) : text;
  }
  const [text = '', other = ''] = [texts[draw(texts.length)], texts[draw(texts.length)]];
  return damaged(text, other, draw);
}

/** The parameters of the smallest board with all options, and of the usual one without. */
function sizesOf({ parameters }: ReturnType<typeof compileDefinition>): readonly Parameters[] {
  const smallest = Object.entries(parameters).map(([name, each]) => [
    name,
    each.kind === 'size' ? (each.choices[0] ?? each.standard) : true,
  ]);
  return [Object.fromEntries(smallest), standardParameters(parameters)];
}

/** Larger boards take long, and have no other claims. */
const MOST_CELLS = 400;
const MOST_CELLS_IN_PARTS = 36;

/** Whether an empty board is the same after it was written and read. */
function isWritten(definition: Definition): boolean {
  const type = defineFromText(definition, {
    id: 'trial',
    otherNames: [],
    group: 'numbers',
    published: '',
    summary: '',
    help: () => Promise.resolve({ default: '' }),
    exampleText: '',
  });
  const chosen = Object.fromEntries(
    Object.entries(type.parameters).map(([name, each]) => [
      name,
      each.kind === 'size' ? each.standard : true,
    ]),
  );
  return [standardParameters(type.parameters), chosen].every((parameters) => {
    const text = writePuzzle(type, emptyPuzzle(type, parameters));
    const read = readPuzzle(type, text);
    return read.ok && writePuzzle(type, read.value) === text;
  });
}

/** The sentences of all claims on some boards. */
function claimedBy(definition: Definition): readonly string[] {
  const part = compileDefinition(definition);
  return sizesOf(part).flatMap((parameters) => {
    const { length } = part.grid(parameters).centres;
    if (length > MOST_CELLS) return [];
    return (['none', 'some', 'all'] as const).flatMap((density) =>
      claimsOn(definition, part, parameters, density).flatMap((claim) => [
        claim.sentence,
        ...(length > MOST_CELLS_IN_PARTS ? [] : claim.parts().map(({ sentence }) => sentence)),
      ]),
    );
  });
}

/** Whether there are problems, each a sentence about a line that is there. */
function areTold(text: string, problems: readonly DefinitionProblem[]): boolean {
  const { length } = textLines(text);
  return (
    problems.length > 0 &&
    problems.every(
      ({ line, column, sentence }) =>
        line >= 1 && line <= length && column >= 1 && /^\S.*[.?]$/su.test(sentence),
    )
  );
}

const seeds = Array.from({ length: trials(20_000, 20) }, (_, seed) => seed);

describe('a damaged definition', () => {
  it('is read, or refused by sentences about lines that are there', { timeout: 300_000 }, () => {
    const results = seeds.map((seed) => {
      const text = textOf(seed);
      const result = readDefinition(text);
      return result.ok
        ? {
            seed,
            isRead: true,
            isRight: !claimedBy(result.definition).includes('') && isWritten(result.definition),
          }
        : { seed, isRead: false, isRight: areTold(text, result.problems) };
    });
    expect(results.filter(({ isRight }) => !isRight)).toEqual([]);
    const read = results.filter(({ isRead }) => isRead).length;
    // Both are tried often enough to find something.
    expect(read / seeds.length).toBeGreaterThan(0.05);
    expect(read / seeds.length).toBeLessThan(0.5);
  });
});
