import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { isDefinitionText } from '#puzzle/typeId.ts';

/**
 * The folders of all puzzle types in the order of the menu; a folder's name is the type's id, and
 * the word in the address.
 */
export const puzzleTypeIds: readonly string[] = [
  'sudoku',
  'killer-sudoku',
  'kakuro',
  'kenken',
  'hidato',
  'paint-by-numbers',
  'mosaic',
  'battleship',
  'minesweeper',
  'akari',
  'shakashaka',
  'tents',
  'magnets',
  'star-battle',
  'kurosu',
  'futoshiki',
  'skyscrapers',
  'easy-as-abc',
  'suguru',
  'ripple-effect',
  'norinori',
  'lits',
  'heyawake',
  'shimaguni',
  'hitori',
  'nurikabe',
  'tapa',
  'kuromasu',
  'cave',
  'nurimisaki',
  'snake',
  'aquarium',
  'thermometers',
  'yin-yang',
  'creek',
  'slant',
  'slitherlink',
  'masyu',
  'yajilin',
  'country-road',
  'hashi',
  'numberlink',
  'shikaku',
  'galaxies',
  'fillomino',
  'dominosa',
  'sujiko',
  'number-workout',
  'off-by-one-sums',
];

/** The exports of a folder's `index.ts`: only its type, under a name of its own. */
export type TypeModule = Readonly<Record<string, PuzzleType>>;

/** The module of a type's folder, among the modules of all folders, keyed by path. */
export const moduleOf = <Module>(modules: Readonly<Record<string, Module>>, id: string) =>
  modules[`./${id}/index.ts`];

/** The type that a module exports. */
export function typeOf(id: string, module: TypeModule | undefined): PuzzleType {
  const [type, ...rest] = Object.values(module ?? {});
  if (type === undefined || rest.length > 0 || type.id !== id) {
    throw new Error(`src/puzzles/${id}/index.ts has to export one type, with the id ${id}`);
  }
  return type;
}

const fetchers = import.meta.glob<TypeModule>(['./*/index.ts', '!./_template/*']);

/**
 * Loads the type with this id, or makes it of its definition; ids come from links, so any string is
 * possible. Rejects if it cannot be loaded.
 */
export async function fetchPuzzleType(id: string): Promise<PuzzleType | undefined> {
  if (isDefinitionText(id)) return (await import('#definition/labType.ts')).labTypeWithId(id);
  if (!puzzleTypeIds.includes(id)) return undefined;
  return typeOf(id, await moduleOf(fetchers, id)?.());
}

/** Loads every type, in the order of the menu. Rejects if one cannot be loaded. */
export const fetchPuzzleTypes = async (): Promise<readonly PuzzleType[]> =>
  (await Promise.all(puzzleTypeIds.map(fetchPuzzleType))).filter((type) => type !== undefined);
