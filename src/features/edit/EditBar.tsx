import { Eraser, HandIcon, Lightbulb, Redo2, Undo2, ZoomIn, ZoomOut } from '#ui/icons.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { letterOf } from '#board/keyboard.ts';
import { scrolls } from '#board/pointer.ts';
import { PATH_FORMS, PATH_GROUPS, shapeOfPath } from '#puzzle/pathForms.ts';
import { spokenValue } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';
import { clearLayer, redo, undo, useDocument } from '#store/document/document.ts';
import { layersOf } from '#store/document/layer.ts';
import type { Layer } from '#store/document/layer.ts';
import { editLayer } from '#store/document/editLayer.ts';
import { choosePathKind, choosePen, useView } from '#store/document/view.ts';
import { IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Segments } from '#ui/Segments.tsx';
import { hasDialog } from '#ui/hasDialog.ts';
import { takesText } from '#ui/takesText.ts';
import { showHint } from '../showHint.ts';
import { toggleZoom, useZoom } from '../board/zoom.ts';
import { toggleFinger, useFinger } from './finger.ts';
import { slotOf, useLayer } from './layers.ts';
import { usePathKinds } from './pathTool.ts';
import { layerLabel } from './settingSteps.ts';

/** What is done in each layer. */
const HINTS: Readonly<Record<Layer, string>> = {
  clues: 'Enter what the newspaper printed',
  areas: 'Drag over cells to draw them as one, or press one',
  paths: 'Drag from the first cell to the last; Delete removes the one at the cursor',
  black: 'Press cells to make them black or white again; drag over several',
  marks: 'Enter your own marks; the clues are locked',
};

/** Handles Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, except in text boxes and while a dialog is open. */
function onShortcut(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  if (takesText(event) || hasDialog()) return;
  const key = letterOf(event);
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) redo();
  else undo();
}

/** Switches the edited layer, and the value of the pen. */
export function ModeSwitch() {
  const { type, puzzle } = useDocument();
  const layer = useLayer();
  const layers = layersOf(type, puzzle.parameters).map((each) => ({
    value: each,
    label: layerLabel(type, puzzle.parameters, each),
    hint: HINTS[each],
  }));
  const slot = slotOf(type, puzzle.parameters, layer);
  return (
    <>
      {layers.length > 1 && (
        <Segments legend="Mode" options={layers} chosen={layer} onChoose={editLayer} />
      )}
      {slot.gesture === 'pens' && <PenBar slot={slot} />}
      {layer === 'paths' && <PathTool />}
    </>
  );
}

/** Buttons for a hint, for undo, and for starting over. */
export function EditTools() {
  return (
    <div className="puzzle-tools">
      <BoardTools />
      <span className="hint-tool">
        <IconButton label="Hint" onClick={showHint}>
          <Icon of={Lightbulb} />
        </IconButton>
      </span>
    </div>
  );
}

/** Buttons for undo, for starting over, and for how the board is touched and seen. */
export function BoardTools() {
  const layer = useLayer();
  const { type, puzzle } = useDocument();
  const { isWhole } = useZoom();
  const grid = useMemo(() => type.grid(puzzle.parameters), [type, puzzle.parameters]);
  const steps = useSyncExternalStore(useDocument.temporal.subscribe, useDocument.temporal.getState);
  useEffect(() => {
    window.addEventListener('keydown', onShortcut);
    return () => window.removeEventListener('keydown', onShortcut);
  }, []);

  return (
    <>
      <FingerToggle />
      <span className="undo-tools">
        <IconButton label="Undo" disabled={steps.pastStates.length === 0} onClick={undo}>
          <Icon of={Undo2} />
        </IconButton>
        <IconButton label="Redo" disabled={steps.futureStates.length === 0} onClick={redo}>
          <Icon of={Redo2} />
        </IconButton>
      </span>
      <IconButton
        label={layer === 'marks' ? 'Clear my marks' : 'Clear the board'}
        data-clears
        onClick={() => clearLayer(layer)}
      >
        <Icon of={Eraser} />
      </IconButton>
      {scrolls(grid) && (
        <IconButton label={isWhole ? 'Zoom in' : 'Fit'} onClick={toggleZoom}>
          {isWhole ? <Icon of={ZoomIn} /> : <Icon of={ZoomOut} />}
        </IconButton>
      )}
    </>
  );
}

/** The kinds of path that a drag draws, where there are several. */
function PathTool() {
  const { kinds, kind } = usePathKinds();
  if (kinds.length < 2) return null;
  return (
    <label className="field">
      Draw
      <select
        className="select"
        value={kind}
        onChange={({ target }) => {
          const chosen = kinds.find((each) => each === target.value);
          if (chosen !== undefined) choosePathKind(chosen);
        }}
      >
        {PATH_GROUPS.map(([label, shapes]) => {
          const own = kinds.filter((each) => shapes.includes(shapeOfPath(each)));
          return own.length === 0 ? null : (
            <optgroup key={label} label={label}>
              {own.map((each) => (
                <option key={each} value={each}>
                  {PATH_FORMS[each].many}
                </option>
              ))}
            </optgroup>
          );
        })}
      </select>
    </label>
  );
}

/** Whether a finger draws at once; shown on touch screens, where drawing enters something. */
function FingerToggle() {
  const { finger, setting } = useFinger();
  if (setting === 'fingerSelectsCells') return null;
  return (
    <span className="finger-toggle">
      <IconButton
        label="Drag to draw"
        aria-pressed={finger === 'draws'}
        onClick={() => toggleFinger(setting)}
      >
        <Icon of={HandIcon} />
      </IconButton>
    </span>
  );
}

/** The value that a finger or the left button enters; the right button enters the other. */
export function PenBar({ slot }: { readonly slot: Slot }) {
  const { pen } = useView();
  const options = slot.choices.slice(0, 2).map(({ value, symbol, name }, index) => ({
    value: String(index),
    label: (
      <>
        {symbol}
        <span className="pen-name whitespace-pre"> {name}</span>
      </>
    ),
    hint: `Press to put ${spokenValue(slot, value)}`,
  }));
  return (
    <Segments
      legend="Pen"
      options={options}
      chosen={String(pen)}
      onChoose={(chosen) => choosePen(chosen === '0' ? 0 : 1)}
    />
  );
}
