import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckOutcome as Checked } from '#checker/ask.ts';
import type { Verdict } from '#engine/page/client.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import type { Heard } from '#store/testing.ts';
import { useSolutions } from './solutions.ts';
import { solve } from './solving.ts';
import { confirm, confirmAnyway, useConfirmation } from './confirmation.ts';
import { enterValue, openDocument } from '#store/document/document.ts';
import { fakeSession, heard } from '#store/testing.ts';

fakeSession();

let checks: ((outcome: Checked) => void)[] = [];
let cancelled = 0;

vi.mock('#checker/ask.ts', () => ({
  startCheck: () => ({
    outcome: new Promise<Checked>((settle) => checks.push(settle)),
    cancel: () => void (cancelled += 1),
  }),
}));
vi.stubGlobal('requestAnimationFrame', () => 0);

const UNIQUE: Verdict = { kind: 'unique', solution: [1, 2], milliseconds: 3 };
const several = (count: number, complete: boolean): Verdict => ({
  kind: 'several',
  solutions: Array.from({ length: count }, (_, index) => [index]),
  complete,
  milliseconds: 1,
});
const CERTIFICATE = { formula: 'formula', proof: 'proof' };

const asked = (kind: string): Heard => {
  const question = heard.findLast((each) => each.kind === kind);
  if (question === undefined) throw new Error(`${kind} was not asked`);
  return question;
};
const wait = async () => {
  await vi.advanceTimersByTimeAsync(2000);
  await vi.dynamicImportSettled();
};
const checkedAs = async (solutions: number) => {
  checks.at(-1)?.({
    kind: 'done',
    checked: { kind: 'checked', steps: 41, solutions, cells: 81 },
    milliseconds: 5,
  });
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  openDocument(sudoku, emptyPuzzle(sudoku));
  heard.length = 0;
  checks = [];
  cancelled = 0;
});

it('of as many solutions, a proof is written once they are known to be all', async () => {
  confirm({ by: 'rules', outcome: several(2, false) });
  await wait();
  expect(heard.map(({ kind }) => kind)).not.toContain('certify');
  confirm({ by: 'rules', outcome: several(2, true) });
  expect(useConfirmation.getState().certification).toEqual({ kind: 'checking' });
  await wait();
  expect(asked('certify').asks).toEqual({ solutions: [[0], [1]] });
});

