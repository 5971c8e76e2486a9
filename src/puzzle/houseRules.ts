import type { Grid } from '#grid/grid.ts';
import { cellNames } from '#grid/names.ts';
import { assertion } from '#logic/assertion/assertion.ts';
import { readCondition } from '#logic/assertion/read.ts';
import { shapeOf } from '#logic/assertion/shape.ts';
import type { Shape } from '#logic/assertion/shape.ts';
import type { Condition } from '#logic/assertion/term.ts';
import { NO_WORK, tooMuch, workOf, workTogether } from '#logic/assertion/work.ts';
import type { AssertionWork } from '#logic/assertion/work.ts';
import type { Claim } from '#logic/claim.ts';
import { headOf, readExpressions, writeExpression } from '#logic/smtlib/expressions.ts';
import type { Figure } from './figure.ts';
import type { HouseRuleBoard, HouseRule, Structure, TermRule } from './puzzle.ts';
import type { Result } from './result.ts';
import { failure, success } from './result.ts';
import { boardRules, LONGEST_RULE } from './ruleTerms.ts';

/**
 * Reads house rules from SMT-LIB: terms, or `(assert …)` commands as in a script. `cells` is the
 * number of unknowns, `values` are all values that they may have, `before` are the house rules that
 * the board has already; refuses rules whose work together with those exceeds a limit. The problem
 * has no line; it names a character if that helps.
 */
export function readHouseRules(
  text: string,
  cells: number,
  values: readonly number[],
  before: readonly HouseRule[] = [],
): Result<readonly TermRule[]> {
  if (text.length > LONGEST_RULE) {
    return failure(`has ${text.length} characters; at most ${LONGEST_RULE} are read`);
  }
  const { expressions, problem } = readExpressions(text);
  if (problem !== undefined) return failure(at(problem));
  let done = before.reduce(
    (sum, rule) => (rule.form === 'term' ? workTogether(sum, rule.work) : sum),
    NO_WORK,
  );
  const found: TermRule[] = [];
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
    const work = workOf(condition, values);
    const alone = tooMuch(work);
    if (alone !== undefined) return failure(at({ sentence: `this ${alone}`, at: term.from }));
    done = workTogether(done, work);
    const together = tooMuch(done);
    if (together !== undefined) {
      const sentence = `this, with the house rules before it, ${together}`;
      return failure(at({ sentence, at: term.from }));
    }
    found.push(new ReadHouseRule(writeExpression(term), condition, work));
  }
  return success(found);
}

const at = (problem: { readonly sentence: string; readonly at: number }): string =>
  `has a mistake at character ${problem.at + 1}: ${problem.sentence}`;

/** A house rule as read. */
class ReadHouseRule implements TermRule {
  readonly form = 'term';
  readonly text: string;
  readonly work: AssertionWork;
  readonly condition: Condition;

  constructor(text: string, condition: Condition, work: AssertionWork) {
    this.text = text;
    this.work = work;
    this.condition = condition;
  }

  shape(): Shape | undefined {
    return shapeOf(this.condition);
  }

  figures(grid: Grid): readonly Figure[] {
    const figure = figureOf(this.condition, grid);
    return figure === undefined ? [] : [figure];
  }

  claims(
    board: HouseRuleBoard,
    _: Structure,
    index: number,
    all: readonly HouseRule[],
  ): readonly [Claim] {
    const { text, condition } = this;
    const { grid, domains, symbol, word } = board;
    const known = boardRules(grid, board.values).find(({ term }) => term === text);
    // A repeated rule needs another name the second time.
    const isFirst = all.findIndex((other) => other.text === text) === index;
    const kind = shapeOf(condition)?.kind ?? 'other';
    const words = known !== undefined && isFirst ? known.words : `${PLACES[kind]} ${index + 1}`;
    const claim = assertion({
      condition,
      text,
      place: {
        words,
        houseRule: index,
        // Only its number distinguishes it from others of its kind.
        ...(known === undefined || !isFirst
          ? { noun: { one: PLACES[kind], many: `${PLACES[kind]}s` } }
          : {}),
      },
      sentence: known?.sentence,
      domains,
      symbol,
      speech: { names: (cells, named) => cellNames(grid, cells, named), word },
    });
    return [claim];
  }
}

/** The usual drawing of a condition. */
function figureOf(condition: Condition, grid: Grid): Figure | undefined {
  const { unknowns: cells } = condition;
  const shape = shapeOf(condition);
  if (shape?.kind === 'sum' || shape?.kind === 'cage') {
    return { kind: 'cage', cells, label: String(shape.total) };
  }
  if (shape?.kind === 'all different') {
    return areInLine(grid, cells) ? { kind: 'line', cells } : { kind: 'cage', cells, label: '≠' };
  }
  if (condition.kind !== 'compare' || condition.of.length !== 2) return undefined;
  const [a, b] = condition.of;
  if (a?.kind === 'unknown' && b?.kind === 'unknown') {
    const [greater, less] = condition.by === '>' ? [a.unknown, b.unknown] : [b.unknown, a.unknown];
    const isStrict = condition.by === '>' || condition.by === '<';
    return isStrict && touch(grid, greater, less) ? { kind: 'greater', greater, less } : undefined;
  }
  if (condition.by !== '=' || a?.kind !== 'remainder' || a.by !== 2) return undefined;
  if (a.of.kind !== 'unknown' || b?.kind !== 'number') return undefined;
  const cell = a.of.unknown;
  return b.value === 0 || b.value === 1
    ? { kind: b.value === 0 ? 'even' : 'odd', cell }
    : undefined;
}

function touch({ centres }: Grid, a: number, b: number): boolean {
  const [from, to] = [centres[a], centres[b]];
  return from !== undefined && to !== undefined && Math.hypot(from.x - to.x, from.y - to.y) <= 1;
}

/** Whether the cells are consecutive on a diagonal. */
function areInLine({ centres }: Grid, cells: readonly number[]): boolean {
  const steps = cells.slice(1).map((cell, at) => {
    const [from, to] = [centres[cells[at] ?? -1], centres[cell]];
    return [(to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0)] as const;
  });
  const [first] = steps;
  return steps.every(
    ([x, y]) => Math.abs(x) === 1 && Math.abs(y) === 1 && x === first?.[0] && y === first[1],
  );
}

/** The noun of a house rule's place, before its number. */
const PLACES = { 'all different': 'set', sum: 'cage', cage: 'cage', other: 'house rule' } as const;
