import type { OptionSpecs, OptionsOf } from './options.ts';
import type { Status } from './status.ts';
import type { World } from './world.ts';

/** What was given to a subcommand. */
export interface GivenTo<S extends OptionSpecs> {
  readonly options: OptionsOf<S>;
  /** What is no option, in its order. */
  readonly words: readonly string[];
}

/** One of the things that the command does. */
export interface Subcommand<S extends OptionSpecs = OptionSpecs> {
  readonly name: string;
  /** The words after its name, for the help: "FILE…". */
  readonly words: string;
  /** What it does, as lines of the help; the first stands in the list of all. */
  readonly about: readonly string[];
  readonly options: S;
  run(given: GivenTo<S>, world: World): Promise<Status>;
}

/** Declares a subcommand; the types of its options follow from their specs. */
export const defineSubcommand = <const S extends OptionSpecs>(
  subcommand: Subcommand<S>,
): Subcommand =>
  // Options reach `run` only as `readOptions` has read them by these very specs.
  subcommand as unknown as Subcommand;
