import type { Grid } from '#grid/grid.ts';
import type { Figure } from '#puzzle/figure.ts';
import { cageOutline, greaterSign } from './figures.ts';

const ORIGIN = { x: 0, y: 0 };

/** House rules on the picture, drawn as they are usually printed. */
export function RuleFigures({
  grid,
  figures,
}: {
  readonly grid: Grid;
  readonly figures: readonly Figure[];
}) {
  if (grid.shape !== 'rectangle') return null;
  const centre = (cell: number | undefined) => grid.centres[cell ?? -1] ?? ORIGIN;
  return figures.map((figure) => {
    switch (figure.kind) {
      case 'cage': {
        const { x, y } = centre(figure.cells[0]);
        return (
          <g key={`cage ${figure.label} ${figure.cells.join(' ')}`}>
            <path d={cageOutline(grid, figure.cells)} className="board-cage" />
            <text x={x - 0.4} y={y - 0.21} className="board-cage-label">
              {figure.label}
            </text>
          </g>
        );
      }
      case 'line': {
        const [from, to] = [centre(figure.cells[0]), centre(figure.cells.at(-1))];
        // From corner to corner: the line extends half a cell beyond both end cells' centres.
        const [right, down] = [Math.sign(to.x - from.x) / 2, Math.sign(to.y - from.y) / 2];
        return (
          <path
            key={`line ${figure.cells.join(' ')}`}
            d={`M${from.x - right},${from.y - down}L${to.x + right},${to.y + down}`}
            className="board-rule-line"
          />
        );
      }
      case 'greater': {
        const sign = greaterSign(centre(figure.greater), centre(figure.less));
        return (
          <g key={`greater ${figure.greater} ${figure.less}`}>
            <path d={sign} className="board-sign-ground" />
            <path d={sign} className="board-sign" />
          </g>
        );
      }
      case 'odd': {
        const { x, y } = centre(figure.cell);
        return (
          <circle key={`odd ${figure.cell}`} cx={x} cy={y} r={0.37} className="board-parity" />
        );
      }
      case 'even': {
        const { x, y } = centre(figure.cell);
        return (
          <rect
            key={`even ${figure.cell}`}
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
