import type { Correction, PictureRead, PlaceRead, Takes, WallRead } from '#photo/picture.ts';
import { cellId } from '#photo/texts.ts';
import { Button } from '#ui/Button.tsx';

/** The keys that a place takes, each with its word. */
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

/** What corrects the chosen place: keys for what stands there, and its walls. */
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
      <p aria-live="polite" className="text-sm">
        {keys.length === 0 ? name : `${name}: ${text === '' ? 'empty' : text}`}
      </p>
      {keys.length > 0 && (
        <div role="group" aria-label="Correct the cell" className="photo-keys">
          {keys.map(({ key, word }) => (
            <Button key={key} aria-pressed={text === word} onClick={() => onKey(key)}>
              {word}
            </Button>
          ))}
          <Button aria-pressed={text === ''} onClick={() => onKey('Delete')}>
            Empty
          </Button>
        </div>
      )}
      {walls.length > 0 && (
        <div role="group" aria-label="Walls of the cell" className="photo-walls">
          {walls.map(({ word, wall }) => (
            <Button
              key={word}
              aria-pressed={wall.stands}
              onClick={() => onCorrect({ kind: 'wall', cells: wall.cells, stands: !wall.stands })}
            >
              {word}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

/** The lines around a cell that may be walls, each with a word for where it is. */
function wallsAround(
  { id }: PlaceRead,
  { walls, lattice }: PictureRead,
): readonly { readonly word: string; readonly wall: WallRead }[] {
  const words = new Map([
    [1, ['Wall left', 'Wall right']],
    [lattice.across, ['Wall above', 'Wall below']],
  ]);
  return walls.flatMap((wall) => {
    const [one, other] = wall.cells;
    const [before, after] = words.get(other - one) ?? [];
    if (cellId(one) === id && after !== undefined) return [{ word: after, wall }];
    if (cellId(other) === id && before !== undefined) return [{ word: before, wall }];
    return [];
  });
}