describe('a verdict of our own solver', () => {
  it('has its proof written, then checked, and Z3 asked about the very solution', async () => {
    confirm({ by: 'rules', outcome: UNIQUE });
    expect(useConfirmation.getState()).toEqual({
      certification: { kind: 'checking' },
      agreement: 'asked',
    });
    await wait();
    expect(asked('certify').asks).toEqual({ solutions: [[1, 2]] });
    await asked('certify').answer(CERTIFICATE);
    expect(useConfirmation.getState().certification).toEqual({ kind: 'checking' });
    await checkedAs(1);
    expect(useConfirmation.getState().certification).toEqual({
      kind: 'checked',
      certificate: CERTIFICATE,
      steps: 41,
      milliseconds: 5,
    });
    expect(asked('confirm').asks).toEqual({ solutions: [[1, 2]], complete: true });
    await asked('confirm').answer('confirmed');
    expect(useConfirmation.getState().agreement).toBe('agrees');
  });

  it('is not confirmed by Z3 where the browser saves data, until somebody asks', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    confirm({ by: 'rules', outcome: UNIQUE });
    vi.unstubAllGlobals();
    await wait();
    expect(heard.map(({ kind }) => kind)).toEqual(['certify']);
    expect(useConfirmation.getState().agreement).toBe('spared');
    confirmAnyway();
    await asked('confirm').answer('confirmed');
    expect(useConfirmation.getState().agreement).toBe('agrees');
  });

  it('without Z3 says that there is no network, where there is none', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    confirm({ by: 'rules', outcome: UNIQUE });
    await wait();
    asked('confirm').settle({ kind: 'failed', sentence: 'not downloaded', detail: '' });
    await vi.advanceTimersByTimeAsync(0);
    expect(useConfirmation.getState().agreement).toBe('offline');
    vi.unstubAllGlobals();
  });

  it('is confirmed once, however often it is shown', async () => {
    confirm({ by: 'rules', outcome: UNIQUE });
    confirm({ by: 'rules', outcome: UNIQUE });
    await wait();
    expect(heard.map(({ kind }) => kind)).toEqual(['certify', 'confirm']);
  });

  it('that lists some solutions is no proof of how many there are', async () => {
    confirm({ by: 'rules', outcome: several(2, false) });
    expect(useConfirmation.getState().certification).toEqual({ kind: 'none' });
    await wait();
    expect(heard.map(({ kind }) => kind)).toEqual(['confirm']);
    expect(asked('confirm').asks).toEqual({ solutions: [[0], [1]], complete: false });
  });

  it('is confirmed anew when its list has grown', async () => {
    confirm({ by: 'rules', outcome: several(2, false) });
    await wait();
    const first = asked('confirm');
    confirm({ by: 'rules', outcome: several(30, true) });
    expect(first.ended).toBe(true);
    await wait();
    expect(asked('confirm').asks).toMatchObject({ complete: true });
    await asked('certify').answer(CERTIFICATE);
    await checkedAs(30);
    expect(useConfirmation.getState().certification.kind).toBe('checked');
  });

  it('is forgotten with the clues, and its check is ended', async () => {
    confirm({ by: 'rules', outcome: UNIQUE });
    await wait();
    await asked('certify').answer(CERTIFICATE);
    enterValue('clues', [0], 1);
    expect(cancelled).toBe(1);
    await checkedAs(1);
    expect(useConfirmation.getState()).toEqual({
      certification: { kind: 'none' },
      agreement: 'none',
    });
  });

  it('without a proof says so', async () => {
    confirm({ by: 'rules', outcome: UNIQUE });
    await wait();
    await asked('certify').answer('none');
    expect(useConfirmation.getState().certification).toEqual({ kind: 'absent' });
  });

  it('that a method without steps found says so', async () => {
    confirm({ by: 'rules', outcome: UNIQUE });
    await wait();
    await asked('certify').answer('no log');
    expect(useConfirmation.getState().certification).toEqual({ kind: 'stepless' });
  });
});

describe('a verdict that Z3 found', () => {
  it('because our solver gave up has no second proof', async () => {
    confirm({ by: 'z3', outcome: UNIQUE });
    await wait();
    expect(heard).toEqual([]);
    expect(useConfirmation.getState()).toEqual({
      certification: { kind: 'absent' },
      agreement: 'found',
    });
  });

  it('by counting all gets one from our solver, if all are listed', async () => {
    confirm({ by: 'z3', outcome: several(300, true) });
    await wait();
    await asked('certify').answer(CERTIFICATE);
    await checkedAs(300);
    expect(useConfirmation.getState()).toMatchObject({
      certification: { kind: 'checked' },
      agreement: 'found',
    });
  });
});

describe('nothing is shown any more', () => {
  it.each<[string, () => Promise<void>]>([
    ['Z3 refutes it', () => asked('confirm').answer('refuted')],
    ['our solver finds other solutions', () => asked('certify').answer('differs')],
    [
      'a step does not follow',
      async () => {
        await asked('certify').answer(CERTIFICATE);
        const checked = {
          kind: 'refused',
          file: 'proof',
          line: 7,
          what: 'does not follow',
        } as const;
        checks.at(-1)?.({ kind: 'done', checked, milliseconds: 1 });
        await vi.advanceTimersByTimeAsync(0);
      },
    ],
    [
      'the proof is of another number of solutions',
      async () => {
        await asked('certify').answer(CERTIFICATE);
        await checkedAs(2);
      },
    ],
  ])('when %s; Solve then asks again', async (_, happens) => {
    enterValue('clues', [0], 1);
    void solve();
    await asked('solveByRules').answer(UNIQUE);
    expect(useSolutions.getState()).toMatchObject({ state: UNIQUE, shown: 0 });
    await wait();
    await happens();
    expect(useSolutions.getState()).toMatchObject({ state: { kind: 'failed' }, shown: undefined });
    heard.length = 0;
    void solve();
    await asked('solveByRules').answer(UNIQUE);
    await wait();
    expect(asked('certify').asks).toEqual({ solutions: [[1, 2]] });
  });
});
