/** What a WebAssembly binary takes from outside; functions of its own are numbered after these. */
import { IMPORTS, readName, readLeb, readSections } from './sections.ts';

/** How many functions are imported; memories, tables and globals may stand between them. */
export function countImported(wasm: Uint8Array): number {
  const section = readSections(wasm).find(({ id }) => id === IMPORTS);
  if (section === undefined) return 0;
  let { value: count, next: at } = readLeb(wasm, section.from);
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
      return readLeb(wasm, kindAt + 1).next;
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
  const { next } = readLeb(wasm, at + 1);
  return ((wasm[at] ?? 0) & 1) === 1 ? readLeb(wasm, next).next : next;
}
