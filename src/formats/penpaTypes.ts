/** Where Penpa's drawings of each of our types have its clues. */
import { readKenken } from './penpaCages.ts';
import { readPenpaDominosa, readFutoshiki, readHidato, readMosaicCells } from './penpaCells.ts';
import { countRows, readAquarium, readBattleship, readThermometers } from './penpaCounts.ts';
import { readLetters, readNonogram, readSkyscrapers, readStars } from './penpaMargins.ts';
import { asRows, cellRows } from './penpaReader.ts';
import type { PenpaReader } from './penpaReader.ts';
import { divided, filled, roomReader } from './penpaRegions.ts';
import {
  inRows,
  isCircle,
  isDark,
  isPlain,
  isWhiteCircle,
  UNDRAWN,
  takeCircles,
  takeInCells,
  takeNumbers,
} from './penpaRows.ts';
import { cellUnder } from './penpaSketch.ts';
import { readPenpaSudoku } from './penpaSudoku.ts';
import {
  readGalaxies,
  readKakuro,
  readNumberlink,
  readTapa,
  readTents,
  readYajilin,
} from './penpaSymbols.ts';

/** Numbers in cells; `unknown` is the word for a question mark. */
const numbered = (typeId: string, unknown: string): PenpaReader =>
  asRows(typeId, (sketch) => cellRows(sketch, takeNumbers(sketch, unknown)));

/** Numbers in cells, which may be in circles; a white circle without one has a number that is not known. */
const circled = (typeId: string, unknown: string): PenpaReader =>
  asRows(typeId, (sketch) => {
    const numbers = takeNumbers(sketch, unknown);
    const circles = takeInCells(
      sketch,
      (mark) =>
        isWhiteCircle(mark) || (isCircle(mark) && numbers[cellUnder(sketch, mark)] !== UNDRAWN),
    );
    return cellRows(
      sketch,
      numbers.map((word, cell) =>
        word === UNDRAWN && circles[cell] !== undefined ? unknown : word,
      ),
    );
  });

/** Dark cells, in which a number may stand. */
const blackened = (typeId: string, unknown: string): PenpaReader =>
  asRows(typeId, (sketch) => {
    const dark = takeInCells(sketch, isDark);
    const numbers = takeNumbers(sketch, unknown);
    return cellRows(
      sketch,
      numbers.map((word, cell) => (word === UNDRAWN && dark[cell] !== undefined ? unknown : word)),
    );
  });

/** Numbers on the corners of cells. */
const cornered = (typeId: string): PenpaReader =>
  asRows(typeId, (sketch) => {
    const { width, height } = sketch;
    const words = Array.from({ length: (width + 1) * (height + 1) }, () => UNDRAWN);
    sketch.take((mark) => {
      const [x, y] = [mark.x / 2, mark.y / 2];
      const isOn = x >= 0 && y >= 0 && x <= width && y <= height;
      if (!isPlain(mark) || !isOn || !Number.isInteger(x) || !Number.isInteger(y)) return false;
      if (!/^[\d?]?$/.test(mark.text)) return false;
      words[y * (width + 1) + x] = mark.text || UNDRAWN;
      return true;
    });
    return inRows(width + 1, words);
  });

const READERS: Readonly<Record<string, PenpaReader>> = {
  sudoku: readPenpaSudoku,
  slitherlink: numbered('slitherlink', '?'),
  masyu: asRows('masyu', (sketch) => cellRows(sketch, takeCircles(sketch))),
  nurikabe: numbered('nurikabe', '-'),
  heyawake: roomReader('heyawake'),
  akari: blackened('akari', '-'),
  hitori: numbered('hitori', UNDRAWN),
  fillomino: numbered('fillomino', UNDRAWN),
  lits: divided('lits'),
  yajilin: readYajilin,
  tapa: readTapa,
  kuromasu: circled('kuromasu', '-'),
  norinori: divided('norinori'),
  'star-battle': readStars,
  hashi: circled('hashi', '-'),
  numberlink: readNumberlink,
  cave: circled('cave', '-'),
  shakashaka: blackened('shakashaka', '5'),
  tents: readTents,
  galaxies: readGalaxies,
  shikaku: circled('shikaku', '-'),
  kakuro: readKakuro,
  skyscrapers: readSkyscrapers,
  futoshiki: readFutoshiki,
  suguru: filled('suguru'),
  'ripple-effect': filled('ripple-effect'),
  minesweeper: numbered('minesweeper', '-'),
  mosaic: readMosaicCells,
  snake: asRows('snake', (sketch) => countRows(sketch, takeCircles(sketch))),
  'yin-yang': asRows('yin-yang', (sketch) => cellRows(sketch, takeCircles(sketch))),
  nurimisaki: circled('nurimisaki', '-'),
  'country-road': roomReader('country-road'),
  shimaguni: roomReader('shimaguni'),
  'paint-by-numbers': readNonogram,
  'easy-as-abc': readLetters,
  battleship: readBattleship,
  thermometers: readThermometers,
  slant: cornered('slant'),
  creek: cornered('creek'),
  aquarium: readAquarium,
  kenken: readKenken,
  hidato: readHidato,
  dominosa: readPenpaDominosa,
};

/** The ids of the types that are read. */
export const PENPA_TYPES: readonly string[] = Object.keys(READERS);

export const penpaReader = (typeId: string): PenpaReader | undefined =>
  Object.hasOwn(READERS, typeId) ? READERS[typeId] : undefined;
