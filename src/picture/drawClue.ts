import type { marginBox } from '#board/margins.ts';
import type { SiteView } from '#board/siteView.ts';
import { BLACK_CIRCLE } from '#puzzle/circles.ts';
import { showClue } from '#puzzle/site.ts';
import { INK, PAPER, round, THIN, write } from './svg.ts';

type Printed = Pick<SiteView, 'site' | 'clue'>;

/** Of a dot among squares, in sides. */
const DOT_RADIUS = 0.18;

/** The numbers beside a line, above it, or in a circle on a corner. */
export function drawClue(
  { site, clue }: Printed,
  { x, y, w, h }: NonNullable<ReturnType<typeof marginBox>>,
): string {
  const isInside =
    site.at === 'area' ||
    site.at === 'half' ||
    site.at === 'square' ||
    site.at === 'point' ||
    site.at === 'dot';
  if ((site.slot.gesture === 'cycle' || isInside) && clue === undefined) return '';
  const words = siteText({ site, clue });
  if (site.at === 'corner' || site.at === 'point') {
    const centre = { x: x + w / 2, y: y + h / 2 };
    return `<circle cx="${round(centre.x)}" cy="${round(centre.y)}" r="${round(w / 2)}" fill="${PAPER}" stroke="${INK}" stroke-width="${THIN}"/>${write(words.join(' '), centre, 0.28, INK, 'middle', 600)}`;
  }
  if (site.at === 'square' || site.at === 'dot') {
    const centre = { x: x + w / 2, y: y + h / 2 };
    if (site.slot.gesture !== 'cycle') return write(words.join(' '), centre, 0.5, INK);
    const fill = clue?.[0] === BLACK_CIRCLE ? INK : PAPER;
    const radius = site.at === 'dot' ? DOT_RADIUS : w / 2;
    return `<circle cx="${round(centre.x)}" cy="${round(centre.y)}" r="${round(radius)}" fill="${fill}" stroke="${INK}" stroke-width="0.05"/>`;
  }
  if (site.at === 'area') {
    return write(words.join(' '), { x: x + 0.08, y: y + 0.15 }, 0.22, INK, 'start', 600);
  }
  if (site.at === 'half') {
    const middle = site.half === 'upper' ? 0.68 : 0.32;
    const centre = { x: x + middle * w, y: y + (1 - middle) * h - 0.02 };
    return write(words.join(' '), centre, 0.34, PAPER, 'middle', 600);
  }
  if (site.at === 'side') {
    const centre = { x: x + w / 2, y: y + h / 2 };
    return `<circle cx="${round(centre.x)}" cy="${round(centre.y)}" r="0.16" fill="${PAPER}"/>${write(words.join(' '), centre, 0.36, INK, 'middle', 600)}`;
  }
  const isFar = site.at === 'margin' && site.end === 'far';
  if (site.at === 'margin' && site.axis === 'row') {
    if (isFar)
      return write(words.join(' '), { x: x + 0.15, y: y + h / 2 }, 0.42, INK, 'start', 600);
    return write(words.join(' '), { x: x + w - 0.15, y: y + h / 2 }, 0.42, INK, 'end', 600);
  }
  return words
    .map((word, index) =>
      write(
        word,
        {
          x: x + w / 2,
          y: isFar
            ? y + 0.15 + (index + 0.5) * 0.5
            : y + h - 0.15 - (words.length - index - 0.5) * 0.5,
        },
        0.42,
        INK,
        'middle',
        600,
      ),
    )
    .join('');
}

/** The numbers of a clue. */
const siteText = ({ site, clue }: Printed): readonly string[] =>
  clue === undefined ? [] : showClue(clue, site).split(' ');
