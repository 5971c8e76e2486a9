import { Check, Circle, XIcon } from '#ui/icons.ts';
import { memo, useDeferredValue } from 'react';
import { CHECK_WORDS } from '#logic/check.ts';
import type { CheckLine } from '#logic/check.ts';
import type { Judgement } from '#logic/claim.ts';
import { capitalise, inFigures } from '#logic/words.ts';
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

/** A line for each rule, what is broken first; what is open is folded until somebody asks. */
const CheckLines = memo(function CheckLines({ lines }: { readonly lines: readonly CheckLine[] }) {
  const having = (wanted: Judgement) => lines.filter(({ judgement }) => judgement === wanted);
  return (
    <>
      <p className="mb-2 text-sm text-muted">{sayCheck(lines)}</p>
      <ul className="check-lines" aria-label="Check lines">
        {having('broken').map((line) => (
          <Line key={line.claim.label} line={line} />
        ))}
        <Folded lines={having('open')} name="open" />
        <Folded lines={having('holds')} name="OK" isUnfolded />
      </ul>
    </>
  );
});

/** Lines that are judged alike, under their number. */
function Folded({
  lines,
  name,
  isUnfolded = false,
}: {
  readonly lines: readonly CheckLine[];
  readonly name: string;
  readonly isUnfolded?: boolean;
}) {
  if (lines.length === 0) return null;
  return (
    <li>
      <details open={isUnfolded}>
        <summary className="check-fold">{`${inFigures(lines.length)} ${name}`}</summary>
        <ul>
          {lines.map((line) => (
            <Line key={line.claim.label} line={line} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** A rule; pointing at it highlights its cells. */
function Line({ line: { claim, judgement, observed } }: { readonly line: CheckLine }) {
  return (
    <li>
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
  );
}
