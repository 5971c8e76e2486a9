import { describe, expect, it } from 'vitest';
import { fileOf, run } from '../testing.ts';

const SMALL = ['kurosu', '--size', '6', '--number', '7'];

describe('make', () => {
  it('makes the same puzzles for the same number, and others for the next', async () => {
    const [one, again] = await Promise.all([
      run(['make', ...SMALL, '--count', '2']),
      run(['make', ...SMALL, '--count', '2', '--jobs', '2']),
    ]);
    const [first, second] = one.printed.split('%%\n');
    expect(first).toMatch(/^#Kurosu 6×6, \w+, no\. 7\n/);
    expect(second).toMatch(/^#Kurosu 6×6, \w+, no\. 8\n/);
    expect(again.printed).toBe(one.printed);
    expect(one.status).toBe(0);
  });

  it('makes what solve finds to have one solution, the same one', async () => {
    const { printed } = await run(['make', ...SMALL, '--json']);
    const made = JSON.parse(printed);
    const solved = await run(['solve', '--json'], {}, { input: made.text });
    const [only] = JSON.parse(solved.printed).solutions;
    expect([solved.status, only]).toEqual([0, made.solution]);
  });

  it('writes links that are read back, and files with a name each', async () => {
    const links = await run(['make', ...SMALL, '--to', 'link', '--page', 'https://example.org/']);
    expect(links.printed).toMatch(/^https:\/\/example\.org\/#\/kurosu\/1\.\S+\n$/);
    const { printed } = await run(['convert', '--to', 'text'], {}, { input: links.printed });
    expect(printed).toBe((await run(['make', ...SMALL])).printed);
    const files = await run(['make', ...SMALL, '--count', '2', '--to', 'svg', '--out', 'pictures']);
    expect([...files.written.keys()]).toEqual(['pictures/kurosu-7.svg', 'pictures/kurosu-8.svg']);
    expect(files.written.get('pictures/kurosu-7.svg')).toMatch(/^<svg /);
  });

  it('makes a book by grade, with the answers at the back', async () => {
    const words = ['--count', '3', '--to', 'book', '--title', 'For <us>', '--out', 'book.html'];
    const { written, status } = await run(['make', ...SMALL, ...words]);
    const book = written.get('book.html') ?? '';
    expect(book).toContain('<h1>For &lt;us&gt;</h1>');
    expect(book.match(/<svg /g)).toHaveLength(6);
    expect(book).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
    expect(status).toBe(0);
  });

  it('says of a puzzle that it is only the nearest to what was wanted', async () => {
    const { status, complained } = await run(['make', ...SMALL, '--minimal', '--givens', '36']);
    expect([status, complained]).toEqual([
      0,
      'Kurosu no. 7: nothing closer to what is wanted was found.\n',
    ]);
  });

  it.each(['little-killer', 'mix'])('draws clues around the solution (%s)', async (kind) => {
    const words = ['sudoku', '--size', '4', '--number', '7', '--drawn', kind];
    const { status, printed } = await run(['make', ...words]);
    const draws = kind === 'mix' ? /^#draw [a-z-]+ /m : /^#draw little-killer r\dc\d-r\dc\d \d+$/m;
    expect(printed).toMatch(draws);
    expect(printed).toContain(`, drawn ${kind}\n`);
    expect(status).toBe(0);
    const solved = await run(['solve', '--count', '0'], {}, { input: printed });
    expect([solved.status, solved.complained]).toEqual([0, '']);
  });

  it('makes puzzles by rules that somebody wrote, which are read back with them', async () => {
    const rules = { 'rules/queens.txt': fileOf('_ideas', 'queens.txt') };
    const words = ['--size', '6', '--number', '7', '--count', '2'];
    const made = await run(['make', 'rules/queens.txt', ...words], rules);
    expect([made.status, made.complained]).toEqual([0, '']);
    const solved = await run(['solve', '--count', '0'], {}, { input: made.printed });
    expect(solved.printed).toMatch(
      /^(standard input:\d+: Queens 6×6, \w+, no\. [78]: one solution\.\n){2}$/,
    );
  });

  it.each([
    ['missing.txt', '', 1, /^missing\.txt cannot be read: there is no such file\.\n$/],
    ['-', '....\n....\n', 1, /^standard input has no rules: these begin with "lab 1"\.\n$/],
    ['-', 'lab 1\npuzzle X\nboard squar 4\n', 1, /^standard input:3:7: .*did you mean "square"\?/m],
  ])('says what of the rules cannot be read (%s, %j)', async (file, input, wanted, sentence) => {
    const { status, complained, printed } = await run(['make', file], {}, { input });
    expect(complained).toMatch(sentence);
    expect([status, printed]).toEqual([wanted, '']);
  });

  it.each([
    [[], /^Name one type, or a file with rules\. The types are sudoku, /],
    [['sudoku', 'kakuro'], /^Name one type, or a file with rules\. The types are sudoku, /],
    [['nothing'], /^"nothing" is no type, and no file with rules\. The types are sudoku, /],
    [['sudokku'], /^"sudokku" is no type, and no file with rules\. Did you mean "sudoku"\?\n$/],
    [['nurikabe', '--drawn', 'mix'], /^New puzzles of Nurikabe draw no clues\.\n$/],
    [
      ['sudoku', '--drawn', 'killer'],
      /^New puzzles of Sudoku draw no clues "killer", only thermometer, .*little-killer, .* or mix\.\n$/,
    ],
    [['sudoku', '--size', '7x8'], /^Sudoku is square, and 7x8 is not\.\n$/],
    [['sudoku', '--size', '17'], /^The size 17 is none of Sudoku: 4, 5, 6, /],
    [['sudoku', '--size', 'big'], /^The size "big" is no number, and no two with an x/],
    [['sudoku', '--with', 'round'], /^Sudoku has no option "round"\.\n$/],
    [['star-battle', '--with', 'suns=2'], /^Star Battle has no size "suns"\.\n$/],
    [['sudoku', '--grade', 'mild'], /^--grade takes easy, medium, hard, fiendish, and not "mild"/],
    [['sudoku', '--number', '0'], /^--number takes a whole number from 1 to 999999, and not "0"/],
    [['sudoku', '--count', '10001'], /^--count takes a whole number from 1 to 10000, and not/],
    [['sudoku', '--count', '2', '--to', 'svg'], /^These are several pictures: name a folder/],
  ])('says what of the wishes cannot be (%j)', async (words, sentence) => {
    const { status, complained, printed } = await run(['make', ...words]);
    expect(complained).toMatch(sentence);
    expect([status, printed]).toEqual([2, '']);
  });
});
