import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { RunPrinting } from '#engine/questions/questions.ts';
import { openContext, openNodeZ3, openOwnZ3 } from '#engine/z3/nodeZ3.ts';
import { describe as describeError } from '#engine/worker/answering.ts';
import { OutOfMemoryError } from '#engine/z3/outOfMemory.ts';
import type { Z3 } from '#engine/z3/z3.ts';
import { writeSmtlib } from '#logic/smtlib/write.ts';
import { readExamples } from '#puzzle/examples.ts';
import { givenValues } from '#puzzle/puzzleType.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { sujiko } from '#puzzles/sujiko/index.ts';
import { exampleOf } from '#puzzles/testing.ts';
import { run } from './run.ts';

const [example] = readExamples(sujiko);
if (example === undefined) throw new Error('There is no Sujiko');
const context = await openContext(sujiko, example.puzzle, await openOwnZ3('whole'));
const own = writeSmtlib(context.warmSolvers.model, givenValues(sujiko, example.puzzle), 'A Sujiko');

function runText(text: string) {
  const messages: RunPrinting[] = [];
  const ran = run(context, { text }, (printing) => messages.push(printing));
  const printed = messages.flatMap(({ printouts }) => printouts);
  return { ...ran, messages, printed };
}

describe('a text that is run', () => {
  it('brings back the model of the puzzle’s own text', () => {
    const { said, values, printed, statistics } = runText(own);
    expect({ said, values }).toEqual({ said: 'sat', values: example.solutions[0] });
    expect(printed.map(({ line, failed }) => ({ line, failed }))).toEqual([
      { line: own.split('\n').length - 2, failed: false },
      { line: own.split('\n').length - 1, failed: false },
    ]);
    expect(printed[1]?.text).toContain('(define-fun V8 () Int');
    expect(statistics).toMatchObject({ unknowns: 9, assertions: own.split('(assert').length - 1 });
  });

  it('is printed as the solver prints it, errors at their line', () => {
    const { printed } = runText(
      '(declare-const V0 Int)\n  (assert (= W 1))\n(assert (= V0 7))\n(check-sat)\n(get-value (V0))\n(echo "so")',
    );
    expect(printed).toEqual([
      {
        line: 2,
        text: expect.stringContaining('(error "line 2 column 13: unknown constant W")'),
        failed: true,
        cut: 0,
      },
      { line: 4, text: 'sat', failed: false, cut: 0 },
      { line: 5, text: '((V0 7))', failed: false, cut: 0 },
      { line: 6, text: 'so', failed: false, cut: 0 },
    ]);
  });

  it('is counted through by Z3, so that every error says the line it is at', () => {
    const lines = [
      '(declare-const V0 Int)(assert (> V0 0))',
      '(assert (= W 1))',
      '; a comment',
      '(set-option :timeout 10)',
      '(assert (and (> V0 1)',
      '  (= W 2)))',
      '(check-sat)',
      '(echo "so")',
      '(reset)',
      '(assert (= W 3))',
    ];
    const { printed } = runText(lines.join('\n'));
    const said = printed.flatMap(({ text }) => /^\(error "line (\d+) /m.exec(text)?.[1] ?? []);
    expect(said.map(Number)).toEqual([2, 6, 10]);
    expect(printed.map(({ line }) => line)).toEqual([2, 4, 5, 7, 8, 10]);
  });

  it('runs up to a parenthesis that is missing, and says where', () => {
    const { said, printed } = runText('(check-sat)\n(assert (= 1 1)');
    expect(said).toBe('sat');
    expect(printed.at(-1)).toEqual({
      line: 2,
      text: '(error "line 2 column 1: a parenthesis is opened and not closed")',
      failed: true,
      cut: 0,
    });
  });

  it('names the assertions that cannot hold together', () => {
    const { said, core, values } = runText(
      '(declare-const V0 Int)(assert (! (< V0 2) :named small))(assert (! (> V0 1) :named |so large|))(assert (! (= 1 1) :named idle))(check-sat)',
    );
    expect({ said, values }).toEqual({ said: 'unsat', values: [] });
    expect(core.toSorted()).toEqual(['small', '|so large|']);
  });

  it('reads negative values, and none of what is no whole number or no cell', () => {
    const { values } = runText(
      '(declare-const V0 Int)(declare-fun V1 () Bool)(declare-const V9 Int)(assert (= V0 (- 3)))(check-sat)',
    );
    expect(values).toEqual([-3, ...Array.from({ length: 8 }, () => undefined)]);
  });

  it('ends at (exit), and refuses a time limit of its own', () => {
    const { said, printed } = runText('(set-option :timeout 10)\n(check-sat)\n(exit)\n(nonsense)');
    expect(said).toBe('sat');
    expect(printed.map(({ line, failed }) => ({ line, failed }))).toEqual([
      { line: 1, failed: true },
      { line: 2, failed: false },
    ]);
  });

  it.each(['regular-output-channel', 'diagnostic-output-channel'])(
    'opens no file by :%s, and goes on',
    (option) => {
      const { said, printed } = runText(`(set-option :${option} "file.txt")\n(check-sat)`);
      expect(said).toBe('sat');
      expect(printed[0]).toMatchObject({ line: 1, failed: true });
      expect(printed[0]?.text).toContain('no files here');
    },
  );

  it('needs no thread, which a browser does not have', () => {
    vi.stubGlobal('SharedArrayBuffer', undefined);
    expect(runText(own).values).toEqual(example.solutions[0]);
    vi.unstubAllGlobals();
  });

  it('is printed in few messages, however much it prints, and the rest is counted', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { messages, printed } = runText('(echo "x")\n'.repeat(4000));
    vi.useRealTimers();
    expect(messages).toHaveLength(11);
    expect(printed.map(({ line }) => line)).toEqual(
      Array.from({ length: 1000 }, (_, at) => at + 1),
    );
    expect(messages.reduce((sum, { more }) => sum + more, 0)).toBe(3000);
  });

  it('is asked once for its values, however often it asks', () => {
    const commands: string[] = [];
    const watched: Z3 = {
      ...context.z3,
      openConsole() {
        const console = context.z3.openConsole();
        return {
          ...console,
          run(command) {
            commands.push(command.trim());
            return console.run(command);
          },
        };
      },
    };
    const questions = '(check-sat)\n'.repeat(20);
    const text = `(declare-const V0 Int)(assert (= V0 5))${questions}(exit)(check-sat)`;
    const { said, values } = run({ ...context, z3: watched }, { text }, () => {});
    expect({ said, first: values[0] }).toEqual({ said: 'sat', first: 5 });
    expect(commands.filter((command) => command === '(get-value (V0))')).toHaveLength(1);
    expect(commands.filter((command) => command === '(check-sat)')).toHaveLength(20);
  });

  it.each([
    ['(declare-const V0 Int) ; (check-sat)\n(echo "(check-sat)")', 'no question'],
    [')))))(check-sat)', 'not understood'],
    [`${'('.repeat(2000)}(check-sat)`, 'not understood'],
    ['(exit)(check-sat)', 'not reached'],
    ['(exit))(check-sat)', 'not reached'],
    ['(assert (check-sat))', 'not reached'],
    ['(check-sat 1)', 'refused'],
    ['(assert true)(check-sat)', undefined],
  ])('says why nothing was answered: %s', (text, why) => {
    expect(runText(text).unanswered).toBe(why);
  });

  it('that needs more memory than there is ends, and so does whatever is asked of that Z3 later', async () => {
    const hungry = await openContext(sujiko, example.puzzle, await openOwnZ3('whole'));
    const session = hungry.warmSolvers.session();
    const text = '(simplify ((_ repeat 500000000) #xFF))';
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => run(hungry, { text }, () => {})).toThrow(OutOfMemoryError);
    silent.mockRestore();
    expect(() => session.search([], () => 'stop')).toThrow(OutOfMemoryError);
    expect(() => session.close()).toThrow(OutOfMemoryError);
    const own = new OutOfMemoryError('no more');
    const ofEmscripten = new WebAssembly.RuntimeError('Aborted(Cannot enlarge memory arrays)');
    for (const error of [own, ofEmscripten]) {
      expect(describeError(error).sentence).toMatch(/ran out of memory/);
    }
  });

  it('leaves nothing behind for the next', () => {
    runText('(declare-const V0 Int)(assert (= V0 1))');
    expect(runText('(assert (= V0 1))').printed[0]?.text).toContain('unknown constant V0');
  });
});

