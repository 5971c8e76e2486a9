import { readLabType } from '#definition/labType.ts';
import type { LabReading } from '#definition/labType.ts';
import { findingsOf } from '#trial/findings.ts';
import { NOTHING_TRIED, tryDefinition } from '#trial/trial.ts';
import type { Trial } from '#trial/trial.ts';
import { openDesks } from '../desk.ts';
import { nameOf, readTextOf } from '../files.ts';
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
  options: {},
  async run({ words }, world) {
    const statuses: Status[] = [];
    for (const file of words.length === 0 ? ['-'] : words) {
      statuses.push(await readOne(world, file));
    }
    return worstOf(statuses);
  },
});

async function readOne(world: World, file: string): Promise<Status> {
  const read = await readTextOf(world, file);
  if (!read.ok) {
    world.complain(`${read.sentence}\n`);
    return 'refused';
  }
  const say = (line: number, sentence: string): void =>
    world.print(`${nameOf(file)}:${line}: ${sentence}\n`);
  const reading = readLabType(read.text);
  // Empty lines above a definition are no part of it.
  const above = (/^\s*/.exec(read.text)?.[0].split('\n').length ?? 1) - 1;
  for (const { line, column, sentence } of reading.problems) {
    world.print(`${nameOf(file)}:${line + above}:${column}: ${sentence}\n`);
  }
  if (!reading.ok) return 'refused';
  const trial = await tried(world, reading);
  const found = findingsOf(reading, trial);
  for (const { line, sentence } of found) say(line + above, sentence);
  const { type, definition, example } = reading;
  const verdict = trial.example;
  const first = above + 1;
  if (example === undefined) say(first, `${type.name} can be read; it has no example.`);
  else if (verdict === undefined) say(first, `${type.name}: its example was not decided.`);
  else
    say(
      above + (definition.example?.line ?? 1),
      `${type.name}: the example has ${sayVerdict(verdict)}`,
    );
  const status: Status =
    example === undefined
      ? 'good'
      : verdict === undefined
        ? 'undecided'
        : STATUS_OF_VERDICT[verdict.kind];
  return worstOf([status, ...(reading.problems.length > 0 ? (['refused'] as const) : [])]);
}

/** Tries a definition, and waits until all is known. */
async function tried(
  world: World,
  reading: Extract<LabReading, { readonly ok: true }>,
): Promise<Trial> {
  const [desk, other] = openDesks(world, { jobs: 2 });
  if (desk === undefined || other === undefined) throw new Error('There are two desks');
  let trial: Trial = { ...NOTHING_TRIED, type: reading.type };
  const engines = { rules: desk.witnesses.rules, maker: other.witnesses.rules };
  await tryDefinition(reading, engines, (found) => {
    trial = { ...trial, ...found };
  }).done;
  return trial;
}
