import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const wasm = createRequire(import.meta.url).resolve('z3-solver/build/z3-built.wasm');

export default defineConfig({
  // Relative addresses, so that the built folder works from any path of any static host.
  base: './',
  plugins: [react(), tailwindcss()],
  worker: { format: 'es' },
  // Servers that compress do not tell the page how long the wasm will be once unpacked.
  define: { Z3_WASM_BYTES: JSON.stringify(statSync(wasm).size) },
  build: { target: 'es2023', chunkSizeWarningLimit: 1000 },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    testTimeout: 60_000,
  },
});
