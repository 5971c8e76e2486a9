import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { WASM_SHA256 } from './src/engine/memory.ts';

const wasm = readFileSync(createRequire(import.meta.url).resolve('z3-solver/build/z3-built.wasm'));
// Bytes of it are rewritten on the way to the browser, so it must be the file we know.
if (createHash('sha256').update(wasm).digest('hex') !== WASM_SHA256) {
  throw new Error('z3-solver has changed: see src/engine/memory.ts');
}

export default defineConfig({
  // Relative addresses, so that the built folder works from any path of any static host.
  base: './',
  plugins: [react(), tailwindcss()],
  worker: { format: 'es' },
  // Servers that compress do not tell the page how long the wasm will be once unpacked.
  define: { Z3_WASM_BYTES: JSON.stringify(wasm.byteLength) },
  build: { target: 'es2023', chunkSizeWarningLimit: 1000 },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    testTimeout: 60_000,
  },
});
