/**
 * The XML of webpbn.com: a `puzzleset` of puzzles with their clues. At most two colours are
 * supported.
 */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript, ForeignForm } from './form.ts';
import { childrenOf, readXml, elementText } from './xml.ts';
import type { XmlElement } from './xml.ts';

export const webpbn: ForeignForm = {
  from: 'a webpbn file',
  read(text) {
    if (!/<(?:puzzleset|puzzle)[\s>]/.test(text) || !text.trimStart().startsWith('<'))
      return undefined;
    const root = readXml(text);
    if (root === undefined) return [failure('This file is damaged: an element of it does not end')];
    const puzzles = root.name === 'puzzle' ? [root] : childrenOf(root, 'puzzle');
    return puzzles.length === 0
      ? [failure('There is no puzzle in this file')]
      : puzzles.map(readOne);
  },
};

function readOne(puzzle: XmlElement): Result<Transcript> {
  const kind = puzzle.attributes.get('type') ?? 'grid';
  if (kind !== 'grid')
    return failure(`It is a puzzle of the type "${kind}", which is not held here`);
  const clues = (type: string) =>
    childrenOf(puzzle, 'clues').find(({ attributes }) => attributes.get('type') === type);
  const [columns, rows] = [clues('columns'), clues('rows')];
  if (columns === undefined || rows === undefined) return failure('It has a picture but no clues');
  const colours = childrenOf(puzzle, 'color').length;
  const inks = new Set(
    [columns, rows].flatMap((of) => countsOf(of)).map(({ attributes }) => attributes.get('color')),
  );
  if (colours > 2 || inks.size > 1) {
    return failure(
      `It has several colours (${Math.max(colours, inks.size)}); Paint by Numbers here has one colour on paper`,
    );
  }
  const about = (words: string, name: string): readonly string[] => {
    const said = elementText(puzzle, name);
    return said === '' ? [] : [`${words}${said}`];
  };
  return success({
    typeId: 'paint-by-numbers',
    parameters: {
      width: childrenOf(columns, 'line').length,
      height: childrenOf(rows, 'line').length,
    },
    comments: [
      elementText(puzzle, 'title'),
      ...about('By ', 'author'),
      ...about('Copyright ', 'copyright'),
      ...about('', 'description'),
    ],
    columns: childrenOf(columns, 'line').map(clueOf),
    rows: childrenOf(rows, 'line').map(clueOf),
  });
}

const countsOf = (clues: XmlElement): readonly XmlElement[] =>
  childrenOf(clues, 'line').flatMap((line) => childrenOf(line, 'count'));

function clueOf(line: XmlElement): readonly number[] {
  const lengths = childrenOf(line, 'count').map(({ text }) => Number(text.trim() || Number.NaN));
  return lengths.length === 0 ? [0] : lengths;
}
