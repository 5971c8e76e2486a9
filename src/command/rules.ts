import { readLabType } from '#definition/labType.ts';
import type { LabReading } from '#definition/labType.ts';
import { isLikeDefinition, splitDefinition } from '#puzzle/typeId.ts';
import { nameOf, readTextOf } from './files.ts';
import type { World } from './world.ts';

/** The rules in a file, read as a type. */
export interface RulesFile {
  readonly reading: LabReading;
  /** Empty lines above the definition, which are no part of it: its line 1 is line `above + 1` of the file. */
  readonly above: number;
  /** What is wrong with it, as lines with file, line and column. */
  readonly problems: readonly string[];
}

/** Reads the rules in a file, without a board below them; or a sentence that says why there are none. */
export async function readRulesFile(
  world: World,
  file: string,
): Promise<
  | { readonly ok: true; readonly rules: RulesFile }
  | { readonly ok: false; readonly sentence: string }
> {
  const read = await readTextOf(world, file);
  if (!read.ok) return read;
  if (!isLikeDefinition(read.text)) {
    return { ok: false, sentence: `${nameOf(file)} has no rules: these begin with "lab 1".` };
  }
  const reading = readLabType(splitDefinition(read.text).definition);
  const above = (/^\s*/.exec(read.text)?.[0].split('\n').length ?? 1) - 1;
  const problems = reading.problems.map(
    ({ line, column, sentence }) => `${nameOf(file)}:${line + above}:${column}: ${sentence}`,
  );
  return { ok: true, rules: { reading, above, problems } };
}
