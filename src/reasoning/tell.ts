import type { Speech } from '#logic/claim.ts';
import type { ClaimPart } from '#logic/claimPart.ts';
import { sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { capitalise, countedInWords, listed } from '#logic/words.ts';
import { argue } from './inference.ts';
import type { Argument, Inference } from './inference.ts';
import type { PbFormula } from './pbFormula.ts';
import {
  cellsOut,
  knownIn,
  leftOver,
  phrase,
  partAt,
  rulesOut,
  sentencesOf,
  sayInferences,
  settles,
  valuesOut,
} from './phrases.ts';
import { partsIn, propagatedReason } from './reason.ts';
import type { Deduction } from './reason.ts';
import { saySubset } from './subsets.ts';
import { sayDifference } from './sums.ts';

/** A deduction in words. */
export interface Told {
  /** Where to look, giving nothing away: "Look at row 3." */
  readonly where: string;
  /** The cells of that place. */
  readonly place: readonly number[];
  /** "Row 3 already has three X's, so the rest are O." */
  readonly sentence: string;
  /** The argument line by line, where one sentence would be too long; otherwise empty. */
  readonly lines: readonly string[];
}

/** How many inferences still make one sentence. */
const ONE_SENTENCE = 2;
/** More lines than this nobody follows: the page says how much it would take instead. */
const MOST_LINES = 12;

/** Puts a deduction into words, from what each part says of itself. */
export function tell(formula: PbFormula, deduction: Deduction, speech: Speech): Told {
  const plain = plainly(formula, deduction);
  const told = tellAll(formula, plain, speech);
  return told.lines.length > MOST_LINES ? tooLong(told, plain, speech) : told;
}

/** Of two values, not the one is the other. */
function plainly(formula: PbFormula, deduction: Deduction): Deduction {
  const said = (literals: readonly Literal[]): readonly Literal[] =>
    literals.map((literal) => {
      const [low, high, ...more] = formula.domains[literal.cell] ?? [];
      if (literal.holds || low === undefined || high === undefined || more.length > 0) {
        return literal;
      }
      return { ...literal, value: literal.value === low ? high : low, holds: true };
    });
  const { conclusions, reason } = deduction;
  return {
    ...deduction,
    conclusions: said(conclusions),
    reason: { ...reason, facts: said(reason.facts) },
  };
}

/** A step that takes more than anybody would read: what follows, and how much that takes. */
function tooLong(told: Told, { conclusions, reason }: Deduction, speech: Speech): Told {
  const cells = new Set(reason.facts.map(({ cell }) => cell)).size;
  const known = cells === 0 ? '' : `, with what is known of ${countedInWords(cells, 'cell')}`;
  const takes = `it takes ${countedInWords(reason.parts.length, 'rule')} together${known}`;
  const follows = phrase(conclusions, speech);
  return {
    ...told,
    sentence: `${capitalise(follows)}. This step is too hard to say in a few words: ${takes}.`,
    lines: [],
  };
}

/** The whole of it, however many lines it takes. */
function tellAll(formula: PbFormula, deduction: Deduction, speech: Speech): Told {
  const { conclusions, reason } = deduction;
  const [conclusion] = conclusions;
  if (conclusion === undefined) throw new Error('A deduction without a conclusion');
  const parts = partsIn(formula, reason);
  const [only] = parts;
  if (only === undefined) {
    const inference = { literal: conclusion, parts: [], from: reason.facts };
    return tellStraight(formula, [inference], reason.facts, speech);
  }
  const ofSeveral = saySubset(formula, deduction, speech);
  if (ofSeveral !== undefined && reason.facts.length > 1) {
    const { place, cells } = only.claim;
    return { where: lookAt(place.words), place: cells, sentence: ofSeveral, lines: [] };
  }
  if (isOfOne(formula, deduction, parts, speech) && !isListed(only, conclusion)) {
    return single(only, deduction, speech);
  }
  const argument = argue(formula, reason, conclusion);
  if (argument !== undefined) {
    const told =
      argument.kind === 'straight'
        ? tellStraight(formula, argument.steps, reason.facts, speech)
        : tellSupposing(formula, argument, conclusion, speech);
    return withLikewise(told, conclusions.slice(1), speech);
  }
  const where = { where: lookAt(speech.names([conclusion.cell])), place: [conclusion.cell] };
  const difference = sayDifference(formula, deduction, speech);
  if (difference !== undefined) return { ...where, sentence: difference, lines: [] };
  if (parts.length <= ONE_SENTENCE + 1 && reason.facts.length <= ONE_SENTENCE) {
    const why = [
      ...parts.map(({ sentence }) => sentence),
      ...(reason.facts.length > 0 ? [phrase(reason.facts, speech)] : []),
    ];
    const sentence = `${listed(why)}, so ${phrase(conclusions, speech)}.`;
    return { ...where, sentence: capitalise(sentence), lines: [] };
  }
  return {
    ...where,
    sentence: `${capitalise(phrase(conclusions, speech))}, because these rules together leave no other choice:`,
    lines: [
      ...parts.map(({ sentence }) => `${capitalise(sentence)}.`),
      ...(reason.facts.length > 0 ? [`${capitalise(phrase(reason.facts, speech))}.`] : []),
    ],
  };
}

/** Adds what else follows by the same reason. */
function withLikewise(told: Told, more: readonly Literal[], speech: Speech): Told {
  if (more.length === 0) return told;
  const likewise = `Likewise, ${phrase(more, speech)}.`;
  return told.lines.length > 0
    ? { ...told, lines: [...told.lines, likewise] }
    : { ...told, sentence: `${told.sentence} ${likewise}` };
}

/** Whether the part only takes values away, so that what is left is best said by a list. */
const isListed = ({ telling }: ClaimPart, { holds }: Literal): boolean =>
  holds && telling?.holder !== undefined;

const lookAt = (place: string): string => `Look at ${place}.`;

/** Whether one claim leaves no choice, and each of its parts by itself says why in the same words. */
function isOfOne(
  formula: PbFormula,
  deduction: Deduction,
  parts: readonly ClaimPart[],
  speech: Speech,
): boolean {
  const { conclusions, reason } = deduction;
  const [first, ...others] = parts;
  if (first === undefined || others.some(({ claim }) => claim !== first.claim)) return false;
  if (others.length === 0) return true;
  const why = whySo(first, deduction, speech);
  if (others.some((part) => whySo(part, deduction, speech) !== why)) return false;
  return conclusions.every((conclusion) =>
    reason.parts.some(
      (part) => propagatedReason(formula, { ...reason, parts: [part] }, conclusion) !== undefined,
    ),
  );
}

/** One claim and what is known of its cells say it all. */
function single(part: ClaimPart, deduction: Deduction, speech: Speech): Told {
  const { place, cells } = part.claim;
  const [first] = deduction.conclusions;
  const leaves = first?.holds === true ? part.telling?.leaves?.(first.cell, speech) : undefined;
  const sentence =
    leaves === undefined
      ? `${whySo(part, deduction, speech)}${whatSo(part, deduction, speech)}`
      : `${leaves}: ${whyOthersNot(deduction, part, speech)}`;
  return {
    where: lookAt(place.words),
    place: cells,
    sentence: `${capitalise(sentence)}.`,
    lines: [],
  };
}

/** "its other cells are taken", and where some are open still, which are not. */
function whyOthersNot({ reason }: Deduction, part: ClaimPart, speech: Speech): string {
  if (reason.facts.every(({ holds }) => holds)) return 'its other cells are taken';
  return leftOver({ from: reason.facts }, part, () => true, speech).join('; ');
}

/** "row 3 already has three X's, so ". */
function whySo(part: ClaimPart, { conclusions, reason }: Deduction, speech: Speech): string {
  const known = knownIn(part, reason.facts);
  const { telling } = part;
  const isRuledOut = conclusions[0]?.holds === false && telling?.settles === undefined;
  const out = conclusions.map(({ cell }) => cell);
  const ruled = isRuledOut ? rulesOut(part, known, out, speech) : undefined;
  return ruled === undefined ? settles(part, known, conclusions, speech) : `${ruled}, so `;
}

/** "the rest are O", "columns 4 to 6 are filled". */
function whatSo({ claim }: ClaimPart, { conclusions, reason }: Deduction, speech: Speech): string {
  const [first] = conclusions;
  const filled = new Set(reason.facts.map(({ cell }) => cell));
  const concluded = new Set(conclusions.map(({ cell }) => cell));
  const isRest =
    conclusions.length > 1 &&
    conclusions.every((of) => of.holds === first?.holds && of.value === first.value) &&
    claim.cells.every((cell) => filled.has(cell) || concluded.has(cell)) &&
    filled.size > 0;
  if (!isRest) return phrase(conclusions, speech, claim.place.line);
  const word = speech.word(first?.value ?? 0);
  return first?.holds === true ? `the rest are ${word}` : `no other cell is ${word}`;
}

/** Steps that lead straight to the last of them. */
function tellStraight(
  formula: PbFormula,
  steps: readonly Inference[],
  facts: readonly Literal[],
  speech: Speech,
): Told {
  const last = steps.at(-1);
  if (last === undefined) throw new Error('An argument without steps');
  const isFact = (literal: Literal) => facts.some((fact) => sameLiteral(fact, literal));
  const supports = steps.slice(0, -1);
  const shallow = supports.every(({ from }) => from.every(isFact));
  const closing = partAt(formula, last);
  const name = speech.names([last.literal.cell]);
  const where = lookAt(closing?.claim.place.words ?? name);
  const place = closing?.cells ?? [last.literal.cell];
  const lead =
    closing === undefined
      ? `${name} can only be ${speech.word(last.literal.value)}`
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
  const lines = sayInferences(formula, steps, speech).map((line) => `${capitalise(line)}.`);
  if (lines.length <= ONE_SENTENCE) return { where, place, sentence: lines.join(' '), lines: [] };
  const sentence = `${capitalise(phrase([last.literal], speech))}, step by step:`;
  return { where, place, sentence, lines };
}

/** The contrary leads to a contradiction. */
function tellSupposing(
  formula: PbFormula,
  argument: Extract<Argument, { readonly kind: 'suppose' }>,
  conclusion: Literal,
  speech: Speech,
): Told {
  const { supposed, steps, broken } = argument;
  const part = partAt(formula, broken);
  const name = speech.names([supposed.cell]);
  const words = speech.word(supposed.value);
  const opening = supposed.holds
    ? `suppose ${name} were ${words}`
    : `suppose ${name} were not ${words}`;
  const held = broken.from.find(({ holds }) => holds);
  const end =
    part === undefined
      ? held === undefined
        ? `no value would be left for ${speech.names(broken.from.slice(0, 1).map(({ cell }) => cell))}`
        : phrase([held], speech)
      : `that breaks the rule${broken.parts.length > 1 ? 's' : ''} that ${listed(sentencesOf(formula, broken))}`;
  const said = sayInferences(formula, steps, speech);
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
    sentence: `${capitalise(phrase([conclusion], speech))}, for otherwise the rules could not hold:`,
    lines: [opening, ...said, `but ${end}`].map((line) => `${capitalise(line)}.`),
  };
}
