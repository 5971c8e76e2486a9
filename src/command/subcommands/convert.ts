import { convert as convertText, FORMS } from '#package/convert.ts';
import type { Form } from '#package/convert.ts';
import { JSON_LINES, TYPE } from '../sharedOptions.ts';
import { nameFile, findPuzzles } from '../files.ts';
import type { FilePuzzle } from '../files.ts';
import { NAME_A_FOLDER, openOutput, wantsFolder } from '../output.ts';
import type { Status } from '../status.ts';
import { worstOf } from '../status.ts';
import { defineSubcommand } from '../subcommand.ts';
import type { World } from '../world.ts';

/** `gridproof convert`. */
export const convert = defineSubcommand({
  name: 'convert',
  words: '--to FORM [FILE…]',
  about: [
    'writes puzzles in another form: for another program, as a picture, for a solver',
    'What a form cannot hold is said; a puzzle that needs it is refused.',
  ],
  options: {
    ...TYPE,
    to: { kind: 'text', value: 'FORM', about: FORMS.join(', '), choices: FORMS },
    out: { kind: 'text', value: 'FOLDER', about: 'a file for each puzzle, in this folder' },
    page: { kind: 'text', value: 'ADDRESS', about: 'where the page is, for links' },
    ...JSON_LINES,
  },
  async run({ options, words }, world) {
    const { to, out, page, json, type } = options;
    if (to === undefined) {
      world.complain(`Say which form with --to: ${FORMS.join(', ')}.\n`);
      return 'usage';
    }
    const wanted = { form: to as Form, out, json };
    const { puzzles, problems } = await findPuzzles(world, words, type);
    if (wantsFolder(wanted, puzzles.length)) {
      world.complain(NAME_A_FOLDER);
      return 'usage';
    }
    for (const problem of problems) world.complain(`${problem}\n`);
    const statuses: Status[] = problems.length > 0 ? ['refused'] : [];
    const output = openOutput(world, world, wanted);
    for (const [at, puzzle] of puzzles.entries()) {
      const text = await convertOne(world, puzzle, wanted.form, page);
      const { file, line, type: id, title } = puzzle;
      statuses.push(
        text === undefined
          ? 'refused'
          : await output.write(nameFile(puzzle, at), text, { file, line, type: id, title }),
      );
    }
    return worstOf(statuses);
  },
});

/** One puzzle in another form; `undefined` once it is said why it cannot be. */
async function convertOne(
  world: World,
  { file, line, type, text }: FilePuzzle,
  form: Form,
  page: string | undefined,
): Promise<string | undefined> {
  const converted = await convertText({ type, text }, form, page);
  const place = `${file}:${line}`;
  if (!converted.ok) {
    world.complain(`${place}: ${converted.sentence}\n`);
    return undefined;
  }
  const { leftOut } = converted;
  if (leftOut.length > 0) world.complain(`${place}: Left out: ${leftOut.join(', ')}.\n`);
  return converted.text;
}
