import { afterEach, expect, test, vi } from 'vitest';
import { downloadZ3 } from './download.ts';
import { compileKept } from './kept.ts';

/** The shortest module there is: magic number and version. */
const WASM = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

const source = { url: 'https://example.test/z3.wasm', bytes: WASM.length };

const serve = (response: () => Response): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(response()));
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The bytes in pieces, as a network brings them. */
const inPieces = (bytes: Uint8Array<ArrayBuffer>, size: number): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) {
        controller.enqueue(bytes.slice(at, at + size));
      }
      controller.close();
    },
  });

test('A download is compiled, whatever MIME type the server gives it, and tells how far it is', async () => {
  serve(() => new Response(inPieces(WASM, 2), { headers: { 'Content-Type': 'text/plain' } }));
  const fractions: number[] = [];
  const module = await downloadZ3((fraction) => fractions.push(fraction), source);
  expect(module).toBeInstanceOf(WebAssembly.Module);
  expect(fractions).toEqual([0.25, 0.5, 0.75, 1]);
});

test('A response of the right MIME type is compiled as the network gave it, so that the browser can keep the code', async () => {
  const network = new Response(inPieces(WASM, 2), {
    headers: { 'Content-Type': 'application/wasm' },
  });
  serve(() => network);
  const compileStreaming = vi.spyOn(WebAssembly, 'compileStreaming');
  const fractions: number[] = [];
  await downloadZ3((fraction) => fractions.push(fraction), source);
  expect(compileStreaming).toHaveBeenCalledWith(network);
  expect(fractions).toEqual([0.25, 0.5, 0.75, 1]);
});

test('Nothing more is told of a download that turned out not to be wasm', async () => {
  let more = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      more = () => controller.enqueue(new Uint8Array(8));
    },
  });
  serve(() => new Response(body));
  vi.spyOn(WebAssembly, 'compileStreaming').mockRejectedValue(new Error('not WebAssembly'));
  const fractions: number[] = [];
  const module = downloadZ3((fraction) => fractions.push(fraction), source);
  await expect(module).rejects.toThrow('not WebAssembly');
  more();
  await new Promise((resolve) => setTimeout(resolve));
  expect(fractions).toEqual([]);
});

test('A download longer than expected never passes the whole', async () => {
  serve(() => new Response(inPieces(WASM, 4)));
  const fractions: number[] = [];
  await downloadZ3((fraction) => fractions.push(fraction), { ...source, bytes: 5 });
  expect(fractions).toEqual([0.8, 1]);
});

test('A download that the server refuses is rejected', async () => {
  serve(() => new Response('Not found', { status: 404 }));
  await expect(downloadZ3(() => {}, source)).rejects.toThrow(
    'The solver is not where this page looks for it (404).',
  );
});

test('A page sent in place of the wasm is rejected', async () => {
  serve(() => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }));
  await expect(downloadZ3(() => {}, source)).rejects.toThrow(
    'What came in place of the solver was damaged or something else.',
  );
});

test('Where the network fails, what the page keeps is compiled', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const asked: string[] = [];
  vi.stubGlobal('caches', {
    match: async (url: string) => {
      asked.push(url);
      return new Response(WASM);
    },
  });
  expect(await downloadZ3(() => {}, source)).toBeInstanceOf(WebAssembly.Module);
  expect(asked).toEqual([source.url]);
});

test('Where the network fails and nothing is kept, the download fails as the network did', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('caches', { match: async () => undefined });
  await expect(downloadZ3(() => {}, source)).rejects.toThrow('Failed to fetch');
});

test('What is kept is compiled without the network; a damaged copy counts as none', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const kept = [new Response(WASM), undefined, new Response('not wasm')];
  vi.stubGlobal('caches', { match: async () => kept.shift() });
  expect(await compileKept('slim')).toBeInstanceOf(WebAssembly.Module);
  expect(await compileKept('slim')).toBeUndefined();
  expect(await compileKept('slim')).toBeUndefined();
});

test('A browser without WebAssembly is said to be one', async () => {
  vi.stubGlobal('WebAssembly', undefined);
  await expect(downloadZ3(() => {}, source)).rejects.toThrow('This browser has no WebAssembly');
});

test('A download of which nothing more comes is given up', async () => {
  vi.useFakeTimers();
  let signal: AbortSignal | undefined;
  const stuck = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(WASM.slice(0, 4));
    },
  });
  vi.stubGlobal('fetch', (_: unknown, options: { readonly signal: AbortSignal }) => {
    ({ signal } = options);
    return Promise.resolve(new Response(stuck));
  });
  // The network's own end of the abort.
  vi.spyOn(WebAssembly, 'compileStreaming').mockImplementation(
    () =>
      new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  const outcome = downloadZ3(() => {}, source).catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(29_000);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await outcome).toContain('The download of the solver stalled.');
  vi.useRealTimers();
});
