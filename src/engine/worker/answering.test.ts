import { expect, test } from 'vitest';
import type { Question, Reply } from '#engine/questions/protocol.ts';
import { openNodeZ3 } from '#engine/z3/nodeZ3.ts';
import type { Z3 } from '#engine/z3/z3.ts';
import { createAnswering, isTrap } from './answering.ts';
import { WITHOUT_Z3 } from './withoutZ3.ts';

const KUROSU = '...0.1\n0...0.\n1.1.1.\n..0...\n.1.0.1\n0....0';
const FOUR = '1...\n....\n....\n....';

/** Answers questions and counts the solvers open meanwhile. */
async function open(around: (z3: Z3) => Z3 = (z3) => z3) {
  const replies: Reply[] = [];
  const solvers = { opened: 0, closed: 0 };
  const z3 = await openNodeZ3();
  const counting: Z3 = {
    ...z3,
    createSolver() {
      const solver = z3.createSolver();
      solvers.opened++;
      return {
        ...solver,
        close() {
          solvers.closed++;
          solver.close();
        },
      };
    },
  };
  const answering = createAnswering(around(counting), (reply) => replies.push(reply));
  let id = 0;
  const ask = (kind: 'prepare' | 'solve', type: string, text: string): Promise<void> =>
    answering(
      kind === 'prepare'
        ? { kind, id: ++id, puzzle: { type, text } }
        : { kind: 'ask', id: ++id, question: { kind, puzzle: { type, text }, asks: {} } },
    );
  const verdicts = (): readonly unknown[] =>
    replies.flatMap((reply) =>
      reply.kind === 'answer' && typeof reply.answer === 'object' && 'kind' in reply.answer
        ? [reply.answer.kind]
        : [],
    );
  return { ask, replies, verdicts, solvers };
}

test('A prepared puzzle is solved by the solver that was prepared', async () => {
  const { ask, replies, verdicts, solvers } = await open();
  await ask('prepare', 'kurosu', KUROSU);
  expect(replies).toEqual([{ kind: 'prepared', id: 1 }]);
  await ask('solve', 'kurosu', `#with a title\n${KUROSU}`);
  await ask('solve', 'kurosu', KUROSU.replaceAll(/\d/g, '.'));
  expect(verdicts()).toEqual(['unique', 'several']);
  expect(solvers.opened).toBe(1);
});

test('An option is part of the structure and gets a solver of its own', async () => {
  const { ask, solvers } = await open();
  await ask('solve', 'kurosu', KUROSU);
  await ask('solve', 'kurosu', `#option no-two-alike\n${KUROSU}`);
  expect(solvers.opened).toBe(2);
});

test('Only the last two structures stay in memory', async () => {
  const { ask, solvers } = await open();
  const texts = [FOUR, '.'.repeat(36), '.'.repeat(81)];
  for (const text of texts) await ask('prepare', 'sudoku', text);
  expect(solvers).toEqual({ opened: 3, closed: 1 });
  await ask('prepare', 'sudoku', '.'.repeat(36));
  expect(solvers.opened).toBe(3);
  await ask('prepare', 'sudoku', FOUR);
  expect(solvers).toEqual({ opened: 4, closed: 2 });
});

test('Progress is reported answer by answer, before the verdict', async () => {
  const { ask, replies } = await open();
  await ask('solve', 'kurosu', KUROSU);
  expect(replies.map(({ kind }) => kind)).toEqual(['progress', 'answer']);
});

test('A text that is no puzzle, and a type that does not exist, are failures in a sentence', async () => {
  const { ask, replies } = await open();
  await ask('solve', 'sudoku', '12x4\n....\n....\n....');
  await ask('solve', 'chess', 'e4');
  const failures = replies.map((reply) => reply.kind === 'failed' && reply);
  expect(failures.map((failed) => failed && [failed.id, failed.fatal])).toEqual([
    [1, false],
    [2, false],
  ]);
  expect(failures.map((failed) => failed && failed.failure.sentence)).toEqual([
    'Line 1 has "x" at character 3; 1 to 4 or . for an open cell wanted.',
    'There is no puzzle called "chess".',
  ]);
});

test('An exception out of Z3 is a failure after which the worker must go', async () => {
  const { ask, replies } = await open((z3) => ({
    ...z3,
    createSolver: () => ({
      ...z3.createSolver(),
      check() {
        throw new WebAssembly.RuntimeError('memory access out of bounds');
      },
    }),
  }));
  await ask('solve', 'kurosu', KUROSU);
  expect(replies).toMatchObject([
    {
      kind: 'failed',
      id: 1,
      fatal: true,
      failure: { detail: expect.stringContaining('memory access out of bounds') as string },
    },
  ]);
});

test('A solver that forgets a rule is found out and its answer not shown', async () => {
  const { ask, replies } = await open((z3) => ({
    ...z3,
    createSolver: () => ({ ...z3.createSolver(), assert: () => {} }),
  }));
  await ask('solve', 'sudoku', FOUR);
  expect(replies).toMatchObject([{ kind: 'failed', fatal: true }]);
});

test('Where there is no Z3 our own solver gives a hint, and what takes Z3 fails without ending the worker', async () => {
  const replies: Reply[] = [];
  const answering = createAnswering(WITHOUT_Z3, (reply) => replies.push(reply));
  const hint = { kind: 'hint', asks: { marks: [], noted: [], struck: [] } } as const;
  const questions: readonly Question[] = [
    { ...hint, puzzle: { type: 'kurosu', text: KUROSU } },
    // Its first step follows from no rule by itself (Arto Inkala, 2012).
    {
      ...hint,
      puzzle: {
        type: 'sudoku',
        text: '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
      },
    },
    { kind: 'ask', puzzle: { type: 'sudoku', text: FOUR }, asks: { cell: 1, value: 2 } },
    { ...hint, puzzle: { type: 'kurosu', text: KUROSU } },
  ];
  for (const [id, question] of questions.entries()) await answering({ kind: 'ask', id, question });
  expect(
    replies.map((reply) =>
      reply.kind === 'failed'
        ? { fatal: reply.fatal }
        : reply.kind === 'answer' && typeof reply.answer === 'object' && 'kind' in reply.answer
          ? reply.answer.kind
          : reply.kind,
    ),
  ).toEqual(['step', 'step', { fatal: false }, 'step']);
});

test('The trap of a function that the slim part lacks is told from other errors', () => {
  expect(isTrap(new WebAssembly.RuntimeError('unreachable'))).toBe(true);
  expect(isTrap(new WebAssembly.RuntimeError('memory access out of bounds'))).toBe(false);
  expect(isTrap(new Error('unreachable'))).toBe(false);
});
