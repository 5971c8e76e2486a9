/**
 * The two typefaces, reduced to the characters that nearly every page uses: a third of their files.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

interface Face {
  /** The name of its package. */
  readonly name: string;
  readonly family: string;
  /** The lightest and the boldest weight that is used. */
  readonly weights: readonly [min: number, max: number];
}

const FACES: readonly Face[] = [
  { name: 'inter', family: 'Inter Variable', weights: [400, 700] },
  { name: 'source-serif-4', family: 'Source Serif 4 Variable', weights: [400, 600] },
];

/** ASCII, no-break space, middle dot, multiplication sign, dashes, quotation marks, ellipsis, minus. */
const RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
];

const LETTERS = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');

/** The OpenType features in use: kerning, ligatures, contextual alternates, tabular figures. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

const hex = (code: number): string => code.toString(16).toUpperCase();

/** The characters as a CSS `unicode-range`. */
const LETTERS_RANGE = RANGES.map(([first, last]) => `U+${hex(first)}-${hex(last)}`).join();

/**
 * The font faces as data blocks for the page's head, which `addFaces` reads. Separate files would
 * often arrive after the first layout, which then looks up fallback fonts one after the other in
 * another process.
 */
export async function faceBlocks(): Promise<string> {
  const blocks = FACES.map(async ({ name, family, weights: [min, max] }) => {
    const path = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
    const whole = readFileSync(createRequire(import.meta.url).resolve(path));
    const subset = await subsetFont(whole, LETTERS, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min, max, default: min } },
      keepFeatures: FEATURES,
    });
    const data = Buffer.from(subset).toString('base64');
    return `<script type="font/woff2" data-family="${family}" data-weight="${min} ${max}" data-letters="${LETTERS_RANGE}">${data}</script>`;
  });
  return (await Promise.all(blocks)).join('');
}
