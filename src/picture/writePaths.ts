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
  arrow: 'stroke="#8d8778" stroke-width="0.05"',
  'white-dot': `fill="${PAPER}" stroke="${INK}" stroke-width="0.03"`,
  'black-dot': `fill="${INK}"`,
};

/** Drawn paths; what has no fill of its own is not filled. */
export const writePaths = ({ strokes, signs }: PathDrawing): readonly string[] => [
  ...strokes.map(
    ({ look, d }) =>
      `<path d="${d}" ${LOOKS[look].includes('fill=') ? '' : 'fill="none" '}${LOOKS[look]} stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  ...signs.flatMap((sign) => [
    `<circle cx="${sign.x}" cy="${sign.y}" r="0.15" fill="${PAPER}"/>`,
    write(sign.word, sign, 0.28, INK),
  ]),
];
