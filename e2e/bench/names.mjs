/** What the tables and plots call each solver. */
export const NAMES = {
  Gridproof: 'Gridproof',
  clingo: 'Clingo',
  ground: 'Clingo, ground',
  minisat: 'MiniSat',
  cadical: 'CaDiCaL',
  minizinc: 'MiniZinc',
};
