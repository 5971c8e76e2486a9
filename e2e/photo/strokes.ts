/** Signs as a pen draws them: no typeface has the ways in which people in Europe write a 1, a 4 or a 7. */
import { SIGNS } from '../../src/photo/network.ts';
import { GLYPH, HEIGHT } from './glyphs.ts';
import type { Glyph } from './glyphs.ts';

type Point = readonly [x: number, y: number];
/** A stroke through points of a square from 0 to 1, straight between them or bent. */
interface Stroke {
  readonly isBent?: true;
  readonly points: readonly Point[];
}

const bent = (...points: readonly Point[]): Stroke => ({ isBent: true, points });
const straight = (...points: readonly Point[]): Stroke => ({ points });

/** The ways in which each sign is written. */
const WAYS: readonly (readonly [letter: string, ways: readonly (readonly Stroke[])[]])[] = [
  [
    '1',
    [
      [straight([0.5, 0], [0.5, 1])],
      [straight([0.15, 0.4], [0.55, 0], [0.55, 1])],
      [straight([0.02, 0.6], [0.6, 0], [0.57, 1])],
      [straight([0.2, 0.25], [0.55, 0], [0.55, 1]), straight([0.25, 1], [0.85, 1])],
    ],
  ],
  [
    '2',
    [
      [bent([0.08, 0.25], [0.3, 0.02], [0.7, 0.05], [0.78, 0.32], [0.5, 0.65], [0.1, 0.97])].concat(
        straight([0.1, 0.97], [0.9, 0.95]),
      ),
      [
        bent(
          [0.1, 0.2],
          [0.4, 0],
          [0.75, 0.15],
          [0.62, 0.5],
          [0.15, 0.95],
          [0.1, 0.8],
          [0.35, 0.82],
          [0.9, 0.98],
        ),
      ],
    ],
  ],
  [
    '3',
    [
      [
        bent([0.1, 0.12], [0.4, 0], [0.75, 0.15], [0.65, 0.4], [0.35, 0.48]),
        bent([0.35, 0.48], [0.75, 0.58], [0.8, 0.85], [0.45, 1], [0.08, 0.88]),
      ],
      [
        straight([0.1, 0.02], [0.8, 0.02], [0.4, 0.42]),
        bent([0.4, 0.42], [0.8, 0.55], [0.8, 0.85], [0.45, 1], [0.08, 0.88]),
      ],
    ],
  ],
  [
    '4',
    [
      [straight([0.25, 0], [0.1, 0.6], [0.85, 0.6]), straight([0.62, 0.3], [0.58, 1])],
      [straight([0.65, 1], [0.65, 0], [0.05, 0.68], [0.95, 0.68])],
      [bent([0.25, 0], [0.15, 0.5], [0.3, 0.62], [0.75, 0.5]), straight([0.75, 0.08], [0.68, 1])],
    ],
  ],
  [
    '5',
    [
      [
        straight([0.8, 0.02], [0.25, 0.02], [0.2, 0.42]),
        bent([0.2, 0.42], [0.5, 0.36], [0.8, 0.55], [0.75, 0.85], [0.4, 1], [0.08, 0.9]),
      ],
      [
        bent(
          [0.8, 0.05],
          [0.4, 0.02],
          [0.2, 0.2],
          [0.35, 0.42],
          [0.7, 0.55],
          [0.75, 0.85],
          [0.4, 1],
          [0.1, 0.92],
        ),
      ],
    ],
  ],
  [
    '6',
    [
      [
        bent(
          [0.7, 0.02],
          [0.35, 0.25],
          [0.12, 0.65],
          [0.25, 0.95],
          [0.6, 0.98],
          [0.8, 0.75],
          [0.6, 0.55],
          [0.3, 0.6],
          [0.15, 0.75],
        ),
      ],
      [
        bent(
          [0.5, 0],
          [0.22, 0.35],
          [0.15, 0.75],
          [0.35, 1],
          [0.65, 0.9],
          [0.6, 0.65],
          [0.35, 0.62],
          [0.18, 0.8],
        ),
      ],
    ],
  ],
  [
    '7',
    [
      [straight([0.1, 0.03], [0.85, 0.03], [0.35, 1])],
      [straight([0.1, 0.03], [0.85, 0.03], [0.35, 1]), straight([0.25, 0.52], [0.8, 0.48])],
      [
        straight([0.1, 0.2], [0.1, 0.03], [0.85, 0.03], [0.4, 1]),
        straight([0.2, 0.55], [0.85, 0.5]),
      ],
      [bent([0.1, 0.05], [0.5, 0.04], [0.85, 0.05], [0.55, 0.45], [0.4, 1])],
    ],
  ],
  [
    '8',
    [
      [
        bent(
          [0.75, 0.15],
          [0.45, 0],
          [0.18, 0.2],
          [0.45, 0.45],
          [0.78, 0.7],
          [0.5, 1],
          [0.15, 0.8],
          [0.4, 0.5],
          [0.75, 0.22],
          [0.72, 0.12],
        ),
      ],
      [
        bent([0.5, 0], [0.2, 0.2], [0.48, 0.45], [0.76, 0.22], [0.5, 0]),
        bent([0.48, 0.45], [0.12, 0.75], [0.48, 1], [0.82, 0.75], [0.48, 0.45]),
      ],
    ],
  ],
  [
    '9',
    [
      [
        bent([0.75, 0.15], [0.45, 0], [0.15, 0.25], [0.35, 0.5], [0.7, 0.4], [0.78, 0.1]),
        straight([0.78, 0.1], [0.68, 1]),
      ],
      [
        bent([0.75, 0.15], [0.45, 0], [0.15, 0.25], [0.35, 0.5], [0.7, 0.4], [0.78, 0.1]),
        bent([0.78, 0.1], [0.78, 0.7], [0.5, 1], [0.15, 0.92]),
      ],
    ],
  ],
  ['O', [[bent([0.5, 0], [0.08, 0.5], [0.5, 1], [0.92, 0.5], [0.5, 0])]]],
  ['X', [[straight([0.05, 0], [0.95, 1]), straight([0.95, 0], [0.05, 1])]]],
];

