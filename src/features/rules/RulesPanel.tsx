import Markdown from 'markdown-to-jsx/react';
import { useDocument } from '#store/document.ts';
import { HouseRules } from '../house-rules/HouseRules.tsx';
import { Tour } from '../tour/Tour.tsx';

/** The rules in plain words, a tour of them as logic, and rules of one's own. */
export function RulesPanel() {
  const { type } = useDocument();
  return (
    <>
      {/* Each type has a tour of its own. */}
      <Tour key={type.id} />
      <div className="prose">
        <Markdown options={{ disableParsingRawHTML: true, forceBlock: true }}>{type.help}</Markdown>
      </div>
      <HouseRules />
    </>
  );
}
