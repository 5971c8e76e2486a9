import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesIn } from './linesIn.ts';
import { createDivider } from './pieces.ts';
import type { Piece } from './pieces.ts';

const SUDOKU = '...26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18...';
const LINK = 'https://puzz.link/p?masyu/10/10/i10i20000ii9033b4020i00211010000ii';

/** The pieces of a text that comes in these chunks; a list is not flushed before its end. */
async function piecesOf(chunks: readonly string[], mayList?: boolean): Promise<readonly Piece[]> {
  const divider = createDivider(mayList);
  const pieces: Piece[] = [];
  for await (const lines of linesIn(chunks)) {
    for (const line of lines) pieces.push(...divider.take(line));
  }
  return [...pieces, ...divider.end()];
}

describe('the pieces of a text', () => {
  it('are the same however it is cut into chunks, and whatever ends its lines', async () => {
    const line = fc.constantFrom(
      '%%',
      '',
      '# no',
      SUDOKU,
      LINK,
      '1.2.',
      '....',
      '%solutions 1',
      'x',
    );
    const ends = fc.constantFrom('\n', '\r\n', '\r');
    const cuts = fc.array(fc.nat(400), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 9 }), ends, cuts, async (lines, end, at) => {
        const text = lines.join(end);
        const places = [0, ...at.toSorted((a, b) => a - b), text.length];
        const chunks = places.slice(1).map((to, index) => text.slice(places[index], to));
        expect(await piecesOf(['\uFEFF', ...chunks])).toEqual(await piecesOf([lines.join('\n')]));
      }),
    );
  });

  it('are blocks with their lines, without what is said of their solutions', async () => {
    expect(await piecesOf(['a\n%%\n\n%%\nb\n%solutions 1\nc\n%%\nd'])).toEqual([
      { text: 'a\n', line: 1 },
      { text: 'b\n', line: 5 },
      { text: 'd\n', line: 9 },
    ]);
  });

  it('are known to be a list after two lines, and one puzzle with its title after one', () => {
    const list = createDivider();
    expect(list.take(SUDOKU)).toEqual([]);
    expect(list.flush()).toEqual([]);
    list.take('# between');
    list.take(SUDOKU);
    expect(list.flush()).toEqual([{ text: `${SUDOKU}\n${SUDOKU}`, line: 1, lines: [1, 3] }]);
    const one = createDivider();
    for (const line of ['# Title', SUDOKU]) one.take(line);
    expect(one.end()).toEqual([{ text: `# Title\n${SUDOKU}`, line: 1 }]);
  });

  it('are addresses as they come, also where one of them is none', () => {
    const divider = createDivider();
    expect(divider.take(LINK)).toEqual([]);
    expect(divider.take(LINK)).toEqual([
      { text: LINK, line: 1 },
      { text: LINK, line: 2 },
    ]);
    expect(divider.take('nothing')).toEqual([{ text: 'nothing', line: 3 }]);
  });

  it('are one puzzle where it is known to be no Sudoku', async () => {
    const rows = `${'.'.repeat(16)}\n`.repeat(10);
    expect((await piecesOf([rows]))[0]?.lines).toHaveLength(10);
    expect(await piecesOf([rows], false)).toEqual([{ text: rows, line: 1 }]);
  });

  it('end early where a line or a block is too long', async () => {
    const chunk = 'z'.repeat(1024 * 1024);
    for (const part of [chunk, `${chunk}\n`]) {
      const pieces = await piecesOf([...Array.from({ length: 20 }, () => part), '\n%%\nb']);
      expect(pieces.map(({ line, isTooLong }) => [line, isTooLong])).toEqual([
        [1, true],
        [part === chunk ? 3 : 23, undefined],
      ]);
      expect(pieces[0]?.text.length).toBeLessThan(18 * 1024 * 1024);
    }
  });
});
