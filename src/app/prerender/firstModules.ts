import type { Rolldown } from 'vite';

/** What tells of a module while files are made of all: the ids of what it imports. */
type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** All that a module imports, itself and what that imports included, but not what is fetched later. */
function withImports(id: string, modules: Modules): ReadonlySet<string> {
  // What is added on the way is looked at in its turn.
  const known = new Set([id]);
  for (const each of known) {
    for (const imported of modules.getModuleInfo(each)?.importedIds ?? []) known.add(imported);
  }
  return known;
}

/** Gives a test for whether a module is the script at `first`, a path, or is needed before that runs. */
export function createFirstTest(first: string): (id: string, modules: Modules) => boolean {
  let needed: ReadonlySet<string> | undefined;
  return (id, modules) => {
    // What is built beside it, such as another worker, may share modules with it.
    if (modules.getModuleInfo(first) === null) return false;
    return (needed ??= withImports(first, modules)).has(id);
  };
}
