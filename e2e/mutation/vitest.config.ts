import { readFileSync } from 'node:fs';
import { mergeConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import base from '../../vite.config.ts';

/** One change of a file: what is from `from` up to `to` is replaced by `put`. */
interface Mutant {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly put: string;
}

/** Has the tests see one file as the mutant in the environment has it; nothing on the disk changes. */
function mutated({ file, from, to, put }: Mutant): Plugin {
  return {
    name: 'mutated',
    enforce: 'pre',
    load(id) {
      if (id.split('?')[0] !== file) return null;
      const text = readFileSync(file, 'utf8');
      return text.slice(0, from) + put + text.slice(to);
    },
  };
}

export default mergeConfig(base, {
  plugins: [mutated(JSON.parse(process.env['MUTANT'] ?? '{}') as Mutant)],
});
