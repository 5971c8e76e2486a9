import { startTransition, useEffect, useState } from 'react';
import { BoardPlace } from '#features/board/BoardPlace.tsx';
import { JudgedBoard } from '#features/board/JudgedBoard.tsx';
import { EditTools, ModeSwitch } from '#features/edit/EditBar.tsx';
import { Keypad } from '#features/edit/Keypad.tsx';
import { layerEntry, useLayer, useMode } from '#features/edit/layers.ts';
import { ModeBar } from '#features/edit/ModeBar.tsx';
import { SiteList } from '#features/edit/SiteList.tsx';
import { ParameterBar } from '#features/edit/ParameterBar.tsx';
import { HouseRuleTag } from '#features/house-rules/HouseRuleTag.tsx';
import { KeepingLine } from '#features/library/KeepingLine.tsx';
import { GradeTag } from '#features/make/GradeTag.tsx';
import { EndingPlace } from '#features/play/EndingPlace.tsx';
import { SettingsButton } from '#features/play/SettingsButton.tsx';
import { TimerDisplay } from '#features/play/TimerDisplay.tsx';
import { ArrivalLine } from '#features/share/ArrivalLine.tsx';
import { CertainLine } from '#features/solve/CertainLine.tsx';
import { SolutionBar, SolveButton } from '#features/solve/SolveButtons.tsx';
import { VerdictSection } from '#features/solve/VerdictSection.tsx';
import { authorOf, sayCredits, sayName } from '#puzzle/credits.ts';
import { isDefinitionText } from '#puzzle/typeId.ts';
import { titleOf } from '#puzzle/puzzleType.ts';
import { startClock } from '#store/autosave/clock.ts';
import { useDocument } from '#store/document/document.ts';
import { useAutosave } from '#store/autosave/autosave.ts';
import { useSettings } from '#store/settings.ts';
import { createLate } from '#ui/Late.tsx';
import { whenIdle } from '#ui/whenIdle.ts';
import { titlePage } from './pageTitle.ts';
import { PuzzleBar } from './PuzzleBar.tsx';
import { PuzzleTitle } from './PuzzleTitle.tsx';

/** What is beside the board. */
export const LatePuzzleSide = createLate(
  async () => (await import('./PuzzleSide.tsx')).PuzzleSide,
  null,
);

// Loaded lazily: invisible until the user acts.
const CluePad = createLate(async () => (await import('#features/edit/CluePad.tsx')).CluePad, null);
const Ending = createLate(
  async () => (await import('#features/play/CompletionCard.tsx')).CompletionCard,
  <EndingPlace />,
);

/** The longest delay between the board and what is beside it, in milliseconds. */
const LATEST_DRAWN = 300;

/** Whether the board has been painted; what is beside it is rendered when the browser is idle. */
function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    // A failed fetch is reported where the component is rendered.
    LatePuzzleSide.fetchOnce().catch(() => undefined);
    return whenIdle(() => startTransition(() => setLater(true)), LATEST_DRAWN);
  }, []);
  return isLater;
}

/** A puzzle: the board with its verdict, and the panel beside or under it. */
export function PuzzlePage() {
  const { type, puzzle } = useDocument();
  const layer = useLayer();
  const entry = layerEntry(type, puzzle.parameters, layer, useMode());
  const { name } = useAutosave();
  const leftHanded = useSettings((settings) => settings.leftHanded);
  const title = sayName(name, titleOf(puzzle));
  const hasBoard = useLater();
  useEffect(startClock, []);
  useEffect(() => titlePage(...(title === '' ? [] : [title]), type.name), [title, type]);
  return (
    <JudgedBoard>
      <div
        className="puzzle-page"
        data-layer={layer}
        data-entry={entry.gesture}
        data-hand={leftHanded ? 'left' : undefined}
        data-lab={isDefinitionText(type.id) || undefined}
      >
        <div className="puzzle-main">
          <PuzzleTitle>
            <h1 className="puzzle-name">{type.name}</h1>
            <div className="puzzle-subtitle">
              <p className="truncate">{sayCredits(title, authorOf(puzzle))}</p>
              <HouseRuleTag />
              <GradeTag />
            </div>
            <TimerDisplay />
            <span className="puzzle-settings">
              <SettingsButton />
            </span>
            <div className="puzzle-parameters">
              <ParameterBar />
            </div>
            <KeepingLine />
          </PuzzleTitle>
          <BoardPlace />
          <VerdictSection />
          <ArrivalLine />
          <div className="puzzle-controls">
            <ModeSwitch />
            <EditTools />
            <SiteList />
            <ModeBar />
            <Keypad />
            <CertainLine />
            <CluePad />
            <Ending />
            {/* Always one row, so that the layout does not shift. */}
            <div className="puzzle-answers">
              <SolveButton />
              <SolutionBar />
            </div>
          </div>
          <PuzzleBar />
        </div>
        <div className="puzzle-side">{hasBoard && <LatePuzzleSide />}</div>
      </div>
    </JudgedBoard>
  );
}