/** Signs drawn by a shaky pen, so many of each. */
export function drawStrokes(random: () => number, each: number): readonly Glyph[] {
  const shake = () => 0.045 * (random() + random() + random() + random() - 2) * 1.7;
  return WAYS.flatMap(([letter, ways]) =>
    Array.from({ length: each }, (_, at) => {
      const lines = ways[at % ways.length]!.map(({ isBent, points }) => {
        const shaken = points.map(([x, y]): Point => [x * 0.75 + shake(), y + shake()]);
        return isBent === true ? bend(shaken) : shaken;
      });
      const sign = SIGNS.indexOf(letter as (typeof SIGNS)[number]);
      return { letter, sign, face: 'pen', ...drawLines(lines, 0.025 + 0.055 * random()) };
    }),
  );
}

/** A curve through all points, after Catmull and Rom. */
function bend(points: readonly Point[]): readonly Point[] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))]!;
  return points.slice(0, -1).flatMap((_, from) =>
    Array.from({ length: 8 }, (_, step): Point => {
      const t = (step + 1) / 8;
      const along = (axis: 0 | 1) => {
        const [a, b, c, d] = [-1, 0, 1, 2].map((next) => at(from + next)[axis]) as [
          number,
          number,
          number,
          number,
        ];
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
      };
      return [along(0), along(1)];
    }),
  );
}

/** Lines of a pen of this radius, as parts of the sign's height. */
function drawLines(
  lines: readonly (readonly Point[])[],
  radius: number,
): Pick<Glyph, 'aspect' | 'ink'> {
  const all = lines.flat();
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - radius, Math.max(...xs) + radius];
  const [top, bottom] = [Math.min(...ys) - radius, Math.max(...ys) + radius];
  const scale = HEIGHT / (bottom - top);
  const place = ([x, y]: Point): Point => [
    (x - (left + right) / 2) * scale + GLYPH / 2,
    (y - (top + bottom) / 2) * scale + GLYPH / 2,
  ];
  const ink = new Float32Array(GLYPH * GLYPH);
  for (const line of lines) {
    const placed = line.map(place);
    placed.slice(1).forEach((end, at) => {
      const [x0, y0] = placed[at]!;
      const [dx, dy] = [end[0] - x0, end[1] - y0];
      const long = Math.max(1e-9, dx * dx + dy * dy);
      for (let pixel = 0; pixel < ink.length; pixel += 1) {
        const [x, y] = [(pixel % GLYPH) + 0.5 - x0, Math.floor(pixel / GLYPH) + 0.5 - y0];
        const t = Math.min(1, Math.max(0, (x * dx + y * dy) / long));
        const away = Math.hypot(x - t * dx, y - t * dy);
        ink[pixel] = Math.max(ink[pixel]!, Math.min(1, radius * scale + 0.5 - away));
      }
    });
  }
  return { aspect: (right - left) / (bottom - top), ink };
}
