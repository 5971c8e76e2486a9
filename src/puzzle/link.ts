import type { Result } from './result.ts';
import { failure, success } from './result.ts';
import { LONGEST_TEXT } from './text.ts';

/** Payload version 1: `1.` and the puzzle text, deflated, in URL-safe base 64. */
const VERSION = '1.';
/** The longest payload that is decoded, in characters. */
export const LONGEST_PAYLOAD = 8 * 1024;

/**
 * Pipes bytes through a transform stream; not through a `Blob`, which would need another browser
 * process.
 */
function through(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: GenericTransformStream,
): ReadableStream<Uint8Array> {
  const writer = writable.getWriter();
  // The reader reports errors.
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
      // Stops inflating a decompression bomb.
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

/**
 * Packs a puzzle text for an address; `undefined` if the browser is too old. Programs that turn
 * addresses in a text into links drop a final `_` or `-` (GitHub Flavored Markdown, "extended
 * autolink path validation"), so a payload must end in a letter or digit: line feeds are appended
 * to the text until it does.
 */
export async function packText(text: string): Promise<string | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  let payload = await deflate(text);
  for (let feeds = 1; /[-_]$/.test(payload); feeds += 1) {
    payload = await deflate(text + '\n'.repeat(feeds));
  }
  return payload;
}

async function deflate(text: string): Promise<string> {
  const stream = through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const bytes = (await collect(stream, Infinity)) ?? new Uint8Array();
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return VERSION + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** How often an address may have been percent-encoded: once by each program that it passed. */
const MOST_ENCODED = 4;

/** Decodes percent-encoding; invalid sequences stay encoded. */
const decodeOnce = (text: string): string =>
  text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });

function decode(text: string): string {
  let decoded = text;
  for (let times = 0; times < MOST_ENCODED && decoded.includes('%'); times += 1)
    decoded = decodeOnce(decoded);
  return decoded;
}

/** Invisible characters: zero-width spaces, direction marks, soft hyphens. */
const UNSEEN = /\p{Cf}/gu;

/**
 * The word after `#/` in an address, and what follows the slash after it: `#/sudoku/1.abc` gives
 * `sudoku` and `1.abc`. Messengers and mail programs change addresses: percent-encoding is decoded,
 * invisible characters and anything after the word are removed. What follows a payload stays: see
 * `unpackText`.
 */
export function splitHash(hash: string): {
  readonly id: string;
  readonly payload: string | undefined;
} {
  const text = decode(hash).replaceAll(UNSEEN, '').trim();
  const [, word = '', end = '', rest = ''] =
    /^#?!?\/?([\p{L}\p{N}_-]*)(.?)([^]*)$/u.exec(text) ?? [];
  const payload = end === '/' ? rest : word === '' ? end + rest : '';
  return { id: word.toLowerCase(), payload: payload === '' ? undefined : payload };
}

/** A link of this page within a text, from its `#`. */
const LINK = /#!?\/([a-z0-9-]+)\/1\.[\w-]/i;

/** A link of this page in a text. */
export interface FoundLink {
  readonly id: string;
  readonly hash: string;
  /** Whether it can be opened; damaged links are found, too, so that the error can be reported. */
  readonly isWhole: boolean;
}

/** Finds the first link of this page in a text. */
export async function findLink(text: string): Promise<FoundLink | undefined> {
  const decoded = decode(text).replaceAll(UNSEEN, '');
  const found = LINK.exec(decoded);
  if (found === null) return undefined;
  const { id, payload: tail = '' } = splitHash(decoded.slice(found.index));
  const unpacked = await unpack(tail);
  const payload = unpacked.ok ? unpacked.value.payload : (candidates(tail).at(-1) ?? '');
  return { id, hash: `#/${id}/${payload}`, isWhole: unpacked.ok };
}

/** The most pieces of an address split by white space that are joined. */
const MOST_PIECES = 200;

/**
 * The possible payloads at the start of a text, shortest first: payload characters up to the first
 * white space, which a mail program may have inserted, or up to a later one; each also without the
 * `_` of Markdown emphasis. A truncated payload does not inflate.
 */
function candidates(tail: string): readonly string[] {
  const [found = ''] = /^1\.[\w-]+(?:\s+[\w-]+)*/.exec(tail) ?? [];
  if (found === '') return [];
  const pieces = found.split(/\s+/).slice(0, MOST_PIECES);
  return pieces.flatMap((_, index) => {
    const payload = pieces.slice(0, index + 1).join('');
    const bare = payload.replace(/[-_]+$/, '');
    return bare === payload ? [payload] : [bare, payload];
  });
}

/**
 * Unpacks the payload at the start of a text from an address. It is untrusted: its length,
 * alphabet, inflated size and encoding are checked, and errors are reported in a sentence. Anything
 * after the payload is ignored.
 */
export async function unpackText(tail: string): Promise<Result<string>> {
  const unpacked = await unpack(tail.replaceAll(UNSEEN, ''));
  return unpacked.ok ? success(unpacked.value.text) : unpacked;
}

async function unpack(
  tail: string,
): Promise<Result<{ readonly payload: string; readonly text: string }>> {
  if (!tail.startsWith(VERSION)) {
    return failure('This link was made by another version of Gridproof, or is damaged');
  }
  const all = candidates(tail);
  const shortest = all.at(0);
  if (shortest === undefined) return failure('This link is damaged: nothing stands behind "1."');
  const fitting = all.filter(({ length }) => length <= LONGEST_PAYLOAD);
  if (fitting.length === 0) {
    return failure(
      `This link is too long: ${shortest.length} characters, at most ${LONGEST_PAYLOAD}`,
    );
  }
  if (typeof DecompressionStream === 'undefined') {
    return failure('This browser is too old to open links: it cannot inflate what they hold');
  }
  let refused: Result<never> = failure('This link is damaged');
  for (const payload of fitting) {
    const text = await inflate(payload);
    if (text.ok) return success({ payload, text: text.value });
    refused = text;
  }
  return refused;
}

async function inflate(payload: string): Promise<Result<string>> {
  const base64 = payload.slice(VERSION.length);
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
