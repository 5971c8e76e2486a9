/** What Z3's functions are called: the original wasm has it in a section for debuggers. */
import { IMPORTS, readBodies, readName, readNumber, readSections } from './sections.ts';

/** The names of all functions with a body, by index. */
export function readFunctionNames(original: Uint8Array): readonly string[] {
  const names = readBodies(original).map(() => '');
  const imported = countImported(original);
  const section = readSections(original).find(({ name }) => name === 'name');
  for (let at = section?.from ?? 0; at < (section?.end ?? 0);) {
    const { value: size, next } = readNumber(original, at + 1);
    if (original[at] === FUNCTION_NAMES) {
      let { value: count, next: from } = readNumber(original, next);
      for (; count > 0; count -= 1) {
        const { value: index, next: text } = readNumber(original, from);
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

/** How many functions are imported; memories, tables and globals may stand between them. */
function countImported(wasm: Uint8Array): number {
  const section = readSections(wasm).find(({ id }) => id === IMPORTS);
  if (section === undefined) return 0;
  let { value: count, next: at } = readNumber(wasm, section.from);
  let functions = 0;
  for (; count > 0; count -= 1) {
    const kindAt = readName(wasm, readName(wasm, at).next).next;
    const kind = wasm[kindAt];
    if (kind === 0) functions += 1;
    at = afterImport(wasm, kindAt, kind);
  }
  return functions;
}

function afterImport(wasm: Uint8Array, kindAt: number, kind: number | undefined): number {
  switch (kind) {
    case 0:
      return readNumber(wasm, kindAt + 1).next;
    case 1:
      return afterLimits(wasm, kindAt + 2);
    case 2:
      return afterLimits(wasm, kindAt + 1);
    default:
      return kindAt + 3;
  }
}

/** After the least, and the most where a flag says that there is one. */
function afterLimits(wasm: Uint8Array, at: number): number {
  const { next } = readNumber(wasm, at + 1);
  return ((wasm[at] ?? 0) & 1) === 1 ? readNumber(wasm, next).next : next;
}
