import Markdown from 'markdown-to-jsx/react';
import { useDocument } from '#store/document.ts';

/** The rules in plain words, and where the puzzle is printed. */
export function RulesPanel() {
  const { type } = useDocument();
  return (
    <div className="prose">
      <Markdown options={{ disableParsingRawHTML: true, forceBlock: true }}>{type.help}</Markdown>
    </div>
  );
}
