import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Drawing } from './drawing.ts';

interface PictureProps {
  readonly drawing: Drawing;
  /** A tint 0 to 3 for each cell, indexed by cell; empty for none. */
  readonly tints: readonly (number | undefined)[];
  readonly selection: readonly number[];
  readonly cursor: number | undefined;
  /** Set if clues may cover parts of the cursor's cell: the cursor is then drawn over them. */
  readonly isCursorAbove?: boolean;
  /** The cell that the next key goes into, if that is not the cursor's. */
  readonly next?: number;
  readonly lit: readonly number[];
  readonly broken: readonly number[];
  /** Cells with the cursor's value, and cells in a line or region with it. */
  readonly seeing?: { readonly same: readonly number[]; readonly reach: readonly number[] };
  /** SVG path of lines that are no cells' values now. */
  readonly lines?: string;
  /** SVG path of squares that a loop leaves out. */
  readonly leftOut?: string;
  readonly parted?: { readonly inside: string; readonly outside: string } | undefined;
  /** The cells that a hint is about. */
  readonly targets?: readonly number[];
  /** Drawn over the lines. */
  readonly children?: ReactNode;
}

/** The lines of the board and the backgrounds of its cells; the values are laid over it. */
export function Picture(props: PictureProps) {
  const { drawing, tints, selection, cursor, lit, broken, targets = [], children } = props;
  const { isCursorAbove = false, seeing, parted, lines = '', leftOut = '', next = cursor } = props;
  const wash = (cells: readonly number[], name: string) =>
    cells.map((cell) => (
      <polygon key={`${name}${cell}`} points={drawing.outlineOf(cell)} className={name} />
    ));
  const viewBox = `0 0 ${drawing.width} ${drawing.height}`;
  const outline = (
    <>
      {cursor !== undefined && next === cursor && wash([cursor], 'board-cursor')}
      {next !== undefined && next !== cursor && wash([next], 'board-cursor board-next')}
    </>
  );
  return (
    <>
      <svg className="board-picture" viewBox={viewBox} aria-hidden="true">
        <path d={drawing.paper} className="board-paper" />
        <Tints drawing={drawing} tints={tints} />
        {parted !== undefined && <path d={parted.outside} className="board-outside" />}
        {parted !== undefined && <path d={parted.inside} className="board-inside" />}
        {leftOut !== '' && <path d={leftOut} className="board-left-out" />}
        {wash(seeing?.reach ?? [], 'board-reach')}
        {wash(seeing?.same ?? [], 'board-same')}
        {wash(selection, 'board-selected')}
        <Black drawing={drawing} />
        {wash(broken, 'board-broken')}
        {wash(lit, 'board-lit')}
        <path d={drawing.thin} className="board-thin" />
        {drawing.thick !== '' && <path d={drawing.thick} className="board-thick" />}
        <Paths drawing={drawing} />
        {drawing.dots !== '' && <path d={drawing.dots} className="board-dots" />}
        {drawing.diagonals !== '' && <path d={drawing.diagonals} className="board-diagonal" />}
        {lines !== '' && <path d={lines} className="board-lines" />}
        {drawing.dashed !== '' && <path d={drawing.dashed} className="board-cage" />}
        {children}
        {wash(lit, 'board-lit-outline')}
        {wash(targets, 'board-target')}
        {!isCursorAbove && outline}
      </svg>
      {isCursorAbove && (
        <svg className="board-picture board-above" viewBox={viewBox} aria-hidden="true">
          {outline}
        </svg>
      )}
    </>
  );
}

/** Drawn paths. A thermometer is what is wide and dark, and over it what is narrower and pale, which leaves a wall. */
const Paths = ({
  drawing: {
    paths: { strokes, signs },
  },
}: Pick<PictureProps, 'drawing'>) => (
  <>
    {strokes.map(({ look, d }) => (
      <path key={look} d={d} className="board-path" data-look={look} />
    ))}
    {signs.map(({ x, y, word, size, anchor, ground, on }, index) => (
      <g key={`${index} ${word}`}>
        {ground !== undefined && <circle cx={x} cy={y} r={ground} className="board-path-ground" />}
        <text
          x={x}
          y={y}
          fontSize={size}
          textAnchor={anchor}
          className="board-path-sign"
          data-on={on}
        >
          {word}
        </text>
      </g>
    ))}
  </>
);

/** Drawn over highlights, since black cells hold nothing. */
const Black = ({ drawing }: Pick<PictureProps, 'drawing'>) =>
  drawing.black === '' ? null : <path d={drawing.black} className="board-black" />;

/** Memoized, since tints do not change with values; all cells of a tint are one path. */
const Tints = memo(function Tints({ drawing, tints }: Pick<PictureProps, 'drawing' | 'tints'>) {
  const { areaOutlineOf = drawing.outlineOf } = drawing;
  const paths = new Map<number, string>();
  for (const [cell, tint] of tints.entries()) {
    if (tint === undefined) continue;
    paths.set(tint, `${paths.get(tint) ?? ''}M${areaOutlineOf(cell)}Z`);
  }
  return [...paths].map(([tint, path]) => (
    <path key={tint} d={path} className="board-tint" data-tint={tint} />
  ));
});
