import { Delete } from '#ui/icons.ts';
import { memo } from 'react';
import type { CSSProperties, MouseEvent } from 'react';
import { COLOUR_SLOT } from '#puzzle/notes.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { structureOf } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { slotShape, spokenValue } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';
import { useDocument } from '#store/document/document.ts';
import { drawArea } from '#store/document/drawing.ts';
import { cellLayer, takesSums } from '#store/document/layer.ts';
import { useView } from '#store/document/view.ts';
import { useSettings } from '#store/settings.ts';
import { Icon } from '#ui/Icon.tsx';
import { useAfterPaint } from '#ui/useAfterPaint.ts';
import { useHold } from '#ui/useHold.ts';
import { NOTHING_LEFT, useLeft } from '../board/seeing.ts';
import { KeyLeft, keyLeft } from '../play/KeyLeft.tsx';
import { toggleKey, useArmed } from './armed.ts';
import { deleteFrom, enterInto, layerEntry, takesFigures, useLayer, useMode } from './layers.ts';

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
  // Colours are not values, though they are numbered; nor are the figures of numbers.
  const slot = layerEntry(type, parameters, layer, mode);
  const isOfFigures = takesFigures(slot);
  const left = mode === 'colour' || isOfFigures ? NOTHING_LEFT : counts;
  const areas = type.drawnAreas?.(parameters);
  const offered = offeredOf(type, puzzle, slot);
  const { keyFirst } = useSettings();
  const { key: armed } = useArmed();
  const press = useHold();
  const canArm = layer === 'marks' && slot.gesture === 'type' && !isOfFigures;
  const isKeyFirst = canArm && (keyFirst || armed !== undefined);
  /** A long press arms a key, whatever the setting is. */
  const pressing = (key: NonNullable<typeof armed>, onPress: () => void) => {
    const toggle = () => toggleKey(key);
    return press(isKeyFirst ? toggle : onPress, canArm && !isKeyFirst ? toggle : undefined);
  };
  return (
    <div
      className="keypad"
      translate="no"
      style={{ '--keys': offered.length + 1 } as CSSProperties}
      data-sums={takesSums(type, parameters, layer) || isOfFigures || undefined}
      role="group"
      aria-label="Keypad"
    >
      {offered.map(({ value, symbol, shape, part }) => (
        <button
          key={value}
          type="button"
          className={`key ${cellLayer(type, layer) === 'marks' && !takesSums(type, parameters, layer) ? 'text-pencil' : 'font-bold text-ink'}`}
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
      {layer === 'areas' && areas?.named === false && (
        <button type="button" className="button" onClick={() => drawArea(selection)}>
          {`Make ${areas.noun.one} (${selection.length === 1 ? '1 cell' : `${selection.length} cells`})`}
        </button>
      )}
      <button
        type="button"
        className="key"
        aria-label="Erase"
        title="Erase"
        onMouseDown={keepFocus}
        aria-pressed={isKeyFirst ? armed === 'erase' : undefined}
        {...pressing('erase', () => deleteFrom(layer, selection))}
      >
        <Icon of={Delete} />
      </button>
    </div>
  );
});

/** The choices that some cell can take: of a Suguru, digits up to the size of the largest region. */
function offeredOf(type: PuzzleType, puzzle: Puzzle, slot: Slot): Slot['choices'] {
  const isFree = slot === COLOUR_SLOT || takesFigures(slot);
  if (type.domains === undefined || slot.gesture !== 'type' || isFree) return slot.choices;
  const possible = new Set(type.domains(structureOf(type, puzzle)).flat());
  return slot.choices.filter(({ value, means }) => possible.has(means ?? value));
}

/** A ship, or a part of one, as drawn on the board. */
function Piece({ part }: { readonly part: string | undefined }) {
  return (
    <span aria-hidden className="board-cell key-piece" data-shape="ship" data-part={part}>
      <span className="board-value" />
    </span>
  );
}
