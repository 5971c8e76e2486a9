import fc from 'fast-check';
import type { Values } from '#logic/claim.ts';
import { readExamples } from '#puzzle/examples.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { Puzzle, PuzzleType } from '#puzzle/puzzleType.ts';
import { slotValues } from '#puzzle/slot.ts';

/** Every combination of a type's sizes and options. */
export function parameterChoices(type: PuzzleType): readonly Parameters[] {
  return Object.entries(type.parameters).reduce<readonly Parameters[]>(
    (starts, [name, parameter]) =>
      starts.flatMap((start) =>
        (parameter.kind === 'size' ? parameter.choices : [false, true]).map((choice) => ({
          ...start,
          [name]: choice,
        })),
      ),
    [{}],
  );
}

/** Half-filled grids of this type, right or wrong. */
export function givensOf(type: PuzzleType, parameters: Parameters): fc.Arbitrary<Values> {
  const cells = type.grid(parameters).centres.length;
  const value = fc.constantFrom(...slotValues(type.slot(parameters)));
  return fc.array(fc.option(value, { nil: undefined }), { minLength: cells, maxLength: cells });
}

/** Comments as a reader leaves them: one line, no spaces around. */
const comment = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom('option', 'option plan', '#'),
  )
  .map((text) => text.replaceAll(/[\r\n]/g, ' ').trim());

/** Puzzles of this type with any parameters, clues and comments. */
export const puzzleOf = (type: PuzzleType): fc.Arbitrary<Puzzle> =>
  fc.constantFrom(...parameterChoices(type)).chain((parameters) =>
    fc.record({
      comments: fc.array(comment, { maxLength: 3 }),
      parameters: fc.constant(parameters),
      givens: givensOf(type, parameters),
    }),
  );

/** Texts of every kind: noise, lines of likely characters, and examples with a piece replaced. */
export function textLike(type: PuzzleType): fc.Arbitrary<string> {
  const examples = readExamples(type).map((example) => example.text);
  const likely = fc.constantFrom(...new Set(`${examples.join('')}#\n\r\t 0123456789.,-_option`));
  const piece = fc.oneof(fc.string({ unit: 'binary', maxLength: 4 }), fc.string({ unit: likely }));
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: likely, maxLength: 300 }),
    fc
      .record({ text: fc.constantFrom(...examples), at: fc.nat(400), length: fc.nat(40), piece })
      .map(
        (edit) => edit.text.slice(0, edit.at) + edit.piece + edit.text.slice(edit.at + edit.length),
      ),
  );
}
