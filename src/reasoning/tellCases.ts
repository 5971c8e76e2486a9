import type { Speech } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { capitalise, listed, oneOf } from '#logic/words.ts';
import type { ArgumentByCases, Case } from './cases.ts';
import type { Broken } from './inference.ts';
import type { SayLines } from './lines.ts';
import type { PbFormula } from './pbFormula.ts';
import { phrase, sentencesOf } from './phrases.ts';
import { sayBroken, sayOpening } from './tellArgument.ts';
import { lookAt } from './told.ts';
import type { Saying } from './told.ts';

/** How cases are told. */
interface Manner {
  /** Whether they are the values of one cell, and not the places of one value. */
  readonly isOfCell: boolean;
  readonly speech: Speech;
  readonly sayLines: SayLines;
}

/** Of a few things one must be so, and each leads to the same, or nowhere. */
export function tellByCases(
  formula: PbFormula,
  { supposed, steps, cases }: ArgumentByCases,
  conclusion: Literal,
  speech: Speech,
  sayLines: SayLines,
): Saying {
  const among = cases.map(({ assumed }) => assumed);
  const isOfCell = distinctCells(among).length === 1;
  const manner = { isOfCell, speech, sayLines };
  const so = phrase([conclusion], speech);
  const lines = [
    ...sayLines(formula, steps, speech),
    sayAmong(among, speech),
    ...(sayAllBroken(formula, cases) ??
      cases.flatMap((of) => sayCase(formula, of, conclusion, manner))),
    ...(supposed === undefined ? [] : ['so that cannot be']),
  ];
  const sentence =
    supposed === undefined ? `${so}, case by case:` : `${sayOpening(supposed, speech)}.`;
  const place = supposed === undefined ? distinctCells(among) : [conclusion.cell];
  return {
    where: lookAt(speech.names(place)),
    place: [conclusion.cell],
    sentence: capitalise(sentence),
    lines: lines.map((line) => `${capitalise(line)}.`),
  };
}

/** "row 1, column 2 is 5 or 7", "row 1, column 2 or row 1, column 4 is 5". */
function sayAmong(among: readonly Literal[], { names, word }: Speech): string {
  const cells = distinctCells(among);
  const values = [...new Set(among.map(({ value }) => value))].map(word);
  return `${oneOf(cells.map((cell) => names([cell])))} is ${oneOf(values)}`;
}

const distinctCells = (literals: readonly Literal[]): readonly number[] => [
  ...new Set(literals.map(({ cell }) => cell)),
];

/** That no case keeps one rule, where that is seen at once. */
function sayAllBroken(formula: PbFormula, cases: readonly Case[]): readonly string[] | undefined {
  const rules = cases.map(({ steps, broken }) =>
    steps.length > 0 || broken === undefined ? '' : listed(sentencesOf(formula, broken)),
  );
  const [rule = ''] = rules;
  const isSame = rule !== '' && rules.every((other) => other === rule);
  return isSame ? [`each breaks the rule that ${rule}`] : undefined;
}

/** What a case comes to, the first line with what is assumed: "if 5, row 3: column 2 is 7". */
function sayCase(
  formula: PbFormula,
  { assumed, steps, broken }: Case,
  conclusion: Literal,
  { isOfCell, speech, sayLines }: Manner,
): readonly string[] {
  const said = sayLines(formula, steps, speech, broken === undefined ? conclusion : undefined);
  const end = broken === undefined ? [] : [sayEnd(formula, broken, said.length > 0, speech)];
  const [first = '', ...others] = [...said, ...end];
  const opening = isOfCell ? speech.word(assumed.value) : `${speech.names([assumed.cell])} is`;
  return [`if ${opening}, ${first}`, ...others];
}

/** What cannot be, after something that led there or at once. */
function sayEnd(formula: PbFormula, broken: Broken, isLed: boolean, speech: Speech): string {
  const said = sayBroken(formula, broken, speech);
  if (isLed) return `but ${said}`;
  return broken.parts.length === 0 ? said : `that breaks the rule that ${said}`;
}
