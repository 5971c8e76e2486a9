import { describe, expect, it } from 'vitest';
import { writeExampleBlock } from '#definition/example.ts';
import { readLabType } from '#definition/labType.ts';
import type { Claim } from '#logic/claim.ts';
import { firstExample, readExamples } from '#puzzle/examples.ts';
import { buildModel, claimsByRule } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { puzzleTypes } from './all.ts';
import { rulesTexts } from './rulesTexts.ts';
import { someTypes } from './testing.ts';

// Our types as the lab opens them: by the text of their rules alone.

/** A text of ours as a type. */
function open(text: string): PuzzleType {
  const reading = readLabType(text);
  if (!reading.ok) throw new Error(reading.problems[0]?.sentence);
  return reading.type;
}

/** Types whose boards hold what no text says: the shapes of ships, and the fleet beside the board. */
const BEYOND = ['battleship'];

const opened = rulesTexts.map(({ id, text }) => {
  const type = puzzleTypes.find((each) => each.id === id);
  if (type === undefined) throw new Error(`There is no type ${id}`);
  return { id, text, type };
});

const saidOf = (claims: readonly Claim[]) =>
  claims.map(({ label, sentence, cells }) => ({ label, sentence, cells }));

it('each text of ours opens in the lab without a problem, as the same type every time', () => {
  expect(opened).toHaveLength(puzzleTypes.length);
  for (const { text } of opened) {
    expect(readLabType(text)).toMatchObject({ ok: true, problems: [] });
    expect(readLabType(`\n${text.replaceAll('\n', ' \r\n')}\n`)).toBe(readLabType(text));
  }
});

it('what a text cannot hold is named here', () => {
  const lost = opened.filter(({ text, type }) => {
    const lab = open(text);
    return readExamples(type).some(({ puzzle }) => {
      const read = readPuzzle(lab, writePuzzle(lab, puzzle));
      return !read.ok || JSON.stringify(read.value.givens) !== JSON.stringify(puzzle.givens);
    });
  });
  expect(lost.map(({ id }) => id)).toEqual(BEYOND);
});

describe.each(someTypes(opened.filter(({ id }) => !BEYOND.includes(id))))(
  '$id in the lab',
  ({ text, type }) => {
    const lab = open(text);
    const examples = readExamples(type);

    it.each(examples)('holds the example $puzzle.comments.0', ({ puzzle, solutions }) => {
      expect(readPuzzle(lab, writePuzzle(lab, puzzle))).toEqual({ ok: true, value: puzzle });
      expect(saidOf(buildModel(lab, puzzle).claims)).toEqual(
        saidOf(buildModel(type, puzzle).claims),
      );
      const [solution = []] = solutions;
      const bare = { ...puzzle, comments: [] };
      const block = writeExampleBlock(lab, bare, solution).join('\n');
      expect(readLabType(`${text.trimEnd()}\n${block}\n`)).toMatchObject({
        ok: true,
        problems: [],
        example: { puzzle: bare, solution },
      });
    });

    it('loses the claims of a rule that is left out, and has them again when it is put back', () => {
      const { puzzle } = firstExample(type);
      const before = open(text);
      const rules = claimsByRule(before, puzzle);
      const lines = text.split('\n');
      for (const { line } of rules) {
        const without = readLabType(lines.toSpliced(line - 1, 1).join('\n'));
        // Some clues need each rule: nothing else speaks of them.
        if (!without.ok) continue;
        const others = rules.filter((rule) => rule.line !== line);
        expect(saidOf(claimsByRule(without.type, puzzle).flatMap(({ claims }) => claims))).toEqual(
          saidOf(others.flatMap(({ claims }) => claims)),
        );
        // A type that is in use stays the same, however many others are opened.
        expect(open(lines.join('\n'))).toBe(before);
      }
      expect(claimsByRule(open(text), puzzle)).toHaveLength(rules.length);
    });
  },
);
