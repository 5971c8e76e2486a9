import { inFigures } from '#logic/words.ts';
import type { BoardForm, DefinedRule, Definition } from './definition.ts';
import { growthOf } from './growth.ts';
import type { Growth } from './growth.ts';
import { problemAt } from './problem.ts';
import type { DefinitionProblem } from './problem.ts';
import { sidesToTry, workOfDefinition } from './work.ts';
import type { DefinitionWork } from './work.ts';

/** The most values of all cells together: those of a 20 by 20 Fillomino. For comparison: 20,736 for a 12 by 12 Hidato. */
const MOST_VALUES = 160_000;
/** The most places for clues. For comparison: 5041 for the dots of a 36 by 36 Galaxies. */
const MOST_SITES = 5100;
/** The most ways to fill a cage. For comparison: 6561 for a 9 by 9 KenKen. */
const MOST_COMBINATIONS = 100_000;
/** The most conditions of all rules together. For comparison: 870,000 for a 12 by 12 Hidato. */
const MOST_CONDITIONS = 1_500_000;

/** So many conditions are made to see how they grow: by one rule, and by all of them. */
const MADE_BY_RULE = 60_000;
const MADE_BY_ALL = 1_500_000;

/** A definition with the sizes that are within the limits, or why it has none. */
export type DefinitionBudget =
  | {
      readonly ok: true;
      readonly definition: Definition;
      /** Which sizes are left out, and why. */
      readonly leftOut?: DefinitionProblem;
    }
  | { readonly ok: false; readonly problem: DefinitionProblem };

/** Something of which there may be too much at a side. */
interface Cost {
  readonly line: number;
  readonly most: number;
  readonly growth: Growth;
  /** Continues "At 20 by 20": "rule 3 makes about 3 million conditions". */
  says(count: string): string;
}

/**
 * Leaves out the sizes at which a definition makes more than the page can work with. What it makes is
 * counted on small boards, and foreseen for larger ones.
 */
export function budgetOf(definition: Definition): DefinitionBudget {
  const { form } = definition.board;
  const sides = sidesOf(form);
  const work = workOfDefinition(definition);
  const tried = sidesToTry(definition, sides);
  const sizes = sizeCosts(definition, tried, work);
  const small = sides.filter((side) => tooMuchAt(sizes, side) === undefined);
  // Rules are tried only on boards that are not too large by themselves.
  const rules = small.length === 0 ? [] : ruleCosts(definition, tried, Math.max(...small), work);
  const costs = [...sizes, ...rules];
  const within = small.filter((side) => tooMuchAt(rules, side) === undefined);
  const [first, beyond] = [sides[0] ?? 1, sides.find((side) => !within.includes(side))];
  const why = beyond === undefined ? undefined : tooMuchAt(costs, beyond);
  if (why === undefined || beyond === undefined) return { ok: true, definition };
  const says = (side: number, { cost, count }: TooMuch): string =>
    `At ${form.shape === 'hexagons' ? 'this size' : `${side} by ${side}`} ${cost.says(sayAbout(count))}`;
  if (beyond === first) {
    const sentence = `${says(first, why)}; at most ${inFigures(why.cost.most)} are possible.`;
    return { ok: false, problem: problemAt(why.cost.line, sentence) };
  }
  const largest = Math.max(...sides);
  const most = tooMuchAt(costs, largest) ?? why;
  const last = within.at(-1) ?? first;
  return {
    ok: true,
    definition: { ...definition, board: boardWithin(definition.board, within) },
    leftOut: problemAt(
      most.cost.line,
      `${says(largest, most)}; up to ${last} by ${last} is offered.`,
    ),
  };
}

/** Fewer are made to see how one more rule grows, since somebody is typing it. */
const MADE_BY_LINE = 20_000;

/**
 * About how many conditions one more rule makes on boards of this side, found out in the same way.
 * `work` is that of the definition.
 */
export const conditionsOfRule = (
  definition: Definition,
  work: DefinitionWork,
  rule: DefinedRule,
  side: number,
): number =>
  growthOf(sidesToTry(definition, [side]), MADE_BY_LINE, (tried) =>
    work.conditions(rule, tried, MADE_BY_LINE),
  ).at(side);

interface TooMuch {
  readonly cost: Cost;
  readonly count: number;
}

