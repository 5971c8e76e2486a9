import Markdown from 'markdown-to-jsx/react';
import { use } from 'react';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { useDocument } from '#store/document/document.ts';
import { HouseRules } from '../house-rules/HouseRules.tsx';
import { Tour } from '../tour/Tour.tsx';

const UNFETCHED =
  'The rules in plain words could not be fetched. Check the connection, then open this panel again.';

/** The rules in plain words that were fetched already. */
const fetched = new Map<PuzzleType, ReturnType<PuzzleType['help']>>();

function helpOf(type: PuzzleType): ReturnType<PuzzleType['help']> {
  const known =
    fetched.get(type) ??
    type.help().catch(() => {
      // Asked for again when the panel is opened the next time.
      fetched.delete(type);
      return { default: UNFETCHED };
    });
  fetched.set(type, known);
  return known;
}

/** The rules in plain words, a tour of them as logic, and rules of one's own. */
export function RulesPanel() {
  const { type } = useDocument();
  const { default: help } = use(helpOf(type));
  return (
    <>
      <div className="prose">
        <Markdown options={{ disableParsingRawHTML: true, forceBlock: true }}>{help}</Markdown>
      </div>
      {/* Each type has a tour of its own. */}
      <Tour key={type.id} />
      <HouseRules />
    </>
  );
}
