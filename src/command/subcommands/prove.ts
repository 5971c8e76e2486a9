import { join } from 'node:path';
import { countedInWords } from '#logic/words.ts';
import { proveBy } from '#package/answers.ts';
import { UnansweredError } from '#package/unanswered.ts';
import { answerEach } from '../answerEach.ts';
import type { Outcome } from '../answerEach.ts';
import { JSON_LINES, TYPE, WORK } from '../sharedOptions.ts';
import type { Desk } from '../desk.ts';
import { nameFile, sayFailure } from '../files.ts';
import type { FilePuzzle } from '../files.ts';
import { defineSubcommand } from '../subcommand.ts';
import type { World } from '../world.ts';
import { sayChecked, sayVerdict, STATUS_OF_VERDICT } from './verdicts.ts';

/** The most solutions that are proved to be all. */
const MOST = 1000;

/** `gridproof prove`. */
export const prove = defineSubcommand({
  name: 'prove',
  words: '[FILE…] [--out FOLDER]',
  about: [
    'writes a formula (OPB) and a proof (VeriPB 3.0) of each verdict, and checks them',
    `A verdict is proved if all solutions are known, at most ${MOST} of them.`,
  ],
  options: {
    ...TYPE,
    out: { kind: 'text', value: 'FOLDER', about: 'where the files go, usually the current folder' },
    ...JSON_LINES,
    ...WORK,
  },
  run: ({ options, words }, world) =>
    answerEach(world, options, words, (puzzle, desk, at) =>
      proveOne(puzzle, desk, world, join(options.out ?? '.', nameFile(puzzle, at))),
    ),
});

async function proveOne(
  { type, text }: FilePuzzle,
  desk: Desk,
  world: World,
  path: string,
): Promise<Outcome> {
  const { verdict, certificate } = await proveBy(
    desk.ask,
    { type, text },
    {
      count: MOST,
      work: Infinity,
    },
  );
  const status = STATUS_OF_VERDICT[verdict.kind];
  const said = sayVerdict(verdict);
  if (certificate === undefined) {
    return {
      status: status === 'good' ? 'undecided' : status,
      said: `${said} No proof is written of this.`,
      json: { verdict: verdict.kind },
    };
  }
  const { formula, proof } = certificate;
  const limit = AbortSignal.timeout(desk.budget);
  const checked = await world
    .check(formula, proof, AbortSignal.any([world.signal, limit]))
    .catch((error: unknown) => {
      if (!limit.aborted) throw error;
      throw new UnansweredError(
        `checking the proof took more than ${countedInWords(desk.budget / 1000, 'second')}`,
        'overdue',
        true,
      );
    });
  if (checked.kind === 'refused')
    throw new UnansweredError(
      `${sayChecked(checked, 'the formula', 'the proof')} This is a bug in Gridproof.`,
    );
  const files = [`${path}.opb`, `${path}.pbp`] as const;
  try {
    await world.writeFile(files[0], formula);
    await world.writeFile(files[1], proof);
  } catch (error) {
    throw new UnansweredError(`${path}.opb and .pbp cannot be written: ${sayFailure(error)}`);
  }
  const { steps } = checked;
  return {
    status,
    said: `${said} Proof of ${steps} ${steps === 1 ? 'step' : 'steps'}, checked: ${files.join(', ')}`,
    json: { verdict: verdict.kind, steps, formula: files[0], proof: files[1] },
  };
}
