import { nearestWord } from '#definition/problem.ts';
import { readOptions, sayOptions } from './options.ts';
import { STATUS } from './status.ts';
import type { Subcommand } from './subcommand.ts';
import { SUBCOMMANDS } from './subcommands.ts';
import type { World } from './world.ts';

const HELP = new Set(['help', '--help', '-h']);
const VERSION = new Set(['version', '--version', '-v']);

/**
 * Runs the command with the words behind its name, and resolves to what it ends with (see `STATUS`).
 * Rejects for a bug alone.
 */
export async function runCommand(words: readonly string[], world: World): Promise<number> {
  const [word, ...rest] = words;
  if (word === undefined || HELP.has(word)) {
    const about = SUBCOMMANDS.find(({ name }) => name === rest[0]);
    if (rest[0] !== undefined && about === undefined) return sayUnknown(world, rest[0]);
    world.print(about === undefined ? sayAll() : sayHelp(about));
    return word === undefined ? STATUS.usage : STATUS.good;
  }
  if (VERSION.has(word)) {
    world.print(`${world.version}\n`);
    return STATUS.good;
  }
  const subcommand = SUBCOMMANDS.find(({ name }) => name === word);
  if (subcommand === undefined) return sayUnknown(world, word);
  if (rest.some((each) => each === '--help' || each === '-h')) {
    world.print(sayHelp(subcommand));
    return STATUS.good;
  }
  const given = readOptions(subcommand.options, rest);
  if (!given.ok) {
    world.complain(`${given.sentence} See gridproof help ${word}.\n`);
    return STATUS.usage;
  }
  return STATUS[await subcommand.run(given, world)];
}

function sayUnknown(world: World, word: string): number {
  const near = nearestWord(
    word,
    SUBCOMMANDS.map(({ name }) => name),
  );
  const end = near === undefined ? 'gridproof help lists all of them.' : `did you mean "${near}"?`;
  world.complain(`There is no subcommand "${word}": ${end}\n`);
  return STATUS.usage;
}

const ENDS = `It ends with 0 if all was done and each puzzle that was solved has one solution; with 3
if one has several, 4 if one has none, 5 if one was not decided in its time; with 1 if
something could not be read or written or a proof was refused, 2 if the command was not
understood, 130 if it was stopped. The worst counts.
`;

function sayAll(): string {
  const widest = Math.max(...SUBCOMMANDS.map(({ name }) => name.length));
  const lines = SUBCOMMANDS.map(
    ({ name, about: [first = ''] }) => `  ${name.padEnd(widest)}  ${first}\n`,
  );
  return `Gridproof solves, proves, explains and makes logic puzzles.

Usage: gridproof SUBCOMMAND [options]

${lines.join('')}
gridproof help SUBCOMMAND says more.

${ENDS}`;
}

const sayHelp = ({ name, words, about: [first = '', ...more], options }: Subcommand): string =>
  `Usage: gridproof ${name} ${words}

${[`It ${first}.`, ...more].join('\n')}

${sayOptions(options)}`;
