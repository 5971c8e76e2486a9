import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { CheckPanel } from '#features/check/CheckPanel.tsx';
import { EditBar } from '#features/edit/EditBar.tsx';
import { EditBoard } from '#features/edit/EditBoard.tsx';
import { JudgedBoard } from '#features/edit/JudgedBoard.tsx';
import { Keypad } from '#features/edit/Keypad.tsx';
import { SiteList } from '#features/edit/SiteList.tsx';
import { ParameterBar } from '#features/edit/ParameterBar.tsx';
import { HouseRuleTag } from '#features/house-rules/HouseRuleTag.tsx';
import { GradeTag } from '#features/make/GradeTag.tsx';
import { PuzzleText } from '#features/share/PuzzleText.tsx';
import { SolveBar } from '#features/solve/SolveBar.tsx';
import { titleOf } from '#puzzle/puzzleType.ts';
import { useDocument } from '#store/document.ts';
import { openPanel, useView } from '#store/view.ts';
import { Tabs } from '#ui/Tabs.tsx';

// None of these is needed for the first paint.
const HintPanel = lazy(async () => ({
  default: (await import('#features/hint/HintPanel.tsx')).HintPanel,
}));
const MakePanel = lazy(async () => ({
  default: (await import('#features/make/MakePanel.tsx')).MakePanel,
}));
const ProofPanel = lazy(async () => ({
  default: (await import('#features/proof/ProofPanel.tsx')).ProofPanel,
}));
const RulesPanel = lazy(async () => ({
  default: (await import('#features/rules/RulesPanel.tsx')).RulesPanel,
}));

const SmtlibPanel = lazy(async () => ({
  default: (await import('#features/smtlib/SmtlibPanel.tsx')).SmtlibPanel,
}));

/** A panel that comes when it is first opened, in a place kept for it. */
const late = (panel: ReactNode) => (
  <Suspense fallback={<div className="min-h-64" />}>{panel}</Suspense>
);

const TABS = [
  { id: 'check', label: 'Check', content: () => <CheckPanel /> },
  { id: 'hint', label: 'Hint', content: () => late(<HintPanel />) },
  { id: 'proof', label: 'Proof', content: () => late(<ProofPanel />) },
  {
    id: 'rules',
    label: 'Rules',
    content: () => late(<RulesPanel />),
  },
  { id: 'make', label: 'Make', content: () => late(<MakePanel />) },
  { id: 'smtlib', label: 'SMT-LIB', content: () => late(<SmtlibPanel />) },
] as const;

/** One puzzle: the board with its verdict, and beside or under it the panel. */
export function PuzzlePage() {
  const { type, puzzle } = useDocument();
  const { panel } = useView();
  return (
    <JudgedBoard>
      <div className="puzzle-page">
        <div className="puzzle-main">
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <h1 className="font-serif text-3xl">{type.name}</h1>
            <div className="flex flex-wrap items-center gap-4">
              <ParameterBar />
            </div>
            <div className="flex min-h-6 w-full justify-between gap-4 text-muted">
              <p>{titleOf(puzzle)}</p>
              <span className="flex gap-4">
                <HouseRuleTag />
                <GradeTag />
              </span>
            </div>
          </div>
          <SolveBar />
          <div className="board-place">
            <EditBoard />
          </div>
          <SiteList />
          <EditBar />
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
