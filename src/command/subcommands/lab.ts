import type { LabReading } from '#definition/labType.ts';
import { countedInWords } from '#logic/words.ts';
import { findingsOf } from '#trial/findings.ts';
import { NOTHING_TRIED, tryDefinition } from '#trial/trial.ts';
import type { Trial } from '#trial/trial.ts';
import { openDesks } from '../desk.ts';
import { nameOf } from '../files.ts';
import { readRulesFile } from '../rules.ts';
import { USUAL_SECONDS, WORK } from '../sharedOptions.ts';
import { worstOf } from '../status.ts';
import type { Status } from '../status.ts';
import { defineSubcommand } from '../subcommand.ts';
import type { World } from '../world.ts';
import { sayVerdict, STATUS_OF_VERDICT } from './verdicts.ts';

/** `gridproof lab`. */
export const lab = defineSubcommand({
  name: 'lab',
  words: '[FILE…]',
  about: [
    'reads rules that somebody wrote, says what is wrong with them, and tries their example',
    'The page has the language of such rules. solve, explain and others read these files, too.',
  ],
  options: {
    seconds: { ...WORK.seconds, about: `how long each trial may take, usually ${USUAL_SECONDS}` },
  },
  async run({ options, words }, world) {
    const seconds = options.seconds ?? USUAL_SECONDS;
    const statuses: Status[] = [];
    for (const file of words.length === 0 ? ['-'] : words) {
      statuses.push(await readOne(world, file, seconds));
    }
    return worstOf(statuses);
  },
});

async function readOne(world: World, file: string, seconds: number): Promise<Status> {
  const read = await readRulesFile(world, file);
  if (!read.ok) {
    world.complain(`${read.sentence}\n`);
    return 'refused';
  }
  const { reading, above, problems } = read.rules;
  const say = (line: number, sentence: string): void =>
    world.print(`${nameOf(file)}:${line}: ${sentence}\n`);
  for (const problem of problems) world.print(`${problem}\n`);
  if (!reading.ok) return 'refused';
  const trial = await tried(world, reading, seconds);
  const found = findingsOf(reading, trial);
  for (const { line, sentence } of found) say(line + above, sentence);
  const { type, definition, example } = reading;
  const statuses: Status[] = problems.length > 0 ? ['refused'] : [];
  const first = above + 1;
  const isTried =
    trial.onSmallest !== undefined && (example === undefined || trial.onExample !== undefined);
  if (!isTried) {
    say(
      first,
      `${type.name}: its rules were not all tried in ${countedInWords(seconds, 'second')}.`,
    );
    statuses.push('undecided');
  }
  if (example === undefined) {
    say(first, `${type.name} can be read; it has no example.`);
    return worstOf(statuses);
  }
  const { said, status } = judged(trial.example, seconds);
  say(above + (definition.example?.line ?? 1), `${type.name}: the example ${said}`);
  return worstOf([...statuses, status]);
}

/** What is known of an example, as the rest of a sentence. */
function judged(
  verdict: Trial['example'],
  seconds: number,
): { readonly said: string; readonly status: Status } {
  if (verdict === undefined)
    return {
      said: `was not decided in ${countedInWords(seconds, 'second')}.`,
      status: 'undecided',
    };
  const said =
    verdict.kind === 'unknown' ? `was ${sayVerdict(verdict)}` : `has ${sayVerdict(verdict)}`;
  return { said, status: STATUS_OF_VERDICT[verdict.kind] };
}

/** Tries a definition, and waits until all is known. */
async function tried(
  world: World,
  reading: Extract<LabReading, { readonly ok: true }>,
  seconds: number,
): Promise<Trial> {
  const [desk, other] = openDesks(world, { jobs: 2, seconds });
  if (desk === undefined || other === undefined) throw new Error('There are two desks');
  let trial: Trial = { ...NOTHING_TRIED, type: reading.type };
  const engines = { rules: desk.witnesses.rules, maker: other.witnesses.rules };
  const note = (found: Partial<Trial>): void => {
    trial = { ...trial, ...found };
  };
  // The time is limited, and not the work.
  await tryDefinition(reading, engines, note, { budget: seconds * 1000, work: Infinity }).done;
  return trial;
}
