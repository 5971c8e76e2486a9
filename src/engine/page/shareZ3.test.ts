import { expect, test, vi } from 'vitest';
import { holdZ3Loosely, shareZ3 } from './shareZ3.ts';
import { MODULE as module } from './testing.ts';

test('What several ask for is downloaded once, all hear how far it is, and a failure is tried again', async () => {
  const heard: string[] = [];
  const downloads: { fail: () => void; done: (module: WebAssembly.Module) => void }[] = [];
  const download = (onFraction: (fraction: number) => void) => {
    onFraction(0.5);
    return new Promise<WebAssembly.Module>((done, reject) => {
      downloads.push({ done, fail: () => (onFraction(0.7), reject(new Error('offline'))) });
    });
  };
  const ask = (name: string) =>
    shareZ3((fraction) => heard.push(`${name} ${fraction}`), 'slim', download);
  const [first, second] = [ask('first'), ask('second')];
  downloads[0]?.fail();
  await expect(first).rejects.toThrow('offline');
  await expect(second).rejects.toThrow('offline');
  expect(heard).toEqual(['first 0.5', 'first 0.7', 'second 0.7']);
  const third = ask('third');
  downloads[1]?.done(module);
  expect(await third).toBe(module);
  expect(await ask('fourth')).toBe(module);
  expect(downloads).toHaveLength(2);
});

test('Once the browser keeps a copy, it is held as long as somebody holds it, and taken from there after that', async () => {
  const wanted: string[] = [];
  const kept = [module, undefined];
  const ask = () =>
    shareZ3(
      () => {},
      'whole',
      () => {
        wanted.push('network');
        return Promise.resolve(module);
      },
      () => {
        wanted.push('kept');
        return Promise.resolve(kept.shift());
      },
    );
  await ask();
  holdZ3Loosely('whole');
  await Promise.resolve();
  expect(await ask()).toBe(module);
  expect(wanted).toEqual(['network']);
  vi.spyOn(WeakRef.prototype, 'deref').mockReturnValue(undefined);
  expect(await ask()).toBe(module);
  expect(wanted).toEqual(['network', 'kept']);
  expect(await ask()).toBe(module);
  expect(wanted).toEqual(['network', 'kept', 'kept', 'network']);
  vi.restoreAllMocks();
});
