import type { Parameters } from '#puzzle/parameters.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { compileDefinition, parametersOf } from './compile.ts';
import type { DefinedPart } from './compile.ts';
import type { Definition } from './definition.ts';
import { sayDefinitionProblem } from './problem.ts';
import { readDefinition } from './read.ts';
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

/** What a text cannot say of a type. What it does say may be replaced. */
export type BeyondText<P extends Parameters> = Omit<
  PuzzleType<P>,
  keyof DefinedPart | 'name' | 'text'
> &
  Partial<Pick<PuzzleType<P>, keyof DefinedPart | 'text'>>;

/**
 * Declares a puzzle type by its definition and what that cannot say. `P` are the parameters that the
 * definition declares.
 */
export function defineFromText<P extends Parameters>(
  definition: Definition,
  beyond: BeyondText<P>,
): PuzzleType {
  const part = compileDefinition(definition);
  return {
    name: definition.name,
    text: standardText(definition, part),
    ...part,
    // The methods' parameters are those that the definition declares.
    ...(beyond as unknown as BeyondText<Parameters>),
  };
}
