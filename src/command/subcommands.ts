import type { Subcommand } from './subcommand.ts';
import { checkProof } from './subcommands/checkProof.ts';
import { convert } from './subcommands/convert.ts';
import { explain } from './subcommands/explain.ts';
import { grade } from './subcommands/grade.ts';
import { hint } from './subcommands/hint.ts';
import { lab } from './subcommands/lab.ts';
import { make } from './subcommands/make.ts';
import { prove } from './subcommands/prove.ts';
import { solve } from './subcommands/solve.ts';

/** All that the command does, in the order of its help. */
export const SUBCOMMANDS: readonly Subcommand[] = [
  solve,
  prove,
  checkProof,
  hint,
  explain,
  grade,
  make,
  convert,
  lab,
];
