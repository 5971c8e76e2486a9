import type { Block } from './blocks.ts';
import type { Definition, ExampleRow } from './definition.ts';

/** The board of the text, if there is one; what it says is read by `example.ts`. */
export function exampleIn(blocks: readonly Block[]): Pick<Definition, 'example'> {
  const example = blocks.find(({ heading }) => heading === 'example');
  if (example === undefined) return {};
  const rowsOf = (block: Block | undefined): readonly ExampleRow[] =>
    (block?.lines ?? [])
      .filter(({ number }) => number !== block?.number)
      .map(({ number, text }) => ({ line: number, text }));
  const [title] = example.lines.filter(({ number }) => number === example.number);
  return {
    example: {
      line: example.number,
      title: title?.text ?? '',
      rows: rowsOf(example),
      solution: rowsOf(blocks.find(({ heading }) => heading === 'solution')),
    },
  };
}
