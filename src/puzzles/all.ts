import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { moduleOf, puzzleTypeIds, typeOf } from './registry.ts';
import type { TypeModule } from './registry.ts';

// All types, loaded at once; the page loads each on demand instead.
const modules = import.meta.glob<TypeModule>(['./*/index.ts', '!./_template/*'], { eager: true });

/** Every puzzle type, in the order of the menu. */
export const puzzleTypes: readonly PuzzleType[] = puzzleTypeIds.map((id) =>
  typeOf(id, moduleOf(modules, id)),
);

const byId = new Map(puzzleTypes.map((type) => [type.id, type]));

/** The type with this id; ids come from links, so any string is possible. */
export const findPuzzleType = (id: string): PuzzleType | undefined => byId.get(id);
