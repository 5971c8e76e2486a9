import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { isWritten, SURE } from '#photo/picture.ts';
import type { Correction, PictureRead, PlaceRead, WallRead } from '#photo/picture.ts';
import type { Spot } from '#photo/quad.ts';
import { typedAt } from '#photo/typing.ts';
import type { Photo } from './decode.ts';
import { besideOf, boundsOf, middleOfPlace, placesToChoose } from './places.ts';
import { PlaceKeys } from './PlaceKeys.tsx';
import { sayPlace } from './sentences.ts';

/** Whether a reading is uncertain and should be checked. */
const isDoubtful = ({ chance }: PlaceRead | WallRead): boolean => chance < SURE;

/**
 * What was read, laid over the photo in its place. Pressing a place, or using its keys, corrects
 * it; pressing a line between cells adds or removes a wall. The keys stay visible, and with them
 * the button that ends correction.
 */
export function PictureView({
  photo: { address, grey },
  picture,
  onCorrect,
  children,
}: {
  readonly photo: Photo;
  readonly picture: PictureRead;
  readonly onCorrect: (correction: Correction) => void;
  readonly children: ReactNode;
}) {
  const places = placesToChoose(picture);
  const [chosenId, setChosenId] = useState(
    () => (places.find(isDoubtful) ?? doubtfulWallsPlace(picture, places) ?? places[0])?.id,
  );
  const [typed, setTyped] = useState('');
  const view = useRef<SVGSVGElement>(null);
  const chosen = places.find(({ id }) => id === chosenId) ?? places[0];
  const choose = (id: string) => {
    setChosenId(id);
    setTyped('');
  };
  const { left, top, wide, high, side } = boundsOf(picture, grey);
  const enter = (key: string): boolean => {
    if (chosen === undefined) return false;
    const text = typedAt(chosen.takes, key, typed);
    if (text === undefined) return false;
    setTyped(text);
    onCorrect({ kind: 'place', id: chosen.id, text: text.trim() });
    return true;
  };
  const press = (event: React.KeyboardEvent) => {
    const next = chosen === undefined ? undefined : besideOf(chosen, places, event.key);
    if (next !== undefined) {
      choose(next.id);
      view.current?.querySelector<SVGGElement>(`[data-place="${next.id}"]`)?.focus();
    } else if (event.ctrlKey || event.metaKey || event.altKey || !enter(event.key)) return;
    event.preventDefault();
  };
  return (
    <div className="photo-look">
      <svg
        className="photo-view"
        viewBox={`${left} ${top} ${wide} ${high}`}
        ref={view}
        role="group"
        aria-label="What was read, over the photo"
      >
        <image href={address} width={grey.width} height={grey.height} />
        {places.map((place) => (
          <Place
            key={place.id}
            place={place}
            side={side}
            isChosen={place.id === chosen?.id}
            onKey={press}
            onChoose={() => choose(place.id)}
          />
        ))}
        {picture.walls.map((wall) => (
          <Wall
            key={wall.cells.join(' ')}
            wall={wall}
            side={side}
            onToggle={() => onCorrect({ kind: 'wall', cells: wall.cells, stands: !wall.stands })}
          />
        ))}
      </svg>
      <div className="photo-actions">
        {chosen !== undefined && (
          <PlaceKeys place={chosen} picture={picture} onKey={enter} onCorrect={onCorrect} />
        )}
        <div className="mt-2 flex flex-wrap gap-2">{children}</div>
      </div>
    </div>
  );
}

/** The cell next to the first doubtful wall. */
function doubtfulWallsPlace(
  { walls }: PictureRead,
  places: readonly PlaceRead[],
): PlaceRead | undefined {
  const wall = walls.find(isDoubtful);
  return wall === undefined ? undefined : places[wall.cells[0]];
}

const pointsOf = (spots: readonly Spot[]): string => spots.map(({ x, y }) => `${x},${y}`).join(' ');

function Place({
  place,
  side,
  isChosen,
  onKey,
  onChoose,
}: {
  readonly place: PlaceRead;
  readonly side: number;
  readonly isChosen: boolean;
  readonly onKey: (event: React.KeyboardEvent) => void;
  readonly onChoose: () => void;
}) {
  const { id, name, text, outline } = place;
  const doubt = isDoubtful(place);
  return (
    <g
      role="button"
      tabIndex={isChosen ? 0 : -1}
      aria-label={`${name}: ${sayPlace(place)}${doubt ? ', uncertain' : ''}`}
      onKeyDown={onKey}
      className="photo-cell"
      data-place={id}
      data-text={text}
      data-doubtful={doubt || undefined}
      data-written={isWritten(place) || undefined}
      data-chosen={isChosen || undefined}
      onPointerDown={onChoose}
    >
      <polygon points={pointsOf(outline)} />
      <PlaceText place={place} side={side} />
    </g>
  );
}

/** The reading of a place, next to what is printed there. */
function PlaceText({ place, side }: { readonly place: PlaceRead; readonly side: number }) {
  const { text, outline, shownAt } = place;
  const said = `${text}${isDoubtful(place) ? '?' : ''}`;
  const [a, b, c, d] = outline;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  const size = side * 0.52;
  switch (shownAt) {
    case 'before': {
      const { x, y } = middleOfPlace([a, d]);
      return (
        <text x={x - size * 0.3} y={y + size * 0.35} fontSize={size} textAnchor="end">
          {said}
        </text>
      );
    }
    case 'above': {
      const numbers = said.split(' ');
      const { x, y } = middleOfPlace([a, b]);
      return (
        <text fontSize={size} textAnchor="middle">
          {numbers.map((number, at) => (
            // Numbers are in order and may repeat, so the key is the index.
            <tspan key={at} x={x} y={y - (numbers.length - 1 - at) * size}>
              {number}
            </tspan>
          ))}
        </text>
      );
    }
    default: {
      // Near its upper right corner.
      const middle = middleOfPlace(outline);
      const x = middle.x + 0.32 * (b.x - a.x) - 0.2 * (c.x - b.x);
      const y = middle.y + 0.32 * (b.y - a.y) - 0.2 * (c.y - b.y);
      return (
        <text x={x} y={y} fontSize={side * 0.36} textAnchor="middle">
          {said}
        </text>
      );
    }
  }
}

function Wall({
  wall,
  side,
  onToggle,
}: {
  readonly wall: WallRead;
  readonly side: number;
  readonly onToggle: () => void;
}) {
  const [a, b] = wall.ends;
  const ends = { x1: a.x, y1: a.y, x2: b.x, y2: b.y };
  const doubt = isDoubtful(wall);
  // Mouse only: keyboard and touch have buttons beside the photo.
  return (
    <g
      aria-hidden
      className="photo-wall"
      data-wall={wall.cells.join(' ')}
      data-stands={wall.stands || undefined}
      data-doubtful={doubt || undefined}
      onPointerDown={onToggle}
    >
      <line {...ends} className="photo-wall-room" strokeWidth={side * 0.24} />
      <line {...ends} className="photo-wall-line" strokeWidth={side * 0.09} />
      {doubt && (
        <text
          x={(a.x + b.x) / 2}
          y={(a.y + b.y) / 2 + side * 0.1}
          fontSize={side * 0.3}
          textAnchor="middle"
        >
          ?
        </text>
      )}
    </g>
  );
}
