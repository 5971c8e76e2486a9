/**
 * The constraints as a ground program in `aspif`, the form in which Clingo's grounder hands over
 * to its solver: nothing is left to be parsed as a language, or grounded.
 */
import type { Constraints } from './constraints.ts';

export function groundProgram(constraints: Constraints): string {
  const { atoms, choices, clauses, limits, sums, gates, cells } = constraints;
  const lines = ['asp 1 0 0'];
  /** A rule with these heads, if any, and a plain body; statement 1, choice or not. */
  const rule = (heads: readonly number[], body: readonly number[], choice = false): void => {
    lines.push(listed(1, choice ? 1 : 0, heads.length, ...heads, 0, body.length, ...body));
  };
  /** Forbids that the weights of the literals that hold reach the bound. */
  const forbid = (
    bound: number,
    literals: readonly number[],
    weightOf: (at: number) => number = () => 1,
  ): void => {
    const weighted = literals.flatMap((literal, at) => [literal, weightOf(at)]);
    lines.push(listed(1, 0, 0, 1, bound, literals.length, ...weighted));
  };

  const defined = new Set([1, ...gates.map(({ atom }) => atom)]);
  const free = Array.from({ length: atoms }, (_, index) => index + 1).filter(
    (atom) => !defined.has(atom),
  );
  rule([1], []);
  rule(free, [], true);
  for (const { atom, op, of } of gates) {
    if (op === 'and') rule([atom], of);
    else for (const literal of of) rule([atom], [literal]);
  }
  const negated = (literals: readonly number[]) => literals.map((literal) => -literal);
  for (const literals of choices) {
    rule([], negated(literals));
    if (literals.length > 1) forbid(2, literals);
  }
  for (const clause of clauses) rule([], negated(clause));
  for (const { count, literals } of limits) {
    if (count < 0) rule([], []);
    else if (count < literals.length) forbid(count + 1, literals);
  }
  for (const { total, weights, literals } of sums) {
    const weightOf = (at: number) => weights[at] ?? 0;
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    forbid(total + 1, literals, weightOf);
    forbid(all - total + 1, negated(literals), weightOf);
  }
  const shown = new Set(cells.flatMap((cell) => cell.map(([, literal]) => Math.abs(literal))));
  for (const atom of shown) lines.push(`4 ${`v${atom}`.length} v${atom} 1 ${atom}`);
  return `${lines.join('\n')}\n0\n`;
}

const listed = (...numbers: readonly number[]): string => numbers.join(' ');
