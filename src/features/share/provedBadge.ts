import { UNIT } from '#picture/boardPicture.ts';
import type { BoardPicture } from '#picture/boardPicture.ts';
import { PAPER, round } from '#picture/svg.ts';

const WORDS = 'One solution, proved';
const GREEN = '#1b7f5c';
/** Lengths of the badge and the room around it, in cell sides. */
const SIZE = { wide: 3.7, tall: 0.5, edge: 0.3 } as const;

/** The shield of the page's own seal, in a square of 24. */
const SHIELD =
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zm-11-1 2 2 4-4';

/** A picture with a badge below the board, which says that a proof of its one solution was checked. */
export function withBadge({ svg, width, height }: BoardPicture): BoardPicture {
  // On a board of few cells it is smaller.
  const scale = Math.min(1, (width - 2 * SIZE.edge) / SIZE.wide);
  const tall = height + SIZE.tall * scale + SIZE.edge;
  const [pixelsAcross, pixelsDown] = [round(width * UNIT), round(tall * UNIT)];
  const place = `translate(${round(width - SIZE.edge - SIZE.wide * scale)} ${round(height)}) scale(${round(scale)})`;
  const badge = [
    `<g transform="scale(${UNIT}) ${place}">`,
    `<rect width="${SIZE.wide}" height="${SIZE.tall}" rx="${SIZE.tall / 2}" fill="${PAPER}" stroke="${GREEN}" stroke-width="0.03"/>`,
    `<path transform="translate(0.12 0.08) scale(0.014)" d="${SHIELD}" fill="none" stroke="${GREEN}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<text x="0.56" y="0.355" font-size="0.3" font-weight="600" fill="${GREEN}" textLength="2.95" lengthAdjust="spacingAndGlyphs">${WORDS}</text>`,
    '</g>',
  ];
  return {
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelsAcross}" height="${pixelsDown}" viewBox="0 0 ${pixelsAcross} ${pixelsDown}" font-family="Inter, system-ui, Helvetica, Arial, sans-serif">`,
      `<rect width="${pixelsAcross}" height="${pixelsDown}" fill="${PAPER}"/>`,
      // The picture as it is without the badge, one unit a pixel.
      svg.trimEnd(),
      ...badge,
      '</svg>\n',
    ].join('\n'),
    width,
    height: tall,
  };
}
