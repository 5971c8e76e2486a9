import penpaAddresses from '#formats/penpaAddresses.txt?raw';
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { readExampleFile } from '#puzzle/exampleFile.ts';
import { puzzleTypeIds } from '#puzzles/registry.ts';
import { sampledQuickly } from '#trials.ts';
import { make } from './index.ts';
import { LONGEST_OPENED, open } from './open.ts';

const SUDOKU = '...26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18...';
const fileOf = (type: string, name: string): string =>
  readFileSync(new URL(`../puzzles/${type}/${name}`, import.meta.url), 'utf8');
const linesOf = async (text: string, type?: string): Promise<readonly number[]> =>
  (await open(text, { type })).puzzles.map(({ line }) => line);

describe('what is found in a text', () => {
  it.each(sampledQuickly(puzzleTypeIds, 6))(
    'are all examples of a type, in order (%s)',
    async (type) => {
      const file = fileOf(type, 'examples.txt');
      const { puzzles, problems } = await open(file, { type });
      expect(problems).toEqual([]);
      expect(puzzles).toHaveLength(readExampleFile(file).length);
      for (const [at, { text }] of puzzles.entries()) {
        const again = await open(text, { type });
        expect(again.puzzles[0]?.text).toBe(puzzles[at]?.text);
      }
    },
  );

  it('are Sudokus with a line each, of which long lists are read in parts', async () => {
    const many = Array.from({ length: 1200 }, (_, at) =>
      at % 400 === 0 ? `# ${at}\n${SUDOKU}` : SUDOKU,
    );
    const lines = await linesOf(many.join('\n'));
    expect(lines).toHaveLength(1200);
    expect([lines[0], lines[399], lines[400], lines.at(-1)]).toEqual([2, 401, 403, 1203]);
  });

  it('are addresses with a line each, and of none of them the others', async () => {
    const masyu = 'https://puzz.link/p?masyu/10/10/i10i20000ii9033b4020i00211010000ii';
    const text = `${masyu}\n# A comment\nhttps://example.org/nothing\n${masyu}\n`;
    const { puzzles, problems } = await open(text);
    expect(puzzles.map(({ line, from }) => [line, from])).toEqual([
      [1, 'a puzz.link address'],
      [4, 'a puzz.link address'],
    ]);
    expect(problems.map(({ line }) => line)).toEqual([3]);
  });

  it('says which other option it may have, where nobody can be asked', async () => {
    const address = penpaAddresses.split('\n').find((line) => line.startsWith('hidato '));
    const text = address?.replace('hidato ', '') ?? '';
    const { puzzles } = await open(text, { type: 'hidato' });
    expect(puzzles.map(({ leftOut }) => leftOut)).toEqual([['that it may be Numbrix']]);
    const { problems } = await open(text);
    expect(problems[0]?.sentence).toBe('This may be hidato: name its type.');
  });

  it('is a made puzzle of the type in its title, although others read it', async () => {
    const made = await make('nurikabe', { number: 1, size: '5' });
    const { puzzles } = await open(made?.text ?? '');
    expect(puzzles.map(({ type, others }) => [type, others])).toEqual([['nurikabe', []]]);
  });

  it('names the line that cannot be read, counted from the beginning of the text', async () => {
    const text = `${SUDOKU.replaceAll(/.{9}/g, '$&\n')}%%\n${'.........\n'.repeat(8)}........\n`;
    const { puzzles, problems } = await open(text, { type: 'sudoku' });
    expect(puzzles.map(({ line }) => line)).toEqual([1]);
    expect(problems).toEqual([{ line: 19, sentence: 'It has 8 characters, 9 wanted.' }]);
  });

  it('is another type than was told', async () => {
    const masyu = 'https://puzz.link/p?masyu/10/10/i10i20000ii9033b4020i00211010000ii';
    const { problems } = await open(masyu, { type: 'sudoku' });
    expect(problems).toEqual([{ line: 1, sentence: 'This is Masyu, not Sudoku.' }]);
  });

  it('says what is wrong for the type that was told, whatever else it may be', async () => {
    const { problems } = await open('3 . 2\n. . .\n2 . 3\n', { type: 'hitori' });
    expect(problems).toEqual([
      {
        line: 1,
        sentence: 'It has " " at character 2; 1 to 5 or . for an open cell wanted.',
      },
    ]);
  });

  it('is of no type, or of several', async () => {
    const none = await open('12345\n');
    expect(none.problems).toEqual([
      {
        line: 1,
        sentence: 'No type of puzzle reads this: name its type, and what is wrong with it is said.',
      },
    ]);
    const [told] = (await open('12345\n', { type: 'chess' })).problems;
    expect(told?.sentence).toBe('There is no type of puzzle called "chess".');
  });

  it('is nothing if there is more than is read', async () => {
    const line = `${SUDOKU}\n`;
    const most = line.repeat(Math.floor(LONGEST_OPENED / line.length));
    const { problems } = await open(most + line);
    expect(problems).toEqual([
      {
        line: 1,
        sentence: `This has ${most.length + line.length} characters, at most ${LONGEST_OPENED} are read.`,
      },
    ]);
  });

  it('is the example of a definition, or the board below it', async () => {
    const definition = fileOf('_ideas', 'queens.txt');
    const { puzzles } = await open(definition);
    const [example] = puzzles;
    expect(example?.name).toBe('Queens');
    expect(example?.type).toContain('puzzle Queens');
    const below = `${definition.trim()}\n---\n${example?.text}`;
    const { puzzles: two } = await open(`${below}%%\n${below}`);
    expect(two.map(({ text }) => text)).toEqual([example?.text, example?.text]);
  });
});
