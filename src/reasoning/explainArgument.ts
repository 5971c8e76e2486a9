import type { Speech } from '#logic/claim.ts';
import { sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { capitalise, listed } from '#logic/words.ts';
import type { Argument, Broken, Inference } from './inference.ts';
import type { SayLines } from './lines.ts';
import type { PbFormula } from './pbFormula.ts';
import {
  cellsOut,
  knownIn,
  leftOver,
  partAt,
  phrase,
  sayValue,
  sentencesOf,
  valuesOut,
} from './phrases.ts';
import type { Deduction } from './reason.ts';
import { lookAt, lookIn, ONE_SENTENCE } from './explained.ts';
import type { Saying } from './explained.ts';

/** A direct argument; its last step is the conclusion. */
export function explainDirectly(
  formula: PbFormula,
  steps: readonly Inference[],
  facts: readonly Literal[],
  speech: Speech,
  sayLines: SayLines,
): Saying {
  const last = steps.at(-1);
  if (last === undefined) throw new Error('An argument without steps');
  const isFact = (literal: Literal) => facts.some((fact) => sameLiteral(fact, literal));
  const supports = steps.slice(0, -1);
  const shallow = supports.every(({ from }) => from.every(isFact));
  const closing = partAt(formula, last);
  const name = speech.names([last.literal.cell]);
  const where = closing === undefined ? lookAt(name) : lookIn(closing.claim.place);
  const place = closing?.cells ?? [last.literal.cell];
  const lead =
    last.parts.length > 1
      ? undefined
      : closing === undefined
        ? `${name} can only be ${sayValue(last.literal.value, speech)}`
        : closing.telling?.leaves?.(last.literal.cell, speech);
  if (lead !== undefined && shallow) {
    const why = [
      ...(closing === undefined
        ? valuesOut(formula, supports, speech)
        : cellsOut(formula, supports, speech)),
      ...leftOver(last, closing, isFact, speech),
    ];
    const sentence = why.length === 0 ? lead : `${lead}: ${why.join('; ')}`;
    return { where, place, sentence: `${capitalise(sentence)}.`, lines: [] };
  }
  const lines = sayLines(formula, steps, speech, last.literal).map(
    (line) => `${capitalise(line)}.`,
  );
  if (lines.length <= ONE_SENTENCE) return { where, place, sentence: lines.join(' '), lines: [] };
  const sentence = `${capitalise(phrase([last.literal], speech))}, step by step:`;
  return { where, place, sentence, lines };
}

/** The contrary leads to a contradiction. */
export function explainBySupposition(
  formula: PbFormula,
  argument: Extract<Argument, { readonly kind: 'suppose' }>,
  { conclusions: [conclusion] }: Deduction,
  own: Speech,
  sayLines: SayLines,
): Saying {
  if (conclusion === undefined) throw new Error('A deduction without a conclusion');
  const { supposed, steps, broken } = argument;
  const speech: Speech = { ...own, supposing: true };
  const name = speech.names([supposed.cell]);
  const opening = sayOpening(supposed, speech);
  const end = sayBroken(formula, broken, speech);
  const said = sayLines(formula, steps, speech);
  const told = { where: lookAt(name), place: [conclusion.cell] };
  if (said.length <= ONE_SENTENCE) {
    const chain = [opening, ...said].map(capitalise).join('. ');
    return {
      ...told,
      sentence: `${chain}. But ${end}: so ${phrase([conclusion], speech)}.`,
      lines: [],
    };
  }
  return {
    ...told,
    sentence: `${capitalise(opening)}.`,
    lines: [...said, `but ${end}, so that cannot be`].map((line) => `${capitalise(line)}.`),
  };
}

/** "suppose row 3, column 4 were 5". */
export function sayOpening({ cell, value, holds }: Literal, speech: Speech): string {
  return `suppose ${speech.names([cell])} were ${holds ? '' : 'not '}${sayValue(value, speech)}`;
}

/** The contradiction: a broken rule, a cell without values, or a cell with two. */
export function sayBroken(formula: PbFormula, broken: Broken, speech: Speech): string {
  if (broken.says !== undefined) return broken.says;
  const held = broken.from.find(({ holds }) => holds);
  const part = partAt(formula, broken);
  if (part !== undefined) {
    const { sum, breaks } = part.telling ?? {};
    if (broken.parts.length > 1) {
      return sayLost(formula, broken, speech) ?? listed(sentencesOf(formula, broken));
    }
    // Which ways there are to make it up does not matter when none is left.
    return breaks?.(knownIn(part, broken.from), speech) ?? sum?.sentence ?? part.sentence;
  }
  return held === undefined
    ? `no value would be left for ${speech.names(broken.from.slice(0, 1).map(({ cell }) => cell))}`
    : phrase([held], speech);
}

/** The cells that no island could have; `undefined` if a contradiction is about something else. */
function sayLost({ parts }: PbFormula, broken: Broken, { names }: Speech): string | undefined {
  const cells = broken.parts
    .flatMap((part) => parts[part]?.telling?.ofIsland ?? [])
    .toSorted((a, b) => a - b);
  if (cells.length === 0) return undefined;
  return cells.length === 1
    ? `no island could have ${names(cells)}`
    : `islands could not have all of ${names(cells)}`;
}
