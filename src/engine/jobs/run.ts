import type { RunPrinting, RunResult } from '#engine/questions/questions.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import type { Z3Console, Satisfiable } from '#engine/z3/z3.ts';
import type { Values } from '#logic/claim.ts';
import {
  headOf,
  integerOf,
  lineAndColumn,
  readExpressions,
  unknownOf,
} from '#logic/smtlib/expressions.ts';
import type { Expression, List } from '#logic/smtlib/expressions.ts';
import { tokenize } from '#logic/smtlib/tokens.ts';
import { openPrinter } from './printing.ts';

/** Options that Z3 cannot follow here, by the end of their names, and what is printed instead. */
const REFUSED = [
  // It would wait for a thread for ever.
  [
    'timeout',
    'this page has a time limit of its own; a :timeout needs a thread, which Z3 has not got here',
  ],
  // It opens a file.
  ['output-channel', 'there are no files here: all that Z3 prints is shown on this page'],
] as const;

/** Runs the commands of an SMT-LIB text in order and reports what each prints. */
export function run(
  { warmSolvers, z3 }: Pick<JobContext, 'warmSolvers' | 'z3'>,
  { text }: { readonly text: string },
  report: (printing: RunPrinting) => void,
): RunResult {
  const { expressions, problem } = readExpressions(text);
  const console = z3.openConsole();
  const printer = openPrinter(report);
  const start = performance.now();
  const wants = wantedOf(expressions);
  const end = expressions.findIndex((command) => headOf(command) === 'exit');
  const commands = end < 0 ? expressions : expressions.slice(0, end);
  const last = commands.findLast(isQuestion);
  const milliseconds = { taken: 0 };
  /** A character offset and its line. */
  let place = { at: 0, line: 1 };
  let given = 0;
  let said: Satisfiable | undefined;
  let values: Values = [];
  let core: readonly string[] = [];
  let conflicts: number | undefined;
  try {
    if (wants.cores) console.run('(set-option :produce-unsat-cores true)');
    for (const command of commands) {
      const { from, to } = command;
      // Continues counting from the command before: counting from the top would be quadratic.
      place = { at: from, line: place.line + text.slice(place.at, from).split('\n').length - 1 };
      const { line } = place;
      const refusal = refusalOf(command);
      if (refusal !== undefined) {
        printer.print({ line, text: `(error "${refusal}")`, failed: true });
        continue;
      }
      if (isQuestion(command)) printer.flush();
      // Z3 counts lines across commands, so it gets the newlines in between.
      const between = text.slice(given, from).replaceAll(/[^\n]/g, ' ');
      const printed = console.run(between + text.slice(from, to));
      given = to;
      if (printed.text !== '') {
        printer.print({ line, text: printed.text.trimEnd(), failed: printed.failed });
      }
      const answer = verdictOf(command, printed.text);
      if (answer === undefined) continue;
      said = answer;
      // Only the answer to the last question is shown on the board.
      if (command !== last) continue;
      values =
        answer === 'sat' ? valuesOf(console, wants.unknowns, warmSolvers.model.domains.length) : [];
      core = answer === 'unsat' && wants.names.length > 0 ? coreOf(console) : [];
      conflicts = conflictsOf(console);
    }
    if (problem !== undefined) {
      const { line, column } = lineAndColumn(text, problem.at);
      printer.print({
        line,
        text: `(error "line ${line} column ${column}: ${problem.sentence}")`,
        failed: true,
      });
    }
    printer.end();
    milliseconds.taken = performance.now() - start;
  } finally {
    console.close();
  }
  const { unknowns, assertions } = countsOf(expressions);
  const statistics = { unknowns, assertions, milliseconds: milliseconds.taken, conflicts };
  const unanswered =
    said !== undefined
      ? undefined
      : last !== undefined
        ? 'refused'
        : !hasQuestion(text)
          ? 'no question'
          : problem !== undefined && end < 0
            ? 'not understood'
            : 'not reached';
  return { said, unanswered, values, core, statistics };
}

