import { XIcon } from '#ui/icons.ts';
import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useEscape } from '#ui/useEscape.ts';
import { lowerPanel, useSheet } from './showPanel.ts';

/**
 * The container of the panels: beside the board in wide windows, below it in others. There, a panel
 * that a button opens becomes a sheet over the keypad, so that the board stays visible.
 */
export function PanelSheet({ children }: { readonly children: ReactNode }) {
  const { raised, left, right, top } = useSheet();
  useEscape(raised, lowerPanel);
  return (
    <section
      aria-label="About this board"
      className="card panel-sheet"
      data-raised={raised || undefined}
      style={
        {
          '--sheet-left': `${left}px`,
          '--sheet-right': `${right}px`,
          '--sheet-top': `${top}px`,
        } as CSSProperties
      }
    >
      <span className="panel-close">
        <IconButton label="Close the panel" onClick={lowerPanel}>
          <Icon of={XIcon} />
        </IconButton>
      </span>
      {children}
    </section>
  );
}
