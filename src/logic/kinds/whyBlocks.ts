import type { Sight, Speech } from '#logic/claim.ts';
import { sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { asItStands, countedInWords, inWords, listed } from '#logic/words.ts';
import { blockRanges, roomFor } from './blockRanges.ts';
import { added, BLANK, blocksOf } from './blockLine.ts';
import { FILLED } from './blocks.ts';
import type { StepsOfLine } from './blockSteps.ts';

/** A line of blocks: its cells in order, and the blocks' lengths. */
interface BlockLine {
  readonly place: { readonly words: string };
  readonly cells: readonly number[];
  readonly lengths: readonly number[];
}

/** The simplest step by which known cells of a line of blocks decide others. */
export function blockStep(
  { cells }: BlockLine,
  stepsOf: StepsOfLine,
  known: readonly Literal[],
  concluded: readonly Literal[],
): Sight | undefined {
  const values = valuesOf(cells, known);
  const isConcluded = (sight: Sight): boolean =>
    concluded.every((of) => {
      const plain = of.holds ? of : { ...of, value: 1 - of.value, holds: true };
      return sight.conclusions.some((literal) => sameLiteral(literal, plain));
    });
  return stepsOf(values).find(isConcluded);
}

/** Why the blocks of a line decide some of its cells, up to the conclusion. */
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
  return `however ${lie} in ${place.words} ${asItStands(speech)}, `;
}

/** The known values of a line, in its order. */
const valuesOf = (cells: readonly number[], known: readonly Literal[]) =>
  cells.map((cell) => {
    const own = known.find((fact) => fact.cell === cell);
    // With two values, "not one" is the other.
    return own === undefined ? undefined : own.holds ? own.value : 1 - own.value;
  });

/** Why the blocks do not fit the known cells of a line; `undefined` if they do. */
export function blocksBroken(
  { place: { words }, cells, lengths }: BlockLine,
  known: readonly Literal[],
): string | undefined {
  const values = valuesOf(cells, known);
  if (blockRanges(values, lengths) !== undefined) return undefined;
  const total = added(lengths);
  const filled = values.filter((value) => value === FILLED).length;
  const open = values.filter((value) => value !== BLANK).length;
  const longest = Math.max(0, ...lengths);
  const run = Math.max(
    0,
    ...values
      .map((value) => (value === FILLED ? '#' : ' '))
      .join('')
      .split(' ')
      .map(({ length }) => length),
  );
  const its = `its ${blocksOf(lengths).slice('the '.length)}`;
  if (lengths.length === 0) return `${words} has no block, and would have a filled cell`;
  if (run > longest) {
    return `${words} would have a block of ${run} or more, and its longest is of ${longest}`;
  }
  if (filled > total) {
    return `${words} would have ${countedInWords(filled, 'filled cell')}, and ${its} ${lengths.length === 1 ? 'takes' : 'take'} ${total}`;
  }
  if (open < total) {
    return `${words} would have only ${countedInWords(open, 'cell')} for ${its}`;
  }
  const most = roomFor(values, lengths);
  if (most === lengths.length)
    return `${words} would have a filled cell that none of ${its} reaches`;
  if (lengths.length === 1) return `${words} would have no room for ${its}`;
  return most === 0
    ? `${words} would have no room for the first of ${its}`
    : `${words} would have room in this order for only the first ${most === 1 ? '' : `${inWords(most)} `}of ${its}`;
}
