/** Solvers installed on this machine, for tests: they share no code with ours. */
import { spawnSync } from 'node:child_process';

const SOLVERS: readonly (readonly [string, ...string[]])[] = [
  ['z3', '-in'],
  ['cvc5', '--lang=smt2', '--produce-models', '-'],
];

/**
 * Milliseconds until a solver is stopped. Each is stopped in the end: z3 has been seen to sleep forever
 * on a busy machine, and nothing else would end a test that waits for it.
 */
const LIMIT = 60_000;

const isHere = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore', timeout: LIMIT }).status === 0;

/** The installed SMT solvers, by name. */
export const nativeSolvers: readonly string[] = SOLVERS.flatMap(([program]) =>
  isHere(program) ? [program] : [],
);

/** What a program prints for a text, or `timeout` if it was stopped. Throws if it cannot be run. */
function ask(program: string, flags: readonly string[], input: string, limit: number): string {
  const { error, stdout } = spawnSync(program, flags, {
    input,
    encoding: 'utf8',
    timeout: limit,
    killSignal: 'SIGKILL',
  });
  if (error !== undefined && 'code' in error && error.code === 'ETIMEDOUT') return 'timeout';
  if (error !== undefined) throw error;
  return stdout;
}

/** Whether clasp is installed, which solves pseudo-Boolean formulas. */
export const hasClasp = isHere('clasp');

/** clasp's answer to an OPB text; clasp requires variables named x1, x2, …. */
export function askClasp(opb: string): 'sat' | 'unsat' {
  const names = new Map<string, string>();
  const numbered = opb
    .split('\n')
    .filter((line) => !line.startsWith('*'))
    .join('\n')
    .replaceAll(/[a-zA-Z_]\w+/g, (name) => {
      const known = names.get(name) ?? `x${names.size + 1}`;
      names.set(name, known);
      return known;
    });
  const size = numbered.split(';').length - 1;
  const input = `* #variable= ${names.size} #constraint= ${size}\n${numbered}`;
  const stdout = ask('clasp', ['--quiet=2'], input, LIMIT);
  if (/^s SATISFIABLE/m.test(stdout)) return 'sat';
  if (/^s UNSATISFIABLE/m.test(stdout)) return 'unsat';
  throw new Error(`clasp says ${stdout}`);
}

/** An SMT solver's output for a script, or `timeout` after `limit` milliseconds. */
export function askNative(program: string, script: string, limit = LIMIT): string {
  const [, ...flags] = SOLVERS.find(([name]) => name === program) ?? [];
  return ask(program, flags, script, limit);
}
