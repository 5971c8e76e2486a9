import type { Values } from '#logic/claim.ts';
import { contrary, literalsOf } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { isFact } from '#logic/claimPart.ts';
import { explainingOf, possibleOnce, stepOf } from '../explaining.ts';
import type { Answer, Hint, Rightness } from '../questions.ts';
import { deletionMus } from '#reasoning/mus.ts';
import type { Situation } from '../workplace.ts';
import { firstTwo } from './solve.ts';

/** The clues and the player's marks together, indexed by cell. */
const filled = ({ givens }: Situation, marks: Values): Values =>
  givens.map((given, cell) => given ?? marks[cell]);

/** Whether the player's marks fit a solution; `solutions` are the clues' first two. */
function judgeMarks(situation: Situation, marks: Values, solutions: readonly Answer[]): Rightness {
  const [answer, another] = solutions;
  if (answer === undefined) return { kind: 'contradiction' };
  const values = filled(situation, marks);
  const each = another === undefined;
  const cells = each
    ? values.flatMap((value, cell) => ((value ?? answer[cell]) === answer[cell] ? [] : [cell]))
    : conflicting(situation, values);
  return cells.length === 0 ? { kind: 'right' } : { kind: 'wrong', cells, each };
}

/** Whether the player is right so far. */
export const rightness = (situation: Situation, { marks }: { readonly marks: Values }): Rightness =>
  judgeMarks(situation, marks, firstTwo(situation.workplace, situation.givens));

/**
 * The next thing that follows from the clues and the player's marks; marks that cannot be right
 * come first. Exclusions that were noted earlier are known as long as they still follow.
 */
export function hint(
  situation: Situation,
  { marks, noted }: { readonly marks: Values; readonly noted: readonly Literal[] },
): Hint {
  const { givens, workplace } = situation;
  const solutions = firstTwo(workplace, givens);
  const [answer, another] = solutions;
  if (answer === undefined) return { kind: 'contradiction' };
  const wrong = judgeMarks(situation, marks, solutions);
  if (wrong.kind === 'wrong') return { kind: 'wrong marks', wrong };
  const values = filled(situation, marks);
  if (values.every((value) => value !== undefined)) return { kind: 'nothing', solved: true };

  const excluded = noted.filter(
    (literal) =>
      values[literal.cell] === undefined &&
      (another === undefined
        ? answer[literal.cell] !== literal.value
        : isEntailed(situation, values, literal)),
  );
  const explaining = explainingOf(workplace);
  const possible = possibleOnce(workplace, values, solutions);
  const deduction = explaining.deduce().next({ values, excluded }, possible);
  if (deduction !== undefined) {
    return { kind: 'step', step: stepOf(explaining, situation, deduction) };
  }
  const settled = possible().some((left, cell) => values[cell] === undefined && left.length === 1);
  return settled ? { kind: 'too long' } : { kind: 'nothing', solved: false };
}

/** Of several solutions: marks that no solution has together; empty when there is one. */
function conflicting({ workplace, givens }: Situation, values: Values): readonly number[] {
  const guarded = workplace.guarded();
  const parts = guarded.parts;
  const clues = literalsOf(givens);
  const marks = literalsOf(
    values.map((value, cell) => (givens[cell] === undefined ? value : undefined)),
  );
  const contradicts = (members: readonly Literal[]) => {
    const core = guarded.contradicts([...parts, ...clues, ...members]);
    return core?.filter(isFact).filter((fact) => members.includes(fact));
  };
  if (contradicts(marks) === undefined) return [];
  return deletionMus(marks, contradicts).map(({ cell }) => cell);
}

/** Whether the clues and these values prove the literal, by Z3. */
const isEntailed = ({ workplace }: Situation, values: Values, literal: Literal): boolean => {
  const guarded = workplace.guarded();
  const members = [...guarded.parts, ...literalsOf(values), contrary(literal)];
  return guarded.contradicts(members) !== undefined;
};
