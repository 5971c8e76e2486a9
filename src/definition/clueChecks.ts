import { inWords } from '#logic/words.ts';
import { LAST_SYMBOL } from '#puzzle/slot.ts';
import { drawnOf, isFilledByRegion, isOnSides } from './definition.ts';
import type { ClueMeaning, DefinedClue, Definition } from './definition.ts';
import { problemAt } from './problem.ts';
import type { DefinitionProblem } from './problem.ts';
import { LARGEST_PRINTED } from './rangeChecks.ts';
import { fixesOfNeed } from './remedies.ts';
import { takesThree, takesTriangles } from './ruleChecks.ts';

/** Squares hold the clues of such boards, and the text form has one kind of them. */
const REGIONS_ALONE =
  'Where lines lead from cell to cell, regions are the only clue, and no option has them come and go.';
/** The most areas with a letter each. */
const MOST_NAMED = 26;
/** Words that cannot name what is printed, since they have a meaning of their own. */
const TAKEN = new Set(
  'row column box region cage diagonal falling rising run end cell grid hexagon number letter square boundary side corner neighbour line loop numbered rows columns such the touching'.split(
    ' ',
  ),
);

/** Clues that cannot stand, or not beside each other, and what cells cannot take. */
export function checkClues(definition: Definition): readonly DefinitionProblem[] {
  const { clues } = definition;
  return [
    ...fillProblems(definition),
    ...nounProblems(definition),
    ...clues.flatMap((clue, at): readonly DefinitionProblem[] => {
      const why = whyNot(clue.meaning, definition.fill);
      if (why !== undefined) return [problemAt(clue.line, why)];
      if (drawnOf(clue.meaning) !== undefined && isOnSides(definition.fill)) {
        const isAlone = clues.length === 1 && clue.onlyWith === undefined;
        if (!isAlone) return [problemAt(clue.line, REGIONS_ALONE)];
      }
      const other = clues.slice(0, at).find((before) => areTogether(before, clue));
      const clash = other === undefined ? undefined : whyNotBeside(clue.meaning, other);
      return clash === undefined ? [] : [problemAt(clue.line, clash)];
    }),
  ];
}

/** Whether two clues can be entered on the same board. */
function areTogether(a: DefinedClue, b: DefinedClue): boolean {
  const excludes = (one: DefinedClue, other: DefinedClue): boolean =>
    one.onlyWith !== undefined && other.notWith.includes(one.onlyWith);
  return !excludes(a, b) && !excludes(b, a);
}

/** What is wrong with a clue by itself. */
function whyNot(meaning: ClueMeaning, fill: Definition['fill']): string | undefined {
  if (meaning.clue === 'numbers') {
    if (takesThree(fill) && !takesTriangles(fill))
      return 'Cells that take three values have nothing else printed in them.';
    const { low, high, upTo, isBlack, drawing } = meaning.numbers;
    if (drawing !== undefined) return undefined;
    if (upTo === undefined && low > high) {
      return `The first number has to be the smaller one: ${low} to ${high}.`;
    }
    const most = isBlack ? LAST_SYMBOL : LARGEST_PRINTED;
    return high > most ? `A number in a cell is at most ${most} here.` : undefined;
  }
  const names = drawnOf(meaning)?.names;
  if (names !== undefined && (names.length === 0 || names.length > MOST_NAMED)) {
    return `There are 1 to ${MOST_NAMED} areas with a letter each.`;
  }
  return undefined;
}

/** Why a clue cannot be entered besides another one. */
function whyNotBeside(meaning: ClueMeaning, other: DefinedClue): string | undefined {
  const before = other.meaning;
  const again = `Line ${other.line} enters`;
  if (drawnOf(meaning) !== undefined && drawnOf(before) !== undefined) {
    return `${again} areas already: a board has one kind of them.`;
  }
  if (meaning.clue === 'sites' && before.clue === 'sites') {
    const same = meaning.kinds.find(({ id }) => before.kinds.some((kind) => kind.id === id));
    if (same !== undefined) return `${again} something at a ${same.id} already.`;
    // Both stand in the same cells.
    const isOnSides = meaning.kinds.some(({ needs }) => needs === 'sides');
    return isOnSides ? `${again} something in cells already.` : undefined;
  }
  if (meaning.clue === before.clue) return `${again} the same already.`;
  const both = [meaning, before];
  const numbers = both.flatMap((each) => (each.clue === 'numbers' ? [each.numbers] : []))[0];
  if (numbers === undefined) return undefined;
  if (both.some(({ clue }) => clue === 'answers')) {
    return `${again} what is printed in cells already: numbers, or answers, not both.`;
  }
  const isBlackTwice = numbers.isBlack && both.some(({ clue }) => clue === 'black cells');
  return isBlackTwice ? `${again} black cells already.` : undefined;
}

/** Nouns that mean something else. */
function nounProblems({ clues }: Definition): readonly DefinitionProblem[] {
  return clues.flatMap(({ line, meaning }): readonly DefinitionProblem[] =>
    meaning.clue !== 'sites'
      ? []
      : meaning.kinds.flatMap(({ id, isNamed }) =>
          isNamed === true && TAKEN.has(id)
            ? [problemAt(line, `"${id}" means something else: take another noun.`)]
            : [],
        ),
  );
}

/** What cells cannot take. */
function fillProblems({ fill, clues, lines }: Definition): readonly DefinitionProblem[] {
  const is = (sentence: string): readonly DefinitionProblem[] => [problemAt(lines.fill, sentence)];
  if (fill.takes === 'values') {
    const { choices } = fill.slot;
    const symbols = new Set(choices.map(({ symbol }) => symbol));
    return symbols.size < choices.length
      ? is(`The ${inWords(choices.length)} values have to be told apart.`)
      : [];
  }
  const { low, high, empty, asLetters } = fill;
  if (low < 1) return is('Numbers in cells begin at 1: a cell with 0 counts as empty.');
  if (high.isCellCount === true && (empty !== undefined || asLetters === true)) {
    return is('With the number of cells, each cell takes a number.');
  }
  const isDrawn = clues.some(({ meaning }) => drawnOf(meaning)?.kind.id === 'region');
  if (isFilledByRegion(fill) && !isDrawn) {
    const sentence =
      'Numbers go up to the size of a region, but none is drawn: write "regions" under "clues".';
    return [problemAt(lines.fill, sentence, fixesOfNeed('regions', lines))];
  }
  return [];
}
