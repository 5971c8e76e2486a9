import type { Speech } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { capitalise, listed, oneOf } from '#logic/words.ts';
import type { ArgumentByCases, Case } from './cases.ts';
import type { Broken } from './inference.ts';
import type { SayLines } from './lines.ts';
import type { PbFormula } from './pbFormula.ts';
import { partAt, phrase, sayValue, sentencesOf } from './phrases.ts';
import { sayBroken, sayOpening } from './explainArgument.ts';
import { lookAt } from './explained.ts';
import type { Saying } from './explained.ts';

/** How to word the cases. */
interface Manner {
  /** True for the values of one cell, false for the places of one value. */
  readonly isOfCell: boolean;
  readonly speech: Speech;
  readonly sayLines: SayLines;
}

/** Words an argument by cases. */
export function explainByCases(
  formula: PbFormula,
  { supposed, steps, cases }: ArgumentByCases,
  conclusion: Literal,
  speech: Speech,
  sayLines: SayLines,
): Saying {
  const among = cases.map(({ assumed }) => assumed);
  const isOfCell = distinctCells(among).length === 1;
  const manner = { isOfCell, speech: { ...speech, supposing: true as const }, sayLines };
  const so = phrase([conclusion], speech);
  const lines = [
    ...sayLines(formula, steps, supposed === undefined ? speech : manner.speech),
    sayAmong(among, speech),
    ...(sayAllBroken(formula, cases) ?? sayCases(formula, cases, conclusion, manner)),
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
function sayAmong(among: readonly Literal[], speech: Speech): string {
  const cells = distinctCells(among);
  const values = [...new Set(among.map(({ value }) => value))].toSorted((a, b) => a - b);
  const one = cells.length > 1 ? 'one of ' : '';
  return `${one}${speech.names(cells)} is ${oneOf(values.map((value) => sayValue(value, speech)))}`;
}

const distinctCells = (literals: readonly Literal[]): readonly number[] => [
  ...new Set(literals.map(({ cell }) => cell)),
];

/** One sentence if all cases directly break the same rule. */
function sayAllBroken(formula: PbFormula, cases: readonly Case[]): readonly string[] | undefined {
  const rules = cases.map(({ steps, broken }) =>
    steps.length > 0 || broken === undefined ? '' : listed(sentencesOf(formula, broken)),
  );
  const [rule = ''] = rules;
  const isSame = rule !== '' && rules.every((other) => other === rule);
  return isSame ? [`each breaks the rule that ${rule}`] : undefined;
}

/** All cases, line by line; cases with the same wording are merged. */
function sayCases(
  formula: PbFormula,
  cases: readonly Case[],
  conclusion: Literal,
  manner: Manner,
): readonly string[] {
  const branches = new Map<string, { of: Literal[]; said: readonly string[] }>();
  for (const one of cases) {
    const said = sayCase(formula, one, conclusion, manner);
    const key = said.join('. ');
    const same = branches.get(key) ?? { of: [], said };
    same.of.push(one.assumed);
    branches.set(key, same);
  }
  if (branches.size === 1) {
    const [first = '', ...others] = [...branches.values()][0]?.said ?? [];
    return [`in each case, ${first}`, ...others];
  }
  return [...branches.values()].flatMap(({ of, said: [first = '', ...others] }) => [
    `if ${sayOpenings(of, manner)}, ${first}`,
    ...others,
  ]);
}

/** "5", "5 or 7", "it is a star", "row 3, column 2 is 5". */
function sayOpenings(of: readonly Literal[], { isOfCell, speech }: Manner): string {
  if (isOfCell) {
    const isThing = of.some(({ value }) => speech.complement?.(value) !== undefined);
    return `${isThing ? 'it is ' : ''}${oneOf(of.map(({ value }) => sayValue(value, speech)))}`;
  }
  const [word = ''] = of.map(({ value }) => sayValue(value, speech));
  const cells = of.map(({ cell }) => cell);
  return `${of.length === 1 ? '' : 'one of '}${speech.names(cells)} is ${word}`;
}

/** The consequence of a case. */
function sayCase(
  formula: PbFormula,
  { steps, broken }: Case,
  conclusion: Literal,
  { speech, sayLines }: Manner,
): readonly string[] {
  const said = sayLines(formula, steps, speech, broken === undefined ? conclusion : undefined);
  return broken === undefined ? said : [...said, sayEnd(formula, broken, said.length > 0, speech)];
}

/** The contradiction at the end of a case, with or without steps before it. */
function sayEnd(formula: PbFormula, broken: Broken, isLed: boolean, speech: Speech): string {
  const said = sayBroken(formula, broken, speech);
  if (isLed) return `but ${said}`;
  const part = partAt(formula, broken);
  // A sentence that describes the situation, not the rule.
  const isShown = broken.parts.length === 0 || part === undefined || said !== part.sentence;
  return isShown ? said : `that breaks the rule that ${said}`;
}