/** Whether a text contains a question anywhere, even with unbalanced parentheses. */
const hasQuestion = (text: string): boolean =>
  tokenize(text).some(
    (token, at, tokens) =>
      token.kind === 'symbol' &&
      token.text.startsWith('check-sat') &&
      tokens[at - 1]?.kind === 'open',
  );

/** The constants and names in a text, for asking Z3 about them. */
function wantedOf(expressions: readonly Expression[]) {
  const names = expressions.flatMap(namesIn);
  const unknowns = expressions
    .filter(isDeclaration)
    .flatMap(({ items }) => unknownOf(items[1]) ?? []);
  // Cores must be enabled before the first assertion; a text with names wants them.
  const says = expressions.some(
    (command) =>
      command.kind === 'list' &&
      command.items.some((item) => item.kind === 'keyword' && item.text === ':produce-unsat-cores'),
  );
  return { names, unknowns, cores: names.length > 0 && !says };
}

const isDeclaration = (expression: Expression): expression is List =>
  headOf(expression) === 'declare-const' || headOf(expression) === 'declare-fun';

/** The names in `(! … :named a)` within an expression. */
function namesIn(expression: Expression): readonly string[] {
  if (expression.kind !== 'list') return [];
  const { items } = expression;
  const here = items.flatMap((item, index) => {
    const name = items[index + 1];
    return item.kind === 'keyword' && item.text === ':named' && name?.kind === 'symbol'
      ? [name.text]
      : [];
  });
  return [...here, ...items.flatMap(namesIn)];
}

const countsOf = (expressions: readonly Expression[]) => ({
  unknowns: expressions.filter(isDeclaration).length,
  assertions: expressions.filter((command) => headOf(command) === 'assert').length,
});

/** Why a command that sets an option is not given to Z3; nothing where it is. */
function refusalOf(command: Expression): string | undefined {
  if (headOf(command) !== 'set-option' || command.kind !== 'list') return undefined;
  const [, option] = command.items;
  if (option?.kind !== 'keyword') return undefined;
  return REFUSED.find(([ending]) => option.text.endsWith(ending))?.[1];
}

const isQuestion = (command: Expression): boolean =>
  headOf(command)?.startsWith('check-sat') === true;

function verdictOf(command: Expression, printed: string): Satisfiable | undefined {
  if (!isQuestion(command)) return undefined;
  const [word] = printed.trim().split(/\s/);
  return word === 'sat' || word === 'unsat' || word === 'unknown' ? word : undefined;
}

/** The first expression that Z3 prints for a command of ours; `undefined` if it refuses. */
function ask(console: Z3Console, command: string): List | undefined {
  const { text, failed } = console.run(command);
  const [first] = failed ? [] : readExpressions(text).expressions;
  return first?.kind === 'list' ? first : undefined;
}

function valuesOf(console: Z3Console, unknowns: readonly number[], cells: number): Values {
  const asked = [...new Set(unknowns)].filter((unknown) => unknown < cells);
  if (asked.length === 0) return [];
  const values: (number | undefined)[] = Array.from({ length: cells }, () => undefined);
  const pairs = ask(console, `(get-value (${asked.map((unknown) => `V${unknown}`).join(' ')}))`);
  for (const pair of pairs?.items ?? []) {
    if (pair.kind !== 'list') continue;
    const unknown = unknownOf(pair.items[0]);
    if (unknown !== undefined) values[unknown] = integerOf(pair.items[1]);
  }
  return values;
}

const coreOf = (console: Z3Console): readonly string[] =>
  ask(console, '(get-unsat-core)')?.items.flatMap((name) =>
    name.kind === 'symbol' ? [name.text] : [],
  ) ?? [];

function conflictsOf(console: Z3Console): number | undefined {
  const items = ask(console, '(get-info :all-statistics)')?.items ?? [];
  const found = items.flatMap((item, index) =>
    item.kind === 'keyword' && item.text.endsWith('conflicts')
      ? (integerOf(items[index + 1]) ?? [])
      : [],
  );
  return found.length === 0 ? undefined : Math.max(...found);
}
