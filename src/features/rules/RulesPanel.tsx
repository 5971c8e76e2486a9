import Markdown from 'markdown-to-jsx/react';
import { useDocument } from '#store/document.ts';
import { Tour } from '../tour/Tour.tsx';

/** The rules in plain words, where the puzzle is printed, and a tour of the rules as logic. */
export function RulesPanel() {
  const { type } = useDocument();
  return (
    <>
      {/* Each type has a tour of its own. */}
      <Tour key={type.id} />
      <div className="prose">
        <Markdown options={{ disableParsingRawHTML: true, forceBlock: true }}>{type.help}</Markdown>
      </div>
    </>
  );
}
