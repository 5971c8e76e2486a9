import { indentOnInput, indentService } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { HEADINGS } from '#definition/headings.ts';
import type { Heading } from '#definition/headings.ts';

/** The headings above indented lines. */
const ABOVE_BLOCKS: readonly Heading[] = ['clues', 'rules', 'option', 'example', 'solution'];

/** The columns by which lines of a block are indented. */
const INDENTED = 2;

/** The heading at the beginning of a line; `undefined` if it begins with something else. */
const headingOf = (line: string): Heading | undefined =>
  HEADINGS.find((heading) => heading === /^\s*([a-z]+)(?=\s|$)/.exec(line)?.[1]);

/** The heading of the block that ends with these lines. */
const blockOf = (before: readonly string[]): Heading | undefined => {
  const heading = before.findLast((line) => /^\S/.test(line));
  return heading === undefined ? undefined : headingOf(heading);
};

const widthOf = (line: string): number => line.length - line.trimStart().length;

/**
 * The columns by which a line of a definition is indented, below these lines: none for a heading that
 * ends a block, as many as the line above has for others, and two below the heading of a block.
 */
export function indentBelow(before: readonly string[], line: string): number {
  const above = before.at(-1) ?? '';
  const block = blockOf(before);
  // Notes below the name may begin with any word.
  if (block !== undefined && ABOVE_BLOCKS.includes(block) && headingOf(line) !== undefined)
    return 0;
  const isBelowHeading = /^\S/.test(above) && block !== undefined && ABOVE_BLOCKS.includes(block);
  return isBelowHeading ? INDENTED : widthOf(above);
}

/** Enter indents what belongs below a heading, and a heading that is typed moves to the margin. */
export const DEFINITION_INDENT: Extension = [
  indentService.of((context, at) => {
    const { doc } = context.state;
    const line = context.lineAt(at);
    const number = doc.lineAt(at).number;
    // A line break that is only simulated is not in the document yet.
    const before = Array.from({ length: number - 1 }, (_, above) => doc.line(above + 1).text);
    const broken =
      context.simulatedBreak === at ? [doc.lineAt(at).text.slice(0, at - doc.lineAt(at).from)] : [];
    return indentBelow([...before, ...broken], line.text);
  }),
  indentOnInput(),
  EditorState.languageData.of(() => [
    { indentOnInput: new RegExp(`^\\s+(${HEADINGS.join('|')})$`) },
  ]),
];
