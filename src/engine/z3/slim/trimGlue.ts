/** Emscripten's glue for Z3 without what it has for functions that nobody here calls. */
import { readFileSync } from 'node:fs';

/** `var _Z3_mk_and = Module['_Z3_mk_and'] = createExportWrapper('Z3_mk_and', 3);` */
const WRAPPER =
  /^var \w+ = Module\['\w+'\] = createExportWrapper\('((?:async_)?Z3_\w+)', \d+\);$/gm;
/** `"_Z3_mk_and",` in the list of what may not be asked for too early. */
const LISTED = /"_((?:async_)?Z3_\w+)",/g;

/** The functions of Z3's interface that a source file names. */
export function readCalled(file: string): ReadonlySet<string> {
  return new Set(readFileSync(file, 'utf8').match(/Z3_\w+/g));
}

/** The glue's source with the wrappers of the functions that are called, and of no others. */
export function trimGlue(source: string, called: ReadonlySet<string>): string {
  const trim = (match: string, name: string): string => (called.has(name) ? match : '');
  return source.replaceAll(WRAPPER, trim).replaceAll(LISTED, trim);
}
