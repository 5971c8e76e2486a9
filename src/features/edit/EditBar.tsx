import { Eraser, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { clearLayer, redo, undo, useDocument } from '#store/document.ts';
import { chooseLayer, useView } from '#store/view.ts';
import { IconButton } from '#ui/Button.tsx';
import { Segments } from '#ui/Segments.tsx';

const LAYERS = [
  { value: 'clues', label: 'Setting', hint: 'Enter what the newspaper printed' },
  { value: 'marks', label: 'Playing', hint: 'Enter your own marks' },
] as const;

/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, except in text boxes, which have an undo of their own. */
function onShortcut(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  if (event.target instanceof HTMLElement && event.target.closest('textarea, input') !== null)
    return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) redo();
  else undo();
}

/** Which layer is edited, and the way back. */
export function EditBar() {
  const { layer } = useView();
  const steps = useSyncExternalStore(useDocument.temporal.subscribe, useDocument.temporal.getState);
  useEffect(() => {
    window.addEventListener('keydown', onShortcut);
    return () => window.removeEventListener('keydown', onShortcut);
  }, []);

  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Segments legend="Mode" options={LAYERS} chosen={layer} onChoose={chooseLayer} />
      <div className="flex gap-1">
        <IconButton label="Undo" disabled={steps.pastStates.length === 0} onClick={undo}>
          <Undo2 aria-hidden size={20} />
        </IconButton>
        <IconButton label="Redo" disabled={steps.futureStates.length === 0} onClick={redo}>
          <Redo2 aria-hidden size={20} />
        </IconButton>
        <IconButton
          label={layer === 'clues' ? 'Clear the board' : 'Clear my marks'}
          onClick={() => clearLayer(layer)}
        >
          <Eraser aria-hidden size={20} />
        </IconButton>
      </div>
    </div>
  );
}
