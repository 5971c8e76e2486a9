import { useRef, useState } from 'react';
import type { Quad, Spot } from '#photo/quad.ts';
import { Button } from '#ui/Button.tsx';
import type { Photo } from './decode.ts';

const NAMES = ['Upper left', 'Upper right', 'Lower right', 'Lower left'] as const;

/** Where an arrow key moves a corner, in steps. */
const MOVES: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The corners where the grid was not found: a square in the middle of the photo. */
const UNFOUND: readonly Spot[] = [
  { x: 0.15, y: 0.15 },
  { x: 0.85, y: 0.15 },
  { x: 0.85, y: 0.85 },
  { x: 0.15, y: 0.85 },
];

/** The photo with four corners that are dragged, or moved by the arrow keys, onto the grid's. */
export function CornerView({
  photo: { address, grey },
  start,
  onDone,
}: {
  readonly photo: Photo;
  readonly start: Quad | undefined;
  readonly onDone: (corners: Quad) => void;
}) {
  const { width, height } = grey;
  const view = useRef<SVGSVGElement>(null);
  const [corners, setCorners] = useState<readonly Spot[]>(
    start ?? UNFOUND.map(({ x, y }) => ({ x: x * width, y: y * height })),
  );
  const [dragged, setDragged] = useState<number>();
  const put = (corner: number, { x, y }: Spot) =>
    setCorners((before) =>
      before.with(corner, {
        x: Math.min(width, Math.max(0, x)),
        y: Math.min(height, Math.max(0, y)),
      }),
    );
  const drag = (event: React.PointerEvent) => {
    const box = view.current?.getBoundingClientRect();
    if (dragged === undefined || box === undefined) return;
    put(dragged, {
      x: ((event.clientX - box.left) / box.width) * width,
      y: ((event.clientY - box.top) / box.height) * height,
    });
  };
  const step = Math.max(width, height) / 200;
  const press = (corner: number) => (event: React.KeyboardEvent) => {
    const move = MOVES[event.key];
    const spot = corners[corner];
    if (move === undefined || spot === undefined) return;
    event.preventDefault();
    put(corner, { x: spot.x + step * move.x, y: spot.y + step * move.y });
  };
  const [a, b, c, d] = corners;
  const done = () => {
    if (a !== undefined && b !== undefined && c !== undefined && d !== undefined)
      onDone([a, b, c, d]);
  };
  return (
    <>
      <svg
        ref={view}
        className="photo-view photo-corners"
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label="The photo, with the corners of its grid"
        onPointerMove={drag}
        onPointerUp={() => setDragged(undefined)}
        onPointerCancel={() => setDragged(undefined)}
      >
        <image href={address} width={width} height={height} />
        <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {corners.map(({ x, y }, corner) => (
          <circle
            key={NAMES[corner]}
            cx={x}
            cy={y}
            // At least 44 px across on a narrow phone's screen.
            r={Math.max(width, height) / 15}
            tabIndex={0}
            role="button"
            aria-label={`${NAMES[corner]} corner: drag it, or press the arrow keys`}
            onKeyDown={press(corner)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              setDragged(corner);
            }}
          />
        ))}
      </svg>
      <div className="mt-2">
        <Button onClick={done}>Read between these corners</Button>
      </div>
    </>
  );
}
