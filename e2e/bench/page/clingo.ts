import { init } from 'clingo-runner';
import { readCells } from './constraints.ts';
import { groundProgram } from './groundProgram.ts';
import { programOf } from './programs.ts';
import type { OpenRival, Search } from './rival.ts';

type Run = Awaited<ReturnType<typeof init>>;

/** Loads the wasm once; a run takes the whole program each time. */
const load = (): Promise<Run> => init({ singleThreaded: true });

/** Runs a program for some answers, each read from the atoms that it shows. */
const searching =
  (
    run: Run,
    program: string,
    options: readonly string[],
    read: (atoms: readonly string[]) => readonly number[],
  ): Search =>
  (limit) => {
    const result = run(program, limit, ['--project=show', ...options]);
    if (result.Result === 'ERROR') throw new Error(result.Error);
    const witnesses = result.Call?.[0]?.Witnesses ?? [];
    return {
      answers: witnesses.map(({ Value: shown }) => read(shown ?? [])),
      complete: result.Models?.More !== 'yes',
    };
  };

/** Clingo with a program as people write it: it grounds, then solves. */
export async function openClingo(): Promise<OpenRival> {
  const run = await load();
  return {
    take: ({ type, puzzle, cells }) =>
      searching(run, programOf(type, puzzle), [], (atoms) => {
        const values = Array.from({ length: cells }, () => 0);
        for (const atom of atoms) {
          const [, cell, value] = /^v\((\d+),(\d+)\)$/.exec(atom) ?? [];
          values[Number(cell)] = Number(value);
        }
        return values;
      }),
  };
}

/** Clingo with nothing left to ground. */
export async function openGround(): Promise<OpenRival> {
  const run = await load();
  return {
    take(told) {
      const constraints = told.constraints();
      return searching(run, groundProgram(constraints), ['--mode=clasp'], (shown) => {
        const atoms = new Set(shown.map((atom) => Number(atom.slice(1))));
        return readCells(constraints, (literal) => atoms.has(Math.abs(literal)) === literal > 0);
      });
    },
  };
}
