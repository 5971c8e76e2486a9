import { parseArgs } from 'node:util';
import { nearestWord } from '#definition/problem.ts';

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
  const { tokens, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    // What is wrong is said here, in our own words.
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(specs).map(([name, { kind }]) => [
        name,
        { type: kind === 'flag' ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
  });
  const options: Record<string, unknown> = Object.fromEntries(
    Object.entries(specs).map(([name, { kind }]) => [name, UNSET[kind]]),
  );
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue = false } = token;
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (spec === undefined) return refused(`There is no option ${rawName}`, name, specs);
    if (seen.has(name) && spec.kind !== 'list') return refused(`${rawName} is given twice`);
    seen.add(name);
    if (spec.kind === 'flag') {
      if (value !== undefined) return refused(`${rawName} takes no value`);
      options[name] = true;
      continue;
    }
    // An option that follows is none.
    if (value === undefined || (!inlineValue && value.startsWith('--'))) {
      return refused(`${rawName} wants a value: ${rawName} ${spec.value ?? 'VALUE'}`);
    }
    const problem = whyNot(name, spec, value);
    if (problem !== undefined) return refused(problem);
    if (spec.kind === 'list') options[name] = [...(options[name] as readonly string[]), value];
    else options[name] = spec.kind === 'number' ? Number(value) : value;
  }
  return { ok: true, options: options as OptionsOf<S>, words: positionals };
}

/** What an option is that is not given. */
const UNSET = { flag: false, list: [], text: undefined, number: undefined } as const;

/** A refusal; where a name is unknown, with the option that was most likely meant. */
function refused(sentence: string, name?: string, specs: OptionSpecs = {}) {
  const near = name === undefined ? undefined : nearestWord(name, Object.keys(specs));
  const end = near === undefined ? '.' : `: did you mean --${near}?`;
  return { ok: false as const, sentence: `${sentence}${end}` };
}

/** So many choices are always listed. */
const FEW = 10;

function whyNot(name: string, spec: OptionSpec, text: string): string | undefined {
  const { kind, from = 0, to = Infinity, choices } = spec;
  if (kind === 'number' && !(/^\d+$/.test(text) && Number(text) >= from && Number(text) <= to)) {
    const upTo = to === Infinity ? `from ${from} on` : `from ${from} to ${to}`;
    return `--${name} takes a whole number ${upTo}, and not "${text}"`;
  }
  if (choices === undefined || choices.includes(text)) return undefined;
  const near = choices.length > FEW ? nearestWord(text, choices) : undefined;
  return near === undefined
    ? `--${name} takes ${choices.join(', ')}, and not "${text}"`
    : `--${name} takes no "${text}", perhaps "${near}"`;
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
