import { LONGEST_PIECE } from './pieces.ts';

/** The end of a line; a `\r` at the end of a chunk may be half of one. */
const END = /\r\n|\r(?!$)|\n/;

/**
 * The lines of a text that comes in chunks, as many at a time as a chunk completes, without their ends and the mark of
 * byte order. Of a line longer than any piece only the beginning is kept.
 */
export async function* linesIn(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<readonly string[]> {
  let rest = '';
  let isFirst = true;
  for await (const chunk of chunks) {
    // A long line is looked through once.
    if (!isFirst && !/[\r\n]/.test(chunk) && !rest.endsWith('\r')) {
      if (rest.length <= LONGEST_PIECE) rest += chunk;
      continue;
    }
    const text = isFirst ? chunk.replace(/^\uFEFF/, '') : rest + chunk;
    isFirst = false;
    const lines = text.split(END);
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  yield rest.split(/\r/);
}
