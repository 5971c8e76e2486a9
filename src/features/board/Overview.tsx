import { useEffect, useMemo, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import type { Grid } from '#grid/grid.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Sides } from '#grid/sides.ts';
import { useDocument } from '#store/document/document.ts';
import { visibleCells } from './seenPart.ts';
import type { SeenPart } from './seenPart.ts';
import { SidesOverview } from './SidesOverview.tsx';
import { useShown } from './shown.ts';

/**
 * A thumbnail of the whole board if part of it is scrolled out of view; pressing it scrolls there.
 */
export function Overview({ place }: { readonly place: RefObject<HTMLElement | null> }) {
  const { type, puzzle } = useDocument();
  const { parameters } = puzzle;
  const grid = useMemo(() => type.grid(parameters), [type, parameters]);
  const seen = useSeenPart(place, grid);
  if (seen === undefined || grid.shape === 'hex-stack') return null;
  const { width, height } = pictureSize(grid);

  const goTo = (event: PointerEvent<SVGSVGElement>) => {
    const matrix = event.currentTarget.getScreenCTM();
    if (matrix === null) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    place.current?.scrollBy({
      left: (x - seen.x - seen.width / 2) * seen.unit,
      top: (y - seen.y - seen.height / 2) * seen.unit,
      behavior: 'instant',
    });
  };
  return (
    <svg
      className="overview"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={sayPart(seen, grid)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        goTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) goTo(event);
      }}
    >
      <rect className="overview-paper" width={width} height={height} />
      {grid.shape === 'sides' ? <SidesOverview grid={grid} /> : <Values grid={grid} />}
      <rect
        className="overview-seen"
        x={seen.x}
        y={seen.y}
        width={seen.width}
        height={seen.height}
      />
    </svg>
  );
}

/** What a picture has each way, in cells or sides. */
function pictureSize(grid: Rectangle | Sides) {
  const { width, height } = grid;
  if (grid.shape === 'rectangle') return { width, height };
  return { width: width - 1 + 2 * grid.margin, height: height - 1 + 2 * grid.margin };
}

function sayPart({ x, y, width, height }: SeenPart, grid: Rectangle | Sides): string {
  // Squares between dots are counted from the first dots on.
  const [lost, margin] =
    grid.shape === 'sides' && grid.dotsAre === 'corners' ? [1, grid.margin] : [0, 0];
  const part = (low: number, length: number, count: number): string => {
    const from = Math.max(1, Math.floor(low - margin) + 1);
    return `${from} to ${Math.min(count - lost, Math.ceil(low + length - margin))}`;
  };
  return `Overview: rows ${part(y, height, grid.height)} and columns ${part(x, width, grid.width)} are in sight`;
}

/** The visible part of the board; `undefined` if all of it is visible. */
function useSeenPart(place: RefObject<HTMLElement | null>, grid: Grid): SeenPart | undefined {
  const [seen, setSeen] = useState<SeenPart>();
  useEffect(() => {
    const { current } = place;
    const frame = current?.querySelector<HTMLElement>('.board-frame');
    const surface = current?.querySelector<HTMLElement>('.board-surface');
    if (current === null || frame == null || surface == null) return undefined;
    const look = () => {
      const box = (part: HTMLElement) => part.getBoundingClientRect();
      const style = getComputedStyle(frame);
      const leaves = (axis: 'x' | 'y') => parseFloat(style.getPropertyValue(`--leaves-${axis}`));
      setSeen(
        grid.shape === 'hex-stack'
          ? undefined
          : visibleCells(box(current), box(frame), box(surface), pictureSize(grid), {
              x: leaves('x'),
              y: leaves('y'),
            }),
      );
    };
    // A `ResizeObserver` also reports the initial size.
    const sizes = new ResizeObserver(look);
    sizes.observe(current);
    sizes.observe(frame);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [place, grid]);
  return seen;
}

/** The values as dark squares: of two values the first; otherwise the printed ones. */
function Values({ grid }: { readonly grid: Rectangle }) {
  const { type, puzzle } = useDocument();
  const { values, givens } = useShown();
  const { parameters } = puzzle;
  const [dark, light] = useMemo(() => {
    const { gesture, choices } = type.slot(parameters);
    const isDark = (value: number, cell: number): boolean =>
      gesture === 'type' ? givens[cell] !== undefined : value === choices[0]?.value;
    const blots = (wanted: boolean): string =>
      values
        .map((value, cell) => {
          const centre = grid.centres[cell];
          if (centre === undefined || value === undefined) return '';
          if (isDark(value, cell) !== wanted) return '';
          return `M${centre.x - 0.5},${centre.y - 0.5}h1v1h-1z`;
        })
        .join('');
    return [blots(true), blots(false)];
  }, [type, parameters, grid, values, givens]);
  return (
    <>
      <path className="overview-dark" d={dark} />
      <path className="overview-light" d={light} />
    </>
  );
}
