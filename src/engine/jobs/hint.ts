import { explainingOf, possibleOnce, stepOf } from '#engine/mus/explaining.ts';
import type { Asks, Hint, Rightness, Solution } from '#engine/questions/questions.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import type { Values } from '#logic/claim.ts';
import { isFact } from '#logic/claimPart.ts';
import { contrary, literalsOf } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { speechOf } from '#puzzle/puzzleType.ts';
import { deletionMus } from '#reasoning/mus.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import type { Known } from '#reasoning/reason.ts';
import { candidatesOf } from '#reasoning/techniques/candidates.ts';
import { firstTwo } from './solve.ts';

/** Clues and player marks, indexed by cell. */
const filled = ({ givens }: JobContext, marks: Values): Values =>
  givens.map((given, cell) => given ?? marks[cell]);

/** Whether the marks agree with a solution; `solutions` are the first two of the clues. */
function judgeMarks(context: JobContext, marks: Values, solutions: readonly Solution[]): Rightness {
  const [solution, another] = solutions;
  if (solution === undefined) return { kind: 'contradiction' };
  const values = filled(context, marks);
  const each = another === undefined;
  const cells = each
    ? values.flatMap((value, cell) => ((value ?? solution[cell]) === solution[cell] ? [] : [cell]))
    : conflicting(context, values);
  return cells.length === 0 ? { kind: 'right' } : { kind: 'wrong', cells, each };
}

/** Whether the player is right so far: checks marks, then notes, as a hint does. */
export function rightness(context: JobContext, { marks, struck }: Asks<'rightness'>): Rightness {
  const { givens, warmSolvers } = context;
  const solutions = firstTwo(warmSolvers, givens);
  const judged = judgeMarks(context, marks, solutions);
  if (judged.kind !== 'right') return judged;
  const [solution, another] = solutions;
  const values = filled(context, marks);
  if (another !== undefined || values.every((value) => value !== undefined)) return judged;
  const { formula } = explainingOf(warmSolvers);
  const cells = wrongNotes(stillLeft(formula, { values, excluded: [] }, struck), solution ?? []);
  return cells.length === 0 ? judged : { kind: 'wrong notes', cells };
}

/** Cells whose notes lack the value of the unique solution. */
const wrongNotes = (left: readonly Literal[], solution: Solution): readonly number[] => [
  ...new Set(left.flatMap(({ cell, value }) => (solution[cell] === value ? [cell] : []))),
];

/**
 * The next step from clues and marks. Wrong marks are reported first, then wrong notes. Earlier
 * noted exclusions count as known while they still follow, and so do values missing from the
 * player's notes unless a filled cell directly excludes them.
 */
export function hint(context: JobContext, { marks, noted, struck }: Asks<'hint'>): Hint {
  const { givens, warmSolvers } = context;
  const solutions = firstTwo(warmSolvers, givens);
  const [solution, another] = solutions;
  if (solution === undefined) return { kind: 'contradiction' };
  const wrong = judgeMarks(context, marks, solutions);
  if (wrong.kind === 'wrong') return { kind: 'wrong marks', wrong };
  const values = filled(context, marks);
  if (values.every((value) => value !== undefined)) return { kind: 'nothing', solved: true };

  const excluded = noted.filter(
    (literal) =>
      values[literal.cell] === undefined &&
      (another === undefined
        ? solution[literal.cell] !== literal.value
        : isEntailed(context, values, literal)),
  );
  const explaining = explainingOf(warmSolvers);
  const possible = possibleOnce(warmSolvers, values, solutions);
  const fresh = stillLeft(explaining.formula, { values, excluded }, struck);
  const isWrong = ({ cell, value }: Literal): boolean => possible()[cell]?.includes(value) === true;
  const cells = another === undefined ? wrongNotes(fresh, solution) : [];
  if (cells.length > 0) return { kind: 'wrong notes', cells };
  // With several solutions a note may agree with some; only what all solutions share is used.
  const own = fresh.filter((literal) => !isWrong(literal));
  const known = { values, excluded: [...excluded, ...own] };
  const deduction = explaining.deduce(speechOf(context.type, context.puzzle)).next(known, possible);
  if (deduction !== undefined) {
    return { kind: 'step', step: stepOf(explaining, context, deduction, own) };
  }
  const settled = possible().some((left, cell) => values[cell] === undefined && left.length === 1);
  return settled ? { kind: 'too long' } : { kind: 'nothing', solved: false };
}

/** Literals about candidates that no filled cell directly excludes. */
function stillLeft(
  formula: PbFormula,
  known: Known,
  literals: readonly Literal[],
): readonly Literal[] {
  if (literals.length === 0) return [];
  const { left, links } = candidatesOf(formula, known);
  return literals.filter(({ cell, value }) => left[cell * links.stride + value] === 1);
}

/** For several solutions: marks that no solution has together; empty if there are none. */
function conflicting({ warmSolvers, givens }: JobContext, values: Values): readonly number[] {
  const session = warmSolvers.coreSession();
  const parts = session.parts;
  const clues = literalsOf(givens);
  const marks = literalsOf(
    values.map((value, cell) => (givens[cell] === undefined ? value : undefined)),
  );
  const contradicts = (members: readonly Literal[]) => {
    const core = session.contradicts([...parts, ...clues, ...members]);
    return core?.filter(isFact).filter((fact) => members.includes(fact));
  };
  if (contradicts(marks) === undefined) return [];
  return deletionMus(marks, contradicts).map(({ cell }) => cell);
}

/** Whether Z3 proves the literal from the clues and these values. */
const isEntailed = ({ warmSolvers }: JobContext, values: Values, literal: Literal): boolean => {
  const session = warmSolvers.coreSession();
  const members = [...session.parts, ...literalsOf(values), contrary(literal)];
  return session.contradicts(members) !== undefined;
};
