import { startTransition, Suspense, useEffect, useState } from 'react';
import { BoardPlace } from '#features/board/BoardPlace.tsx';
import { JudgedBoard } from '#features/board/JudgedBoard.tsx';
import { CheckPanel } from '#features/check/CheckPanel.tsx';
import { CluePad } from '#features/edit/CluePad.tsx';
import { EditTools, ModeSwitch } from '#features/edit/EditBar.tsx';
import { Keypad } from '#features/edit/Keypad.tsx';
import { useLayer } from '#features/edit/layers.ts';
import { ModeBar } from '#features/edit/ModeBar.tsx';
import { SiteList } from '#features/edit/SiteList.tsx';
import { ParameterBar } from '#features/edit/ParameterBar.tsx';
import { TrialBar } from '#features/edit/TrialBar.tsx';
import { HouseRuleTag } from '#features/house-rules/HouseRuleTag.tsx';
import { KeepingLine } from '#features/library/KeepingLine.tsx';
import { GradeTag } from '#features/make/GradeTag.tsx';
import { Ending } from '#features/play/Ending.tsx';
import { Settings } from '#features/play/Settings.tsx';
import { Timer } from '#features/play/Timer.tsx';
import { PuzzleText } from '#features/share/PuzzleText.tsx';
import { PanelSheet } from '#features/PanelSheet.tsx';
import { SolutionBar, SolveButton } from '#features/solve/SolveButtons.tsx';
import { Verdict } from '#features/solve/Verdict.tsx';
import { titleOf } from '#puzzle/puzzleType.ts';
import { startClock } from '#store/keeping/clock.ts';
import { useDocument } from '#store/document/document.ts';
import { useKeeping } from '#store/keeping/keeping.ts';
import { openPanel, useView } from '#store/document/view.ts';
import { createLate } from '#ui/Late.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { titlePage } from './pageTitle.ts';
import { PuzzleTitle } from './PuzzleTitle.tsx';

// None of these is needed for the first paint; a place is kept for each.
const PLACE = <div className="min-h-64" />;
const HintPanel = createLate(
  async () => (await import('#features/hint/HintPanel.tsx')).HintPanel,
  PLACE,
);
const MakePanel = createLate(
  async () => (await import('#features/make/MakePanel.tsx')).MakePanel,
  PLACE,
);
const ProofPanel = createLate(
  async () => (await import('#features/proof/ProofPanel.tsx')).ProofPanel,
  PLACE,
);
const RulesPanel = createLate(
  async () => (await import('#features/rules/RulesPanel.tsx')).RulesPanel,
  PLACE,
);
const SmtlibPanel = createLate(
  async () => (await import('#features/smtlib/SmtlibPanel.tsx')).SmtlibPanel,
  PLACE,
);

/** What the rules panel says comes in its own time. */
const rules = () => (
  <Suspense fallback={PLACE}>
    <RulesPanel />
  </Suspense>
);

const TABS = [
  { id: 'check', label: 'Check', content: () => <CheckPanel /> },
  { id: 'hint', label: 'Hint', content: () => <HintPanel /> },
  { id: 'rules', label: 'Rules', content: rules },
  { id: 'make', label: 'Make', content: () => <MakePanel /> },
  // What explains the logic stands apart from what a player needs.
  { id: 'proof', label: 'Proof', isApart: true, content: () => <ProofPanel /> },
  { id: 'smtlib', label: 'SMT-LIB', content: () => <SmtlibPanel /> },
] as const;

/** Whether the board has been painted: what is beside it is drawn when nothing else is to be done. */
function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const draw = () => startTransition(() => setLater(true));
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(draw);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(draw, { timeout: 300 });
    return () => cancelIdleCallback(request);
  }, []);
  return isLater;
}

/** One puzzle: the board with its verdict, and beside or under it the panel. */
export function PuzzlePage() {
  const { type, puzzle } = useDocument();
  const { panel } = useView();
  const layer = useLayer();
  const { name } = useKeeping();
  const title = name ?? titleOf(puzzle);
  const hasBoard = useLater();
  useEffect(startClock, []);
  useEffect(() => titlePage(...(title === '' ? [] : [title]), type.name), [title, type]);
  return (
    <JudgedBoard>
      <div className="puzzle-page" data-layer={layer}>
        <div className="puzzle-main">
          <PuzzleTitle>
            <h1 className="puzzle-name">{type.name}</h1>
            <div className="puzzle-subtitle">
              <p className="truncate">{title}</p>
              <HouseRuleTag />
              <GradeTag />
            </div>
            <Timer />
            <span className="puzzle-settings">
              <Settings />
            </span>
            <div className="puzzle-parameters">
              <ParameterBar />
            </div>
            <KeepingLine />
          </PuzzleTitle>
          <BoardPlace />
          <Verdict />
          <div className="puzzle-controls">
            <ModeSwitch />
            <TrialBar />
            <EditTools />
            <SiteList />
            <ModeBar />
            <Keypad />
            <CluePad />
            <Ending />
            {/* One row whatever happens, so that nothing moves. */}
            <div className="puzzle-answers">
              <SolveButton />
              <div className="puzzle-solutions">
                <SolutionBar />
              </div>
            </div>
          </div>
        </div>
        <div className="puzzle-side min-h-screen print:min-h-0">
          {hasBoard && (
            <>
              <PanelSheet>
                <Tabs label="Panels" tabs={TABS} open={panel} onOpen={openPanel} />
              </PanelSheet>
              <PuzzleText />
            </>
          )}
        </div>
      </div>
    </JudgedBoard>
  );
}
