import type { Rolldown } from 'vite';

/** What tells of a module while files are made of all: the ids of what it imports and is imported by. */
export interface Modules {
  getModuleInfo(
    id: string,
  ): Pick<Rolldown.ModuleInfo, 'importedIds' | 'importers' | 'dynamicImporters'> | null;
}

/** All that a module imports, itself and what that imports included, but not what is fetched later. */
function withImports(id: string, modules: Modules): ReadonlySet<string> {
  // What is added on the way is looked at in its turn.
  const known = new Set([id]);
  for (const each of known) {
    for (const imported of modules.getModuleInfo(each)?.importedIds ?? []) known.add(imported);
  }
  return known;
}

/** What a module imports that others, which do not need that module, import as well. */
function sharedOf(id: string, modules: Modules): readonly string[] {
  const own = withImports(id, modules);
  return [...own].filter((each) => {
    const info = modules.getModuleInfo(each);
    const users = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])];
    return each !== id && users.some((user) => !own.has(user));
  });
}

/**
 * Gives a test for whether a module goes into the first file: the script at `first`, a path, with all that
 * it needs before it runs, and what each of `types` shares with anything else, paths of which one is
 * fetched next. So that one is one file: each further would be a request more that a link waits for.
 */
export function createFirstTest(
  first: string,
  types: readonly string[],
): (id: string, modules: Modules) => boolean {
  let needed: ReadonlySet<string> | undefined;
  return (id, modules) => {
    // What is built beside it, such as another worker, may share modules with it.
    if (modules.getModuleInfo(first) === null) return false;
    needed ??= new Set(
      [first, ...types.flatMap((type) => sharedOf(type, modules))].flatMap((each) => [
        ...withImports(each, modules),
      ]),
    );
    return needed.has(id);
  };
}
