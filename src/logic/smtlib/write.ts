import type { Values } from '#logic/claim.ts';
import type { Model } from '#logic/model.ts';

/** A line of the script, and the cells that it is about. */
export interface ScriptLine {
  readonly text: string;
  /** The unknowns of an assertion, ascending; empty for other lines. */
  readonly cells: readonly number[];
}

/** Lines that belong together: one rule, all ranges, or the commands at either end. */
export interface ScriptGroup {
  readonly kind: 'start' | 'ranges' | 'clues' | 'claim' | 'questions';
  /** The first is a comment, if the group has one. */
  readonly lines: readonly ScriptLine[];
  /** Index of the claim it states. */
  readonly claim?: number;
  /** Index of the site whose clue it states. */
  readonly site?: number;
}

/** A puzzle as SMT-LIB text, in groups; blank lines go between them. */
export interface Script {
  readonly groups: readonly ScriptGroup[];
}

const plain = (text: string): ScriptLine => ({ text, cells: [] });

/** How an unknown's range is asserted, in one of two styles: an interval, or a choice of two. */
function range(unknown: number, domain: readonly number[]): string {
  const low = domain[0] ?? 0;
  const high = domain.at(-1) ?? 0;
  const name = `V${unknown}`;
  if (high - low + 1 === domain.length && domain.length > 2) {
    return `(and (>= ${name} ${low}) (<= ${name} ${high}))`;
  }
  const choices = domain.map((value) => `(= ${name} ${value})`);
  return choices.length === 1 ? (choices[0] ?? 'true') : `(or ${choices.join(' ')})`;
}

/** Whether the range alone fixes the unknown to this value. */
const isAllOf = (domain: readonly number[] | undefined, value: number): boolean =>
  domain?.length === 1 && domain[0] === value;

/**
 * The unknowns that a term mentions; if it mentions the claim's own integers, all those of the
 * claim.
 */
function cellsOf(term: string, claimed: readonly number[], names: readonly string[]) {
  if (names.some((name) => term.includes(name))) return claimed;
  const named = [...term.matchAll(/\bV(\d+)\b/g)].map(([, digits]) => Number(digits));
  return [...new Set(named)].toSorted((a, b) => a - b);
}

/**
 * The whole puzzle as SMT-LIB 2.6 for any solver: cell `i` is the integer `Vi`.
 * `givens` is indexed by unknown.
 */
export function writeScript(model: Model, givens: Values, title: string): Script {
  const start: ScriptGroup = {
    kind: 'start',
    lines: [
      ...(title === '' ? [] : [`; ${title}`]),
      // Options of this kind must come before the logic (SMT-LIB 2.6, section 4.1.7).
      '(set-option :produce-models true)',
      `(set-logic ${model.claims.some(({ nonlinear }) => nonlinear) ? 'QF_NIA' : 'QF_LIA'})`,
    ].map(plain),
  };
  const ranges: ScriptGroup = {
    kind: 'ranges',
    lines: [
      plain('; One integer for each cell, and its range'),
      ...model.domains.flatMap((domain, unknown) => [
        { text: `(declare-const V${unknown} Int)`, cells: [unknown] },
        { text: `(assert ${range(unknown, domain)})`, cells: [unknown] },
      ]),
    ],
  };
  const clues: ScriptGroup = {
    kind: 'clues',
    lines: [
      plain('; Clues'),
      ...givens.flatMap((value, unknown) =>
        value === undefined || isAllOf(model.domains[unknown], value)
          ? []
          : [{ text: `(assert (= V${unknown} ${value}))`, cells: [unknown] }],
      ),
    ],
  };
  const declared = new Set<string>();
  const claims = model.claims.flatMap((claim, index): readonly ScriptGroup[] => {
    const conditions = claim.smtlib();
    if (conditions.length === 0) return [];
    const names = claim.smtlibNames?.() ?? [];
    const undeclared = names.filter((name) => !declared.has(name));
    for (const name of names) declared.add(name);
    const { site } = claim.place;
    return [
      {
        kind: 'claim',
        claim: index,
        ...(site === undefined ? {} : { site }),
        lines: [
          plain(`; ${claim.sentence}`),
          ...undeclared.map((name) => ({
            text: `(declare-const ${name} Int)`,
            cells: claim.cells,
          })),
          ...conditions.map((condition) => ({
            text: `(assert ${condition})`,
            cells: cellsOf(condition, claim.cells, names),
          })),
        ],
      },
    ];
  });
  const questions: ScriptGroup = {
    kind: 'questions',
    lines: ['(check-sat)', '(get-model)'].map(plain),
  };
  return { groups: [start, ranges, clues, ...claims, questions] };
}

/** A script as text. */
export const smtlibText = ({ groups }: Script): string =>
  groups.map(({ lines }) => lines.map(({ text }) => `${text}\n`).join('')).join('\n');

/** The puzzle as SMT-LIB text. */
export const writeSmtlib = (model: Model, givens: Values, title: string): string =>
  smtlibText(writeScript(model, givens, title));
