import { Suspense } from 'react';
import { CheckPanel } from '#features/check/CheckPanel.tsx';
import { PuzzleTextPanel } from '#features/share/PuzzleTextPanel.tsx';
import { isDefinitionText } from '#puzzle/typeId.ts';
import { PanelSheet } from '#features/PanelSheet.tsx';
import { useDocument } from '#store/document/document.ts';
import { openPanel, useView } from '#store/document/view.ts';
import { createLate } from '#ui/Late.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { Tabs } from '#ui/Tabs.tsx';

// Panels are loaded when their tab is opened; this reserves their space.
const PLACE = (
  <div className="late-place min-h-64">
    <ProgressBar label="Fetching this part of the page" />
  </div>
);
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

const WritePanel = createLate(
  async () => (await import('#features/lab/WritePanel.tsx')).WritePanel,
  PLACE,
);

/** The rules panel loads its content itself. */
const rules = () => (
  <Suspense fallback={PLACE}>
    <RulesPanel />
  </Suspense>
);

const WRITE = { id: 'write', label: 'Write', content: () => <WritePanel /> } as const;

const TABS = [
  { id: 'check', label: 'Check', content: () => <CheckPanel /> },
  { id: 'hint', label: 'Hint', content: () => <HintPanel /> },
  { id: 'rules', label: 'Rules', content: rules },
  { id: 'make', label: 'Make', content: () => <MakePanel /> },
  // Tabs that explain the logic are separated from those that a player needs.
  { id: 'proof', label: 'Proof', isApart: true, content: () => <ProofPanel /> },
  { id: 'smtlib', label: 'SMT-LIB', content: () => <SmtlibPanel /> },
] as const;

/** What is beside or under the board: the panels and the puzzle as text. */
export function PuzzleSide() {
  const { panel } = useView();
  const { type } = useDocument();
  const isLab = isDefinitionText(type.id);
  // The panel of a type that somebody writes is not there for our own.
  const open = panel === 'write' && !isLab ? 'check' : panel;
  return (
    <>
      <PanelSheet name="panels" label="About this board">
        <Tabs
          label="Panels"
          tabs={isLab ? [WRITE, ...TABS] : TABS}
          open={open}
          onOpen={openPanel}
        />
      </PanelSheet>
      <PanelSheet name="text">
        <PuzzleTextPanel />
      </PanelSheet>
    </>
  );
}
