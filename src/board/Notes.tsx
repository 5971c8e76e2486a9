import type { CSSProperties } from 'react';
import { colourLetter } from '#puzzle/notes.ts';
import { isTwoValued, slotSymbol } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';
import type { CellNotes } from '#puzzle/notes.ts';
import './notes.css';

/** Places around a cell's edges, as row and column digits 1 to 3, in the order they are filled. */
const PLACES = [11, 13, 31, 33, 12, 32, 21, 23];

/** The notes of a cell that shows no value. */
export function SmallNotes({
  slot,
  notes: { corner, centre },
}: {
  readonly slot: Slot;
  readonly notes: CellNotes;
}) {
  if (isTwoValued(slot)) return corner.map((value) => <Sign key={value} {...{ slot, value }} />);
  return (
    <>
      {corner.length > 0 && <CornerNotes {...{ slot, corner }} />}
      {centre.length > 0 && (
        <span className="board-centre" style={{ '--length': centre.length } as CSSProperties}>
          {centre.map((value) => slotSymbol(slot, value)).join('')}
        </span>
      )}
    </>
  );
}

/** Notes around the edges; if there are more than places, they are drawn in rows. */
function CornerNotes({
  slot,
  corner,
}: {
  readonly slot: Slot;
  readonly corner: CellNotes['corner'];
}) {
  const crowded = corner.length > PLACES.length;
  const across = crowded ? Math.ceil(Math.sqrt(corner.length)) : 3;
  const places = PLACES.slice(0, corner.length).sort((a, b) => a - b);
  return (
    <span
      className="board-corners"
      data-crowded={crowded || undefined}
      style={{ '--in-row': across } as CSSProperties}
    >
      {corner.map((value, at) => (
        <span key={value} data-place={crowded ? undefined : places[at]}>
          {slotSymbol(slot, value)}
        </span>
      ))}
    </span>
  );
}

/**
 * A small sign of one of two values: a dot or a cross for values drawn as shapes, or the letter
 * itself.
 */
function Sign({ slot, value }: { readonly slot: Slot; readonly value: number }) {
  const [first] = slot.choices;
  const drawn = slot.choices.some(({ shape }) => shape !== undefined);
  const sign = drawn ? (value === first?.value ? '•' : '×') : slotSymbol(slot, value);
  return (
    <span className="board-sign-note" data-drawn={drawn || undefined}>
      {sign}
    </span>
  );
}

/**
 * A cell's colours, side by side; each has a pattern, and shows its letter when forced colours are
 * on.
 */
export function Colours({ colours }: { readonly colours: readonly number[] }) {
  return (
    <span className="board-colours">
      {colours.map((colour) => (
        <span key={colour} data-colour={colour}>
          <i>{colourLetter(colour)}</i>
        </span>
      ))}
    </span>
  );
}
