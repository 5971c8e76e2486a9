import type { ReactNode } from 'react';
import { capitalise } from '#logic/words.ts';
import { sayClue } from '#puzzle/clueWords.ts';
import type { ClueAt } from '#puzzle/clueAt.ts';
import { useDocument } from '#store/document/document.ts';
import { stopAsking } from '#store/asking/inquiry.ts';
import type { Inquiry } from '#store/asking/inquiry.ts';
import type { ProofKind } from '#store/asking/proof.ts';
import { light } from '#store/document/view.ts';
import { Button } from '#ui/Button.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { raisePanel } from '../raisePanel.ts';
import { sightOf } from './sentences.ts';

/** A question with its button, or its answer. */
export function CheckedClaim({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={title} className="proof-question">
      {children}
    </section>
  );
}

/** A line that highlights its cells while it is hovered or focused. */
export function PointingLine({
  cells,
  sites = [],
  resting = [[], []],
  children,
}: {
  readonly cells: readonly number[];
  readonly sites?: readonly number[];
  /** The highlight while no line is pointed at. */
  readonly resting?: readonly [readonly number[], readonly number[]];
  readonly children: ReactNode;
}) {
  const point = () => light(cells, sites);
  const rest = () => light(...resting);
  return (
    <button
      type="button"
      className="proof-line"
      onMouseEnter={point}
      onMouseLeave={rest}
      onFocus={point}
      onBlur={rest}
      onClick={() => {
        point();
        raisePanel();
      }}
    >
      {children}
    </button>
  );
}

/** Clues in words, each highlighting its place. */
export function ClueList({
  label,
  clues,
  resting,
}: {
  readonly label: string;
  readonly clues: readonly ClueAt[];
  readonly resting?: readonly [readonly number[], readonly number[]];
}) {
  const { type, puzzle } = useDocument();
  return (
    <ul aria-label={label} className="proof-lines">
      {clues.map((at) => {
        const [cells, sites] = sightOf(type, puzzle, [at]);
        return (
          <li key={`${cells.join(' ')} ${sayClue(type, puzzle, at)}`}>
            <PointingLine cells={cells} sites={sites} {...(resting && { resting })}>
              {`${capitalise(sayClue(type, puzzle, at))}.`}
            </PointingLine>
          </li>
        );
      })}
    </ul>
  );
}

/** A long question: its button, then its progress, then its answer or why there is none. */
export function Inquiring<K extends Exclude<ProofKind, 'count'>>({
  ask,
  onAsk,
  inquiry,
  working,
  children,
}: {
  /** The button's label. */
  readonly ask: string;
  readonly onAsk: () => void;
  readonly inquiry: Inquiry<K>;
  /** The text shown while it runs. */
  readonly working: string;
  /** The answer. */
  readonly children: ReactNode;
}) {
  switch (inquiry.kind) {
    case 'unasked':
      return (
        <div>
          <Button onClick={onAsk}>{ask}</Button>
        </div>
      );
    case 'asking':
      return <Working label={working} fraction={inquiry.progress?.fraction ?? 0} />;
    case 'answered':
      return children;
    case 'failed':
      return (
        <div className="grid gap-2">
          <p role="alert" className="problem">
            {inquiry.sentence}
          </p>
          <div>
            <Button onClick={onAsk}>Try again</Button>
          </div>
        </div>
      );
  }
}

/** The progress of a long search, and a button that cancels it. */
function Working({ label, fraction }: { readonly label: string; readonly fraction: number }) {
  return (
    <div className="flex items-center gap-3">
      <ProgressBar label={label} fraction={fraction} />
      <Button onClick={stopAsking}>Stop</Button>
    </div>
  );
}
