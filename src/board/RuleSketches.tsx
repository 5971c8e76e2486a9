import type { Grid } from '#grid/grid.ts';
import type { Sketch } from '#puzzle/sketch.ts';
import { cageOutline, greaterSign } from './sketches.ts';

const ORIGIN = { x: 0, y: 0 };

/** House rules on the picture, in the ways that puzzles are printed with. */
export function RuleSketches({
  grid,
  sketches,
}: {
  readonly grid: Grid;
  readonly sketches: readonly Sketch[];
}) {
  if (grid.shape !== 'rectangle') return null;
  const centre = (cell: number | undefined) => grid.centres[cell ?? -1] ?? ORIGIN;
  return sketches.map((sketch) => {
    switch (sketch.kind) {
      case 'cage': {
        const { x, y } = centre(sketch.cells[0]);
        return (
          <g key={`cage ${sketch.label} ${sketch.cells.join(' ')}`}>
            <path d={cageOutline(grid, sketch.cells)} className="board-cage" />
            <text x={x - 0.4} y={y - 0.21} className="board-cage-label">
              {sketch.label}
            </text>
          </g>
        );
      }
      case 'line': {
        const [from, to] = [centre(sketch.cells[0]), centre(sketch.cells.at(-1))];
        // From corner to corner, half a cell further at either end.
        const [right, down] = [Math.sign(to.x - from.x) / 2, Math.sign(to.y - from.y) / 2];
        return (
          <path
            key={`line ${sketch.cells.join(' ')}`}
            d={`M${from.x - right},${from.y - down}L${to.x + right},${to.y + down}`}
            className="board-rule-line"
          />
        );
      }
      case 'greater': {
        const sign = greaterSign(centre(sketch.greater), centre(sketch.less));
        return (
          <g key={`greater ${sketch.greater} ${sketch.less}`}>
            <path d={sign} className="board-sign-ground" />
            <path d={sign} className="board-sign" />
          </g>
        );
      }
      case 'odd': {
        const { x, y } = centre(sketch.cell);
        return (
          <circle key={`odd ${sketch.cell}`} cx={x} cy={y} r={0.37} className="board-parity" />
        );
      }
      case 'even': {
        const { x, y } = centre(sketch.cell);
        return (
          <rect
            key={`even ${sketch.cell}`}
            x={x - 0.34}
            y={y - 0.34}
            width={0.68}
            height={0.68}
            className="board-parity"
          />
        );
      }
    }
  });
}
