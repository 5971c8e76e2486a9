import type { PathDrawing, PathLook } from '#board/pathDrawing.ts';
import { INK, LINE, PAPER, write } from './svg.ts';

/** Attributes of a stroke or a disc; lengths are in cell sides, as in the page's style sheet. */
const LOOKS: Readonly<Record<PathLook, string>> = {
  palindrome: 'stroke="#cfcbc0" stroke-width="0.2"',
  whisper: 'stroke="#9fd3a8" stroke-width="0.2" stroke-dasharray="0.35 0.25"',
  renban: 'stroke="#d2a8e0" stroke-width="0.2" stroke-dasharray="0.001 0.27"',
  'region-sum': 'stroke="#9cc4e8" stroke-width="0.11"',
  zipper: 'stroke="#d2a8e0" stroke-width="0.14" stroke-dasharray="0.1 0.18"',
  entropic: 'stroke="#f0bd8a" stroke-width="0.16" stroke-dasharray="0.35 0.22 0.001 0.22"',
  modular: 'stroke="#9cc4e8" stroke-width="0.16" stroke-dasharray="0.2 0.22 0.001 0.22 0.001 0.22"',
  between: 'stroke="#8d8778" stroke-width="0.1"',
  'bulb-wall': `stroke="${LINE}" stroke-width="0.1"`,
  'tube-wall': `stroke="${LINE}" stroke-width="0.52"`,
  bulb: `fill="${PAPER}"`,
  tube: `stroke="${PAPER}" stroke-width="0.42"`,
  'slow-middle': `stroke="${LINE}" stroke-width="0.05"`,
  arrow: 'stroke="#8d8778" stroke-width="0.05"',
  'white-dot': `fill="${PAPER}" stroke="${INK}" stroke-width="0.03"`,
  'black-dot': `fill="${INK}"`,
  cage: `stroke="${INK}" stroke-width="0.025" stroke-dasharray="0.07 0.05"`,
  'extra-region': 'stroke="#9cc4e8" stroke-width="0.09"',
  clone: 'fill="#dedbd3"',
  parity: 'fill="#dedbd3"',
  fortress: 'stroke="#8d8778" stroke-width="0.05"',
  'column-indexer': 'stroke="#f0bd8a" stroke-width="0.09"',
  'row-indexer': 'stroke="#9fd3a8" stroke-width="0.09"',
  quadruple: `fill="${PAPER}" stroke="${INK}" stroke-width="0.03"`,
  beyond: `stroke="${INK}" stroke-width="0.035"`,
};

/** What stands on lines of the grid, and so over them. */
const OVER: readonly PathLook[] = ['white-dot', 'black-dot', 'quadruple', 'beyond'];

const writeStrokes = (strokes: PathDrawing['strokes']): readonly string[] =>
  // What has no fill of its own is not filled.
  strokes.map(
    ({ look, d }) =>
      `<path d="${d}" ${LOOKS[look].includes('fill=') ? '' : 'fill="none" '}${LOOKS[look]} stroke-linecap="round" stroke-linejoin="round"/>`,
  );

/** Drawn paths below the values and the lines around areas. */
export const writePathsUnder = ({ strokes }: PathDrawing): readonly string[] =>
  writeStrokes(strokes.filter(({ look }) => !OVER.includes(look)));

/** Dots and numbers, over all lines. */
export const writePathsOver = ({ strokes, signs }: PathDrawing): readonly string[] => [
  ...writeStrokes(strokes.filter(({ look }) => OVER.includes(look))),
  ...signs.flatMap(({ ground, ...sign }) => [
    ...(ground === undefined
      ? []
      : [`<circle cx="${sign.x}" cy="${sign.y}" r="${ground}" fill="${PAPER}"/>`]),
    write(sign.word, sign, sign.size, sign.on === 'black' ? PAPER : INK, sign.anchor, 600),
  ]),
];
