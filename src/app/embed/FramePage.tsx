import { useEffect, useId, useRef, useState } from 'react';
import { BoardPlace } from '#features/board/BoardPlace.tsx';
import { JudgedBoard } from '#features/board/JudgedBoard.tsx';
import { BoardTools, PenBar } from '#features/edit/EditBar.tsx';
import { Keypad } from '#features/edit/Keypad.tsx';
import { layerEntry, slotOf, useLayer, useMode } from '#features/edit/layers.ts';
import { NoteModes } from '#features/edit/ModeBar.tsx';
import { SiteList } from '#features/edit/SiteList.tsx';
import { FrameAnswer } from '#features/embed/FrameAnswer.tsx';
import { FrameRules } from '#features/embed/FrameRules.tsx';
import { FrameStatus } from '#features/embed/FrameStatus.tsx';
import { OpenOutside } from '#features/embed/OpenOutside.tsx';
import { authorOf, sayCredits } from '#puzzle/credits.ts';
import { titleOf } from '#puzzle/puzzleType.ts';
import { askRightness } from '#store/asking/explanations.ts';
import { askHint } from '#store/asking/hints.ts';
import { useDocument } from '#store/document/document.ts';
import { Button } from '#ui/Button.tsx';
import { useEscape } from '#ui/useEscape.ts';
import { titlePage } from '../pageTitle.ts';
import './frame.css';

/** A puzzle as a frame on another page: the board, its keys, and help, in all of the frame and no more. */
export function FramePage() {
  const { type, puzzle } = useDocument();
  const [showsRules, setShowsRules] = useState(false);
  const rules = useId();
  const credits = sayCredits(titleOf(puzzle), authorOf(puzzle));
  const entry = layerEntry(type, puzzle.parameters, useLayer(), useMode());
  useEffect(() => titlePage(...(credits === '' ? [] : [credits]), type.name), [credits, type]);
  const rulesButton = useRef<HTMLButtonElement>(null);
  useEscape(showsRules, () => {
    setShowsRules(false);
    rulesButton.current?.focus();
  });
  return (
    <JudgedBoard>
      <main className="frame" data-entry={entry.gesture}>
        <header className="frame-head">
          <div className="min-w-0 flex-1">
            <h1 className="frame-name">{type.name}</h1>
            {credits !== '' && <p className="frame-credits">{credits}</p>}
          </div>
          <button
            ref={rulesButton}
            type="button"
            className="button"
            aria-expanded={showsRules}
            aria-controls={rules}
            onClick={() => setShowsRules(!showsRules)}
          >
            Rules
          </button>
          <OpenOutside />
        </header>
        <div className="contents" inert={showsRules}>
          <BoardPlace takesFocus={false} />
          <Controls />
        </div>
        <section
          id={rules}
          aria-label="Rules"
          className="frame-rules"
          // So that the arrow keys scroll it.
          tabIndex={0}
          hidden={!showsRules}
        >
          {showsRules && <FrameRules />}
        </section>
      </main>
    </JudgedBoard>
  );
}

function Controls() {
  const { type, puzzle } = useDocument();
  const slot = slotOf(type, puzzle.parameters, useLayer());
  return (
    <div className="puzzle-controls frame-controls">
      <FrameStatus />
      <div className="puzzle-tools">
        <BoardTools />
      </div>
      <div className="frame-help">
        <Button onClick={() => void askHint()}>Hint</Button>
        <Button onClick={() => void askRightness()}>Check</Button>
      </div>
      <SiteList />
      {slot.gesture === 'pens' && <PenBar slot={slot} />}
      <NoteModes />
      <Keypad />
      <FrameAnswer />
    </div>
  );
}