const tooMuchAt = (costs: readonly Cost[], side: number): TooMuch | undefined =>
  costs
    .map((cost) => ({ cost, count: cost.growth.at(side) }))
    .find(({ cost: { most }, count }) => count > most);

/** The sides of a board, ascending; a stack of hexagons is measured at any side alike. */
function sidesOf(form: BoardForm): readonly number[] {
  switch (form.shape) {
    case 'square':
    case 'rectangle':
      return form.sides;
    case 'boxes':
      return form.boxes
        .map(([width, height]) => width * height)
        .concat(form.unboxed)
        .toSorted((a, b) => a - b);
    case 'hexagons':
      return [1];
  }
}

function boardWithin(board: Definition['board'], within: readonly number[]): Definition['board'] {
  const { form, usual } = board;
  const last = within.at(-1) ?? 1;
  const restricted = formWithin(form, within);
  return usual === undefined
    ? { form: restricted }
    : { form: restricted, usual: within.includes(usual) ? usual : last };
}

function formWithin(form: BoardForm, within: readonly number[]): BoardForm {
  switch (form.shape) {
    case 'square':
    case 'rectangle':
      return { ...form, sides: within };
    case 'boxes':
      return {
        ...form,
        boxes: form.boxes.filter(([width, height]) => within.includes(width * height)),
        unboxed: form.unboxed.filter((side) => within.includes(side)),
      };
    case 'hexagons':
      return form;
  }
}

/** What there may be too much of on a board, whatever its rules are. */
function sizeCosts(
  { lines, clues }: Definition,
  sides: readonly number[],
  work: DefinitionWork,
): readonly Cost[] {
  const clueLine = clues.find(({ meaning }) => meaning.clue === 'sites')?.line ?? lines.board;
  return [
    {
      line: lines.fill,
      most: MOST_VALUES,
      growth: growthOf(sides, MOST_VALUES, work.values),
      says: (count) => `all cells together take ${count} values`,
    },
    {
      line: clueLine,
      most: MOST_SITES,
      growth: growthOf(sides, MOST_SITES, work.sites),
      says: (count) => `there are ${count} places for clues`,
    },
    {
      line: clueLine,
      most: MOST_COMBINATIONS,
      growth: growthOf(sides, MOST_COMBINATIONS, work.combinations),
      says: (count) => `a cage of four cells can be filled in ${count} ways`,
    },
  ];
}

function ruleCosts(
  { rules }: Definition,
  tried: readonly number[],
  largest: number,
  work: DefinitionWork,
): readonly Cost[] {
  const sides = tried.filter((_, at) => at < 2 || (tried[at - 1] ?? 0) < largest);
  // A line that is written twice is counted once, to find out how it grows.
  const known = new Map<string, Growth>();
  const allowed = Math.min(MADE_BY_RULE, MADE_BY_ALL / Math.max(1, rules.length));
  const own = rules.map((rule, index) => {
    const growth =
      known.get(rule.text) ??
      growthOf(sides, allowed, (side) => work.conditions(rule, side, allowed));
    known.set(rule.text, growth);
    return { rule, index, growth };
  });
  const together: Growth = {
    at: (side) => own.reduce((sum, { growth }) => sum + growth.at(side), 0),
  };
  const costs = own.map(({ rule, index, growth }): Cost => ({
    line: rule.line,
    most: MOST_CONDITIONS,
    growth,
    says: (count) => `${nameOf(rule, index)} makes ${count} conditions`,
  }));
  const [first] = rules;
  const says = (count: string): string => `the rules make ${count} conditions together`;
  return first === undefined
    ? costs
    : [...costs, { line: first.line, most: MOST_CONDITIONS, growth: together, says }];
}

const nameOf = ({ line, onlyWith }: DefinedRule, index: number): string =>
  onlyWith === undefined ? `rule ${index + 1}` : `the rule in line ${line}`;

/** A count with two figures that count: "about 230,000", "about 3.2 million". */
function sayAbout(count: number): string {
  const million = 1_000_000;
  if (count >= 1000 * million) return 'more than 1,000 million';
  if (count >= million) {
    const millions = count / million;
    return `about ${inFigures(millions < 10 ? Number(millions.toFixed(1)) : Math.round(millions))} million`;
  }
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return `about ${inFigures(Math.round(count / digits) * digits)}`;
}
