import { describe, expect, it } from 'vitest';
import { run } from './testing.ts';
import { SUBCOMMANDS } from './subcommands.ts';

describe('the command', () => {
  it('lists its subcommands', async () => {
    const { status, printed } = await run(['help']);
    expect(SUBCOMMANDS.filter(({ name }) => !printed.includes(`\n  ${name} `))).toEqual([]);
    expect(status).toBe(0);
  });

  it.each(SUBCOMMANDS.map(({ name, options }) => [name, Object.keys(options)] as const))(
    'says all about %s',
    async (name, options) => {
      const help = await run(['help', name]);
      const flag = await run([name, '--help']);
      expect(flag.printed).toBe(help.printed);
      expect(options.filter((option) => !help.printed.includes(`--${option}`))).toEqual([]);
    },
  );

  it.each([
    [[], 2, /^$/],
    [['--version'], 0, /^$/],
    [['dance'], 2, /^There is no subcommand "dance": gridproof help lists all of them\.\n$/],
    [['solve', '--jobs', 'many'], 2, /^--jobs takes a whole number from 1 to 64, and not "many"\./],
    [['solve', '--jobs', '65'], 2, /^--jobs takes a whole number from 1 to 64, and not "65"\./],
    [['solve', '--seconds', '86401'], 2, /^--seconds takes a whole number from 1 to 86400/],
    [['solve', '--count', '100001'], 2, /^--count takes a whole number from 0 to 100000/],
    [['solve', '--type', 'chess'], 2, /^--type takes sudoku, /],
    [['solev'], 2, /^There is no subcommand "solev": did you mean "solve"\?\n$/],
    [['help', 'solev'], 2, /^There is no subcommand "solev": did you mean "solve"\?\n$/],
    [['solve', '--loud'], 2, /^There is no option --loud\. See gridproof help solve\.\n$/],
    [['solve', '-x'], 2, /^There is no option -x\./],
    [['solve', '--cuont', '3'], 2, /^There is no option --cuont: did you mean --count\?/],
    [['solve', '--cuont=3'], 2, /^There is no option --cuont: did you mean --count\?/],
    [['solve', '--count'], 2, /^--count wants a value: --count N\./],
    [['solve', '--count', '--json'], 2, /^--count wants a value: --count N\./],
    [['solve', '--count', '-3'], 2, /^--count takes a whole number from 0 to 100000, and not "-3"/],
    [['solve', '--count', '1', '--count', '2'], 2, /^--count is given twice\./],
    [['solve', '--json=1'], 2, /^--json takes no value\./],
    [['solve', '--type', 'suduko'], 2, /^--type takes no "suduko", perhaps "sudoku"\./],
  ])('says what it does not understand (%j)', async (words, wanted, sentence) => {
    const { status, complained } = await run(words);
    expect(status).toBe(wanted);
    expect(complained).toMatch(sentence);
  });

  it('draws a bar on a terminal, and takes it away', async () => {
    const puzzle =
      '...26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18...';
    const input = `${puzzle}\n${puzzle}\n`;
    const { complained } = await run(['solve'], {}, { input, isTerminal: true });
    expect(complained).toMatch(/[█░]{30} [012] of 2/);
    expect(complained.endsWith('\r\u001B[K')).toBe(true);
    expect((await run(['solve'], {}, { input })).complained).toBe('');
  });

  it('takes the bar out of the way of what is printed on the same terminal', async () => {
    const said: string[] = [];
    const puzzle =
      '...26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18...';
    const hear = (text: string) => void said.push(text);
    const shown = { isTerminal: true, isPrintShown: true, print: hear, complain: hear };
    await run(['solve', '--count', '0'], {}, { input: `${puzzle}\n${puzzle}\n`, ...shown });
    const pieces = said.join('').split('\r\u001B[K');
    expect(pieces.filter((piece) => !/^(?:[█░]+ \d of 2|\d done)$/.test(piece)).join('')).toBe(
      'standard input:1: Sudoku: one solution.\nstandard input:2: Sudoku: one solution.\n',
    );
  });
});
