import { cellNames } from '#grid/names.ts';
import { assertion } from '#logic/assertion/assertion.ts';
import { compileCondition } from '#logic/assertion/compile.ts';
import type { Domains } from '#logic/assertion/linear.ts';
import { readCondition } from '#logic/assertion/read.ts';
import { shapeOf } from '#logic/assertion/shape.ts';
import type { Condition } from '#logic/assertion/term.ts';
import type { Claim } from '#logic/claim.ts';
import { headOf, readExpressions, writeExpression } from '#logic/smtlib/expressions.ts';
import { boardRules, LONGEST_RULE } from './houseRules.ts';
import type { AssertedBoard, Assertion } from './puzzleType.ts';
import type { Result } from './result.ts';
import { failure, success } from './result.ts';

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
    found.push(new ReadAssertion(writeExpression(term), condition));
  }
  return success(found);
}

const at = (problem: { readonly sentence: string; readonly at: number }): string =>
  `has a mistake at character ${problem.at + 1}: ${problem.sentence}`;

/** A house rule that was read. */
class ReadAssertion implements Assertion {
  readonly text: string;
  readonly cells: readonly number[];
  readonly condition: Condition;

  constructor(text: string, condition: Condition) {
    this.text = text;
    this.cells = condition.unknowns;
    this.condition = condition;
  }

  claim(board: AssertedBoard, index: number, all: readonly Assertion[]): Claim {
    const { text, condition } = this;
    const { grid, domains, values, symbol, word } = board;
    const known = boardRules(grid, values).find(({ term }) => term === text);
    // A rule that stands here twice needs another name the second time.
    const isFirst = all.findIndex((other) => other.text === text) === index;
    const kind = shapeOf(condition)?.kind ?? 'other';
    const words = known !== undefined && isFirst ? known.words : `${PLACES[kind]} ${index + 1}`;
    return assertion({
      condition,
      text,
      place: { words, assertion: index },
      sentence: known?.sentence,
      domains,
      symbol,
      speech: { names: (cells) => cellNames(grid, cells), word },
    });
  }
}

/** What a house rule is called as a place, before its number. */
const PLACES = { 'all different': 'set', sum: 'cage', other: 'house rule' } as const;
