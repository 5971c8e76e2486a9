import { join } from 'node:path';
import type { Form } from '#package/convert.ts';
import { writeOrSay } from './files.ts';
import type { Progress } from './progress.ts';
import type { Status } from './status.ts';
import type { World } from './world.ts';

/** The ending of a file in each form, and what stands between two puzzles in one text. */
const FILES: Readonly<Record<Form, { readonly ending: string; readonly between: string }>> = {
  text: { ending: '.txt', between: '%%\n' },
  link: { ending: '.txt', between: '' },
  'puzz.link': { ending: '.txt', between: '' },
  'f-puzzles': { ending: '.txt', between: '' },
  tatham: { ending: '.txt', between: '' },
  non: { ending: '.non', between: '%%\n' },
  svg: { ending: '.svg', between: '' },
  smtlib: { ending: '.smt2', between: '(reset)\n' },
};

/** Where puzzles in some form go: to files of a folder, to lines of JSON, or one after the other. */
export interface Destination {
  /** `name` is that of the file without its ending; `json` is what else is said of it. */
  write(name: string, text: string, json: object): Promise<Status>;
}

export interface OutputOptions {
  readonly form: Form;
  /** The folder for a file each. */
  readonly out: string | undefined;
  readonly json: boolean;
}

/** Opens an output; what it prints has the bar out of its way. */
export function openOutput(
  world: World,
  { print }: Pick<Progress, 'print'>,
  { form, out, json }: OutputOptions,
): Destination {
  const { ending, between } = FILES[form];
  let printed = 0;
  return {
    async write(name, text, data) {
      if (out !== undefined) return writeOrSay(world, join(out, `${name}${ending}`), text);
      if (json) print(`${JSON.stringify({ ...data, form, written: text })}\n`);
      else print(printed === 0 ? text : between + text);
      printed += 1;
      return 'good';
    },
  };
}

/** Whether only one puzzle can be written there. */
export const holdsOne = ({ form, out, json }: OutputOptions): boolean =>
  form === 'svg' && out === undefined && !json;

export const NAME_A_FOLDER = 'These are several pictures: name a folder for them with --out.\n';
