import type { Values } from './claim.ts';
import type { Model } from './model.ts';

/** How one unknown's range is asserted, in the seeds' two styles: a span, or a choice of two. */
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

/**
 * The whole puzzle as SMT-LIB 2.6 text for any solver: cell `i` is the integer `Vi`.
 * `givens` is indexed by unknown.
 */
export function writeSmtlib(model: Model, givens: Values, title: string): string {
  const lines = [
    ...(title === '' ? [] : [`; ${title}`]),
    // Options of this kind must come before the logic (SMT-LIB 2.6, section 4.1.7).
    '(set-option :produce-models true)',
    '(set-logic QF_LIA)',
    '',
    '; One integer for each cell, and its range',
    ...model.domains.flatMap((domain, unknown) => [
      `(declare-const V${unknown} Int)`,
      `(assert ${range(unknown, domain)})`,
    ]),
    '',
    '; Clues',
    ...givens.flatMap((value, unknown) =>
      value === undefined ? [] : [`(assert (= V${unknown} ${value}))`],
    ),
    ...model.claims.flatMap((claim) => {
      const conditions = claim.smtlib();
      if (conditions.length === 0) return [];
      const names = claim.smtlibNames?.() ?? [];
      return [
        '',
        `; ${claim.sentence}`,
        ...names.map((name) => `(declare-const ${name} Int)`),
        ...conditions.map((condition) => `(assert ${condition})`),
      ];
    }),
    '',
    '(check-sat)',
    '(get-model)',
  ];
  return `${lines.join('\n')}\n`;
}
