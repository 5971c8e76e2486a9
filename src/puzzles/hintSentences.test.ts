import { describe, expect, it } from 'vitest';
import { firstTwo } from '#engine/jobs/solve.ts';
import { deductions, isFull } from '#engine/jobs/walkthrough.ts';
import { explainingOf } from '#engine/mus/explaining.ts';
import { isRelease, isThorough } from '#trials.ts';
import { openContext } from '#engine/z3/nodeZ3.ts';
import type { Literal } from '#logic/literal.ts';
import { speechOf } from '#puzzle/puzzleType.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import { partsIn } from '#reasoning/reason.ts';
import type { Deduction } from '#reasoning/reason.ts';
import { explainStep } from '#reasoning/explainStep.ts';
import { newsOf } from '#reasoning/techniques/candidates.ts';
import type { Explained } from '#reasoning/explained.ts';
import { bySize, testedExamples } from './testing.ts';

// Parses the sentences of hints and checks their statements against the board.

/** Cells in a sentence as "<3 4>", so that it can be parsed. */
const names = (cells: readonly number[]): string => `<${cells.join(' ')}>`;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const LIST = String.raw`(\d+(?:, \d+)*(?: or \d+)?)`;
const ONLY = new RegExp(`<([\\d ]+)> (can only be|is not|are not) ${LIST}`, 'g');

const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

/** The statements of a text about cells: "<3 4> can only be 4 or 5", "<3> is not 1". */
const saidOf = (text: string) =>
  [...text.matchAll(ONLY)].map(([, cells = '', verb, list = '']) => ({
    cells: numbersIn(cells),
    isLeft: verb === 'can only be',
    values: numbersIn(list),
  }));

/** All ways to fill cells, each from its choices; with different values if required. */
function* fillings(
  choices: readonly (readonly number[])[],
  total: number,
  different: boolean,
  begun: readonly number[] = [],
): Generator<readonly number[]> {
  const own = choices[begun.length];
  if (own === undefined) {
    if (total === 0) yield begun;
    return;
  }
  for (const value of own) {
    if (value > total || (different && begun.includes(value))) continue;
    yield* fillings(choices, total - value, different, [...begun, value]);
  }
}

/** Errors in a sentence about one sum: its conclusion does not follow, or it lists other ways. */
function amissInSum(
  formula: PbFormula,
  deduction: Deduction,
  { sentence, lines }: Explained,
): string[] {
  const { conclusions, reason, before, named } = deduction;
  const sums = partsIn(formula, reason).flatMap(({ telling }) => telling?.sum ?? []);
  const [sum, ...others] = sums;
  const isOne = named !== undefined || reason.parts.length === 1;
  if (!isOne || sum === undefined || others.length > 0 || lines.length > 0) return [];
  const [premise = ''] = sentence.split(/,? so |\. So /);
  const held = sum.cells.filter((cell) => before?.values[cell] !== undefined);
  const told = reason.facts.filter(({ cell, holds }) => holds && sum.cells.includes(cell));
  const [, added, count] = / and has (\d+) from (\w+) cell/.exec(premise) ?? [];
  const rest = /, and its other cells to (\d+)/.exec(premise)?.[1];
  const listed = / and has ([\d, and]+) already/.exec(premise)?.[1];
  const isAll = count !== undefined && NUMBERS.indexOf(count) === held.length;
  const taken = isAll ? held : told.map(({ cell }) => cell);
  const has = taken.map((cell) => before?.values[cell] ?? 0);
  const amiss: string[] = [];
  const sofar = has.reduce((all, value) => all + value, 0);
  if (added !== undefined && Number(added) !== sofar) amiss.push(`has not ${added}`);
  if (listed !== undefined && numbersIn(listed).join(' ') !== has.join(' ')) amiss.push(listed);
  if (rest !== undefined && Number(rest) !== sofar) amiss.push(`others not ${rest}`);
  const isSaid = [added, listed, rest].some((of) => of !== undefined);
  const said = saidOf(premise);
  const choices = sum.cells.map((cell) => {
    if (isSaid && taken.includes(cell)) return [before?.values[cell] ?? 0];
    const own = said.filter(({ cells }) => cells.includes(cell));
    return (formula.domains[cell] ?? []).filter((value) =>
      own.every(({ isLeft, values }) => values.includes(value) === isLeft),
    );
  });
  const all = [...fillings(choices, sum.total, sum.ways !== undefined)];
  if (all.length === 0) amiss.push('nothing is left');
  for (const { cell, value, holds } of conclusions) {
    const at = sum.cells.indexOf(cell);
    if (at < 0) return [];
    if (!all.every((filling) => (filling[at] === value) === holds)) {
      amiss.push(`${cell} ${holds ? 'is' : 'is not'} ${value} does not follow`);
    }
  }
  const ways = /(?::|which leaves|only as) ((?:[\d+]+(?:, | or )?)+)/.exec(premise)?.[1];
  if (ways !== undefined) {
    const found = all.map((filling) =>
      filling
        .filter((_, at) => !(isSaid && taken.includes(sum.cells[at] ?? -1)))
        .toSorted((a, b) => a - b)
        .join('+'),
    );
    const wanted = [...new Set(found)].toSorted();
    const listedWays = (ways.match(/[\d+]+/g) ?? []).toSorted();
    if (wanted.join(' ') !== listedWays.join(' ')) amiss.push(`ways ${wanted.join(' ')}`);
  }
  return amiss;
}