it('however it was edited, a text never breaks Z3', () => {
  const pieces = [
    '(',
    ')',
    '"',
    '|',
    ';',
    'V0',
    '12',
    '(assert',
    '(push 1)',
    '(pop 1)',
    '(reset)',
    ':named',
    '(check-sat)',
    '(get-model)',
    '-',
    ' ',
  ];
  const edit = fc.record({
    at: fc.nat({ max: own.length }),
    removed: fc.nat({ max: 30 }),
    put: fc.array(fc.constantFrom(...pieces), { maxLength: 3 }).map((some) => some.join('')),
  });
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
      const text = edits.reduce(
        (before, { at, removed, put }) => before.slice(0, at) + put + before.slice(at + removed),
        own,
      );
      const { printed, values } = runText(text);
      expect(printed.every(({ line }) => line >= 1 && line <= text.split('\n').length)).toBe(true);
      expect([0, 9]).toContain(values.length);
      expect(runText(own).values).toEqual(example.solutions[0]);
    }),
    { numRuns: 25 },
  );
});

it('a newspaper Sudoku says how often Z3 took a guess back', async () => {
  const { puzzle, solutions } = exampleOf(sudoku, 'A newspaper Sudoku');
  const board = await openContext(sudoku, puzzle, await openNodeZ3('whole'));
  const text = writeSmtlib(board.warmSolvers.model, givenValues(sudoku, puzzle), '');
  const { values, statistics } = run(board, { text }, () => {});
  expect(values).toEqual(solutions[0]);
  expect(statistics.conflicts).toBeGreaterThanOrEqual(0);
});
