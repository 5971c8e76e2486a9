import { sidesOf } from '#grid/between.ts';
import { rectangle } from '#grid/rectangle.ts';
import { arrowOfClue } from '#puzzle/arrows.ts';
import { lengthsOf } from '#puzzle/printedLists.ts';
import { PRINTED_BLACK, printedNumber } from '#puzzle/printedNumbers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { showClue } from '#puzzle/site.ts';
import type { Site } from '#puzzle/site.ts';
import { SHIP_GIVENS } from './fleet.ts';
import { penpaName } from './penpaNames.ts';
import { penpaAddress, pointsOf } from './penpaTesting.ts';

// Shared by tests: puzzles of ours as authors draw them in Penpa.

/** Room for clues beside the board, in squares. */
const ROOM = 16;
const CIRCLED: ReadonlySet<string> = new Set(['kuromasu', 'hashi', 'nurimisaki']);
const BLACK: ReadonlySet<string> = new Set(['akari', 'shakashaka']);
/** Types whose numbers in cells are those of the solution. */
const FILLED: ReadonlySet<string> = new Set([
  'sudoku',
  'fillomino',
  'skyscrapers',
  'futoshiki',
  'suguru',
  'ripple-effect',
  'hidato',
]);
/** Types whose numbers in squares may be 0; elsewhere that is one that is not known. */
const ZERO: ReadonlySet<string> = new Set(['slitherlink', 'dominosa']);
const CORNERED: ReadonlySet<string> = new Set(['slant', 'creek']);
/** Penpa's ends of arrows, in the order of our directions. */
const ARROWS = ['_0', '_3', '_1', '_2'];
const PENPA_SHIPS = [8, 4, 6, 3, 5, 2, 1];

