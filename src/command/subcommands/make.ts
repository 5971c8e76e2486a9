import { TO_PAGE } from '#book/layout.ts';
import { LARGEST_SEED } from '#making/recipe.ts';
import { FORMS } from '#package/convert.ts';
import type { Form } from '#package/convert.ts';
import { numberAfter, recipeOf } from '#package/makePuzzles.ts';
import type { MadePuzzle, Wishes } from '#package/wishes.ts';
import { GRADES } from '#puzzle/difficulty.ts';
import type { Grade } from '#puzzle/difficulty.ts';
import { wordOfType } from '#puzzle/typeId.ts';
import { JSON_LINES, WORK } from '../sharedOptions.ts';
import { openDesks } from '../desk.ts';
import { writeOrSay } from '../files.ts';
import type { OptionsOf } from '../options.ts';
import { NAME_A_FOLDER, openOutput, holdsOne } from '../output.ts';
import { openProgress } from '../progress.ts';
import { worstOf } from '../status.ts';
import type { Status } from '../status.ts';
import { defineSubcommand } from '../subcommand.ts';
import { workThrough } from '../workThrough.ts';
import { bookOf } from './book.ts';
import { makeOne } from './makeOne.ts';
import type { Made } from './makeOne.ts';
import { typeToMake } from './typeToMake.ts';

const MOST_MADE = 10_000;
/** The one form that holds all puzzles of a run. */
const BOOK = 'book';
const SYMMETRIES = ['none', 'turned', 'mirrored'] as const;

const MAKING = {
  size: { kind: 'text', value: 'SIZE', about: 'such as 9, or 10x12, width first' },
  with: {
    kind: 'list',
    value: 'WORD',
    about: 'an option, such as jigsaw, or another size, such as stars=2; may be repeated',
  },
  grade: { kind: 'text', value: 'GRADE', about: GRADES.join(', '), choices: GRADES },
  count: {
    kind: 'number',
    value: 'N',
    about: 'so many puzzles, usually 1',
    from: 1,
    to: MOST_MADE,
  },
  number: {
    kind: 'number',
    value: 'N',
    about: 'of the first; the same number makes the same puzzle. Usually any',
    from: 1,
    to: LARGEST_SEED,
  },
  symmetry: {
    kind: 'text',
    value: 'HOW',
    about: 'how givens are placed: turned or mirrored',
    choices: SYMMETRIES,
  },
  minimal: { kind: 'flag', about: 'no given can be spared' },
  givens: { kind: 'number', value: 'N', about: 'about so many givens', from: 0, to: LARGEST_SEED },
  drawn: {
    kind: 'text',
    value: 'KIND',
    about: 'clues drawn around the solution, such as little-killer, or mix for several kinds',
  },
  to: {
    kind: 'text',
    value: 'FORM',
    about: `${[...FORMS, BOOK].join(', ')}; usually text. A book is HTML to be printed`,
    choices: [...FORMS, BOOK],
  },
  out: { kind: 'text', value: 'PATH', about: 'a folder with a file for each; of a book its file' },
  page: { kind: 'text', value: 'ADDRESS', about: 'where the page is, for links' },
  title: { kind: 'text', value: 'TITLE', about: 'of a book' },
  'to-page': {
    kind: 'text',
    value: 'N',
    about: 'puzzles on each page of a book',
    choices: TO_PAGE,
  },
  ...JSON_LINES,
  ...WORK,
} as const;

/** `gridproof make`. */
export const make = defineSubcommand({
  name: 'make',
  words: 'TYPE | FILE',
  about: [
    'makes new puzzles with exactly one solution, of any type, size and grade',
    'FILE has the rules of a type that somebody wrote, as for gridproof lab; - is the standard input.',
  ],
  options: MAKING,
  async run({ options, words }, world) {
    const named = await typeToMake(world, words);
    if (!named.ok) return named.status;
    const { type } = named;
    const wishes = wishesOf(options);
    const recipe = recipeOf(type, wishes);
    if (!recipe.ok) {
      world.complain(`${recipe.problem.reason}.\n`);
      return 'usage';
    }
    const { count = 1, to = 'text', out, json, page } = options;
    const isBook = to === BOOK;
    const wanted = { form: isBook ? 'text' : (to as Form), out, json };
    if (holdsOne(wanted) && count > 1) {
      world.complain(NAME_A_FOLDER);
      return 'usage';
    }
    const statuses: Status[] = [];
    const made: MadePuzzle[] = [];
    const progress = openProgress(world, count);
    const output = openOutput(world, progress, wanted);
    const take = async (one: Made): Promise<void> => {
      progress.step();
      const { number } = one;
      if (one.kind === 'failed') {
        progress.complain(`${type.name} no. ${number}: ${one.sentence}\n`);
        statuses.push(one.status);
        return;
      }
      made.push(one.puzzle);
      if (!one.puzzle.asWanted) progress.complain(`${type.name} no. ${number}: ${NEAREST}\n`);
      if (isBook) return;
      const name = `${wordOfType(type.id)}-${number}`;
      statuses.push(await output.write(name, one.written, { number, ...one.puzzle }));
    };
    await workThrough(
      numbersFrom(wishes.number, count),
      openDesks(world, options),
      world.signal,
      (seed, desk) => makeOne(desk, type, { ...recipe.value, seed }, wanted.form, page),
      take,
    );
    progress.end();
    if (isBook && made.length > 0) {
      const book = await bookOf(made, options.title, options['to-page']);
      if (out === undefined) world.print(book);
      else statuses.push(await writeOrSay(world, out, book));
    }
    return world.signal.aborted ? 'stopped' : worstOf(statuses);
  },
});

/** So many numbers, one after the other. */
async function* numbersFrom(first: number, count: number): AsyncGenerator<number> {
  for (let at = 0; at < count; at += 1) yield numberAfter(first, at);
}

const NEAREST = 'nothing closer to what is wanted was found.';

function wishesOf(options: OptionsOf<typeof MAKING>): Wishes {
  const { size, grade, symmetry, minimal, givens, drawn, number } = options;
  return {
    size,
    with: options.with,
    grade: grade as Grade | undefined,
    number: number ?? 1 + Math.floor(Math.random() * LARGEST_SEED),
    symmetry: symmetry as Wishes['symmetry'],
    minimal,
    givens,
    drawn: drawn as Wishes['drawn'],
  };
}
