/**
 * Certificates: a formula and a proof that others can check, with our own checker (`src/checker`)
 * or with VeriPB. The formula is in OPB, the format of pseudo-Boolean solvers; the proof is in
 * VeriPB's format, version 3.0: Bogaerts, Gocht, McCreesh and Nordström, "Certified Dominance and
 * Symmetry Breaking for Combinatorial Optimisation" (2023), and its later grammar.
 */
import type { Certificate } from './certificate.ts';
import { cellName } from '#grid/grid.ts';
import type { Grid } from '#grid/grid.ts';
import { cellWord } from '#grid/names.ts';
import type { Literal } from '#logic/literal.ts';
import { constraintAt, NO_PART } from '#reasoning/layout.ts';
import { coefficientSum } from '#reasoning/pbConstraint.ts';
import type { Lit, PbConstraint } from '#reasoning/pbConstraint.ts';
import { readModel } from '#reasoning/pbFormula.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import type { SearchLog } from '#reasoning/search.ts';
import { writeFlows } from './writeFlows.ts';
import { nameVariables } from './variableNames.ts';

/** The input of a certificate. */
export interface Certified {
  /** "Sudoku: Easter Monster". */
  readonly title: string;
  readonly formula: PbFormula;
  /** The givens. */
  readonly known: readonly Literal[];
  /** The log of a search that was complete. */
  readonly log: SearchLog;
  /** Names the cells. */
  readonly grid: Grid;
}

/**
 * Before so many learnt clauses the flows are deleted, which each of them would look at. Before fewer, a
 * checker takes longer to delete them: measured on Heyawakes of 10 by 10 cells.
 */
const WORTH_DELETING = 100;

/** Writes a certificate for the solutions that a search found and for their completeness. */
export function writeCertificate(certified: Certified): Certificate {
  const { formula, log, grid } = certified;
  const names = nameVariables(formula, (cell) => cellWord(grid, cell));
  const rules = ruleLines(certified, names);
  const givens = givenLines(certified, names);
  const flows = writeFlows(formula, certified.known, log, (literal) => literalText(names, literal));
  const lines = [...rules, ...givens, ...flows.lines];
  for (const model of log.models) {
    lines.push(...solutionLines(formula, names, model, flows.complete(model)));
  }
  // An equation of the rules has two numbers, at least and at most.
  const before = formula.size + countConstraints(givens);
  const more = flows.size + log.models.length;
  const size = before + more;
  const head = [
    `* #variable= ${names.length + flows.variables} #constraint= ${countConstraints(rules) + countConstraints(givens) + more}`,
    `* ${oneLine(certified.title)}`,
    '* A variable such as r1c1_5 says that row 1, column 1 is 5; where a cell has two values, there',
    '* is one variable, for the larger. Names that end in _a and a number are auxiliary.',
    `* cell variables: ${names.filter((_, variable) => formula.meaning(2 * variable) !== undefined).join(' ')}`,
  ];
  const cuts = flows.cutSteps(before + 1, size + 1);
  const steps = [
    ...cuts.steps,
    ...(log.learnt.length < WORTH_DELETING ? [] : cuts.deletions),
    ...log.learnt.map((clause) => `rup ${clauseText(names, clause)};`),
  ];
  const proof = [
    'pseudo-Boolean proof version 3.0',
    `f ${size};`,
    ...steps,
    'rup >= 1;',
    'output NONE;',
    'conclusion UNSAT : -1;',
    'end pseudo-Boolean proof;',
  ];
  return { formula: [...head, ...lines, ''].join('\n'), proof: [...proof, ''].join('\n') };
}

const countConstraints = (lines: readonly string[]): number =>
  lines.filter((line) => !line.startsWith('*')).length;

// Most texts need no change, and to look is faster.
const oneLine = (text: string): string =>
  /[^\S ]| {2}/.test(text) ? text.replaceAll(/\s+/g, ' ') : text;

