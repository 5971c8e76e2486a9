// Plots as SVG: lines over sizes, the values on a logarithmic scale.

const WIDTH = 640;
const HEIGHT = 400;
const LEFT = 70;
const RIGHT = 120;
const TOP = 40;
const BOTTOM = 50;
/** Okabe and Ito's colours, which the colour-blind can tell apart; each with a mark of its own. */
const STYLES = [
  { colour: '#0072b2', mark: (x, y) => `<circle cx="${x}" cy="${y}" r="4"/>` },
  { colour: '#d55e00', mark: (x, y) => `<rect x="${x - 4}" y="${y - 4}" width="8" height="8"/>` },
  {
    colour: '#009e73',
    mark: (x, y) => `<path d="M${x} ${y - 5}l5 9h-10z"/>`,
  },
  {
    colour: '#cc79a7',
    mark: (x, y) => `<path d="M${x} ${y - 5}l5 5l-5 5l-5 -5z"/>`,
  },
  {
    colour: '#e69f00',
    mark: (x, y) => `<rect x="${x - 5}" y="${y - 2}" width="10" height="4"/>`,
  },
  {
    colour: '#56b4e9',
    mark: (x, y) => `<path d="M${x} ${y + 5}l5 -9h-10z"/>`,
  },
];

const fixed = (number) => Number(number.toFixed(1));

/**
 * `series` are lines with a name and points, each a size and a value; points without a value are
 * left out. `unit` says what the values are.
 */
export function plot({ title, unit, across, series }) {
  const drawn = series.map(({ name, points }) => ({
    name,
    points: points.filter(([, value]) => Number.isFinite(value) && value > 0),
  }));
  const values = drawn.flatMap(({ points }) => points.map(([, value]) => value));
  const sizes = [...new Set(series.flatMap(({ points }) => points.map(([size]) => size)))];
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  const [first, last] = [Math.min(...sizes), Math.max(...sizes)];
  const x = (size) => fixed(LEFT + ((size - first) / (last - first || 1)) * (WIDTH - LEFT - RIGHT));
  const y = (value) =>
    fixed(HEIGHT - BOTTOM - ((Math.log10(value) - low) / (high - low)) * (HEIGHT - TOP - BOTTOM));
  const powers = Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index));
  const grid = powers.flatMap((power) => [
    `<path class="grid" d="M${LEFT} ${y(power)}H${WIDTH - RIGHT}"/>`,
    `<text x="${LEFT - 8}" y="${y(power) + 4}" text-anchor="end">${power.toLocaleString('en')}</text>`,
  ]);
  const ticks = sizes.map(
    (size) =>
      `<text x="${x(size)}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${size}</text>`,
  );
  // Names beside the last points, moved apart where they would lie on each other.
  let above = -Infinity;
  const labelled = drawn
    .map((line, index) => ({ ...line, style: STYLES[index % STYLES.length] }))
    .filter(({ points }) => points.length > 0)
    .sort((a, b) => y(a.points.at(-1)[1]) - y(b.points.at(-1)[1]));
  const lines = labelled.flatMap(({ name, points, style }) => {
    const places = points.map(([size, value]) => [x(size), y(value)]);
    const [endX, endY] = places.at(-1);
    const labelY = Math.max(endY + 4, above + 16);
    above = labelY;
    return [
      `<g fill="${style.colour}">`,
      `<path d="M${places.map((place) => place.join(' ')).join('L')}" fill="none" stroke="${style.colour}" stroke-width="2"/>`,
      ...places.map(([placeX, placeY]) => style.mark(placeX, placeY)),
      `<text x="${endX + 10}" y="${fixed(labelY)}" fill="${style.colour}">${name}</text>`,
      '</g>',
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" font-size="13" role="img" aria-label="${title}">`,
    '<style>.grid{stroke:#ccc}text{fill:#333}</style>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${LEFT}" y="22" font-size="15" font-weight="bold">${title}</text>`,
    `<text x="${WIDTH - RIGHT}" y="22" text-anchor="end">${unit}, logarithmic</text>`,
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 10}" text-anchor="middle">${across}</text>`,
    ...grid,
    ...ticks,
    ...lines,
    '</svg>',
    '',
  ].join('\n');
}