/** Draws a puzzle as authors do, and says what it is; what walls and marks cannot tell is lost. */
export function drawn(type: PuzzleType, puzzle: Puzzle): string {
  const { parameters, givens, siteClues, areas, blackCells } = puzzle;
  const isKakuro = type.id === 'kakuro';
  const w = Number(parameters['width'] ?? parameters['size']);
  const h = Number(parameters['height'] ?? parameters['size']);
  // The squares beside a Kakuro's grid are squares of its board.
  const start = isKakuro ? ROOM + 1 : ROOM;
  const [width, height] = [w + 2 * ROOM + (isKakuro ? 1 : 0), h + 2 * ROOM + (isKakuro ? 1 : 0)];
  const points = pointsOf(width, height);
  const number: Record<number, unknown> = {};
  const numberS: Record<number, unknown> = {};
  const symbol: Record<number, unknown> = {};
  const surface: Record<number, number> = {};
  const lineE: Record<string, number> = {};
  const at = (cell: number) => [start + (cell % w), start + Math.floor(cell / w)] as const;
  const centre = (cell: number): number => points.centre(...at(cell));
  const put = (point: number, text: string | number, mode = '1'): void => {
    number[point] = [text, 1, mode];
  };
  const circle = (point: number, isBlack: boolean, size = 'L'): void => {
    symbol[point] = [isBlack ? 2 : 1, `circle_${size}`, 1];
  };
  givens.forEach((given, cell) => {
    if (given === undefined) return;
    const point = centre(cell);
    const printed = FILLED.has(type.id) ? given : printedNumber(given);
    const text = printed ?? '?';
    if (type.id === 'tents') symbol[point] = [1, 'tents', 1];
    else if (type.id === 'snake') circle(point, given === PRINTED_BLACK);
    else if (type.id === 'yin-yang') circle(point, given === 1, 'M');
    else if (type.id === 'battleship') {
      const form = [...SHIP_GIVENS].find(([, value]) => value === given)?.[0];
      symbol[point] = [PENPA_SHIPS[Number(form)], 'battleship_B', 1];
    } else if (type.id === 'tapa') {
      put(
        point,
        lengthsOf(printed ?? 0)
          .map((length) => length ?? '?')
          .join(''),
        '4',
      );
    } else if (type.id === 'easy-as-abc') put(point, String.fromCharCode(64 + given));
    else if (BLACK.has(type.id)) {
      surface[point] = 4;
      if (text !== '?') put(point, text);
    } else {
      put(point, text);
      if (CIRCLED.has(type.id)) circle(point, false);
    }
  });
  blackCells.forEach((isBlack, cell) => {
    if (isBlack && isKakuro) symbol[centre(cell)] = [1, 'kakuro', 2];
    else if (isBlack) surface[centre(cell)] = 4;
  });
  if (isKakuro) {
    for (let x = 0; x <= w; x += 1) symbol[points.centre(ROOM + x, ROOM)] = [1, 'kakuro', 2];
    for (let y = 0; y <= h; y += 1) symbol[points.centre(ROOM, ROOM + y)] = [1, 'kakuro', 2];
  }
  areas.forEach((area, cell) => {
    const [x, y] = at(cell);
    if (cell % w < w - 1 && areas[cell + 1] !== area)
      lineE[`${points.corner(x, y - 1)},${points.corner(x, y)}`] = 2;
    if (cell + w < areas.length && areas[cell + w] !== area)
      lineE[`${points.corner(x - 1, y)},${points.corner(x, y)}`] = 2;
  });
  const sites = type.sites?.({ parameters, areas, blackCells }) ?? [];
  const order = new Map<Site['at'], number>();
  sites.forEach((site, index) => {
    const place = order.get(site.at) ?? 0;
    order.set(site.at, place + 1);
    const clue = siteClues[index];
    const [first] = clue ?? [];
    if (clue === undefined || first === undefined) return;
    if (site.at === 'margin') {
      clue.toReversed().forEach((each, away) => {
        const far = site.end === 'far';
        const out = far ? (site.axis === 'row' ? w : h) + away : -1 - away;
        const [x, y] = site.axis === 'row' ? [out, site.index] : [site.index, out];
        const text = type.id === 'easy-as-abc' ? String.fromCharCode(64 + each) : each;
        // No blocks are no number, and no line of these has no number at all.
        put(points.centre(start + x, start + y), text);
      });
    } else if (type.id === 'kenken') {
      const [x, y] = at(areas.indexOf(place));
      numberS[points.quarter(x, y, 0)] = [` ${showClue(clue, site)}`, 1];
    } else if (site.at === 'area') put(centre(areas.indexOf(site.area)), first);
    else if (site.at === 'half') {
      const quarter = site.half === 'lower' ? 2 : 1;
      numberS[points.quarter(start + site.x, start + site.y, quarter)] = [String(first), 1];
    } else if (site.at === 'side') {
      const [one = 0, other = 0] = sidesOf(rectangle(w, h))[place]?.cells ?? [];
      const [x, y] = at(one);
      const isLevel = other === one + 1;
      const point = isLevel ? points.right(x, y) : points.below(x, y);
      symbol[point] = [(first === 1 ? [1, 2] : [3, 4])[isLevel ? 0 : 1], 'inequality', 2];
    } else if (CORNERED.has(type.id)) {
      const [x, y] = [place % (w + 1), Math.floor(place / (w + 1))];
      put(points.corner(start + x - 1, start + y - 1), first);
    } else if (type.id === 'galaxies') {
      const [x, y] = [place % (2 * w - 1), Math.floor(place / (2 * w - 1))];
      const kind = (['centre', 'right', 'below', 'corner'] as const)[(x % 2) + 2 * (y % 2)];
      circle(points[kind ?? 'centre'](start + (x >> 1), start + (y >> 1)), false, 'SS');
    } else if (type.id === 'masyu') circle(centre(place), first === 2);
    else if (type.id === 'yajilin') {
      const arrow = arrowOfClue(first);
      const order = ['up', 'down', 'left', 'right'].indexOf(arrow?.direction ?? 'up');
      put(centre(place), arrow === undefined ? '?' : `${arrow.count}${ARROWS[order]}`, '2');
      surface[centre(place)] = 8;
    } else if (site.at !== 'list') {
      put(centre(place), first === 0 && !ZERO.has(type.id) ? '?' : first);
      if (CIRCLED.has(type.id)) circle(centre(place), false);
    }
  });
  const letters = String.fromCharCode(64 + Number(parameters['letters'] ?? 1));
  const rules = {
    'star-battle': `${Number(parameters['stars'])} stars in each row`,
    'easy-as-abc': `Letters A to ${letters}`,
  }[type.id];
  return penpaAddress({
    width,
    height,
    beside: [ROOM, ROOM, ROOM, ROOM],
    grid: type.id === 'sudoku' ? 'sudoku' : 'square',
    title: type.variant?.(parameters) ?? penpaName(type.id),
    ...(rules === undefined ? {} : { rules }),
    question: {
      number,
      numberS,
      symbol,
      surface,
      lineE,
      thermo: puzzle.paths.map(({ cells }) => cells.map(centre)),
    },
  });
}
