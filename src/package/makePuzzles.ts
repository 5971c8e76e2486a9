import type { NewPuzzle } from '#engine/questions/questions.ts';
import { LARGEST_SEED } from '#making/recipe.ts';
import type { Recipe } from '#making/recipe.ts';
import { gradeOf, gradesOffered, GRADES } from '#puzzle/difficulty.ts';
import { canDraw, kindsDrawn } from '#puzzle/drawnWish.ts';
import { gradingOf } from '#puzzle/grading.ts';
import { listed, oneOf } from '#logic/words.ts';
import { standardParameters } from '#puzzle/parameters.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { whyNotMade } from '#puzzle/size.ts';
import { writePuzzle } from '#puzzle/text.ts';
import type { Ask } from './ask.ts';
import type { MadePuzzle, Wishes } from './wishes.ts';

/** The number `steps` after this one; after the last comes 1. */
export const numberAfter = (number: number, steps: number): number =>
  ((number - 1 + steps) % LARGEST_SEED) + 1;

/** The recipe of some wishes, or what of them cannot be, as the rest of a sentence. */
export function recipeOf(type: PuzzleType, wishes: Wishes): Result<Recipe> {
  const { number, grade, symmetry = 'none', minimal = false, givens, drawn } = wishes;
  if (!Number.isInteger(number) || number < 1 || number > LARGEST_SEED) {
    return failure(`The number has to be a whole one from 1 to ${LARGEST_SEED}`);
  }
  const parameters = parametersOf(type, wishes);
  if (!parameters.ok) return parameters;
  const whyNot = whyNotMade(type, parameters.value);
  if (whyNot !== undefined) return failure(whyNot.replace(/\.$/, ''));
  const offered = gradesOffered(gradingOf(type, { parameters: parameters.value }));
  if (grade !== undefined && !offered.includes(grade)) {
    const known = GRADES.includes(grade);
    return failure(
      known
        ? `${type.name} of this size is not made ${grade}, only ${listed(offered)}`
        : `There is no grade "${grade}", only ${listed(GRADES)}`,
    );
  }
  const notDrawn = whyNotDrawn(type, drawn);
  if (notDrawn !== undefined) return failure(notDrawn);
  return success({
    parameters: parameters.value,
    seed: number,
    grade: grade ?? 'any',
    symmetry,
    minimal,
    givens,
    ...(drawn === undefined ? {} : { draws: drawn }),
  });
}

/** Why new puzzles of a type cannot draw such clues; `undefined` if they can, or none are wanted. */
function whyNotDrawn(type: PuzzleType, drawn: Wishes['drawn']): string | undefined {
  if (drawn === undefined || canDraw(type, drawn)) return undefined;
  const kinds = kindsDrawn(type);
  return kinds.length === 0
    ? `New puzzles of ${type.name} draw no clues`
    : `New puzzles of ${type.name} draw no clues "${drawn}", only ${oneOf([...kinds, 'mix'])}`;
}

function parametersOf(type: PuzzleType, { size, with: others = [] }: Wishes): Result<Parameters> {
  const chosen: Record<string, number | boolean> = { ...standardParameters(type.parameters) };
  const sides = size === undefined ? [] : size.split(/[x×]/i).map(Number);
  const [width, height = width] = sides;
  if (size !== undefined && (sides.length > 2 || !sides.every(Number.isInteger))) {
    return failure(`The size "${size}" is no number, and no two with an x between them`);
  }
  const set = (name: string, value: number): Result<true> => {
    const parameter = type.parameters[name];
    if (parameter?.kind !== 'size') return failure(`${type.name} has no size "${name}"`);
    if (!parameter.choices.includes(value)) {
      const label = parameter.label.toLowerCase();
      return failure(`The ${label} ${value} is none of ${type.name}: ${say(parameter.choices)}`);
    }
    chosen[name] = value;
    return success(true);
  };
  const isSquare = 'size' in type.parameters;
  if (isSquare && width !== height) return failure(`${type.name} is square, and ${size} is not`);
  const wanted: (readonly [string, number])[] =
    width === undefined || height === undefined
      ? []
      : isSquare
        ? [['size', width]]
        : [
            ['width', width],
            ['height', height],
          ];
  for (const word of others) {
    const [name = '', value] = word.split('=');
    const option = Object.entries(type.parameters).find(
      ([, each]) => each.kind === 'option' && each.option === name,
    );
    if (value !== undefined) wanted.push([name, Number(value)]);
    else if (option === undefined) return failure(`${type.name} has no option "${name}"`);
    else chosen[option[0]] = true;
  }
  for (const [name, value] of wanted) {
    const done = set(name, value);
    if (!done.ok) return done;
  }
  return success(chosen);
}

/** "4 to 9", or "4, 6, 8". */
function say(choices: readonly number[]): string {
  const [first = 0] = choices;
  const isRun = choices.length > 2 && choices.every((choice, at) => choice === first + at);
  return isRun ? `${first} to ${choices.at(-1)}` : choices.join(', ');
}

/** Makes a puzzle by a recipe; `undefined` if its number makes none. */
export async function makeBy(
  ask: Ask,
  type: PuzzleType,
  recipe: Recipe,
): Promise<MadePuzzle | undefined> {
  const board = { type: type.id, text: writePuzzle(type, emptyPuzzle(type, recipe.parameters)) };
  const made: NewPuzzle | 'none' = await ask('make', board, recipe);
  if (made === 'none') return undefined;
  const { text, verdict, difficulty, asWanted } = made;
  return {
    type: type.id,
    text,
    solution: verdict.solution,
    difficulty,
    grade: gradeOf(difficulty, gradingOf(type, recipe)),
    asWanted,
  };
}
