import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { z3Wasm } from './src/engine/wasm/plugin.ts';

export default defineConfig({
  // Relative addresses, so that the built folder works from any path of any static host.
  base: './',
  plugins: [react(), tailwindcss(), z3Wasm()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 1000,
    // Browsers of that age need no help with it.
    modulePreload: { polyfill: false },
  },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    testTimeout: 60_000,
    // Two files at a time also where there are only two cores: most of the time is one's own.
    maxWorkers: 2,
  },
});
