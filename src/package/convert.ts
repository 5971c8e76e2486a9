import { writeForms } from '#formats/write.ts';
import { writeSmtlib } from '#logic/smtlib/write.ts';
import { drawBoard } from '#picture/boardPicture.ts';
import { packText } from '#puzzle/link.ts';
import { buildModel, givenValues, titleOf } from '#puzzle/puzzleType.ts';
import { withDefinition, wordOfType } from '#puzzle/typeId.ts';
import { readText } from './readText.ts';
import type { PuzzleText } from './puzzleText.ts';

/** The forms in which a puzzle can be written. */
export const FORMS = [
  'text',
  'link',
  'puzz.link',
  'f-puzzles',
  'tatham',
  'non',
  'svg',
  'smtlib',
] as const;

export type Form = (typeof FORMS)[number];

/** A puzzle in another form, or a sentence that says why it cannot be. */
export type Converted =
  | {
      readonly ok: true;
      readonly text: string;
      /** What the form cannot hold and the puzzle does not need: "its title and comments". */
      readonly leftOut: readonly string[];
    }
  | { readonly ok: false; readonly sentence: string };

/** What the forms of other programs are called where they are written. */
const FOREIGN = {
  'puzz.link': 'puzz.link address',
  'f-puzzles': 'f-puzzles address',
  tatham: 'game ID of Simon Tatham’s collection',
  non: '.non text',
} as const;

/**
 * Writes a puzzle in another form; `page` is the address that a link begins with. Rejects if the text
 * cannot be read.
 */
export async function convert(
  { type: id, text }: PuzzleText,
  form: Form,
  page = '',
): Promise<Converted> {
  const { type, puzzle } = await readText({ type: id, text });
  switch (form) {
    case 'text':
      return done(withDefinition(id, text));
    case 'link': {
      const payload = await packText(withDefinition(id, text));
      return done(`${page}#/${wordOfType(id)}/${payload}\n`);
    }
    case 'svg':
      return done(drawBoard(type, puzzle, undefined).svg);
    case 'smtlib': {
      const title = [type.name, titleOf(puzzle)].filter((words) => words !== '').join(': ');
      return done(writeSmtlib(buildModel(type, puzzle), givenValues(type, puzzle), title));
    }
    case 'puzz.link':
    case 'f-puzzles':
    case 'tatham':
    case 'non': {
      const name = FOREIGN[form];
      const found = writeForms(type, puzzle).find((each) => each.name === name);
      if (found === undefined) {
        return { ok: false, sentence: `There is no ${name} of ${type.name}.` };
      }
      const { taken } = found;
      return taken.ok
        ? { ok: true, text: `${taken.value.text.trimEnd()}\n`, leftOut: taken.value.leftOut }
        : { ok: false, sentence: `A ${name} ${taken.problem.reason}.` };
    }
  }
}

const done = (text: string): Converted => ({ ok: true, text, leftOut: [] });
