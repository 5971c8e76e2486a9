import { divideText } from './blocks.ts';
import type { DefinitionEdit } from './edit.ts';
import { HEADINGS } from './headings.ts';
import type { Heading } from './headings.ts';
import { textLines } from './lines.ts';

/** The text of a definition after a change; line ends become `\n`. */
export function applyEdit(text: string, edit: DefinitionEdit): string {
  const lines = textLines(text);
  switch (edit.edit) {
    case 'replace': {
      const line = lines[edit.line - 1] ?? '';
      const changed = line.slice(0, edit.from - 1) + edit.text + line.slice(edit.to - 1);
      return lines.with(edit.line - 1, changed).join('\n');
    }
    case 'rewrite': {
      const block = divideText(text).blocks.find(({ lines: own }) =>
        own.some(({ number }) => number === edit.line),
      );
      const own = block?.lines.find(({ number }) => number === edit.line);
      if (block === undefined || own === undefined) return text;
      const last = own.tokens.at(-1)?.line ?? edit.line;
      const indent = /^\s*/.exec(lines[edit.line - 1] ?? '')?.[0] ?? '';
      const head = block.number === edit.line ? `${block.heading} ` : indent;
      return lines.toSpliced(edit.line - 1, last - edit.line + 1, `${head}${edit.text}`).join('\n');
    }
    case 'add':
      return addLine(text, lines, edit.under, edit.text);
  }
}

function addLine(text: string, lines: readonly string[], under: Heading, added: string): string {
  const { blocks } = divideText(text);
  const block = blocks.find(({ heading }) => heading === under);
  if (block !== undefined) {
    const last = block.lines.at(-1)?.tokens.at(-1)?.line ?? block.number;
    const indented = block.lines.find(({ number }) => number > block.number);
    const indent = /^\s*/.exec(lines[(indented?.number ?? 0) - 1] ?? '  ')?.[0];
    return lines.toSpliced(last, 0, `${indent}${added}`).join('\n');
  }
  const isLonger = under === 'clues' || under === 'rules';
  const written = isLonger ? [under, `  ${added}`] : [`${under} ${added}`];
  const place = HEADINGS.indexOf(under);
  const next = blocks.find(({ heading }) => HEADINGS.indexOf(heading) > place);
  if (next !== undefined) return lines.toSpliced(next.number - 1, 0, ...written).join('\n');
  const end = lines.findLastIndex((line) => line.trim() !== '') + 1;
  return lines.toSpliced(end, 0, ...written).join('\n');
}
