import { ChevronLeft } from '#ui/icons.ts';
import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';

/** The first line of a puzzle's page. */
export function PuzzleTitle({ children }: { readonly children: ReactNode }) {
  return (
    <div className="puzzle-title">
      <a href="#/" className="puzzle-back icon-button" aria-label="Start page" title="Start page">
        <Icon of={ChevronLeft} />
      </a>
      {children}
    </div>
  );
}
