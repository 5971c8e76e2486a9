import type { Parameters } from '#puzzle/parameters.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import type { TextForm } from '#puzzle/text.ts';
import { compileDefinition, parametersOf } from './compile.ts';
import type { DefinedPart } from './compile.ts';
import { drawnOf, isOnSides } from './definition.ts';
import { pointKind } from './kinds.ts';
import { spotKind } from './sideKinds.ts';
import type { Definition } from './definition.ts';
import { sayDefinitionProblem } from './problem.ts';
import { createRuleLines } from './ruleLine.ts';
import { readDefinition } from './read.ts';
import { standardComplaints } from './standardComplaints.ts';
import { standardMaking, standardPrinting, whyNotMadeByStandard } from './standardMaking.ts';
import { cluesText } from './cluesText.ts';
import { standardText } from './standardText.ts';

/** The definition of one of our own types. Throws if its text cannot be read: ours are tested. */
export function readOwnDefinition(text: string): Definition {
  const read = readDefinition(text);
  if (!read.ok) throw new Error(read.problems.map(sayDefinitionProblem).join('\n'));
  return read.definition;
}

/** The choices for one of the sizes that a definition declares, ascending. */
export function sizesIn(definition: Definition, name: string): readonly number[] {
  const parameter = parametersOf(definition)[name];
  if (parameter?.kind !== 'size') throw new Error(`${definition.name} has no size ${name}`);
  return parameter.choices;
}

/** The form in which the definition's puzzles are written. */
function textOf(definition: Definition, part: DefinedPart): TextForm {
  const { clues } = definition;
  const isDrawn = clues.some(({ meaning }) => drawnOf(meaning) !== undefined);
  if (isOnSides(definition.fill) && !isDrawn) {
    const areDots = clues.some(
      ({ meaning }) => meaning.clue === 'sites' && meaning.kinds.includes(spotKind),
    );
    return cluesText(definition, part, areDots ? 'spot' : 'cell');
  }
  const isOnCorners = ({ meaning }: (typeof clues)[number]): boolean =>
    meaning.clue === 'sites' && meaning.kinds.every((kind) => kind === pointKind);
  return clues.length === 1 && clues.every(isOnCorners)
    ? cluesText(definition, part, 'corner')
    : standardText(definition, part);
}

/** The same for a type whose own form goes beyond it. */
export const standardTextOf = (definition: Definition): TextForm =>
  textOf(definition, compileDefinition(definition));

/** What a text cannot say of a type. What it does say may be replaced. */
export type BeyondText<P extends Parameters> = Omit<
  PuzzleType<P>,
  keyof DefinedPart | 'name' | 'text'
> &
  Partial<Pick<PuzzleType<P>, keyof DefinedPart | 'text'>>;

/**
 * Declares a puzzle type by its definition and what that cannot say. `P` are the parameters that the
 * definition declares. A way of making that is given replaces the standard one, but for what new
 * puzzles print, which follows from the rules.
 */
export function defineFromText<P extends Parameters>(
  definition: Definition,
  beyond: BeyondText<P>,
): PuzzleType {
  const part = compileDefinition(definition);
  // The methods' parameters are those that the definition declares.
  const more = beyond as unknown as BeyondText<Parameters>;
  const type: PuzzleType = {
    name: definition.name,
    text: textOf(definition, part),
    ...part,
    ...createRuleLines(definition, part),
    complaints: (puzzle) => standardComplaints(definition, type, puzzle),
    ...more,
    ...(more.making === undefined
      ? {
          making: standardMaking(definition, () => type),
          whyNotMade: more.whyNotMade ?? (() => whyNotMadeByStandard(definition)),
        }
      : { making: { ...standardPrinting(definition, () => type), ...more.making } }),
  };
  return type;
}
