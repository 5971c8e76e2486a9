/**
 * MiniSat as the npm package `logic-solver` has it. Its script is asm.js, which engines compile
 * ahead only as it was written: a bundler must not touch a character of it.
 */
import source from 'minisat-source';

interface Native {
  readonly HEAP8: Int8Array;
  readonly HEAP32: Int32Array;
  readonly Runtime: {
    stackSave(): number;
    stackAlloc(bytes: number): number;
    stackRestore(address: number): void;
  };
  _createTheSolver(): void;
  _ensureVar(variable: number): void;
  _addClause(address: number): number;
  _solve(): number;
  _getSolution(): number;
}

/** One solver with a memory of its own. A literal is a variable's number, negative for its negation. */
export interface MiniSat {
  ensure(variables: number): void;
  add(clause: readonly number[]): void;
  solve(): boolean;
  /** Which literals of the first `variables` hold in the answer that was found last. */
  solution(variables: number): (literal: number) => boolean;
}

const load = (): (() => Native) => {
  const holder: { exports?: () => Native } = {};
  // eslint-disable-next-line no-new-func -- the script was written for another kind of module
  new Function('module', source)(holder);
  if (holder.exports === undefined) throw new Error('The script of MiniSat exports nothing');
  return holder.exports;
};

let module: (() => Native) | undefined;

export function createMiniSat(): MiniSat {
  const native = (module ??= load())();
  const {
    HEAP8: bytes,
    HEAP32: words,
    Runtime: runtime,
    _createTheSolver: create,
    _ensureVar: ensure,
    _addClause: addClause,
    _solve: solve,
    _getSolution: getSolution,
  } = native;
  create();
  return {
    ensure: (variables) => ensure(variables),
    add(clause) {
      const stack = runtime.stackSave();
      const address = runtime.stackAlloc((clause.length + 1) * 4);
      words.set(clause, address >> 2);
      words[(address >> 2) + clause.length] = 0;
      addClause(address);
      runtime.stackRestore(stack);
    },
    solve: () => solve() !== 0,
    solution(variables) {
      const start = getSolution();
      const copy = bytes.slice(start, start + variables);
      // 0 is MiniSat's word for true.
      return (literal) => (copy[Math.abs(literal) - 1] === 0) === literal > 0;
    },
  };
}
