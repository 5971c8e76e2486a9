/** What stands in the editor at first: a small puzzle that has everything. */
export const STARTER = `lab 1
puzzle My puzzle
  Write the rules here; the board beside them follows.
board square 4 to 9
fill each cell: number 1 to the side
clues
  the answer in some cells
rules
  in each row and column all numbers differ
  touching cells differ
example
  1...
  ....
  ....
  ....
`;
