import * as fake from 'fake-indexeddb';
import { vi } from 'vitest';

/** A fake of local storage as far as the library uses it: its property names are its keys. */
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

/** The library modules as in a newly opened page. */
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

/** A browser with empty storage. */
export function emptyBrowser(): void {
  for (const [name, part] of Object.entries(fake)) vi.stubGlobal(name, part);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
  vi.stubGlobal('localStorage', createStorage());
}
