import type { Speech } from '#logic/claim.ts';
import type { ClaimPart } from '#logic/claimPart.ts';
import { distinct } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { capitalise, countedInWords } from '#logic/words.ts';
import { argueByCases } from './cases.ts';
import { argue, atNeed } from './inference.ts';
import { sayBriefly, sayInferences, sayMostBriefly } from './lines.ts';
import type { SayLines } from './lines.ts';
import type { PbFormula } from './pbFormula.ts';
import { knownIn, leftOver, phrase, rulesOut, settles } from './phrases.ts';
import { partsIn, propagatedReason } from './reason.ts';
import type { Deduction, Known, Named } from './reason.ts';
import { sayDifference } from './sums.ts';
import { filling, techniqueOf } from './technique.ts';
import { newsOf } from './techniques/candidates.ts';
import { explainDirectly, explainBySupposition } from './explainArgument.ts';
import { explainByCases } from './explainCases.ts';
import { lookAt, lookIn, wordCount } from './explained.ts';
import type { Saying, Explained } from './explained.ts';

/** Longer arguments are not shown: the page says how many rules the step takes instead. */
const MOST_LINES = 12;
/** The same for arguments by cases; each case reads as an argument of its own. */
const MOST_LINES_OF_CASES = 18;
/** Above this many words, each line only says where to look. */
const MANY_WORDS = 50;
/** Above this many words even then, consequences of filled cells are omitted, too. */
const LONG_WORDS = 60;
/** The most words of a list of all cells of a place. */
const MOST_LISTED = 60;
/** The most words of an argument. */
const MOST_WORDS = 120;

/** Puts a deduction into words: as a technique has them, or from what each part says of itself. */
export function explainStep(formula: PbFormula, deduction: Deduction, own: Speech): Explained {
  const { named, argued, reason, before } = deduction;
  const speech = before === undefined ? own : withLeft(formula, before, own);
  if (named !== undefined) return tellNamed(named, deduction, speech);
  const plain = plainly(
    formula,
    argued === undefined ? deduction : { ...deduction, reason: argued },
  );
  const facts = [...new Set((argued ?? reason).facts.map(({ cell }) => cell))];
  const said = tellInTime(formula, plain, speech);
  if (said !== undefined && isShort(said, deduction)) {
    const technique = techniqueOf(formula, plain);
    // An argument that can be worded is called by another name than 'too hard', however long it is.
    return { ...said, technique: technique === 'too hard' ? 'supposition' : technique, facts };
  }
  return { ...tooLong(deduction, speech), technique: 'too hard', facts };
}

/** Narrows domains to what is left, so that sentences do not list all printed values. */
function withLeft(formula: PbFormula, before: Known, speech: Speech): Speech {
  let isLeft: ((literal: Literal) => boolean) | undefined;
  const { values } = speech;
  if (values === undefined) return speech;
  return {
    ...speech,
    values(cell) {
      isLeft ??= newsOf(formula, before);
      return values(cell).filter((value) => isLeft?.({ cell, value, holds: false }) === true);
    },
  };
}

/** The whole argument; where that is long, in the fewest words; where that is, only what it fills. */
function tellInTime(formula: PbFormula, deduction: Deduction, speech: Speech): Saying | undefined {
  const fully = tellAll(formula, deduction, speech, sayInferences);
  if (fully === undefined || wordCount(fully) <= MANY_WORDS) return fully;
  const briefly = tellAll(formula, deduction, speech, sayBriefly);
  if (briefly !== undefined && wordCount(briefly) <= LONG_WORDS) return briefly;
  const mostBriefly = tellAll(formula, deduction, speech, sayMostBriefly);
  if (mostBriefly !== undefined && isShort(mostBriefly, deduction)) return mostBriefly;
  return tellAll(formula, deduction, speech, (_, steps, ...others) =>
    sayMostBriefly(formula, filling(formula, steps), ...others),
  );
}

const isShort = (said: Saying, { cases }: Deduction): boolean =>
  said.lines.length <= (cases === undefined ? MOST_LINES : MOST_LINES_OF_CASES) &&
  wordCount(said) <= MOST_WORDS;

/** A step that is known by a name: the few cells that matter are what it rests on. */
function tellNamed(named: Named, { conclusions, reason }: Deduction, speech: Speech): Explained {
  const { technique, cells, say } = named;
  const seen = named.place ?? named.claim;
  const first = conclusions[0]?.cell ?? 0;
  return {
    technique,
    facts: [...new Set(cells)],
    where: seen === undefined ? lookAt(speech.names([first])) : lookIn(seen.place),
    place: seen?.cells ?? [first],
    sentence: say(speech, reason.facts),
    lines: named.lines?.(speech) ?? [],
  };
}

/** For two values, says which value a cell has rather than which it has not. */
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
  const facts = distinct(said(reason.facts));
  const isSaid = reason.facts.every((fact, at) => facts[at] === fact);
  return {
    ...deduction,
    conclusions: distinct(said(conclusions)),
    // An unchanged reason object finds its memoized argument.
    reason: isSaid ? reason : { ...reason, facts },
  };
}

