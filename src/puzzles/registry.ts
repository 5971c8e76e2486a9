import type { PuzzleType } from '#puzzle/puzzleType.ts';

/** Every puzzle type's folder in the order of the menu: its id, and the word in the address. */
export const puzzleTypeIds: readonly string[] = [
  'sudoku',
  'battleship',
  'paint-by-numbers',
  'off-by-one-sums',
  'sujiko',
  'kurosu',
  'number-workout',
  'suguru',
  'futoshiki',
  'killer-sudoku',
  'star-battle',
  'skyscrapers',
  'kakuro',
];

/** What a folder's `index.ts` exports: its type, under a name of its own, and nothing else. */
export type TypeModule = Readonly<Record<string, PuzzleType>>;

/** The module in the folder of a type, among the modules of all folders by their paths. */
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
 * Fetches the type with this id; ids come from links, so any string may be asked for. Rejects where
 * it does not come.
 */
export async function fetchPuzzleType(id: string): Promise<PuzzleType | undefined> {
  if (!puzzleTypeIds.includes(id)) return undefined;
  return typeOf(id, await moduleOf(fetchers, id)?.());
}

/** Fetches every type, in the order of the menu. Rejects where one does not come. */
export const fetchPuzzleTypes = async (): Promise<readonly PuzzleType[]> =>
  (await Promise.all(puzzleTypeIds.map(fetchPuzzleType))).filter((type) => type !== undefined);
