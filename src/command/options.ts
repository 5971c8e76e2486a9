import { parseArgs } from 'node:util';

/** An option of a subcommand. */
export interface OptionSpec {
  /** `number` is a whole number; `list` may be given several times. */
  readonly kind: 'flag' | 'text' | 'number' | 'list';
  /** The word for its value in the help: "SECONDS". */
  readonly value?: string;
  readonly about: string;
  /** The least and the largest number, inclusive. */
  readonly from?: number;
  readonly to?: number;
  /** The texts that it can be. */
  readonly choices?: readonly string[];
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** The values of options by name. */
export type OptionsOf<S extends OptionSpecs> = {
  readonly [Name in keyof S]: S[Name]['kind'] extends 'flag'
    ? boolean
    : S[Name]['kind'] extends 'number'
      ? number | undefined
      : S[Name]['kind'] extends 'list'
        ? readonly string[]
        : string | undefined;
};

/** What was given to a subcommand, or a sentence that says what of it is not understood. */
export type Given<S extends OptionSpecs> =
  | { readonly ok: true; readonly options: OptionsOf<S>; readonly words: readonly string[] }
  | { readonly ok: false; readonly sentence: string };

/** Reads what stands after a subcommand. */
export function readOptions<S extends OptionSpecs>(specs: S, given: readonly string[]): Given<S> {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(specs).map(([name, { kind }]) => [
          name,
          kind === 'flag'
            ? { type: 'boolean' as const }
            : { type: 'string' as const, multiple: kind === 'list' },
        ]),
      ),
    });
  } catch (error) {
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return refused(sentence);
  }
  const options: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const value = parsed.values[name];
    const text = typeof value === 'string' ? value : undefined;
    if (spec.kind === 'flag') options[name] = value === true;
    else if (spec.kind === 'list') options[name] = Array.isArray(value) ? value : [];
    else if (spec.kind === 'text') options[name] = text;
    else options[name] = text === undefined ? undefined : Number(text);
    const problem = text === undefined ? undefined : whyNot(name, spec, text);
    if (problem !== undefined) return refused(problem);
  }
  return { ok: true, options: options as OptionsOf<S>, words: parsed.positionals };
}

const refused = (sentence: string) => ({
  ok: false as const,
  sentence: sentence.endsWith('.') ? sentence : `${sentence}.`,
});

function whyNot(name: string, spec: OptionSpec, text: string): string | undefined {
  const { kind, from = 0, to = Infinity, choices } = spec;
  if (kind === 'number' && !(/^\d+$/.test(text) && Number(text) >= from && Number(text) <= to)) {
    const upTo = to === Infinity ? `from ${from} on` : `from ${from} to ${to}`;
    return `--${name} takes a whole number ${upTo}, and not "${text}"`;
  }
  return choices === undefined || choices.includes(text)
    ? undefined
    : `--${name} takes ${choices.join(', ')}, and not "${text}"`;
}

/** The lines of the help about some options. */
export function sayOptions(specs: OptionSpecs): string {
  const rows = Object.entries(specs).map(([name, { value, about }]) => [
    `--${name}${value === undefined ? '' : ` ${value}`}`,
    about,
  ]);
  const widest = Math.max(...rows.map(([option = '']) => option.length));
  return rows.map(([option = '', about]) => `  ${option.padEnd(widest)}  ${about}\n`).join('');
}
