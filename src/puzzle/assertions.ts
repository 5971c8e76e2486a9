import { cellNames } from '#grid/names.ts';
import type { Grid } from '#grid/grid.ts';
import { assertion } from '#logic/assertion/assertion.ts';
import { compileCondition } from '#logic/assertion/compile.ts';
import type { Domains } from '#logic/assertion/linear.ts';
import { readCondition } from '#logic/assertion/read.ts';
import { shapeOf } from '#logic/assertion/shape.ts';
import type { Condition } from '#logic/assertion/term.ts';
import type { Claim, Place, ValueSymbol } from '#logic/claim.ts';
import { headOf, readExpressions, writeExpression } from '#logic/smtlib/expressions.ts';
import { boardRules, LONGEST_RULE } from './houseRules.ts';
import type { Result } from './result.ts';
import { failure, success } from './result.ts';

/** A house rule as it is kept: a term of sort Bool over `V0` to `Vn`. */
export interface Assertion {
  /** On one line, with single spaces. */
  readonly text: string;
  readonly condition: Condition;
}

/** More would not fit into a link. */
export const MOST_ASSERTIONS = 100;

/**
 * Reads house rules from SMT-LIB: terms, or `(assert …)` commands as they stand in a script.
 * `cells` is how many unknowns there are, `values` what each can be at most. The problem has no
 * line; it speaks of a character where that helps.
 */
export function readAssertions(
  text: string,
  cells: number,
  values: readonly number[],
): Result<readonly Assertion[]> {
  if (text.length > LONGEST_RULE) {
    return failure(`has ${text.length} characters; at most ${LONGEST_RULE} are read`);
  }
  const { expressions, problem } = readExpressions(text);
  if (problem !== undefined) return failure(at(problem));
  const domains: Domains = Array.from({ length: cells }, () => values);
  const found: Assertion[] = [];
  for (const expression of expressions) {
    const asserted = headOf(expression) === 'assert' && expression.kind === 'list';
    const [term, ...more] = asserted ? expression.items.slice(1) : [expression];
    if (term === undefined || more.length > 0) {
      return failure(at({ sentence: 'assert wants one operand', at: expression.from }));
    }
    const condition = readCondition(term, cells);
    if ('sentence' in condition) return failure(at(condition));
    if (condition.unknowns.length === 0) {
      return failure(at({ sentence: 'no cell is mentioned here', at: term.from }));
    }
    if (compileCondition(condition, domains) === undefined) {
      const sentence = 'this has more combinations than can be worked with here';
      return failure(at({ sentence, at: term.from }));
    }
    found.push({ text: writeExpression(term), condition });
  }
  return success(found);
}

const at = (problem: { readonly sentence: string; readonly at: number }): string =>
  `has a mistake at character ${problem.at + 1}: ${problem.sentence}`;

/** House rules as claims, in their order. The texts must be as `readAssertions` gave them. */
export function assertionClaims(
  texts: readonly string[],
  board: {
    readonly grid: Grid;
    readonly domains: Domains;
    /** All values a cell can have. */
    readonly values: readonly number[];
    readonly symbol: ValueSymbol;
    readonly word: ValueSymbol;
  },
): readonly Claim[] {
  if (texts.length === 0) return [];
  const { grid, domains, values, symbol, word } = board;
  const known = new Map(boardRules(grid, values).map((rule) => [rule.term, rule]));
  const speech = { names: (cells: readonly number[]) => cellNames(grid, cells), word };
  return texts.map((text, index) => {
    const read = readAssertions(text, domains.length, values);
    const [only] = read.ok ? read.value : [];
    if (only === undefined) throw new Error(`A house rule that cannot be read: ${text}`);
    const { condition } = only;
    const rule = known.get(text);
    // A rule that stands here twice needs another name the second time.
    const named = rule !== undefined && texts.indexOf(text) === index;
    const words = named
      ? rule.words
      : `${PLACES[shapeOf(condition)?.kind ?? 'other']} ${index + 1}`;
    const place: Place = { words, assertion: index };
    return assertion({ condition, text, place, sentence: rule?.sentence, domains, symbol, speech });
  });
}

/** A house rule in words: "cage 2 adds up to 9", "house rule 3: row 1, column 1 is odd". */
export const sayAssertion = ({ label, sentence }: Claim): string =>
  sentence.startsWith(`${label} `) ? sentence : `${label}: ${sentence}`;

/** What a house rule is called as a place, before its number. */
const PLACES = { 'all different': 'set', sum: 'cage', other: 'house rule' } as const;
