import type { Parameters } from '#puzzle/parameters.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { TextLine } from '#puzzle/text.ts';
import { parameterOf } from './definition.ts';
import type { Definition } from './definition.ts';

// The first lines of a text form: what is chosen for a board besides its size.

/** The settings of the first lines (`stars 2`), and the options that are ticked. */
export function readChosen(
  { settings, options }: Definition,
  lines: readonly TextLine[],
  ticked: readonly string[],
): Result<Parameters> {
  const chosen: Record<string, number | boolean> = {};
  for (const [index, { name, low, high }] of settings.entries()) {
    const line = lines[index];
    const number = Number(new RegExp(`^${name} (\\d{1,4})$`).exec(line?.text ?? '')?.[1]);
    if (!(number >= low && number <= high)) {
      return failure(`is no line "${name} ${low}" to "${name} ${high}"`, line?.number);
    }
    chosen[name] = number;
  }
  for (const { option } of options) chosen[parameterOf(option)] = ticked.includes(option);
  return success(chosen);
}

/** A line for each setting. */
export const writeSettings = (
  { settings }: Definition,
  parameters: Parameters,
): readonly string[] => settings.map(({ name }) => `${name} ${Number(parameters[name])}`);
