import { Suspense, useEffect } from 'react';
import { JudgedBoard } from '#features/board/JudgedBoard.tsx';
import { OpenBoard } from '#features/board/OpenBoard.tsx';
import { CheckPanel } from '#features/check/CheckPanel.tsx';
import { EditBar } from '#features/edit/EditBar.tsx';
import { Keypad } from '#features/edit/Keypad.tsx';
import { ModeBar } from '#features/edit/ModeBar.tsx';
import { SiteList } from '#features/edit/SiteList.tsx';
import { ParameterBar } from '#features/edit/ParameterBar.tsx';
import { TrialBar } from '#features/edit/TrialBar.tsx';
import { HouseRuleTag } from '#features/house-rules/HouseRuleTag.tsx';
import { KeepingLine } from '#features/library/KeepingLine.tsx';
import { GradeTag } from '#features/make/GradeTag.tsx';
import { PuzzleText } from '#features/share/PuzzleText.tsx';
import { SolveBar } from '#features/solve/SolveBar.tsx';
import { titleOf } from '#puzzle/puzzleType.ts';
import { startClock } from '#store/keeping/clock.ts';
import { useDocument } from '#store/document/document.ts';
import { useKeeping } from '#store/keeping/keeping.ts';
import { openPanel, useView } from '#store/document/view.ts';
import { createLate } from '#ui/Late.tsx';
import { Tabs } from '#ui/Tabs.tsx';

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
  { id: 'proof', label: 'Proof', content: () => <ProofPanel /> },
  { id: 'rules', label: 'Rules', content: rules },
  { id: 'make', label: 'Make', content: () => <MakePanel /> },
  { id: 'smtlib', label: 'SMT-LIB', content: () => <SmtlibPanel /> },
] as const;

/** One puzzle: the board with its verdict, and beside or under it the panel. */
export function PuzzlePage() {
  const { type, puzzle } = useDocument();
  const { panel } = useView();
  const { name } = useKeeping();
  useEffect(startClock, []);
  return (
    <JudgedBoard>
      <div className="puzzle-page">
        <div className="puzzle-main">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <h1 className="font-serif text-3xl">{type.name}</h1>
            <div className="flex flex-wrap items-center gap-4">
              <ParameterBar />
            </div>
            <div className="flex min-h-6 w-full justify-between gap-4 text-muted">
              <p>{name ?? titleOf(puzzle)}</p>
              <span className="flex gap-4">
                <HouseRuleTag />
                <GradeTag />
              </span>
            </div>
            <KeepingLine />
          </div>
          <SolveBar />
          <div className="board-place">
            <OpenBoard />
          </div>
          <SiteList />
          <EditBar />
          <ModeBar />
          <TrialBar />
          <Keypad />
        </div>
        <div className="puzzle-side">
          <section className="card" aria-label="About this board">
            <Tabs label="Panels" tabs={TABS} open={panel} onOpen={openPanel} />
          </section>
          <PuzzleText />
        </div>
      </div>
    </JudgedBoard>
  );
}
