import type { Z3 } from '#engine/z3/z3.ts';

/** A question needs Z3, and this worker has none; the caller may ask one that has. */
export class NoZ3Error extends Error {
  override readonly name = 'NoZ3Error';
}

function refuse(): never {
  throw new NoZ3Error('This worker has no Z3');
}

/** Replaces Z3 in a worker that answers with our own solver. */
export const WITHOUT_Z3: Z3 = {
  createSolver: refuse,
  openConsole: refuse,
  evaluateSmtlib: refuse,
};
