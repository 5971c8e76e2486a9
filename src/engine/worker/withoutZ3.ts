import type { Z3 } from '#engine/z3/z3.ts';

/** A question took Z3, and the worker has none: whoever asked may ask one that has. */
export class NoZ3Error extends Error {
  override readonly name = 'NoZ3Error';
}

function refuse(): never {
  throw new NoZ3Error('This worker has no Z3');
}

/** What stands for Z3 in a worker that answers by our own solver. */
export const WITHOUT_Z3: Z3 = {
  createSolver: refuse,
  openConsole: refuse,
  evaluateSmtlib: refuse,
};
