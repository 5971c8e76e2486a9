import * as fake from 'fake-indexeddb';
import { vi } from 'vitest';

/** A browser's local storage, as far as the library uses it: its names are its own keys. */
function createStorage(): Record<string, unknown> {
  const methods = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value;
    },
    removeItem: (name: string) => {
      delete kept[name];
    },
  };
  const kept: Record<string, string> = Object.create(methods);
  return kept;
}

/** The library as a page has it that was just opened. */
export async function openPage() {
  vi.resetModules();
  const [bin, entries, steps, takeOver] = await Promise.all([
    import('./bin.ts'),
    import('./entries.ts'),
    import('./steps.ts'),
    import('./takeOver.ts'),
  ]);
  return { ...bin, ...entries, ...steps, ...takeOver };
}

/** A browser that keeps nothing yet. */
export function emptyBrowser(): void {
  for (const [name, part] of Object.entries(fake)) vi.stubGlobal(name, part);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
  vi.stubGlobal('localStorage', createStorage());
}
