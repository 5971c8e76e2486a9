import { Check, Circle, XIcon } from '#ui/icons.ts';
import { memo, useDeferredValue } from 'react';
import { CHECK_WORDS } from '#logic/check.ts';
import type { CheckLine } from '#logic/check.ts';
import { capitalise } from '#logic/words.ts';
import { light } from '#store/document/view.ts';
import { Icon } from '#ui/Icon.tsx';
import { useJudged } from '../board/JudgedBoard.tsx';
import { raisePanel } from '../raisePanel.ts';
import { sayCheck } from './sentences.ts';

const MARKS = {
  holds: <Icon of={Check} size={16} className="text-proof" />,
  broken: <Icon of={XIcon} size={16} className="text-warning" />,
  open: <Icon of={Circle} size={12} className="mx-0.5 text-muted" />,
} as const;

/**
 * Every rule with the values there now. Rendered after the board: a large one has hundreds of
 * rules.
 */
export function CheckPanel() {
  return <CheckLines lines={useDeferredValue(useJudged().lines)} />;
}

/** A line for each rule; pointing at one highlights its cells. */
const CheckLines = memo(function CheckLines({ lines }: { readonly lines: readonly CheckLine[] }) {
  return (
    <>
      <p className="mb-2 text-sm text-muted">{sayCheck(lines)}</p>
      <ul className="check-lines" aria-label="Check lines">
        {lines.map(({ claim, judgement, observed }) => (
          <li key={claim.label}>
            <button
              type="button"
              className="check-line"
              data-judgement={judgement}
              title={`${capitalise(claim.sentence)}.`}
              onMouseEnter={() => light(claim.cells)}
              onMouseLeave={() => light([])}
              onFocus={() => light(claim.cells)}
              onBlur={() => light([])}
              onClick={() => raisePanel()}
            >
              {MARKS[judgement]}
              <span className="flex-1">{`${claim.label}: ${observed} `}</span>
              <b>{CHECK_WORDS[judgement]}</b>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
});
