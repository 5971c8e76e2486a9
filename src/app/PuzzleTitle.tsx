import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';

/** The first line of a puzzle's page. */
export function PuzzleTitle({ children }: { readonly children: ReactNode }) {
  return (
    <div className="puzzle-title">
      <a href="#/" className="puzzle-back icon-button" aria-label="Start page">
        <ChevronLeft aria-hidden size={20} />
      </a>
      {children}
    </div>
  );
}
