import { useEffect } from 'react';

/** Calls `close` on Escape, except inside a dialog, which handles Escape itself. */
export function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const hear = ({ key, target }: KeyboardEvent): void => {
      const isInDialog = target instanceof Element && target.closest('dialog') !== null;
      if (key === 'Escape' && !isInDialog) close();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isOpen, close]);
}
