import { Delete } from 'lucide-react';
import { enterValue, useDocument } from '#store/document.ts';
import { useView } from '#store/view.ts';
import { spokenValue } from '#puzzle/slot.ts';

/** Every value of the puzzle as a button, for hands without a keyboard. */
export function Keypad() {
  const { type, puzzle } = useDocument();
  const { layer, selection } = useView();
  const slot = type.slot(puzzle.parameters);
  const enter = (value: number | undefined) => enterValue(layer, selection, value);
  return (
    <div className="flex flex-wrap justify-center gap-1.5" role="group" aria-label="Keypad">
      {slot.choices.map(({ value, symbol }) => (
        <button
          key={value}
          type="button"
          className={`key ${layer === 'clues' ? 'font-bold text-ink' : 'text-pencil'}`}
          aria-label={`Enter ${spokenValue(slot, value)}`}
          onClick={() => enter(value)}
        >
          {symbol}
        </button>
      ))}
      <button type="button" className="key" aria-label="Erase" onClick={() => enter(undefined)}>
        <Delete aria-hidden size={20} />
      </button>
    </div>
  );
}
