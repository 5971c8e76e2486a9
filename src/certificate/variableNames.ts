import { constraintAt } from '#reasoning/layout.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';

/** The longest prefix of a name that identifies a claim, in characters. */
const LONGEST = 40;

/**
 * The names of a formula's variables in a certificate, indexed by variable: `r1c1_5` for "row 1,
 * column 1 is 5" (for a cell with two values, the larger), `row_3_a7` for the seventh auxiliary
 * variable, which a claim about row 3 mentions first. `cellWord` names cells by index.
 */
export function nameVariables(
  formula: PbFormula,
  cellWord: (cell: number) => string,
): readonly string[] {
  const names = Array.from({ length: formula.variables }, (_, variable) => {
    const meaning = formula.meaning(2 * variable);
    return meaning && `${cellWord(meaning.cell)}_${String(meaning.value).replace('-', 'minus')}`;
  });
  let auxiliary = 0;
  for (const [index, part] of formula.origins.entries()) {
    for (const literal of constraintAt(formula, index).literals) {
      const variable = literal >> 1;
      if (names[variable] !== undefined) continue;
      auxiliary += 1;
      const label = formula.parts[part]?.claim.label ?? '';
      names[variable] = `${wordOf(label).slice(0, LONGEST)}_a${auxiliary}`;
    }
  }
  return names.map((name, variable) => name ?? `unused_${variable}`);
}

/** A text reduced to the characters allowed in a variable's name; a minus becomes "minus". */
const wordOf = (text: string): string =>
  text
    .replace(/^-/, 'minus')
    .replaceAll(/\W+/g, '_')
    .replace(/^(?=\d)/, 'n');
