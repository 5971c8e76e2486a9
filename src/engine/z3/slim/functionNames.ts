/** What Z3's functions are called: the original wasm has it in a section for debuggers. */
import { countImported } from './imports.ts';
import { readBodies, readName, readLeb, readSections } from './sections.ts';

/** The names of all functions with a body, by index. */
export function readFunctionNames(original: Uint8Array): readonly string[] {
  const names = readBodies(original).map(() => '');
  const imported = countImported(original);
  const section = readSections(original).find(({ name }) => name === 'name');
  for (let at = section?.from ?? 0; at < (section?.end ?? 0);) {
    const { value: size, next } = readLeb(original, at + 1);
    if (original[at] === FUNCTION_NAMES) {
      let { value: count, next: from } = readLeb(original, next);
      for (; count > 0; count -= 1) {
        const { value: index, next: text } = readLeb(original, from);
        const { name, next: after } = readName(original, text);
        if (index >= imported) names[index - imported] = name;
        from = after;
      }
    }
    at = next + size;
  }
  return names;
}

/** The part of the section of names that names functions, imported ones first. */
const FUNCTION_NAMES = 1;
