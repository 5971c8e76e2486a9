import type { Correction, PictureRead, PlaceRead, Takes, WallRead } from '#photo/picture.ts';
import { isWritten } from '#photo/picture.ts';
import { cellId } from '#photo/texts.ts';
import { sayPlace } from './sentences.ts';

/** The keys for a place, each with its word. */
function keysFor(takes: Takes): readonly { readonly key: string; readonly word: string }[] {
  const digits = Array.from({ length: 10 }, (_, at) => ({
    key: `${(at + 1) % 10}`,
    word: `${(at + 1) % 10}`,
  }));
  switch (takes.kind) {
    case 'signs':
      return takes.signs.map(({ text, keys }) => ({ key: keys[0] ?? text, word: text }));
    case 'number':
      return digits;
    case 'list':
      return [...digits, { key: ' ', word: 'Next number' }];
  }
}

/** Corrects the selected place: keys for its content, and its walls. */
export function PlaceKeys({
  place,
  picture,
  onKey,
  onCorrect,
}: {
  readonly place: PlaceRead;
  readonly picture: PictureRead;
  readonly onKey: (key: string) => void;
  readonly onCorrect: (correction: Correction) => void;
}) {
  const { name, text, takes } = place;
  const keys = keysFor(takes);
  const walls = wallsAround(place, picture);
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <p aria-live="polite" className="text-sm">
          {keys.length === 0 ? name : `${name}: ${sayPlace(place)}`}
        </p>
        {place.hand !== undefined && (
          <Toggle
            isOn={isWritten(place)}
            isOff={text === ''}
            onPress={() =>
              onCorrect({
                kind: 'hand',
                id: place.id,
                hand: isWritten(place) ? 'printed' : 'written',
              })
            }
          >
            By hand
          </Toggle>
        )}
      </div>
      {keys.length > 0 && (
        <div role="group" aria-label="Correct the cell" className="photo-keys">
          {keys.map(({ key, word }) => (
            <Toggle
              key={key}
              isWord={word.length > 2}
              isOn={text === word}
              onPress={() => onKey(key)}
            >
              {word}
            </Toggle>
          ))}
          <Toggle
            isWord={takes.kind !== 'signs'}
            isOn={text === ''}
            onPress={() => onKey('Delete')}
          >
            Empty
          </Toggle>
        </div>
      )}
      {walls.length > 0 && (
        <div role="group" aria-label="Walls of the cell" className="photo-walls">
          <span aria-hidden>Walls</span>
          {walls.map(({ word, wall }) => (
            <Toggle
              key={word}
              label={`Wall ${word}`}
              isOn={wall.stands}
              onPress={() => onCorrect({ kind: 'wall', cells: wall.cells, stands: !wall.stands })}
            >
              {word}
            </Toggle>
          ))}
        </div>
      )}
    </>
  );
}

/** A toggle button. */
function Toggle({
  label,
  isWord = false,
  isOn,
  isOff = false,
  onPress,
  children,
}: {
  readonly label?: string;
  /** Whether it needs more space than a digit. */
  readonly isWord?: boolean;
  readonly isOn: boolean;
  /** Whether it is disabled. */
  readonly isOff?: boolean;
  readonly onPress: () => void;
  readonly children: string;
}) {
  return (
    <button
      type="button"
      className={`button toggle ${isWord ? 'photo-word' : ''}`}
      aria-label={label}
      aria-pressed={isOn}
      disabled={isOff}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** The lines around a cell that may be walls, each with a word for its side. */
function wallsAround(
  { id }: PlaceRead,
  { walls, lattice }: PictureRead,
): readonly { readonly word: string; readonly wall: WallRead }[] {
  const words = new Map([
    [1, ['left', 'right']],
    [lattice.across, ['above', 'below']],
  ]);
  return walls.flatMap((wall) => {
    const [one, other] = wall.cells;
    const [before, after] = words.get(other - one) ?? [];
    if (cellId(one) === id && after !== undefined) return [{ word: after, wall }];
    if (cellId(other) === id && before !== undefined) return [{ word: before, wall }];
    return [];
  });
}
