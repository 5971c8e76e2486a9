import { DownloadError } from './downloadError.ts';
import { compile, keptCopy } from './kept.ts';

/** Where the wasm is, and how long once unpacked, in bytes. */
export interface Source {
  readonly url: string;
  readonly bytes: number;
}

/** Hears 0 to 1. */
export type OnFraction = (fraction: number) => void;

const NO_WASM = 'This browser has no WebAssembly, which Z3 needs. All else works without it.';
const STALLED = 'The download of the solver stalled. Check the connection, then try again.';
const DAMAGED =
  'What came in place of the solver was damaged or something else. Open this page again, then try again.';
const missing = (status: number): string =>
  `The solver is not where this page looks for it (${status}). If the app was updated, reload the page.`;

/** A download of which nothing comes for so long is given up, in milliseconds. */
const STALL_MILLISECONDS = 30_000;

/**
 * Downloads and compiles Z3, compiling while it downloads. `onFraction` hears 0 to 1. Rejects when
 * the network or the server fails, and when what came is not wasm: with a `DownloadError` where the
 * reason is known.
 */
export async function downloadZ3(
  onFraction: OnFraction,
  { url, bytes }: Source,
): Promise<WebAssembly.Module> {
  if (typeof WebAssembly === 'undefined') throw new DownloadError(NO_WASM);
  const over = new AbortController();
  const { signal } = over;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Waits for the next piece. */
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => over.abort(new DownloadError(STALLED)), STALL_MILLISECONDS);
  };
  wait();
  const response = await fetch(url, { signal })
    .catch(async (error: unknown) => (await keptCopy(url)) ?? Promise.reject(error))
    .finally(() => clearTimeout(timer));
  // Chromium keeps compiled code only for a response as the network gave it: a copy is counted.
  const copy = response.ok ? response.clone().body : null;
  if (copy === null) throw new DownloadError(missing(response.status));
  let received = 0;
  const counter = new WritableStream<Uint8Array>({
    write(chunk) {
      wait();
      received += chunk.byteLength;
      onFraction(Math.min(1, received / bytes));
    },
    // What is left is compiling, which takes the time it takes.
    close: () => clearTimeout(timer),
  });
  wait();
  try {
    const [module] = await Promise.all([compile(response), copy.pipeTo(counter, { signal })]);
    return module;
  } catch (error) {
    // What was aborted says so in words of the browser.
    if (signal.reason instanceof DownloadError) throw signal.reason;
    throw error instanceof WebAssembly.CompileError ? new DownloadError(DAMAGED) : error;
  } finally {
    clearTimeout(timer);
    // Where one of them failed, the other ends too.
    over.abort();
  }
}
