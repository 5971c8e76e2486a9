import type { Drawing } from '#board/drawing.ts';
import { LINE, PAPER } from './svg.ts';

/** Thermometers: wide and dark, and over it narrower and pale, which leaves a wall. */
export const drawTubes = ({ tubes, bulbs }: Drawing): readonly string[] => {
  if (tubes === '') return [];
  const line = (ink: string, width: number): string =>
    `<path d="${tubes}" stroke="${ink}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
  return [
    `<path d="${bulbs}" fill="${LINE}" stroke="${LINE}" stroke-width="0.1"/>`,
    line(LINE, 0.52),
    `<path d="${bulbs}" fill="${PAPER}"/>`,
    line(PAPER, 0.42),
  ];
};
