import { XIcon } from '#ui/icons.ts';
import { useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lowerPanel, useSheet } from './showPanel.ts';
import type { SheetName } from './showPanel.ts';
import { useRaised } from './useRaised.ts';

/**
 * A part of the page that is beside the board in wide windows, and below it in others. There, a
 * button can raise it as a sheet over the keypad, so that the board stays visible.
 */
export function PanelSheet({
  name,
  label,
  children,
}: {
  readonly name: SheetName;
  /** The name of its region; without one its content has a name and a frame of its own. */
  readonly label?: string;
  readonly children: ReactNode;
}) {
  const { raised, left, right, top } = useSheet();
  const isRaised = raised === name;
  const end = useRef<HTMLSpanElement>(null);
  const hasMore = useRaised(isRaised, end);
  return (
    <section
      aria-label={label}
      className={label === undefined ? 'panel-sheet' : 'card panel-sheet'}
      tabIndex={-1}
      data-sheet={name}
      data-raised={isRaised || undefined}
      data-more={hasMore || undefined}
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
      <span ref={end} aria-hidden className="sheet-end" />
    </section>
  );
}