/**
 * Lists of a cell's remaining values that are not exactly those that remained before, without the
 * conclusions.
 */
function amissInLists(formula: PbFormula, deduction: Deduction, { sentence }: Explained): string[] {
  const { conclusions, before } = deduction;
  const end = sentence.split(/,? so |\. So /).at(-1) ?? '';
  if (before === undefined || sentence.startsWith('Suppose')) return [];
  const isLeft = newsOf(formula, before);
  return saidOf(end).flatMap(({ cells, isLeft: isList, values }) =>
    cells.flatMap((cell) => {
      const own = conclusions.filter((of) => of.cell === cell);
      if (!isList || own.some(({ holds }) => holds)) return [];
      const left = (formula.domains[cell] ?? []).filter(
        (value) =>
          isLeft({ cell, value, holds: false }) && !own.some((of: Literal) => of.value === value),
      );
      return left.join(' ') === values.join(' ') ? [] : [`${cell} is left ${left.join(' ')}`];
    }),
  );
}

/** The branches of cases, each without its supposition. */
function branchesOf(lines: readonly string[]): readonly string[] {
  const branches: string[] = [];
  for (const line of lines) {
    const [, rest] =
      /^If [^:]*?(?:\d|X|O|star|ship|water|blank|filled|empty), (.*)$/.exec(line) ?? [];
    if (rest !== undefined) branches.push(rest);
    else if (branches.length > 0) branches.push(`${branches.pop() ?? ''} ${line}`);
  }
  return branches;
}

/** Errors in the wording alone. */
function amissInWords(told: Explained): string[] {
  const text = [told.sentence, ...told.lines].join(' ');
  const amiss: string[] = [];
  const isSupposed = /^Suppose|case by case/.test(told.sentence);
  if (isSupposed && / already|as it stands/.test(text)) amiss.push('supposed, and already so');
  if (/> is[.;,] /.test(text)) amiss.push('is what?');
  if (/<\d+> are /.test(text)) amiss.push('one cell, and "are"');
  for (const [found] of text.matchAll(/(?:one of )?<\d+ [\d ]+> is /gi)) {
    if (!/^one of/i.test(found)) amiss.push(`${found}of several cells`);
  }
  if (/<[\d ]+>, <[\d ]+>(?:,| or)/.test(text)) amiss.push('names that have commas, in a list');
  const branches = branchesOf(told.lines);
  if (new Set(branches).size < branches.length) amiss.push('branches that are alike');
  return amiss;
}

/** Contradictions worded as the plain sentence of a rule that can say how it would be broken. */
function amissInContradiction(formula: PbFormula, deduction: Deduction, told: Explained): string[] {
  const text = [told.sentence, ...told.lines].join(' ');
  const [, end] = /\b[Bb]ut ([^.]*?)(?:: so|, so that cannot be|\.)/.exec(text) ?? [];
  const reason = deduction.argued ?? deduction.reason;
  const bare = partsIn(formula, reason).find(({ sentence }) => sentence === end);
  return bare?.telling?.breaks === undefined ? [] : [`not shown: ${end ?? ''}`];
}

/** Larger boards take too long for every test run. */
const LARGEST = 90;

/** The fraction of the other boards that are walked: one of this many. */
const ONE_OF = isRelease ? 2 : isThorough ? 12 : 24;

const walked = bySize(testedExamples)
  .filter(
    ({ example }) => example.solutionCount === 1 && (example.solutions[0]?.length ?? 0) <= LARGEST,
  )
  .filter((_, at) => at % ONE_OF === 0);

describe.each(walked)('$title', ({ type, example: { puzzle } }) => {
  it('is explained in sentences that say what they rest on, and nothing that is not so', async () => {
    const context = await openContext(type, puzzle);
    const { warmSolvers, givens } = context;
    const { formula } = explainingOf(warmSolvers);
    const { word, values, complement } = speechOf(type, puzzle);
    const symbols = { names, word: String, ...(values && { values }) };
    const words = { names, word, ...(values && { values }), ...(complement && { complement }) };
    const found: string[] = [];
    for (const deduction of deductions(context, firstTwo(warmSolvers, givens), isFull)) {
      const inNumbers = explainStep(formula, deduction, symbols);
      const inWords = explainStep(formula, deduction, words);
      const text = [inWords.sentence, ...inWords.lines].join(' ');
      const amiss = [
        ...amissInSum(formula, deduction, inNumbers),
        ...amissInLists(formula, deduction, inNumbers),
        ...amissInWords(inWords),
        ...amissInContradiction(formula, deduction, inWords),
      ];
      found.push(...amiss.map((one) => `${one}: ${text}`));
    }
    warmSolvers.close();
    expect(found).toEqual([]);
  });
});
