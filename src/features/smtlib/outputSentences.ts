import type { CheckLine } from '#logic/check.ts';
import type { Values } from '#logic/claim.ts';
import type { Output } from '#logic/smtlib/output.ts';
import { inFigures } from '#logic/words.ts';

/** The findings in a solver's output. */
export function sayOutput(output: Output): string {
  switch (output.kind) {
    case 'values':
      return `${output.count} of ${output.values.length} cells.`;
    case 'unsat':
      return 'That solver says that the clues have no solution.';
    case 'unknown':
      return 'That solver gave up before it knew.';
    case 'nothing':
      return 'No values of cells are in this text: they look like (V0 9) or (define-fun V0 () Int 9).';
    case 'problem':
      return `${output.sentence}. The board is unchanged.`;
  }
}

/** The most broken check lines and contradicted clues that are named; the rest are counted. */
const NAMED = 6;

/** "row 3, box 2"; with semicolons where a name has a comma of its own. */
function named(names: readonly string[]): string {
  const mark = names.some((name) => name.includes(',')) ? '; ' : ', ';
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(mark) + (more > 0 ? `${mark}and ${more} more` : '');
}

/** "2 check lines are broken: row 3, box 2." */
export function sayLines(lines: readonly CheckLine[]): string {
  const broken = lines.filter(({ judgement }) => judgement === 'broken');
  const open = lines.filter(({ judgement }) => judgement === 'open').length;
  if (broken.length > 0) {
    return `${broken.length} check ${broken.length === 1 ? 'line is' : 'lines are'} broken: ${named(broken.map(({ claim }) => claim.label))}.`;
  }
  return open === 0
    ? `All ${lines.length} check lines are OK.`
    : `No check line is broken, ${open} of ${lines.length} ${open === 1 ? 'is' : 'are'} still open.`;
}

/**
 * Clues that the values contradict. The check lines judge the rules only: without this, the answer
 * to another puzzle would seem right.
 */
export function contradictedClues(givens: Values, values: Values): readonly string[] {
  const clashes = values.flatMap((value, cell) => {
    const given = givens[cell];
    return value === undefined || given === undefined || value === given
      ? []
      : [`V${cell} is ${value} and the clue ${given}`];
  });
  if (clashes.length === 0) return [];
  return [
    `${clashes.length} ${clashes.length === 1 ? 'clue is' : 'clues are'} contradicted: ${named(clashes)}.`,
  ];
}

/** Added to a truncated printout of this length. */
export const sayCut = (characters: number): string =>
  `… Cut off here, it has ${inFigures(characters)} characters.`;

/** "Only the first 1,000 of 4,000 printouts are shown." */
export const sayShown = (shown: number, all: number): string =>
  `Only the first ${inFigures(shown)} of ${inFigures(all)} printouts are shown.`;
