import { lazy, Suspense } from 'react';
import { CheckPanel } from '#features/check/CheckPanel.tsx';
import { EditBar } from '#features/edit/EditBar.tsx';
import { EditBoard } from '#features/edit/EditBoard.tsx';
import { Keypad } from '#features/edit/Keypad.tsx';
import { SiteList } from '#features/edit/SiteList.tsx';
import { ParameterBar } from '#features/edit/ParameterBar.tsx';
import { ProofPanel } from '#features/proof/ProofPanel.tsx';
import { PuzzleText } from '#features/share/PuzzleText.tsx';
import { SmtlibPanel } from '#features/smtlib/SmtlibPanel.tsx';
import { SolveBar } from '#features/solve/SolveBar.tsx';
import { titleOf } from '#puzzle/puzzleType.ts';
import { useDocument } from '#store/document.ts';
import { openPanel, useView } from '#store/view.ts';
import { Tabs } from '#ui/Tabs.tsx';

// The Markdown reader is not needed for the first paint.
const RulesPanel = lazy(async () => ({
  default: (await import('#features/rules/RulesPanel.tsx')).RulesPanel,
}));

const TABS = [
  { id: 'check', label: 'Check', content: () => <CheckPanel /> },
  { id: 'proof', label: 'Proof', content: () => <ProofPanel /> },
  {
    id: 'rules',
    label: 'Rules',
    content: () => (
      <Suspense fallback={<div className="min-h-64" />}>
        <RulesPanel />
      </Suspense>
    ),
  },
  { id: 'smtlib', label: 'SMT-LIB', content: () => <SmtlibPanel /> },
] as const;

/** One puzzle: the board with its verdict, and beside or under it the panel. */
export function PuzzlePage() {
  const { type, puzzle } = useDocument();
  const { panel } = useView();
  return (
    <div className="puzzle-page">
      <div className="puzzle-main">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <h1 className="font-serif text-3xl">{type.name}</h1>
          <div className="flex flex-wrap items-center gap-4">
            <ParameterBar />
          </div>
          <p className="min-h-6 w-full text-muted">{titleOf(puzzle)}</p>
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
  );
}
