import Markdown from 'markdown-to-jsx/react';
import { HouseRules } from '../house-rules/HouseRules.tsx';
import { useDocument } from '#store/document.ts';

/** The rules in plain words, where the puzzle is printed, and rules of one's own. */
export function RulesPanel() {
  const { type } = useDocument();
  return (
    <>
      <div className="prose">
        <Markdown options={{ disableParsingRawHTML: true, forceBlock: true }}>{type.help}</Markdown>
      </div>
      <HouseRules />
    </>
  );
}