/** A step that takes more than anybody would read: what follows, and how much that takes. */
function tooLong({ conclusions, reason, shortest }: Deduction, speech: Speech): Saying {
  const cells = new Set(reason.facts.map(({ cell }) => cell)).size;
  const known = cells === 0 ? '' : `, with what is known of ${countedInWords(cells, 'cell')}`;
  const most = shortest ? '' : 'at most ';
  const takes = `it takes ${most}${countedInWords(reason.parts.length, 'rule')} together${known}`;
  const at = conclusions.slice(0, 1).map(({ cell }) => cell);
  return {
    where: lookAt(speech.names(at)),
    place: at,
    sentence: `${capitalise(phrase(conclusions, speech))}. This step is too long to explain briefly: ${takes}.`,
    lines: [],
  };
}

/** The whole argument, of any length; `undefined` if its rules only work together. */
function tellAll(
  formula: PbFormula,
  deduction: Deduction,
  speech: Speech,
  sayLines: SayLines,
): Saying | undefined {
  const { conclusions, reason } = deduction;
  const [conclusion] = conclusions;
  if (conclusion === undefined) throw new Error('A deduction without a conclusion');
  const parts = partsIn(formula, reason);
  const [only] = parts;
  if (only === undefined) {
    const inference = { literal: conclusion, parts: [], from: reason.facts };
    return explainDirectly(formula, [inference], reason.facts, speech, sayLines);
  }
  if (isOfOne(formula, deduction, parts, speech) && !isListed(formula, only, conclusion)) {
    return single(only, deduction, speech);
  }
  if (deduction.cases !== undefined) {
    const byCases = argueByCases(formula, reason, conclusion, deduction.cases);
    return byCases && explainByCases(formula, byCases, conclusion, speech, sayLines);
  }
  const difference = sayDifference(formula, deduction, speech);
  const where = { where: lookAt(speech.names([conclusion.cell])), place: [conclusion.cell] };
  if (difference !== undefined) return { ...where, sentence: difference, lines: [] };
  const argument = argue(formula, reason, conclusion);
  if (argument === undefined) return undefined;
  const told =
    argument.kind === 'straight'
      ? explainDirectly(formula, argument.steps, reason.facts, speech, sayLines)
      : explainBySupposition(
          formula,
          { ...argument, ...atNeed(formula, argument.steps, argument.broken) },
          deduction,
          speech,
          sayLines,
        );
  return withLikewise(told, conclusions.slice(1), speech);
}

/** Adds what else follows by the same reason. */
function withLikewise(told: Saying, more: readonly Literal[], speech: Speech): Saying {
  if (more.length === 0) return told;
  // Shorter than listing the values that are excluded.
  const { values: _, ...shorter } = speech;
  const likewise = `Likewise, ${phrase(more, shorter)}.`;
  return told.lines.length > 0
    ? { ...told, lines: [...told.lines, likewise] }
    : { ...told, sentence: `${told.sentence} ${likewise}` };
}

/** Whether the part only excludes values, so that a list of the remaining values is clearest. */
const isListed = (
  { domains }: PbFormula,
  { telling }: ClaimPart,
  { cell, holds }: Literal,
): boolean => holds && telling?.holder !== undefined && (domains[cell]?.length ?? 0) > 2;

/** Whether one claim implies the conclusion, and all of its parts word it the same. */
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
function single(part: ClaimPart, deduction: Deduction, speech: Speech): Saying {
  const { place, cells } = part.claim;
  const [first] = deduction.conclusions;
  const leaves = first?.holds === true ? part.telling?.leaves?.(first.cell, speech) : undefined;
  const sentence =
    leaves === undefined
      ? `${whySo(part, deduction, speech)}${whatSo(part, deduction, speech)}`
      : part.cells.length === 1
        ? leaves
        : `${leaves}: ${whyOthersNot(deduction, part, speech)}`;
  return {
    where: lookIn(place),
    place: cells,
    sentence: `${capitalise(sentence)}.`,
    lines: [],
  };
}

/** "its other cells are taken"; names the open cells that cannot take the value. */
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
  const isAll =
    conclusions.length > 1 &&
    conclusions.every((of) => of.holds === first?.holds && of.value === first.value) &&
    claim.cells.every((cell) => filled.has(cell) || concluded.has(cell));
  const value = first?.value ?? 0;
  const word = speech.word(value);
  if (!isAll || filled.size === 0) {
    const said = phrase(conclusions, speech, claim.place.line);
    // Cells from all over the board are not listed if the place has a name.
    return isAll && first?.holds === true && said.split(' ').length > MOST_LISTED
      ? `${claim.place.words} are ${speech.complement?.(value, true) ?? word}`
      : said;
  }
  return first?.holds === true
    ? `the rest are ${speech.complement?.(value, true) ?? word}`
    : `no other cell is ${word}`;
}
