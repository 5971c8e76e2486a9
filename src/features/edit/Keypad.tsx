import { Delete } from 'lucide-react';
import { slotShape, spokenValue } from '#puzzle/slot.ts';
import { drawArea, useDocument } from '#store/document/document.ts';
import { cellLayer } from '#store/document/layer.ts';
import { useView } from '#store/document/view.ts';
import { deleteFrom, enterInto, entryOf, useLayer, useMode } from './layers.ts';

/** Every value of the puzzle as a button, for hands without a keyboard. */
export function Keypad() {
  const { type, puzzle } = useDocument();
  const { selection } = useView();
  const layer = useLayer();
  const { parameters } = puzzle;
  const mode = useMode();
  const slot = entryOf(type, parameters, layer, mode);
  return (
    <div
      className="flex flex-wrap items-center justify-center gap-1.5"
      role="group"
      aria-label="Keypad"
    >
      {slot.choices.map(({ value, symbol }) => (
        <button
          key={value}
          type="button"
          className={`key ${cellLayer(type, layer) === 'marks' ? 'text-pencil' : 'font-bold text-ink'}`}
          data-shape={slotShape(slot, value)}
          data-colour={mode === 'colour' ? value : undefined}
          aria-label={`Enter ${spokenValue(slot, value)}`}
          onClick={() => enterInto(layer, selection, value)}
        >
          {symbol}
        </button>
      ))}
      {layer === 'areas' && slot.choices.length === 0 && (
        <button type="button" className="button" onClick={() => drawArea(selection)}>
          {`Region of ${selection.length}`}
        </button>
      )}
      <button
        type="button"
        className="key"
        aria-label="Erase"
        onClick={() => deleteFrom(layer, selection)}
      >
        <Delete aria-hidden size={20} />
      </button>
    </div>
  );
}
