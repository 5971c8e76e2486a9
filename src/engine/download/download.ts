import { DownloadError } from './downloadError.ts';
import { compile, keptCopy } from './kept.ts';

/** Address of the wasm, and its uncompressed size in bytes. */
export interface Source {
  readonly url: string;
  readonly bytes: number;
}

/** Called with 0 to 1. */
export type OnFraction = (fraction: number) => void;

const NO_WASM = 'This browser has no WebAssembly, which Z3 needs. All else works without it.';
const STALLED = 'The download of the solver stalled. Check the connection, then try again.';
const DAMAGED =
  'What came in place of the solver was damaged or something else. Open this page again, then try again.';
const missing = (status: number): string =>
  `The solver is not where this page looks for it (${status}). If the app was updated, reload the page.`;

/** A download is aborted if no data arrives for this long, in milliseconds. */
const STALL_MILLISECONDS = 30_000;

/**
 * Downloads and compiles Z3 at the same time. `onFraction` is called with 0 to 1. Rejects if the
 * network or server fails or the response is not wasm; with a `DownloadError` if the reason is
 * known.
 */
export async function downloadZ3(
  onFraction: OnFraction,
  { url, bytes }: Source,
): Promise<WebAssembly.Module> {
  if (typeof WebAssembly === 'undefined') throw new DownloadError(NO_WASM);
  const over = new AbortController();
  const { signal } = over;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Restarts the stall timer. */
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => over.abort(new DownloadError(STALLED)), STALL_MILLISECONDS);
  };
  wait();
  const response = await fetch(url, { signal })
    .catch(async (error: unknown) => (await keptCopy(url)) ?? Promise.reject(error))
    .finally(() => clearTimeout(timer));
  // Chromium caches compiled code only for the original response, so a clone is counted.
  const copy = response.ok ? response.clone().body : null;
  if (copy === null) throw new DownloadError(missing(response.status));
  let received = 0;
  const counter = new WritableStream<Uint8Array>({
    write(chunk) {
      wait();
      received += chunk.byteLength;
      onFraction(Math.min(1, received / bytes));
    },
    // All data has arrived; compiling has no time limit.
    close: () => clearTimeout(timer),
  });
  wait();
  try {
    const [module] = await Promise.all([compile(response), copy.pipeTo(counter, { signal })]);
    return module;
  } catch (error) {
    // An aborted fetch rejects with the browser's own message.
    if (signal.reason instanceof DownloadError) throw signal.reason;
    throw error instanceof WebAssembly.CompileError ? new DownloadError(DAMAGED) : error;
  } finally {
    clearTimeout(timer);
    // If one of them fails, the other is aborted.
    over.abort();
  }
}
