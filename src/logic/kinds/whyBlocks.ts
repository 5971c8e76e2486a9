import type { Sight, Speech } from '#logic/claim.ts';
import { sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { listed } from '#logic/words.ts';
import type { StepsOfLine } from './blockSteps.ts';

/** A line of blocks: its cells in order, and the blocks' lengths. */
interface BlockLine {
  readonly place: { readonly words: string };
  readonly cells: readonly number[];
  readonly lengths: readonly number[];
}

/** The simplest step by which known cells of a line of blocks leave no choice for others. */
export function blockStep(
  { cells }: BlockLine,
  stepsOf: StepsOfLine,
  known: readonly Literal[],
  concluded: readonly Literal[],
): Sight | undefined {
  const values = cells.map((cell) => {
    const own = known.find((fact) => fact.cell === cell);
    // Of two values, not the one is the other.
    return own === undefined ? undefined : own.holds ? own.value : 1 - own.value;
  });
  const isConcluded = (sight: Sight): boolean =>
    concluded.every((of) => {
      const plain = of.holds ? of : { ...of, value: 1 - of.value, holds: true };
      return sight.conclusions.some((literal) => sameLiteral(literal, plain));
    });
  return stepsOf(values).find(isConcluded);
}

/** Why the blocks of a line leave no choice for some of its cells, up to what follows. */
export function whyBlocks(
  line: BlockLine,
  stepsOf: StepsOfLine,
  known: readonly Literal[],
  concluded: readonly Literal[],
  speech: Speech,
): string {
  const { place, lengths } = line;
  const step = blockStep(line, stepsOf, known, concluded);
  if (step !== undefined) return step.why(known, speech);
  const lie = `the block${lengths.length === 1 ? ' of' : 's of'} ${listed(lengths.map(String))} ${lengths.length === 1 ? 'lies' : 'lie'}`;
  return `however ${lie} in ${place.words} as it stands, `;
}
