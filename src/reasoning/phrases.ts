import type { ClaimLine, Speech } from '#logic/claim.ts';
import type { ClaimPart } from '#logic/claimPart.ts';
import { distinct } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { listed, oneOf } from '#logic/words.ts';
import type { Inference } from './inference.ts';
import type { PbFormula } from './pbFormula.ts';

/** How many taken cells are still named one by one. */
const FEW = 3;

/**
 * "row 3, columns 4 and 5 are X", "row 1, column 2 is not 5 or 6". After a line that was just
 * `named`, a single statement omits it: "columns 4 and 5 are X".
 */
export function phrase(literals: readonly Literal[], speech: Speech, named?: ClaimLine): string {
  const groups = [
    ...heldTogether(literals, speech),
    ...excludedTogether(literals, speech),
  ].toSorted(({ cells: [a = 0] }, { cells: [b = 0] }) => a - b);
  // With cells outside the line, every cell gets its full name.
  const isAlong = groups.every(({ cells }) => speech.names(cells, named) !== speech.names(cells));
  return groups
    .map(({ cells, said, left }) => {
      const names = isAlong ? speech.names(cells, named) : speech.names(cells);
      if (left !== undefined) return `${names} can only be ${left}`;
      return `${names} ${cells.length === 1 ? 'is' : 'are'} ${said}`;
    })
    .join('; ');
}

/** Cells with the same predicate: "X", "not 5 or 6". */
interface Together {
  readonly cells: readonly number[];
  readonly said: string;
  /** The remaining values, if shorter to list: "8 or 9". */
  readonly left?: string;
}

/** The most excluded values that are listed when fewer remain. */
const MOST_OUT = 3;

/** Groups cells by value. */
function heldTogether(literals: readonly Literal[], speech: Speech): readonly Together[] {
  const held = literals.filter(({ holds }) => holds);
  return [...new Set(held.map(({ value }) => value))].map((value) => {
    const cells = held.filter((of) => of.value === value).map(({ cell }) => cell);
    return { cells, said: sayValue(value, speech, cells.length > 1) };
  });
}

/** A value as a predicate of cells: "X", "a star", "stars". */
export const sayValue = (value: number, { word, complement }: Speech, isMany = false): string =>
  complement?.(value, isMany) ?? word(value);

/** Groups cells by the values that are excluded. */
function excludedTogether(literals: readonly Literal[], speech: Speech): readonly Together[] {
  const { word } = speech;
  const out = new Map<string, { cells: number[]; values: number[]; left: readonly number[] }>();
  for (const cell of new Set(literals.filter(({ holds }) => !holds).map((of) => of.cell))) {
    const values = literals.filter((of) => of.cell === cell && !of.holds).map(({ value }) => value);
    const left = (speech.values?.(cell) ?? []).filter((value) => !values.includes(value));
    const isShorter = values.length > MOST_OUT && left.length > 0 && left.length < values.length;
    const key = isShorter ? `only ${left.join(' ')}` : values.join(' ');
    const group = out.get(key) ?? { cells: [], values, left: isShorter ? left : [] };
    group.cells.push(cell);
    out.set(key, group);
  }
  return [...out.values()].map(({ cells, values, left }) => ({
    cells,
    said: `not ${oneOf(values.toSorted((a, b) => a - b).map((value) => sayValue(value, speech, cells.length > 1)))}`,
    ...(left.length > 0 ? { left: oneOf(left.map(word)) } : {}),
  }));
}

/** What the reason knows of a part's cells. */
export const knownIn = (part: ClaimPart, facts: readonly Literal[]): readonly Literal[] =>
  facts.filter(({ cell }) => part.cells.includes(cell));

/** Why a part's known cells leave no choice, so that the conclusion follows directly. */
export const settles = (
  part: ClaimPart,
  known: readonly Literal[],
  concluded: readonly Literal[],
  speech: Speech,
): string =>
  part.telling?.settles?.(known, speech, concluded) ??
  (known.length > 0
    ? `${part.sentence} and ${phrase(known, speech)}, so `
    : part.sentence === phrase(concluded, speech)
      ? `${part.claim.place.words} says that `
      : `${part.sentence}, so `);

/** Why values on the board exclude others in a part; `undefined` if none does. */
export function rulesOut(
  { telling }: ClaimPart,
  from: readonly Literal[],
  out: readonly number[],
  speech: Speech,
): string | undefined {
  if (from.length === 0 || from.some(({ holds }) => !holds)) return undefined;
  return telling?.rulesOut?.(from, [...new Set(out)], speech);
}

/** The part that an inference cites. */
export const partAt = (
  formula: PbFormula,
  { parts }: Pick<Inference, 'parts'>,
): ClaimPart | undefined => formula.parts[parts[0] ?? -1];

