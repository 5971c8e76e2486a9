import { Delete } from '#ui/icons.ts';
import { memo } from 'react';
import type { CSSProperties, MouseEvent } from 'react';
import { slotShape, spokenValue } from '#puzzle/slot.ts';
import { drawArea, useDocument } from '#store/document/document.ts';
import { cellLayer } from '#store/document/layer.ts';
import { useView } from '#store/document/view.ts';
import { useSettings } from '#store/settings.ts';
import { Icon } from '#ui/Icon.tsx';
import { useAfterPaint } from '#ui/useAfterPaint.ts';
import { useHold } from '#ui/useHold.ts';
import { NOTHING_LEFT, useLeft } from '../board/seeing.ts';
import { KeyLeft, keyLeft } from '../play/KeyLeft.tsx';
import { toggleKey, useArmed } from './armed.ts';
import { deleteFrom, enterInto, layerEntry, useLayer, useMode } from './layers.ts';

/** Pressing a key of the keypad leaves focus on the board, so that typing continues. */
function keepFocus(event: MouseEvent): void {
  if (document.activeElement?.closest('[role=grid]') !== null) event.preventDefault();
}

/** Every value of the puzzle as a button, for players without a keyboard. */
export function Keypad() {
  const counts = useLeft();
  // The value is painted first and the counts in the next frame; the first counts at once.
  const before = useAfterPaint(counts);
  return <Keys counts={before.size === counts.size ? before : counts} />;
}

/** Memoized, since many values change no count. */
const Keys = memo(function Keys({ counts }: { readonly counts: ReturnType<typeof useLeft> }) {
  const { type, puzzle } = useDocument();
  const { selection } = useView();
  const layer = useLayer();
  const { parameters } = puzzle;
  const mode = useMode();
  // Colours are not values, though they are numbered.
  const left = mode === 'colour' ? NOTHING_LEFT : counts;
  const slot = layerEntry(type, parameters, layer, mode);
  const { keyFirst } = useSettings();
  const { key: armed } = useArmed();
  const press = useHold();
  const canArm = layer === 'marks' && slot.gesture === 'type';
  const isKeyFirst = canArm && (keyFirst || armed !== undefined);
  /** A long press arms a key, whatever the setting is. */
  const pressing = (key: NonNullable<typeof armed>, onPress: () => void) => {
    const toggle = () => toggleKey(key);
    return press(isKeyFirst ? toggle : onPress, canArm && !isKeyFirst ? toggle : undefined);
  };
  return (
    <div
      className="keypad"
      style={{ '--keys': slot.choices.length + 1 } as CSSProperties}
      role="group"
      aria-label="Keypad"
    >
      {slot.choices.map(({ value, symbol, shape, part }) => (
        <button
          key={value}
          type="button"
          className={`key ${cellLayer(type, layer) === 'marks' ? 'text-pencil' : 'font-bold text-ink'}`}
          data-shape={slotShape(slot, value)}
          data-colour={mode === 'colour' ? value : undefined}
          aria-label={`Enter ${spokenValue(slot, value)}`}
          {...keyLeft(left.get(value))}
          onMouseDown={keepFocus}
          aria-pressed={isKeyFirst ? armed === value : undefined}
          {...pressing(value, () => enterInto(layer, selection, value))}
        >
          {shape === 'ship' ? <Piece part={part} /> : symbol}
          <KeyLeft left={left.get(value)} />
        </button>
      ))}
      {layer === 'areas' && slot.choices.length === 0 && (
        <button type="button" className="button" onClick={() => drawArea(selection)}>
          {`Make region (${selection.length === 1 ? '1 cell' : `${selection.length} cells`})`}
        </button>
      )}
      <button
        type="button"
        className="key"
        aria-label="Erase"
        onMouseDown={keepFocus}
        aria-pressed={isKeyFirst ? armed === 'erase' : undefined}
        {...pressing('erase', () => deleteFrom(layer, selection))}
      >
        <Icon of={Delete} />
      </button>
    </div>
  );
});

/** A ship, or a part of one, as drawn on the board. */
function Piece({ part }: { readonly part: string | undefined }) {
  return (
    <span aria-hidden className="board-cell key-piece" data-shape="ship" data-part={part}>
      <span className="board-value" />
    </span>
  );
}
