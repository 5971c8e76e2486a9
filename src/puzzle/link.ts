import type { Result } from './result.ts';
import { failure, success } from './result.ts';
import { LONGEST_TEXT } from './text.ts';

/** Payload version 1: `1.` and the puzzle text, deflated, in URL-safe base 64. */
const VERSION = '1.';
/** Longer links are refused before anything is decoded, in characters. */
export const LONGEST_PAYLOAD = 8 * 1024;

/** What comes of bytes; not by way of a `Blob`, which asks another process of the browser. */
function through(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: GenericTransformStream,
): ReadableStream<Uint8Array> {
  const writer = writable.getWriter();
  // What is wrong with them is heard by whoever reads.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  return readable as ReadableStream<Uint8Array>;
}

async function collect(
  stream: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > limit) {
      // A bomb is not inflated any further.
      await reader.cancel();
      return undefined;
    }
    chunks.push(next.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Packs a puzzle text for an address; `undefined` where the browser is too old for it. */
export async function packText(text: string): Promise<string | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  const stream = through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const bytes = (await collect(stream, Infinity)) ?? new Uint8Array();
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return VERSION + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Unpacks an address's payload. It is untrusted: its length, alphabet, inflated size and
 * encoding are all checked, and what is wrong is said in a sentence.
 */
export async function unpackText(payload: string): Promise<Result<string>> {
  if (payload.length > LONGEST_PAYLOAD) {
    return failure(
      `This link is too long: ${payload.length} characters, at most ${LONGEST_PAYLOAD}`,
    );
  }
  if (!payload.startsWith(VERSION)) {
    return failure('This link was made by another version of Gridproof, or is damaged');
  }
  const base64 = payload.slice(VERSION.length);
  if (!/^[\w-]+$/.test(base64)) {
    return failure('This link is damaged: it has characters that no link has');
  }
  if (typeof DecompressionStream === 'undefined') {
    return failure('This browser is too old to open links: it cannot inflate what they hold');
  }
  try {
    const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const inflated = await collect(
      through(bytes, new DecompressionStream('deflate-raw')),
      LONGEST_TEXT,
    );
    if (inflated === undefined) return failure('This link holds more than any puzzle needs');
    return success(new TextDecoder('utf-8', { fatal: true }).decode(inflated));
  } catch {
    return failure('This link is damaged: part of it is missing or changed');
  }
}
