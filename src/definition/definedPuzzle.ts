import type { Parameters } from '#puzzle/parameters.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { compileDefinition } from './compile.ts';
import type { DefinedPart } from './compile.ts';
import { sayDefinitionProblem } from './problem.ts';
import { readDefinition } from './read.ts';

/** What a text cannot say of a type; what it says may be replaced. */
export type BeyondText<P extends Parameters> = Omit<PuzzleType<P>, keyof DefinedPart | 'name'> &
  Partial<Pick<PuzzleType<P>, keyof DefinedPart>>;

/**
 * Declares a puzzle type by the text of its rules and what that cannot say. `P` are the parameters
 * that the text declares. Throws if the text cannot be read: ours are tested.
 */
export function definePuzzleByText<P extends Parameters>(
  text: string,
  beyond: BeyondText<P>,
): PuzzleType {
  const read = readDefinition(text);
  if (!read.ok) throw new Error(read.problems.map(sayDefinitionProblem).join('\n'));
  const { definition } = read;
  return {
    name: definition.name,
    ...compileDefinition(definition),
    // The methods' parameters are those that the text declares.
    ...(beyond as unknown as BeyondText<Parameters>),
  };
}
