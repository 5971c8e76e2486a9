/** Z3's wasm for the build and for tests; not part of what the browser loads. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Z3Part } from './part.ts';
import { rewriteZ3 } from './rewrite.ts';
import { slimZ3 } from './slim.ts';

/** The file that rewrite.ts was written for. */
const SHA256 = '2765f5443a5a3a41aace71a82dd954e3b8c885a7d621b50122b1aede0dc8348a';

/** The wasm as the package brings it. Throws when it is not the file we know. */
export function readOriginalZ3(): Uint8Array {
  const wasm = readFileSync(
    createRequire(import.meta.url).resolve('z3-solver/build/z3-built.wasm'),
  );
  if (createHash('sha256').update(wasm).digest('hex') !== SHA256) {
    throw new Error(
      'z3-solver has changed: see whether rewrite.ts still holds, then run npm run record-z3',
    );
  }
  return wasm;
}

/** A part as the page gets it. Throws when the package's file is not the one we know. */
export function readZ3(part: Z3Part): Uint8Array<ArrayBuffer> {
  const whole = rewriteZ3(readOriginalZ3());
  return part === 'whole' ? whole : slimZ3(whole);
}
