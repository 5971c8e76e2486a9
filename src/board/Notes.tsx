import type { CSSProperties } from 'react';
import { colourLetter } from '#puzzle/notes.ts';
import { isTwoValued, slotSymbol, slotValues } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';
import type { CellNotes } from '#puzzle/notes.ts';
import './notes.css';

/**
 * Small values, each at its own place whatever else is there: 1 to 9 stand in three rows of three, 1
 * to 6 in two.
 */
export function PlacedValues({
  name,
  slot,
  values,
}: {
  readonly name: 'board-corners' | 'board-candidates';
  readonly slot: Slot;
  readonly values: readonly number[];
}) {
  if (areWide(slot, values)) return <ListedValues {...{ name, values }} />;
  const { placed = Infinity } = slot;
  const all = slotValues(slot).filter((value) => value <= placed);
  const columns = Math.max(2, Math.ceil(Math.sqrt(all.length)));
  const size = { '--columns': columns, '--rows': Math.ceil(all.length / columns) };
  return (
    <span className={name} style={size as CSSProperties}>
      {values.map((value) => {
        const at = all.indexOf(value);
        const place = { '--row': Math.floor(at / columns) + 1, '--column': (at % columns) + 1 };
        return (
          <span key={value} data-place={at + 1} style={place as CSSProperties}>
            {slotSymbol(slot, value)}
          </span>
        );
      })}
    </span>
  );
}

/** The most numbers of two and three figures that a cell shows. */
const MOST_LISTED = 9;

/** Small numbers one after the other, where there are too many for places of their own. */
function ListedValues({
  name,
  values,
}: {
  readonly name: 'board-corners' | 'board-candidates';
  readonly values: readonly number[];
}) {
  if (values.length > MOST_LISTED) return <span className="board-centre">…</span>;
  const columns = values.length > 6 ? 3 : 2;
  const size = { '--columns': columns, '--rows': Math.max(2, Math.ceil(values.length / columns)) };
  return (
    <span className={name} data-listed style={size as CSSProperties}>
      {values.map((value) => (
        <span key={value}>{value}</span>
      ))}
    </span>
  );
}

/** Whether small numbers beside one another have to be kept apart. */
const areWide = ({ isDecimal, placed = Infinity }: Slot, values: readonly number[]): boolean =>
  isDecimal === true || values.some((value) => value > placed);

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
      {corner.length > 0 && centre.length > 0 && <EdgeNotes {...{ slot, corner }} />}
      {corner.length > 0 && centre.length === 0 && (
        <PlacedValues name="board-corners" slot={slot} values={corner} />
      )}
      {centre.length > 0 && (
        <span className="board-centre" style={{ '--length': centre.length } as CSSProperties}>
          {centre.map((value) => slotSymbol(slot, value)).join(areWide(slot, centre) ? ' ' : '')}
        </span>
      )}
    </>
  );
}

/** Corner notes above and below those in the centre. */
function EdgeNotes({
  slot,
  corner,
}: {
  readonly slot: Slot;
  readonly corner: CellNotes['corner'];
}) {
  const half = Math.max(2, Math.ceil(corner.length / 2));
  const size = { '--columns': half, '--rows': 3 };
  return (
    <span className="board-corners" style={size as CSSProperties}>
      {corner.map((value, at) => {
        const place = { '--row': at < half ? 1 : 3, '--column': (at % half) + 1 };
        return (
          <span key={value} style={place as CSSProperties}>
            {slotSymbol(slot, value)}
          </span>
        );
      })}
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
