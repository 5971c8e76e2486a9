import { existsSync, mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NODE_FILES } from './nodeFiles.ts';
import { fileOf, run } from './testing.ts';

const SUDOKU = '...26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18...';

/** What each subcommand is given besides a file with puzzles. */
const ABOUT_PUZZLES: readonly (readonly string[])[] = [
  ['solve', '--count', '0'],
  ['grade'],
  ['hint'],
  ['explain'],
  ['prove'],
  ['convert', '--to', 'puzz.link'],
];

/** Real files, each with what is wrong with it. */
const BAD: readonly (readonly [string, string | Uint8Array | undefined, RegExp])[] = [
  ['missing.txt', undefined, /missing\.txt cannot be read: there is no such file\.\n$/],
  ['folder', undefined, /folder cannot be read: it is a folder\.\n$/],
  ['inside.txt/a.txt', undefined, /a\.txt cannot be read: a part of its path is no folder\.\n$/],
  ['empty.txt', '', /empty\.txt:1: There is nothing in it\.\n$/],
  ['blank.txt', '\n \n', /blank\.txt:1: There is nothing in it\.\n$/],
  ['image.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0), /image\.png is no text in UTF-8, and/],
  ['noise.dat', Uint8Array.of(0xff, 0xc1, 0x41, 0xfe), /noise\.dat is no text in UTF-8, and/],
  ['utf16.txt', Buffer.from(`\uFEFF${SUDOKU}`, 'utf16le'), /utf16\.txt is no text in UTF-8, and/],
];

describe('the command with files of a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gridproof-files-'));
  const at = (name: string): string => join(folder, name);
  /** What is printed or complained, with names of files alone. */
  const bare = (text: string): string => text.replaceAll(`${folder}/`, '');
  const ask = async (words: readonly string[], name: string) => {
    const ran = await run([...words, at(name)], {}, { ...NODE_FILES, writeFile: async () => {} });
    return { ...ran, printed: bare(ran.printed), complained: bare(ran.complained) };
  };

  beforeAll(() => {
    mkdirSync(at('folder'));
    writeFileSync(at('inside.txt'), SUDOKU);
    for (const [name, content] of BAD) if (content !== undefined) writeFileSync(at(name), content);
    writeFileSync(at('crlf.txt'), `\uFEFF# Two\r\n${SUDOKU}\r\n${SUDOKU}\r\n`);
    writeFileSync(at('three.txt'), `${SUDOKU}\n${SUDOKU}1\n${SUDOKU}\n`);
    writeFileSync(at('blocks.txt'), `${SUDOKU}\n%%\n12\n%%\n${SUDOKU}\n`);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(ABOUT_PUZZLES.flatMap((words) => BAD.map((bad) => [words, bad[0], bad[2]] as const)))(
    'says what is wrong with a file (%j %s)',
    async (words, name, wanted) => {
      const { status, printed, complained } = await ask(words, name);
      expect(complained).toMatch(wanted);
      expect([status, printed]).toEqual([1, '']);
    },
  );

  it.each(
    [['lab'], ['make'], ['check-proof', at('inside.txt')]].flatMap((words) =>
      BAD.map((bad) => [words, bad[0]] as const),
    ),
  )('says what is wrong with another sort of file (%j %s)', async (words, name) => {
    const { status, printed, complained } = await ask(words, name);
    // A proof without a line is read, and refused.
    expect(printed + complained).toMatch(
      /cannot be read: |no text in UTF-8|has no rules|^Refused: line /,
    );
    expect(status).toBe(1);
  });

  it.each(ABOUT_PUZZLES)('reads a file from Windows (%s)', async (...words) => {
    const { status, printed, complained } = await ask(words, 'crlf.txt');
    const wanted = words[0] === 'convert' ? /^https:/gm : /^crlf\.txt:[23]: Sudoku: /gm;
    expect(printed.match(wanted)).toHaveLength(2);
    expect([status, complained]).toEqual([0, '']);
  });

  it.each(ABOUT_PUZZLES)('does the others of a file with a broken one (%s)', async (...words) => {
    const list = await ask(words, 'three.txt');
    expect(list.complained).toMatch(/^three\.txt:2: .+\n$/);
    const blocks = await ask([...words, '--type', 'sudoku'], 'blocks.txt');
    expect(blocks.complained).toMatch(/^blocks\.txt:3: .+\n$/);
    for (const { status, printed } of [list, blocks]) {
      const wanted = words[0] === 'convert' ? /^https:/gm : /^\w+\.txt:\d: Sudoku: /gm;
      expect(printed.match(wanted)).toHaveLength(2);
      expect(status).toBe(1);
    }
  });

  it('says what is wrong where it stands between the others', async () => {
    const said: string[] = [];
    const hear = (text: string): void => void said.push(bare(text));
    const outside = { ...NODE_FILES, print: hear, complain: hear };
    await run(['solve', '--count', '0', at('three.txt')], {}, outside);
    expect(said.map((line) => line.slice(0, 'three.txt:1'.length))).toEqual([
      'three.txt:1',
      'three.txt:2',
      'three.txt:3',
    ]);
    expect(said[1]).toContain('characters');
  });

  it.each(['prove', 'convert', 'make'] as const)(
    'says that nothing can be written where a file is in the way (%s)',
    async (subcommand) => {
      const words = {
        prove: ['prove', at('crlf.txt')],
        convert: ['convert', '--to', 'svg', at('crlf.txt')],
        make: ['make', 'kurosu', '--size', '6', '--number', '7'],
      }[subcommand];
      const before = readdirSync(folder);
      const ran = await run([...words, '--out', at('inside.txt')], {}, NODE_FILES);
      expect(bare(ran.printed + ran.complained)).toMatch(
        /inside\.txt\/.+ cannot be written: something else is there\.\n$/,
      );
      expect(ran.status).toBe(1);
      expect(readdirSync(folder)).toEqual(before);
    },
  );

  it('writes files whole: one that cannot take its name leaves nothing behind', async () => {
    const made = at('whole');
    mkdirSync(join(made, 'taken'), { recursive: true });
    await expect(NODE_FILES.writeFile(join(made, 'taken'), SUDOKU)).rejects.toThrow('EISDIR');
    await NODE_FILES.writeFile(join(made, 'further', 'down.txt'), SUDOKU);
    expect(readdirSync(made)).toEqual(['further', 'taken']);
    expect(readdirSync(join(made, 'further'))).toEqual(['down.txt']);
  });

  it.skipIf(!existsSync('/proc/self'))(
    'says that no folder can be made where none can be',
    async () => {
      const out = '/proc/gridproof/pictures';
      const words = ['convert', '--to', 'svg', '--out', out, at('inside.txt')];
      const { status, complained } = await run(words, {}, NODE_FILES);
      expect(complained).toContain(`${out}/`);
      expect(complained).toContain('cannot be written: ');
      expect(status).toBe(1);
    },
  );

  it.each(['EACCES', 'EROFS'])('says that a folder cannot be written to (%s)', async (code) => {
    const writeFile = () => Promise.reject(Object.assign(new Error('no'), { code }));
    const { status, complained } = await run(
      ['convert', '--to', 'svg', '--out', 'locked', at('inside.txt')],
      {},
      { ...NODE_FILES, writeFile },
    );
    const why = code === 'EROFS' ? 'the disk is read-only' : 'it is not allowed';
    expect(complained).toMatch(new RegExp(`^locked/.+\\.svg cannot be written: ${why}\\.\n$`));
    expect(status).toBe(1);
  });

  it('makes puzzles by rules in a file, and reads them back', async () => {
    writeFileSync(at('queens.txt'), fileOf('_ideas', 'queens.txt'));
    const out = at('made');
    const words = ['--size', '5', '--number', '3', '--out', out];
    const made = await run(['make', at('queens.txt'), ...words], {}, NODE_FILES);
    expect([made.status, made.complained]).toEqual([0, '']);
    const [file = ''] = readdirSync(out);
    const solved = await run(['solve', '--count', '0', join(out, file)], {}, NODE_FILES);
    expect(solved.printed).toMatch(/: Queens 5×5, \w+, no\. 3: one solution\.\n$/);
  });
});
