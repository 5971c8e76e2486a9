import { useRef, useState } from 'react';
import type { Quad, Spot } from '#photo/quad.ts';
import { Button } from '#ui/Button.tsx';
import type { Photo } from './decode.ts';

const NAMES = ['Upper left', 'Upper right', 'Lower right', 'Lower left'] as const;

/** The photo with four corners to drag, or move by arrow keys, onto the grid's. */
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
    start ??
      [
        [0.15, 0.15],
        [0.85, 0.15],
        [0.85, 0.85],
        [0.15, 0.85],
      ].map(([x = 0, y = 0]) => ({ x: x * width, y: y * height })),
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
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    };
    const move = moves[event.key];
    const spot = corners[corner];
    if (move === undefined || spot === undefined) return;
    event.preventDefault();
    put(corner, { x: spot.x + move[0], y: spot.y + move[1] });
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
            // At least 44 px in diameter on a narrow phone.
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
