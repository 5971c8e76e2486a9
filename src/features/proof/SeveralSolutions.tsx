import type { ReactNode } from 'react';
import { capitalise, countedInWords, inFigures } from '#logic/words.ts';
import { changeClue } from '#puzzle/clueAt.ts';
import { useSolutions } from '#store/solving/solutions.ts';
import type { SolveState } from '#store/solving/solutions.ts';
import { useDocument } from '#store/document/document.ts';
import { changeAndSolve, countAll, showCertain } from '#store/asking/afterVerdict.ts';
import { askProof, useProof } from '#store/asking/proof.ts';
import { stopAsking } from '#store/asking/inquiry.ts';
import type { CompletedMarks } from '#store/asking/proof.ts';
import { Button } from '#ui/Button.tsx';
import { comparedWith, useDiffering } from '../board/certain.ts';
import { Inquiring, PointingLine, CheckedClaim } from './parts.tsx';
import { sayCompletion, sayFewest } from './sentences.ts';
import { cellName } from '#grid/grid.ts';
import { spokenValue } from '#puzzle/slot.ts';

type Several = Extract<SolveState, { readonly kind: 'several' }>;

/**
 * For a puzzle with several solutions: how many, how they differ, and which clues would leave one.
 */
export function SeveralSolutions({ verdict }: { readonly verdict: Several }) {
  return (
    <>
      <Differences />
      <Counted verdict={verdict} />
      <WhatIsCertain />
      <WhatSettles verdict={verdict} />
    </>
  );
}

function Differences() {
  const { shown } = useSolutions();
  const differing = useDiffering();
  return (
    <p className="min-h-12">
      {shown === undefined
        ? 'Show an answer to see where it differs from another.'
        : `Solution ${shown + 1} differs from solution ${comparedWith(shown) + 1} in ${countedInWords(differing.length, 'cell')}, marked on the board.`}
    </p>
  );
}

function Counted({ verdict }: { readonly verdict: Several }) {
  const { count } = useProof();
  const found = inFigures(verdict.count ?? verdict.solutions.length);
  if (verdict.complete) {
    return <p>{`Exactly ${found} solutions.`}</p>;
  }
  return (
    <CheckedClaim title="How many solutions">
      <p aria-live="off">{`${found} solutions so far.`}</p>
      {count.kind === 'failed' && (
        <p role="alert" className="problem">
          {count.sentence}
        </p>
      )}
      <div>
        {count.kind === 'asking' ? (
          <Button onClick={stopAsking}>Stop counting</Button>
        ) : (
          <Button onClick={() => void countAll()}>Count all</Button>
        )}
      </div>
    </CheckedClaim>
  );
}

function WhatIsCertain() {
  const { certainty, showsCertain } = useProof();
  const possible =
    certainty.kind === 'answered' && certainty.answer !== 'none' ? certainty.answer.possible : [];
  const same = possible.filter(({ length }) => length === 1).length;
  return (
    <CheckedClaim title="What is certain">
      <Inquiring
        ask="What is certain"
        onAsk={() => void showCertain(true)}
        inquiry={certainty}
        working="Comparing all solutions"
      >
        <div>
          <Toggle pressed={showsCertain} onToggle={(shows) => void showCertain(shows)}>
            What is certain
          </Toggle>
        </div>
        <p>{`${capitalise(countedInWords(same, 'cell'))} of ${possible.length} ${same === 1 ? 'is' : 'are'} the same in all solutions.${showsCertain ? ' The others show their possible values.' : ''}`}</p>
      </Inquiring>
    </CheckedClaim>
  );
}

/** A toggle button, pressed while something is shown. */
function Toggle({
  pressed,
  onToggle,
  children,
}: {
  readonly pressed: boolean;
  readonly onToggle: (pressed: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="button toggle"
      aria-pressed={pressed}
      onClick={() => onToggle(!pressed)}
    >
      {children}
    </button>
  );
}

function WhatSettles({ verdict }: { readonly verdict: Several }) {
  const { completion } = useProof();
  const { shown = 0 } = useSolutions();
  const { solutions, complete, count = solutions.length } = verdict;
  const ask = () => {
    // The solution on the board comes first, since it is the one to keep.
    const first = solutions.slice(shown, shown + 1);
    const others = solutions.filter((_, index) => index !== shown);
    const asks = {
      solutions: [...first, ...others],
      complete: complete && count === solutions.length,
    };
    void askProof('completion', asks);
  };
  return (
    <CheckedClaim title="What would settle it">
      <Inquiring
        ask="Which extra givens make it unique?"
        onAsk={ask}
        inquiry={completion}
        working="Looking for the fewest"
      >
        {completion.kind === 'answered' && completion.answer !== 'none' && (
          <Settling completion={completion.answer} />
        )}
      </Inquiring>
    </CheckedClaim>
  );
}

function Settling({ completion }: { readonly completion: CompletedMarks }) {
  const { type, puzzle } = useDocument();
  const { givens } = completion;
  const inCells = type.givenCells !== false;
  const grid = type.grid(puzzle.parameters);
  const slot = type.slot(puzzle.parameters);
  const add = () => {
    const added = givens.reduce(
      (sofar, { cell, value }) => changeClue(sofar, { kind: 'given', cell, value }),
      puzzle,
    );
    const done = `${capitalise(countedInWords(givens.length, 'given'))} added. Undo takes ${givens.length === 1 ? 'it' : 'them'} out again.`;
    changeAndSolve(added, done);
  };
  return (
    <>
      <p>{sayCompletion(completion, inCells)}</p>
      <ul aria-label="Givens that settle it" className="proof-lines">
        {givens.map(({ cell, value }) => (
          <li key={cell}>
            <PointingLine cells={[cell]}>
              {`${capitalise(cellName(grid, cell))} is ${spokenValue(slot, value)}.`}
            </PointingLine>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{sayFewest(completion)}</p>
      {inCells && (
        <div>
          <Button onClick={add}>{givens.length === 1 ? 'Add it' : 'Add them'}</Button>
        </div>
      )}
    </>
  );
}
