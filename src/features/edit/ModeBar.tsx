import { ListChecks } from '#ui/icons.ts';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Mode } from '#puzzle/notes.ts';
import { isTwoValued } from '#puzzle/slot.ts';
import { useDocument } from '#store/document/document.ts';
import { noteCandidates } from '#store/document/noting.ts';
import { chooseMode } from '#store/document/view.ts';
import { IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Segments } from '#ui/Segments.tsx';
import { focusBoard } from '../focusBoard.ts';
import { notingOf, useLayer, useMode } from './layers.ts';
import { TrialBar, TryButton } from './TrialBar.tsx';

const MODES = {
  value: { value: 'value', label: 'Value', hint: 'What you enter is the value of the cell' },
  corner: {
    value: 'corner',
    label: 'Corner',
    hint: 'Small values around a cell’s edges; also Shift with a digit',
  },
  centre: {
    value: 'centre',
    label: 'Centre',
    hint: 'Small values in a cell’s middle; also Ctrl with a digit',
  },
  colour: { value: 'colour', label: 'Colour', hint: 'Colours under a cell' },
} as const satisfies Record<Mode, unknown>;

const NOTE = {
  value: 'corner',
  label: 'Note',
  hint: 'A small reminder mark',
} as const;

/** Selects the kind of entry: value or a kind of note; shown while playing. */
export function ModeBar() {
  if (useLayer() !== 'marks') return null;
  return (
    <NoteModes>
      <IconButton label="Candidates" onClick={noteCandidates}>
        <Icon of={ListChecks} />
      </IconButton>
      <TryButton />
      <TrialBar />
    </NoteModes>
  );
}

/** What an entry becomes: a value or a kind of note; `children` are what else the toolbar has. */
export function NoteModes({ children }: { readonly children?: ReactNode }) {
  const { type, puzzle } = useDocument();
  const mode = useMode();
  const byPointer = useRef(false);
  const { slot, kinds } = notingOf(type, puzzle.parameters);
  const modes = (['value', ...kinds] as const).map((each) =>
    each === 'corner' && isTwoValued(slot) ? NOTE : MODES[each],
  );
  return (
    <div
      className="mode-bar"
      role="toolbar"
      aria-label="What to write"
      onPointerDown={() => {
        byPointer.current = true;
      }}
      onKeyDown={() => {
        byPointer.current = false;
      }}
    >
      <Segments
        legend="Mark"
        options={modes}
        chosen={mode}
        onChoose={(chosen) => {
          chooseMode(chosen);
          // After a press the user types on the board; after a key, focus stays to step further.
          if (byPointer.current) focusBoard({ preventScroll: true });
        }}
      />
      {children}
    </div>
  );
}
