import { describe, expect, it } from 'vitest';
import { writeCertificate } from '#certificate/write.ts';
import { checkProof } from '#checker/check.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import { openRuleSolver } from '#engine/worker/ruleSolver.ts';
import { openContext } from '#engine/z3/nodeZ3.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { literalsOf } from '#logic/literal.ts';
import { judgeModel } from '#logic/model.ts';
import { writeSmtlib } from '#logic/smtlib/write.ts';
import { sayClue } from '#puzzle/clueWords.ts';
import * as houseRuleReader from '#puzzle/houseRules.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { sayProblem } from '#puzzle/result.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { kurosu } from '#puzzles/kurosu/index.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { conflict } from './conflict.ts';
import { solveByZ3, TWO } from './solve.ts';
import { walkthrough } from './walkthrough.ts';

// Lines of the language as house rules take part in every question.

const DIAGONALS = '#rule in each diagonal all numbers differ\n';
const APART = '#rule touching cells differ by at least 2\n';
const EMPTY = '....\n....\n....\n....\n';

function readFor(type: PuzzleType, text: string) {
  const read = readPuzzle(type, text, houseRuleReader);
  if (!read.ok) throw new Error(sayProblem(read.problem));
  return read.value;
}

async function on<T>(type: PuzzleType, text: string, work: (context: JobContext) => T): Promise<T> {
  const context = await openContext(type, readFor(type, text));
  try {
    return work(context);
  } finally {
    context.warmSolvers.close();
  }
}

const saidFor = (type: PuzzleType, text: string): string => {
  const read = readPuzzle(type, text);
  return read.ok ? 'read' : sayProblem(read.problem);
};

const verdictOf = ({ warmSolvers, givens }: JobContext) =>
  solveByZ3(warmSolvers.session(), givens, () => {}, TWO);

describe('a line of the language as a house rule', () => {
  it('allows what the terms that say the same allow', async () => {
    const terms = '#assert (distinct V0 V5 V10 V15)\n#assert (distinct V3 V6 V9 V12)\n';
    const grid = '1234\n....\n....\n...3\n';
    const [byLine, byTerms] = await Promise.all(
      [DIAGONALS, terms].map((rules) => on(sudoku, rules + grid, verdictOf)),
    );
    if (byLine?.kind !== 'unique' || byTerms?.kind !== 'unique') throw new Error('Not unique');
    expect(byLine.solution).toEqual(byTerms.solution);
  });

  it('makes claims that carry its index, with labels of their own', () => {
    const puzzle = readFor(sudoku, `#rule touching cells differ\n${DIAGONALS}${EMPTY}`);
    const { claims } = buildModel(sudoku, puzzle);
    const own = claims.filter(({ place }) => place.houseRule === 1);
    expect(own.map(({ label }) => label)).toEqual([
      'house rule 2, falling diagonal',
      'house rule 2, rising diagonal',
    ]);
    expect(claims.filter(({ place }) => place.houseRule === 0)).toHaveLength(16);
    expect(new Set(claims.map(({ label }) => label)).size).toBe(claims.length);
  });

  it('is written back as it was read, without full stop and capital letter', () => {
    const puzzle = readFor(sudoku, `#rule In each diagonal all numbers differ.\n${EMPTY}`);
    expect(writePuzzle(sudoku, puzzle)).toBe(DIAGONALS + EMPTY);
  });

  it('leaves a comment that begins with the word a comment', () => {
    const puzzle = { ...readFor(sudoku, EMPTY), comments: ['rule of thumb'] };
    expect(readFor(sudoku, writePuzzle(sudoku, puzzle))).toMatchObject({
      comments: ['rule of thumb'],
      houseRules: [],
    });
  });

  it.each([
    ['in each colum all numbers differ', 'did you mean "in each column all numbers differ"?'],
    ['in each cage all numbers differ', 'This rule speaks of a cage, but the board has none.'],
    [
      'in each row all numbers differ and add up to its number',
      'This rule speaks of a number of a row, but no such clue is entered.',
    ],
  ])('is refused by its line and a sentence: %s', (line, sentence) => {
    expect(saidFor(sudoku, `#Title\n#rule ${line}\n${EMPTY}`)).toBe(
      `Line 2 has a house rule that cannot be read: ${sentence}`,
    );
  });

  it('is named by a contradiction', async () => {
    const said = await on(sudoku, `${DIAGONALS}${APART}1234\n....\n....\n....\n`, (context) => {
      const found = conflict(context, () => {});
      return found === 'possible'
        ? []
        : found.clues.map((at) => sayClue(sudoku, context.puzzle, at));
    });
    expect(said).toEqual(['house rule 2: touching cells differ by at least 2']);
  });

  it('is stated in the SMT-LIB text', () => {
    const puzzle = readFor(sudoku, `#rule neighbours are never consecutive\n${EMPTY}`);
    const text = writeSmtlib(buildModel(sudoku, puzzle), puzzle.givens, 'Trial');
    expect(text).toContain('(and (not (= (- V0 V1) 1)) (not (= (- V1 V0) 1)))');
  });

  it('has proofs that the checker accepts', () => {
    const puzzle = readFor(sudoku, `${DIAGONALS}${APART}1234\n....\n....\n....\n`);
    const model = buildModel(sudoku, puzzle);
    const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
    const givens = givenValues(sudoku, puzzle);
    const solver = openRuleSolver(model, formula);
    solver.search(givens, () => 'go on');
    const searched = solver.last();
    if (searched?.ending.kind !== 'exhausted' || searched.log === undefined) {
      throw new Error('Not all was searched');
    }
    const certificate = writeCertificate({
      title: 'Trial',
      formula,
      known: literalsOf(givens),
      log: searched.log,
      grid: sudoku.grid(puzzle.parameters),
    });
    expect(checkProof(certificate.formula, certificate.proof).kind).not.toBe('refused');
  });

  it('gives reasons of hints', async () => {
    const grid = '1234\n....\n....\n...3\n';
    const solved = await on(sudoku, DIAGONALS + grid, (context) => walkthrough(context, () => {}));
    expect(solved.solved).toBe(true);
    const said = solved.steps.flatMap(({ sentence, lines }) => [sentence, ...lines]).join(' ');
    expect(said).toMatch(/falling diagonal|rising diagonal/);
  });

  it('about values holds on boards of two values', async () => {
    const rule = '#rule in each diagonal half of the cells are X\n';
    const verdict = await on(kurosu, rule + EMPTY, verdictOf);
    if (verdict.kind !== 'several') throw new Error(verdict.kind);
    const model = buildModel(kurosu, readFor(kurosu, rule + EMPTY));
    for (const solution of verdict.solutions) {
      expect(judgeModel(model, solution)).toBe('holds');
      expect(solution.filter((value, cell) => value === 1 && cell % 5 === 0)).toHaveLength(2);
    }
  });
});
