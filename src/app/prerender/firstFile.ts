import type { Rolldown } from 'vite';

/**
 * The part of Rollup's plugin context that is used: for a module, the ids of its imports and
 * importers.
 */
export interface Modules {
  getModuleInfo(
    id: string,
  ): Pick<Rolldown.ModuleInfo, 'importedIds' | 'importers' | 'dynamicImporters'> | null;
}

/** A module and all its static imports, transitively, without dynamic imports. */
function withImports(id: string, modules: Modules): ReadonlySet<string> {
  // A set iterates over elements that are added during the iteration.
  const known = new Set([id]);
  for (const each of known) {
    for (const imported of modules.getModuleInfo(each)?.importedIds ?? []) known.add(imported);
  }
  return known;
}

/** Modules that a module imports and that others, which do not import it, import as well. */
function sharedOf(id: string, modules: Modules): readonly string[] {
  const own = withImports(id, modules);
  return [...own].filter((each) => {
    const info = modules.getModuleInfo(each);
    const users = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])];
    return each !== id && users.some((user) => !own.has(user));
  });
}

/**
 * Returns a test of whether a module belongs to the first file: the script at path `first` with all
 * its static imports, and the modules that each of `types` (paths, one of which is fetched next)
 * shares with anything else. So the type's chunk is a single file: each further file would be one
 * more request before a link's board.
 */
export function createFirstTest(
  first: string,
  types: readonly string[],
): (id: string, modules: Modules) => boolean {
  let needed: ReadonlySet<string> | undefined;
  return (id, modules) => {
    // Builds of workers do not contain `first`, though they may share modules with it.
    if (modules.getModuleInfo(first) === null) return false;
    needed ??= new Set(
      [first, ...types.flatMap((type) => sharedOf(type, modules))].flatMap((each) => [
        ...withImports(each, modules),
      ]),
    );
    return needed.has(id);
  };
}
