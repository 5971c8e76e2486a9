/** Which of our types a Penpa address is about: by the tags that its author chose, or its title. */

/** What each type is called, the first name in our words. */
const NAMES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  sudoku: [
    'Sudoku',
    'classic',
    'classic sudoku',
    'irregular',
    'irregular sudoku',
    'jigsaw sudoku',
    'killer',
    'killer sudoku',
    'thermo',
    'thermo sudoku',
    'thermometer sudoku',
    'arrow',
    'arrow sudoku',
    'even odd',
    'even odd sudoku',
    'consecutive pairs',
    'consecutive pairs sudoku',
    'nonconsecutive',
    'nonconsecutive sudoku',
    'diagonal sudoku',
    'sandwich sudoku',
    'kropki sudoku',
    'palindrome sudoku',
    'renban sudoku',
    'little killer sudoku',
    'x-sums sudoku',
    'skyscraper sudoku',
    'xv sudoku',
  ],
  slitherlink: ['Slitherlink', 'slither', 'fences', 'loop the loop'],
  masyu: ['Masyu', 'mashu', 'pearl'],
  nurikabe: ['Nurikabe'],
  heyawake: ['Heyawake'],
  akari: ['Akari', 'light up', 'lightup', 'bijutsukan'],
  hitori: ['Hitori'],
  fillomino: ['Fillomino'],
  lits: ['LITS'],
  yajilin: ['Yajilin', 'yajirin'],
  tapa: ['Tapa'],
  kuromasu: ['Kuromasu', 'kurodoko'],
  norinori: ['Norinori'],
  'star-battle': ['Star Battle'],
  hashi: ['Hashi', 'hashiwokakero', 'bridges'],
  numberlink: ['Numberlink', 'numlin', 'number link', 'arukone'],
  cave: ['Cave', 'corral', 'bag'],
  shakashaka: ['Shakashaka', 'proof of quilt'],
  tents: ['Tents', 'tents and trees'],
  galaxies: ['Galaxies', 'spiral galaxies', 'tentai show', 'tentaisho'],
  shikaku: ['Shikaku'],
  kakuro: ['Kakuro'],
  skyscrapers: ['Skyscrapers', 'skyscraper'],
  futoshiki: ['Futoshiki'],
  suguru: ['Suguru', 'capsules', 'tectonic'],
  'ripple-effect': ['Ripple Effect', 'ripple', 'hakyuu'],
  minesweeper: ['Minesweeper', 'mines'],
  mosaic: ['Mosaic', 'fill-a-pix'],
  snake: ['Snake'],
  'yin-yang': ['Yin-Yang'],
  nurimisaki: ['Nurimisaki'],
  'country-road': ['Country Road', 'country'],
  shimaguni: ['Shimaguni', 'islands'],
  'paint-by-numbers': ['Paint by Numbers', 'nonogram'],
  'easy-as-abc': ['Easy as ABC', 'abc end view'],
  battleship: ['Battleship', 'battleships', 'bimaru', 'solitaire battleships'],
  thermometers: ['Thermometers', 'thermometer', 'thermometer puzzle'],
  slant: ['Slant', 'gokigen', 'gokigen naname'],
  creek: ['Creek'],
};

/** Tags that say nothing about the puzzle. */
const BESIDE: ReadonlySet<string> = new Set(['noconflict', 'nonalphanumeric', 'puzzlehunt', '']);

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([id, names]) => names.map((name) => [letters(name), id] as const)),
);

/** What we call a type. */
export const penpaName = (typeId: string): string => NAMES[typeId]?.[0] ?? typeId;

/** A name as Penpa lists it: "slant (gokigen)", "hashiwokakero (hashi/bridges)". */
function typeOfTag(tag: string): string | undefined {
  const names = [tag, ...tag.split(/[()/]/)].map(letters);
  return names.map((name) => BY_NAME.get(name)).find((id) => id !== undefined);
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

/** The type that tags or a title name; `'none'` if nothing names one, or the name of one that is not read. */
export function typeNamed(
  tags: readonly string[],
  title: string,
): { readonly typeId: string } | { readonly unread: string } | 'none' {
  const said = tags.filter((tag) => !BESIDE.has(letters(tag)));
  const unread = said.find((tag) => typeOfTag(tag) === undefined);
  if (unread !== undefined) return { unread };
  const ids = [...new Set(said.map((tag) => typeOfTag(tag) ?? ''))];
  const [id = typeOfTitle(title), another] = ids;
  if (another !== undefined) return { unread: said.join(', ') };
  return id === undefined ? 'none' : { typeId: id };
}
