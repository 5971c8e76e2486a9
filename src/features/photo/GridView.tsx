import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { placeIn } from '#photo/lattice.ts';
import type { GridRead } from '#photo/read.ts';
import { SURE } from '#photo/read.ts';
import { Button } from '#ui/Button.tsx';
import type { Photo } from './decode.ts';

/**
 * The digits over the photo, each where it was read; a press on a cell, or its keys, correct it. The keys
 * stay in sight, and with them what ends the look.
 */
export function GridView({
  photo: { address, grey },
  grid: { lattice, cells: reads },
  digits,
  corrected,
  onCorrect,
  children,
}: {
  readonly photo: Photo;
  readonly grid: GridRead;
  readonly digits: readonly number[];
  readonly corrected: ReadonlyMap<number, number>;
  readonly onCorrect: (cell: number, digit: number) => void;
  readonly children: ReactNode;
}) {
  const firstDoubt = reads.findIndex(({ chance }) => chance < SURE);
  const [chosen, setChosen] = useState(Math.max(0, firstDoubt));
  const view = useRef<SVGSVGElement>(null);
  const { cells } = lattice;
  const choices = [...Array.from({ length: cells }, (_, at) => at + 1), 0];
  const spots = lattice.nodes.flatMap(({ x, y }) => [x, y]);
  const xs = spots.filter((_, at) => at % 2 === 0);
  const ys = spots.filter((_, at) => at % 2 === 1);
  const side = (Math.max(...xs) - Math.min(...xs)) / cells;
  const left = Math.max(0, Math.min(...xs) - side / 2);
  const top = Math.max(0, Math.min(...ys) - side / 2);
  const wide = Math.min(grey.width, Math.max(...xs) + side / 2) - left;
  const high = Math.min(grey.height, Math.max(...ys) + side / 2) - top;
  const name = (cell: number) =>
    `Row ${Math.floor(cell / cells) + 1}, column ${(cell % cells) + 1}`;
  const move = (event: React.KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -cells,
      ArrowDown: cells,
    };
    const step = steps[event.key];
    if (step !== undefined) {
      const next = (chosen + step + cells ** 2) % cells ** 2;
      setChosen(next);
      view.current?.querySelector<SVGGElement>(`[data-photo-cell="${next}"]`)?.focus();
    } else if (/^[0-9.]$/.test(event.key) && !(Number(event.key) > cells))
      onCorrect(chosen, Number(event.key) || 0);
    else if (event.key === 'Backspace' || event.key === 'Delete') onCorrect(chosen, 0);
    else return;
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
        {digits.map((digit, cell) => {
          const [column, row] = [cell % cells, Math.floor(cell / cells)];
          const corners = [
            placeIn(lattice, column, row),
            placeIn(lattice, column + 0.9999, row),
            placeIn(lattice, column + 0.9999, row + 0.9999),
            placeIn(lattice, column, row + 0.9999),
          ];
          const corner = placeIn(lattice, column + 0.82, row + 0.3);
          const isDoubtful = (reads[cell]?.chance ?? 1) < SURE && !corrected.has(cell);
          return (
            <g
              key={name(cell)}
              role="button"
              tabIndex={cell === chosen ? 0 : -1}
              aria-label={`${name(cell)}: ${digit === 0 ? 'empty' : digit}${isDoubtful ? ', uncertain' : ''}`}
              onKeyDown={move}
              className="photo-cell"
              data-photo-cell={cell}
              data-digit={digit === 0 ? '' : digit}
              data-doubtful={isDoubtful || undefined}
              data-chosen={cell === chosen || undefined}
              onPointerDown={() => setChosen(cell)}
            >
              <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
              <text x={corner.x} y={corner.y} fontSize={side * 0.36} textAnchor="middle">
                {`${digit === 0 ? '' : digit}${isDoubtful ? '?' : ''}`}
              </text>
            </g>
          );
        })}
      </svg>
      <div className="photo-actions">
        <p aria-live="polite" className="text-sm">
          {`${name(chosen)}: ${digits[chosen] === 0 ? 'empty' : digits[chosen]}`}
        </p>
        <div role="group" aria-label="Correct the cell" className="photo-keys">
          {choices.map((digit) => (
            <Button
              key={digit}
              aria-pressed={digits[chosen] === digit}
              onClick={() => onCorrect(chosen, digit)}
            >
              {digit === 0 ? 'Empty' : digit}
            </Button>
          ))}
        </div>
        <div className="mt-2 flex flex-wrap gap-2">{children}</div>
      </div>
    </div>
  );
}
