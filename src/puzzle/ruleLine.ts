import type { Grid } from '#grid/grid.ts';
import type { Claim } from '#logic/claim.ts';
import { inFigures } from '#logic/words.ts';
import type { Figure } from './figure.ts';
import type { Parameters } from './parameters.ts';
import type { HouseRule, HouseRuleBoard, LineRule, Structure } from './puzzle.ts';
import type { RuleProblem, RuleReading } from './ruleReading.ts';

/** The most conditions of all lines of a board. For comparison: 100,000 for "touching cells differ" on a 25×25 Sudoku. */
const MOST_CONDITIONS = 1_000_000;
/** The longest line, in characters; the longest phrases have a hundred. */
const LONGEST_LINE = 300;

/** Reads lines of the language as house rules. */
export interface LineReader {
  readRule?(line: string, parameters: Parameters): RuleReading;
}

/** A line as it is kept: no full stop, straight apostrophes, and a small letter at the beginning. */
const normalLine = (line: string): string =>
  line
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/ ?\.$/, '')
    .replaceAll('’', "'")
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/**
 * Reads a house rule as a line of the language; `before` are the house rules that the board has
 * already. Refuses lines that, together with those, make more than the solvers can work with.
 */
export function readLine(
  type: LineReader,
  text: string,
  parameters: Parameters,
  before: readonly HouseRule[] = [],
):
  | { readonly ok: true; readonly rule: LineRule }
  | { readonly ok: false; readonly problem: RuleProblem } {
  const refuse = (sentence: string) => ({ ok: false, problem: { sentence, fixes: [] } }) as const;
  if (type.readRule === undefined) return refuse('This puzzle takes no lines as house rules.');
  if (text.length > LONGEST_LINE) {
    return refuse(`It has ${text.length} characters; at most ${LONGEST_LINE} are read.`);
  }
  const line = normalLine(text);
  const reading = type.readRule(line, parameters);
  if (!reading.ok) return reading;
  const done = before.reduce((sum, rule) => sum + (rule.form === 'line' ? rule.conditions : 0), 0);
  const conditions = reading.conditions();
  return done + conditions > MOST_CONDITIONS
    ? refuse(
        `It makes, with the lines before it, ${inFigures(Math.round(done + conditions))} conditions for the solvers; at most ${inFigures(MOST_CONDITIONS)} are allowed.`,
      )
    : { ok: true, rule: new ReadLine(line, conditions, reading) };
}

/** A line as read. */
class ReadLine implements LineRule {
  readonly form = 'line';
  readonly text: string;
  readonly conditions: number;
  readonly reading: Extract<RuleReading, { readonly ok: true }>;

  constructor(
    text: string,
    conditions: number,
    reading: Extract<RuleReading, { readonly ok: true }>,
  ) {
    this.text = text;
    this.conditions = conditions;
    this.reading = reading;
  }

  figures(grid: Grid): readonly Figure[] {
    return this.reading.lines(grid).map((cells) => ({ kind: 'line', cells }));
  }

  claims(board: HouseRuleBoard, structure: Structure, index: number): readonly Claim[] {
    return this.reading.claims(structure, board).map((claim) => ofHouseRule(claim, index));
  }
}

/** "house rule 2": the name of a line among the house rules, by its index. */
export const nameOfLine = (index: number): string => `house rule ${index + 1}`;

/**
 * A claim of a line. Where it speaks of a printed clue, it is the house rule's and not that clue's: it
 * is taken away with either.
 */
function ofHouseRule(claim: Claim, index: number): Claim {
  const { site: _, follows: __, given: ___, path: ____, ...place } = claim.place;
  return {
    ...claim,
    label: `${nameOfLine(index)}, ${claim.label}`,
    place: { ...place, houseRule: index },
  };
}
