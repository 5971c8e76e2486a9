import { convert as convertText, FORMS } from '#package/convert.ts';
import type { Form } from '#package/convert.ts';
import { JSON_LINES, TYPE } from '../sharedOptions.ts';
import { nameFile, findPuzzles } from '../files.ts';
import type { FilePuzzle } from '../files.ts';
import { NAME_A_FOLDER, openOutput, holdsOne } from '../output.ts';
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
    const statuses = new Set<Status>();
    const output = openOutput(world, world, wanted);
    let held: FilePuzzle | undefined;
    let at = 0;
    const write = async (puzzle: FilePuzzle): Promise<void> => {
      const text = await convertOne(world, puzzle, wanted.form, page);
      const { file, line, type: id, title } = puzzle;
      const about = { file, line, type: id, title };
      statuses.add(
        text === undefined ? 'refused' : await output.write(nameFile(puzzle, at), text, about),
      );
      at += 1;
    };
    for await (const found of findPuzzles(world, words, type)) {
      if (found.kind === 'problem') {
        world.complain(`${found.sentence}\n`);
        statuses.add('refused');
      } else if (!holdsOne(wanted)) await write(found.puzzle);
      else if (held === undefined) held = found.puzzle;
      else {
        world.complain(NAME_A_FOLDER);
        return 'usage';
      }
    }
    if (held !== undefined) await write(held);
    return worstOf([...statuses]);
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