/** Whether a filled cell directly excludes a value: obvious, so not said. */
export function isFree(formula: PbFormula, step: Inference): boolean {
  const { literal, parts, from } = step;
  const isPlain = parts.length === 1 && partAt(formula, step)?.telling?.holder !== undefined;
  return isPlain && !literal.holds && from.every(({ holds }) => holds);
}

/** The same in long arguments, which also omit what is obvious next to a filled cell. */
export function isUnsaid(formula: PbFormula, step: Inference): boolean {
  const { parts, from } = step;
  const isBeside = parts.length === 1 && partAt(formula, step)?.telling?.isUnsaid === true;
  return isFree(formula, step) || (isBeside && from.length === 1);
}

/** The sentences of all parts that an inference cites. */
export const sentencesOf = (
  formula: PbFormula,
  { parts }: Pick<Inference, 'parts'>,
): readonly string[] => parts.flatMap((part) => formula.parts[part]?.sentence ?? []);

/** Why the other values of a cell are excluded, listed by the cells that hold them. */
export function valuesOut(
  formula: PbFormula,
  supports: readonly Inference[],
  speech: Speech,
): readonly string[] {
  const held = new Map<string, string[]>();
  const others: string[] = [];
  for (const support of supports) {
    const holder = partAt(formula, support)?.telling?.holder;
    if (holder === undefined) others.push(sayInference(formula, support, speech));
    else held.set(holder, [...(held.get(holder) ?? []), speech.word(support.literal.value)]);
  }
  return [...[...held].map(([holder, values]) => `${holder} ${listed(values)}`), ...others];
}

/** Why other cells cannot take a value; cells excluded by the same fact are grouped. */
export function cellsOut(
  formula: PbFormula,
  supports: readonly Inference[],
  speech: Speech,
): readonly string[] {
  const groups = new Map<string, Inference[]>();
  supports.forEach((support, at) => {
    const holder = partAt(formula, support)?.telling?.holder;
    const from = support.from.map(({ cell }) => cell).join(' ');
    const key = holder === undefined ? `alone ${at}` : `${holder} ${from}`;
    groups.set(key, [...(groups.get(key) ?? []), support]);
  });
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const from = distinct(group.flatMap((support) => support.from));
    const out = group.map(({ literal }) => literal.cell);
    const part = partAt(formula, first);
    const told = part && rulesOut(part, from, out, speech);
    return [told ?? sayInference(formula, first, speech)];
  });
}

/** Further premises of the last step: excluded values and filled cells. */
export function leftOver(
  last: Pick<Inference, 'from'>,
  closing: ClaimPart | undefined,
  isFact: (literal: Literal) => boolean,
  speech: Speech,
): readonly string[] {
  const facts = last.from.filter(isFact);
  const taken = facts.filter(({ holds }) => holds).map(({ cell }) => cell);
  const out = facts.filter(({ holds }) => !holds);
  const filled =
    taken.length === 0 || closing === undefined
      ? []
      : taken.length > FEW
        ? ['the other cells are taken']
        : [`${speech.names(taken)} ${taken.length === 1 ? 'is' : 'are'} taken`];
  const values = listed(out.map(({ value }) => speech.word(value)));
  const areThings = out.some(({ value }) => speech.complement?.(value) !== undefined);
  const excluded =
    out.length === 0
      ? []
      : closing === undefined
        ? areThings && out.length > 1
          ? ['all else is ruled out already']
          : [`${values} ${out.length === 1 ? 'is' : 'are'} ruled out already`]
        : [phrase(out, speech)];
  return [...excluded, ...filled];
}

/** "row 4 has only one 5, so row 4, column 6 is not 5". */
export function sayInference(
  formula: PbFormula,
  inference: Inference,
  speech: Speech,
  together: readonly Literal[] = [inference.literal],
): string {
  const { literal, from } = inference;
  const part = partAt(formula, inference);
  const conclusion = phrase(together, speech, part?.claim.place.line);
  if (part === undefined) {
    return `only ${speech.word(literal.value)} is left for ${speech.names([literal.cell])}`;
  }
  if (inference.parts.length > 1) {
    const known = from.length === 0 ? [] : [phrase(from, speech)];
    return `${listed([...sentencesOf(formula, inference), ...known])}, so ${conclusion}`;
  }
  const { telling } = part;
  if (telling?.leaves !== undefined && literal.holds) return telling.leaves(literal.cell, speech);
  if (telling?.settles !== undefined) {
    return `${settles(part, knownIn(part, from), together, speech)}${conclusion}`;
  }
  const out = together.map(({ cell }) => cell);
  const ruled = rulesOut(part, from, out, speech);
  return ruled === undefined
    ? `${settles(part, from, together, speech)}${conclusion}`
    : `${ruled}, so ${conclusion}`;
}
