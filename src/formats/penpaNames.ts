/** Which of our types a Penpa address is about: by the tags that its author chose, or its title. */
import type { PenpaDrawing } from './penpaDrawing.ts';

/**
 * What each type is called, the first name in our words. The types' own lists of other names are not asked: they come
 * with the types, all of which would have to be loaded first, and have words that titles have for other reasons, such as
 * Islands, Range or Flow.
 */
const NAMES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  sudoku: [
    'Sudoku',
    'classic sudoku',
    'irregular sudoku',
    'jigsaw sudoku',
    'killer sudoku',
    'thermo sudoku',
    'thermometer sudoku',
    'arrow sudoku',
    'even odd sudoku',
    'consecutive pairs sudoku',
    'nonconsecutive sudoku',
    'diagonal sudoku',
    'sandwich sudoku',
    'kropki sudoku',
    'palindrome sudoku',
    'renban sudoku',
    'little killer sudoku',
    'quadruple sudoku',
    'x-sums sudoku',
    'skyscraper sudoku',
    'xv sudoku',
  ],
  slitherlink: ['Slitherlink'],
  masyu: ['Masyu', 'mashu'],
  nurikabe: ['Nurikabe'],
  heyawake: ['Heyawake'],
  akari: ['Akari', 'light up', 'bijutsukan'],
  hitori: ['Hitori'],
  fillomino: ['Fillomino'],
  lits: ['LITS'],
  yajilin: ['Yajilin', 'yajirin'],
  tapa: ['Tapa'],
  kuromasu: ['Kuromasu', 'kurodoko'],
  norinori: ['Norinori'],
  'star-battle': ['Star Battle'],
  hashi: ['Hashi', 'hashiwokakero'],
  numberlink: ['Numberlink', 'number link', 'arukone'],
  cave: ['Cave', 'corral'],
  shakashaka: ['Shakashaka', 'proof of quilt'],
  tents: ['Tents', 'tents and trees'],
  galaxies: ['Galaxies', 'spiral galaxies', 'tentai show', 'tentaisho'],
  shikaku: ['Shikaku'],
  kakuro: ['Kakuro'],
  skyscrapers: ['Skyscrapers'],
  futoshiki: ['Futoshiki'],
  suguru: ['Suguru', 'tectonic'],
  'ripple-effect': ['Ripple Effect', 'hakyuu'],
  minesweeper: ['Minesweeper'],
  mosaic: ['Mosaic', 'fill-a-pix'],
  snake: ['Snake'],
  'yin-yang': ['Yin-Yang'],
  nurimisaki: ['Nurimisaki'],
  'country-road': ['Country Road'],
  shimaguni: ['Shimaguni'],
  'paint-by-numbers': ['Paint by Numbers', 'nonogram'],
  'easy-as-abc': ['Easy as ABC', 'abc end view'],
  battleship: ['Battleship', 'battleships', 'bimaru', 'solitaire battleships'],
  thermometers: ['Thermometers'],
  slant: ['Slant', 'gokigen', 'gokigen naname'],
  creek: ['Creek'],
  aquarium: ['Aquarium'],
  kenken: ['KenKen', 'kendoku', 'calcudoku', 'mathdoku', 'tomtom', 'inshi no heya'],
  hidato: ['Hidato', 'hidoku', 'numbrix'],
  dominosa: ['Dominosa', 'solitaire dominoes', 'domino hunt', 'domino search'],
};

/** What tags call a Sudoku; in titles these words may be anything. */
const SUDOKU_TAGS = [
  'classic',
  'irregular',
  'killer',
  'thermo',
  'arrow',
  'evenodd',
  'consecutivepairs',
  'nonconsecutive',
];

/** Tags that say nothing about the puzzle. */
const BESIDE: ReadonlySet<string> = new Set(['noconflict', 'nonalphanumeric', 'puzzlehunt', '']);

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([id, names]) => names.map((name) => [letters(name), id] as const)),
);

const BY_TAG: ReadonlyMap<string, string> = new Map([
  ...BY_NAME,
  ...SUDOKU_TAGS.map((tag) => [tag, 'sudoku'] as const),
]);

/** What we call a type. */
export const penpaName = (typeId: string): string => NAMES[typeId]?.[0] ?? typeId;

/** A name as Penpa lists it: "slant (gokigen)", "hashiwokakero (hashi/bridges)". */
function typeOfTag(tag: string): string | undefined {
  const names = [tag, ...tag.split(/[()/]/)].map(letters);
  return names.map((name) => BY_TAG.get(name)).find((id) => id !== undefined);
}

/** Words that say nothing about the rules: "Masyu puzzle No. 7". */
const NUMBERING = /\b(?:puzzle|example|practice|daily|no|nr|day|week|vol|part)\b\.?|[#№\d.]+/gi;

/** A title that is a type's name and nothing else, or has one in brackets. */
function typeOfTitle(title: string): string | undefined {
  const bracketed = [...title.matchAll(/[[(【]([^\])】]*)[\])】]/g)].map(
    ([, inside = '']) => inside,
  );
  const names = [title, title.replaceAll(NUMBERING, ''), ...bracketed].map(letters);
  return names.map((name) => BY_NAME.get(name)).find((id) => id !== undefined);
}

/** Whether a title has a name of a type among other words: "Liar Masyu". */
export function isMoreThanName(typeId: string, title: string): boolean {
  const said = letters(title);
  return (
    typeOfTitle(title) !== typeId &&
    (NAMES[typeId] ?? []).some((name) => said.includes(letters(name)))
  );
}

/** A board that is a Sudoku's, or rules that say so. */
const isSudoku = ({ isSudoku, rules }: PenpaDrawing): boolean =>
  isSudoku || /\bsudoku rules\b(?! (?:do|does|are) ?n)/i.test(rules);

/** The type that tags, a title or a Sudoku's board name; `'none'` if nothing names one, or the name of one that is not read. */
export function typeNamed(
  drawing: PenpaDrawing,
): { readonly typeId: string } | { readonly unread: string } | 'none' {
  const said = drawing.tags.filter((tag) => !BESIDE.has(letters(tag)));
  const unread = said.find((tag) => typeOfTag(tag) === undefined);
  if (unread !== undefined) return { unread };
  const ids = [...new Set(said.map((tag) => typeOfTag(tag) ?? ''))];
  const [id = typeOfTitle(drawing.title), another] = ids;
  if (another !== undefined) return { unread: said.join(', ') };
  if (id !== undefined) return { typeId: id };
  return isSudoku(drawing) ? { typeId: 'sudoku' } : 'none';
}
