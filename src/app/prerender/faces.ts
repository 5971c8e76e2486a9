/** The two faces in what nearly every page is written with, which is a third of their files. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

interface Face {
  /** The beginning of its file's name. */
  readonly name: string;
  readonly family: string;
  /** The lightest and the boldest that is used. */
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

/** What is done with letters here: pairs, ligatures, context, digits of one width. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** The files, by the beginning of their names. */
export const subsetFaces = (): Promise<readonly (readonly [name: string, file: Uint8Array])[]> =>
  Promise.all(
    FACES.map(async ({ name, weights: [min, max] }) => {
      const path = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
      const whole = readFileSync(createRequire(import.meta.url).resolve(path));
      const subset = await subsetFont(whole, LETTERS, {
        targetFormat: 'woff2',
        variationAxes: { wght: { min, max, default: min } },
        keepFeatures: FEATURES,
      });
      return [`${name}-first`, subset] as const;
    }),
  );

const hex = (code: number): string => code.toString(16).toUpperCase();

/** The rules for these files: where letters are in several, the last rule counts; `files` are their addresses. */
export const faceRules = (files: readonly string[]): string =>
  FACES.map(({ name, family, weights }) => {
    const file = files.find((each) => each.includes(`${name}-first`));
    if (file === undefined) throw new Error(`No file of ${name} was built`);
    const range = RANGES.map(([first, last]) => `U+${hex(first)}-${hex(last)}`).join();
    return `@font-face{font-family:"${family}";font-display:optional;font-weight:${weights.join(' ')};src:url(${file})format("woff2");unicode-range:${range}}`;
  }).join('');
