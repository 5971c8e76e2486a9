import { init } from 'clingo-runner';
import { readCells } from './constraints.ts';
import { groundProgram } from './groundProgram.ts';
import type { Rival } from './rival.ts';

/** Clingo, its wasm loaded once; a run takes the whole program each time. */
export async function openClingo(): Promise<Rival> {
  const run = await init({ singleThreaded: true });
  return (constraints) => {
    const program = groundProgram(constraints);
    return (limit) => {
      const result = run(program, limit, ['--mode=clasp', '--project=show']);
      if (result.Result === 'ERROR') throw new Error(result.Error);
      const answers = (result.Call?.[0]?.Witnesses ?? []).map(({ Value: shown }) => {
        const atoms = new Set((shown ?? []).map((atom) => Number(atom.slice(1))));
        return readCells(constraints, (literal) => atoms.has(Math.abs(literal)) === literal > 0);
      });
      return { answers, complete: result.Models?.More !== 'yes' };
    };
  };
}
