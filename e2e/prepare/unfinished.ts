import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const begun = new Set<string>();

/**
 * A reporter of the unit tests: where they are stopped, it says which files had not ended. A test that
 * never returns cannot be stopped by vitest, nor be named by it.
 */
export const unfinished: Reporter = {
  onInit() {
    process.once('SIGTERM', () => {
      const files = [...begun].map((file) => relative(process.cwd(), file));
      console.error(`Stopped in ${files.join(', ') || 'no file'}.`);
      process.exit(1);
    });
  },
  onTestModuleQueued({ moduleId }: TestModule) {
    begun.add(moduleId);
  },
  onTestModuleEnd({ moduleId }: TestModule) {
    begun.delete(moduleId);
  },
};