/** The rules: the sentence of each part of a claim as a comment, then its constraints. */
function ruleLines(certified: Certified, names: readonly string[]): string[] {
  const { formula } = certified;
  const lines: string[] = [];
  let said: string | undefined;
  let before: PbConstraint | undefined;
  for (let index = 0; index < formula.size; index += 1) {
    const constraint = constraintAt(formula, index);
    const sentence = sentenceOf(certified, index);
    const isHalf = isOtherHalf(before, constraint);
    const half = isHalf ? (lines.pop() ?? '') : undefined;
    if (sentence !== said) lines.push(`* ${oneLine(sentence)}`);
    lines.push(half?.replace(' >= ', ' = ') ?? constraintText(names, constraint));
    said = sentence;
    // An equation has both of its halves.
    before = isHalf ? undefined : constraint;
  }
  return lines;
}

/** The meaning of a constraint: a part of a claim, or that a cell has one of its values. */
function sentenceOf({ formula, grid }: Certified, index: number): string {
  const part = formula.parts[formula.origins[index] ?? NO_PART];
  if (part !== undefined) {
    const { label } = part.claim;
    const { sentence } = part;
    return sentence.includes(label) ? sentence : `${label}: ${sentence}`;
  }
  const [first = 0] = constraintAt(formula, index).literals;
  return `${cellName(grid, formula.meaning(first)?.cell ?? 0)} has one of its values`;
}

/**
 * Whether a constraint is the "at most" half of an equation whose "at least" half comes before it.
 */
function isOtherHalf(before: PbConstraint | undefined, constraint: PbConstraint): boolean {
  const { literals, coefficients, degree } = constraint;
  if (before?.literals.length !== literals.length || literals.length < 2) return false;
  return (
    before.degree + degree === coefficientSum(constraint) &&
    literals.every(
      (literal, at) =>
        before.literals[at] === (literal ^ 1) && before.coefficients[at] === coefficients[at],
    )
  );
}

/** The givens, one constraint each. */
function givenLines({ formula, known, grid }: Certified, names: readonly string[]): string[] {
  return known.flatMap((fact) => {
    const literal = formula.literal(fact);
    const said = `${cellName(grid, fact.cell)} is ${fact.value}`;
    if (literal === 'always') return [];
    return literal === 'never'
      ? [`* given: ${said}, which it cannot be`, impossible(names)]
      : [`* given: ${said}`, `+1 ${literalText(names, literal)} >= 1 ;`];
  });
}

/**
 * A solution as a comment with all its true variables, and the clause that excludes it and no
 * other.
 */
function solutionLines(
  formula: PbFormula,
  names: readonly string[],
  model: Uint8Array,
  more: readonly string[],
): string[] {
  const isTrue = [...names.filter((_, variable) => model[variable] === 1), ...more];
  const differs = readModel(formula, model).flatMap((value, cell) => {
    const literal = formula.literal({ cell, value, holds: false });
    return typeof literal === 'number' ? [literal] : [];
  });
  return [`* not this solution: ${isTrue.join(' ')}`, `${clauseText(names, differs)} ;`];
}

const literalText = (names: readonly string[], literal: Lit): string =>
  `${(literal & 1) === 1 ? '~' : ''}${names[literal >> 1] ?? ''}`;

const clauseText = (names: readonly string[], literals: readonly Lit[]): string =>
  `${literals.map((literal) => `+1 ${literalText(names, literal)} `).join('')}>= 1`;

function constraintText(
  names: readonly string[],
  { literals, coefficients, degree }: PbConstraint,
): string {
  if (literals.length === 0) return impossible(names);
  const terms = literals.map(
    (literal, at) => `+${coefficients[at] ?? 0} ${literalText(names, literal)}`,
  );
  return `${terms.join(' ')} >= ${degree} ;`;
}

/** A contradiction, written with a variable: not every parser accepts a constraint without any. */
const impossible = (names: readonly string[]): string => `+1 ${names[0] ?? ''} >= 2 ;`;
